import * as v from 'valibot'
import { facebookLogin, googleLogin } from '#contract/account/sign-in.ts'
import type { Token } from '#contract/account/token.ts'
import type { Place } from '#device/place.ts'
import { isReachable } from '#offline/is-reachable.ts'
import { sessionKeys } from '#offline/storage-keys.ts'
import { command } from '#session/shopper-queries.ts'
import { ownPath } from '#session/way-back.ts'
import type { Wanted } from './login-dialogue.ts'

const provider = v.picklist(['google', 'facebook'])
export type OutsideWay = {
  readonly provider: v.InferOutput<typeof provider>
  readonly clientId: string
  readonly authorizeUrl: string
  readonly isSandbox: boolean
}

/** Where the issuer sends the browser back to; it has to be registered with Google and Facebook. */
export const wayBackFromOutside = '/signed-in'

/** What this tab remembers while the browser is away: what must come back, and where to go on. */
const flight = v.object({ provider, state: v.string(), nonce: v.string(), path: ownPath })
type Flight = v.InferOutput<typeof flight>

/** What is asked of the person: who they are, their mail, their name; each calls it its own way. */
const scopes = { google: 'openid email profile', facebook: 'openid email public_profile' } as const

/** So long, in ms, an issuer is waited for before the page is left: in some places it never answers. */
const patience = 3_000

/** Whether the issuer is there; asked when its button is touched, never before. */
export const isIssuerThere = ({ authorizeUrl }: OutsideWay): Promise<boolean> =>
  isReachable(`${new URL(authorizeUrl, location.origin).origin}/.well-known/openid-configuration`, patience)

/** Sends the browser to the issuer (OpenID Connect, `response_type=id_token`); it comes back to `/signed-in`. */
export function startOutside({ provider: by, clientId, authorizeUrl }: OutsideWay, { path }: Wanted): void {
  const started: Flight = {
    provider: by,
    state: crypto.randomUUID(),
    nonce: crypto.randomUUID(),
    path: path ?? location.pathname + location.search,
  }
  try {
    sessionStorage.setItem(sessionKeys.outside, JSON.stringify(started))
  } catch {
    // Without a memory nothing that comes back can be trusted; it says so then.
  }
  const address = new URL(authorizeUrl, location.origin)
  const { state, nonce } = started
  const question = {
    client_id: clientId,
    redirect_uri: location.origin + wayBackFromOutside,
    response_type: 'id_token',
    scope: scopes[by],
    state,
    nonce,
  }
  for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value)
  location.assign(address)
}

/** What the tab remembers of it, once. */
function takeFlight(): Flight | null {
  try {
    const read = v.safeParse(flight, JSON.parse(sessionStorage.getItem(sessionKeys.outside) ?? 'null'))
    sessionStorage.removeItem(sessionKeys.outside)
    return read.success ? read.output : null
  } catch {
    // The browser forbids storage, or the record is broken: the sign-in cannot be trusted and fails.
    return null
  }
}

const claims = v.object({ nonce: v.string() })

/** Whether an ID token answers the question that this tab asked; the server checks who signed it. */
function hasNonce(idToken: string, nonce: string): boolean {
  try {
    const [, payload = ''] = idToken.split('.')
    const read = v.safeParse(claims, JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
    return read.success && read.output.nonce === nonce
  } catch {
    // A token that cannot be read answers no request of this tab.
    return false
  }
}

/** What became of it: a token of ours, or why not, for the log; and where to go on. */
export type Returned = { readonly path: string } & ({ readonly token: Token } | { readonly why: string })

/** Takes the issuer's answer out of the address (`#id_token=…&state=…`) and signs in with it. */
export async function returnFromOutside(hash: string, { regionId, lang }: Place): Promise<Returned> {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  const started = takeFlight()
  if (!started) return { path: '/', why: 'nothing was asked' }
  const { path, provider: by } = started
  const idToken = answer.get('id_token') ?? ''
  if (answer.get('state') !== started.state || !hasNonce(idToken, started.nonce))
    return { path, why: answer.get('error') ?? 'the answer is not to our question' }
  const body = { regionId, idToken, lang }
  const outcome = by === 'google' ? await command(googleLogin, { body }) : await command(facebookLogin, { body })
  if (outcome.ok) return { path, token: outcome.value }
  return { path, why: 'code' in outcome.failure ? outcome.failure.code : outcome.failure.kind }
}
