import type { Asked, Endpoint } from '#contract/endpoint.ts'
import type { CallOptions, call, Failure } from './call.ts'
import { freshSession, readSession, type Session } from './session.ts'

/** What a request has beyond an open GET's. */
export type FullRequest = {
  readonly path: Endpoint['path']
  readonly headers: Record<string, string>
  readonly body: string | undefined
  /** What becomes of it once its token was refused: see `afterRefusal`. */
  readonly afterRefusal: () => Promise<{ readonly key: string | undefined } | Failure | null>
}

/** Never sent: the call belongs to somebody who is not signed in here now. */
const notTheirs: Failure = { kind: 'refused', status: 0, code: 'NOT_SIGNED_IN', desc: 'Please log in.' }

/**
 * Path, headers and body of a write or a shopper's call (docs/wire.md#conventions): the token, the region below `/p/`,
 * and a write's `Idempotency-Key`. A failure where the token has ended and could not be renewed, or is another
 * person's.
 */
export async function fullRequest<E extends Endpoint>(
  endpoint: Asked<E>,
  { base, body, params, key, regionId, userId, token }: CallOptions<E>,
  renewBy: typeof call,
): Promise<FullRequest | Failure> {
  const session = endpoint.access === 'shopper' && token === undefined ? await freshSession(base, renewBy) : null
  if (session && 'kind' in session) return session
  if (userId !== undefined && session?.token.userId !== userId) return notTheirs
  const headers: Record<string, string> = {}
  const bearer = token ?? session?.token.access_token
  if (bearer) headers['Authorization'] = `Bearer ${bearer}`
  if (regionId !== undefined && endpoint.path.startsWith('/p/')) headers['Region'] = String(regionId)
  if (endpoint.method !== 'GET') headers['Idempotency-Key'] = key ?? crypto.randomUUID()
  return {
    path: filled(endpoint.path, params ?? {}),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    afterRefusal: async () => session && afterRefusal(session, headers['Idempotency-Key']),
  }
}

/** A path with its `:names` filled in. */
const filled = (path: Endpoint['path'], params: Readonly<Record<string, string | number>>): Endpoint['path'] =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) as Endpoint['path']

/**
 * What becomes of a call whose token was refused while the phone has another one by now, from a sign-in or a new password in another
 * tab: it is made again with that one, under its own key, or fails as another person's. Null where the refused token is still the
 * phone's, or nobody is signed in.
 */
async function afterRefusal(
  { token: sent }: Session,
  key: string | undefined,
): Promise<{ readonly key: string | undefined } | Failure | null> {
  const now = await readSession()
  if (!now || now.token.access_token === sent.access_token) return null
  return now.token.userId === sent.userId ? { key } : notTheirs
}
