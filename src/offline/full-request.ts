import type { CallableEndpoint, Endpoint } from '#contract/endpoint.ts'
import type { CallOptions, call, Failure } from './call.ts'
import { freshSession, readSession, renewRefused, type Session } from './session.ts'

/** The parts of a request that an open GET does not need. */
export type FullRequest = {
  readonly path: Endpoint['path']
  readonly headers: Record<string, string>
  readonly body: string | undefined
  /** Called after a 401; see the function `afterRefusal`. */
  readonly afterRefusal: () => Promise<{ readonly key: string | undefined; readonly isRepeated: true } | Failure | null>
}

/** The failure of a call that is not sent, because its shopper is not signed in on this phone. */
const notSignedIn: Failure = { kind: 'refused', status: 0, code: 'NOT_SIGNED_IN', desc: 'Please log in.' }

/**
 * Builds path, headers and body of a write or a shopper's call (docs/wire.md#conventions): the token, the region below
 * `/p/`, and the `Idempotency-Key` of a write. Returns a failure if the token has expired and `renewBy` could not renew
 * it, or if another shopper is signed in.
 */
export async function fullRequest<E extends Endpoint>(
  endpoint: CallableEndpoint<E>,
  { base, body, params, key, regionId, userId, tokenOf, token, isRepeated }: CallOptions<E>,
  renewBy: typeof call,
): Promise<FullRequest | Failure> {
  const isPersonal = endpoint.access === 'shopper' || tokenOf !== undefined
  const known = isPersonal && token === undefined ? await freshSession(base, renewBy) : null
  if (known && 'kind' in known) return known
  const session = tokenOf === undefined || known?.token.userId === tokenOf ? known : null
  if (userId !== undefined && session?.token.userId !== userId) return notSignedIn
  const headers: Record<string, string> = {}
  const bearer = token ?? session?.token.access_token
  if (bearer) headers['Authorization'] = `Bearer ${bearer}`
  if (regionId !== undefined && endpoint.path.startsWith('/p/')) headers['Region'] = String(regionId)
  if (endpoint.method !== 'GET') headers['Idempotency-Key'] = key ?? crypto.randomUUID()
  return {
    path: filled(endpoint.path, params ?? {}),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    afterRefusal: async () =>
      session && !isRepeated ? afterRefusal(session, headers['Idempotency-Key'], base, renewBy) : null,
  }
}

/** Fills in the `:names` of a path. */
const filled = (path: Endpoint['path'], params: Readonly<Record<string, string | number>>): Endpoint['path'] =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) as Endpoint['path']

/**
 * Decides about a call that got a 401. The phone may have a newer token, after a login or a password change in another
 * tab; otherwise the token is renewed, because the phone's clock may be wrong about its end. The call is then repeated
 * once under its own key, or fails if the newer token is another shopper's or the renewal failed. Returns null if no
 * shopper is signed in.
 */
async function afterRefusal(
  refused: Session,
  key: string | undefined,
  base: string,
  renewBy: typeof call,
): Promise<{ readonly key: string | undefined; readonly isRepeated: true } | Failure | null> {
  const { token: sent } = refused
  const stored = await readSession()
  const isNewer = stored?.token.access_token !== sent.access_token
  const now = isNewer ? stored : await renewRefused(refused, base, renewBy)
  if (!now || 'kind' in now) return now
  return now.token.userId === sent.userId ? { key, isRepeated: true } : notSignedIn
}
