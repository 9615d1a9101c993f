import * as v from 'valibot'
import { facebookLogin, googleLogin } from '#contract/account/sign-in.ts'
import type { Token } from '#contract/account/token.ts'
import type { Market } from '#device/market.ts'
import { isReachable } from '#offline/is-reachable.ts'
import { sessionKeys } from '#offline/storage-keys.ts'
import { ownPath } from '#session/return-path.ts'
import { command } from '#session/shopper-queries.ts'
import { newcomerTraits } from '#session/sign-in-traits.ts'
import type { LoginTarget } from './open-login.ts'

const provider = v.picklist(['google', 'facebook'])
export type SignInIssuer = {
  readonly provider: v.InferOutput<typeof provider>
  readonly clientId: string
  readonly authorizeUrl: string
  readonly isSandbox: boolean
}

/** The redirect URI, which must be registered with Google and Facebook. */
const externalReturnPath = '/signed-in'

/** The record in session storage during the redirect: the state and nonce to expect, and the path to continue with. */
const pendingSignIn = v.object({
  provider,
  state: v.string(),
  nonce: v.string(),
  path: ownPath,
  watch: v.optional(v.number()),
})
type PendingSignIn = v.InferOutput<typeof pendingSignIn>

/** OAuth scopes for the shopper's identity, email and name; each provider has its own names. */
const scopes = { google: 'openid email profile', facebook: 'openid email public_profile' } as const

/** Timeout in ms of the reachability check before the redirect: in some countries an issuer never answers. */
const issuerTimeout = 3_000

/** Whether the issuer can be reached; requested only when its button is pressed. */
export const isIssuerReachable = ({ authorizeUrl }: SignInIssuer): Promise<boolean> =>
  isReachable(`${new URL(authorizeUrl, location.origin).origin}/.well-known/openid-configuration`, issuerTimeout)

/**
 * Redirects the browser to the issuer (OpenID Connect, `response_type=id_token`), which redirects back to `/signed-in`.
 */
export function startExternalSignIn(
  { provider: by, clientId, authorizeUrl }: SignInIssuer,
  { path, watch }: LoginTarget,
): void {
  const started: PendingSignIn = {
    provider: by,
    state: crypto.randomUUID(),
    nonce: crypto.randomUUID(),
    path: path ?? location.pathname + location.search,
    watch,
  }
  try {
    sessionStorage.setItem(sessionKeys.outside, JSON.stringify(started))
  } catch {
    // Without session storage the answer cannot be verified; the sign-in then fails on return.
  }
  const address = new URL(authorizeUrl, location.origin)
  const { state, nonce } = started
  const parameters = {
    client_id: clientId,
    redirect_uri: location.origin + externalReturnPath,
    response_type: 'id_token',
    scope: scopes[by],
    state,
    nonce,
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  location.assign(address)
}

/** Reads and removes the record of the redirect; null where there is none. */
function takePendingSignIn(): PendingSignIn | null {
  try {
    const read = v.safeParse(pendingSignIn, JSON.parse(sessionStorage.getItem(sessionKeys.outside) ?? 'null'))
    sessionStorage.removeItem(sessionKeys.outside)
    return read.success ? read.output : null
  } catch {
    // The browser forbids storage, or the record is broken: the sign-in cannot be trusted and fails.
    return null
  }
}

const claims = v.object({ nonce: v.string() })

/** Whether an ID token contains the nonce of this tab's request; the server verifies the signature. */
function hasNonce(idToken: string, nonce: string): boolean {
  try {
    const [, payload = ''] = idToken.split('.')
    const read = v.safeParse(claims, JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
    return read.success && read.output.nonce === nonce
  } catch {
    // An unreadable token answers no request of this tab.
    return false
  }
}

/**
 * The result of an external sign-in: a session token, or the reason of the failure for the log; and the path to
 * continue with.
 */
export type ExternalSignInResult = { readonly path: string; readonly watch?: number | undefined } & (
  | { readonly token: Token }
  | { readonly reason: string }
)

/** Reads the issuer's answer from the address's hash (`#id_token=…&state=…`) and signs in with it. */
export async function finishExternalSignIn(hash: string, { regionId, lang }: Market): Promise<ExternalSignInResult> {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  const started = takePendingSignIn()
  if (!started) return { path: '/', reason: 'nothing was asked' }
  const { path, watch, provider: by } = started
  const idToken = answer.get('id_token') ?? ''
  if (answer.get('state') !== started.state || !hasNonce(idToken, started.nonce))
    return { path, reason: answer.get('error') ?? 'the answer is not to our question' }
  const body = { regionId, idToken, lang, ...newcomerTraits() }
  const outcome = by === 'google' ? await command(googleLogin, { body }) : await command(facebookLogin, { body })
  if (outcome.ok) return { path, watch, token: outcome.value }
  return { path, reason: 'code' in outcome.failure ? outcome.failure.code : outcome.failure.kind }
}
