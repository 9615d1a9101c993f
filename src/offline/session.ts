import * as v from 'valibot'
import { refreshToken } from '#contract/account/session-calls.ts'
import { type Token, token as tokenShape } from '#contract/account/token.ts'
import type { call, Failure } from './call.ts'
import { lockNames } from './store-names.ts'
import { openStore } from './stores.ts'
import { withLock } from './with-lock.ts'

/** Who is signed in on this phone; its truth is IndexedDB, which page and worker both read (decision 0022). */
const sessionShape = v.object({
  token: tokenShape,
  /** When the access token ends by this phone's clock, in ms. */
  endsAt: v.number(),
  /** The `Idempotency-Key` of a renewal that was asked for and not yet answered. */
  flight: v.optional(v.string()),
})
export type Session = v.InferOutput<typeof sessionShape>

const store = openStore<Session>('session')
const key = 'now'
const listeners = new Set<(session: Session | null) => void>()

/** Tells of every session that is saved, renewed or cleared by this page; gives back how to stop. */
export function watchSessions(listener: (session: Session | null) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const tell = (session: Session | null) => {
  for (const listener of listeners) listener(session)
}

/** Who is signed in; null for a guest, and for a record that does not read. */
export async function readSession(): Promise<Session | null> {
  const read = v.safeParse(sessionShape, await store.read(key))
  return read.success ? read.output : null
}

const sessionOf = (token: Token): Session => ({
  token: v.parse(tokenShape, token),
  endsAt: Date.now() + token.expires_in * 1000,
})

/** Keeps a token; false where the phone would not, and it lives until the tab closes. */
export async function saveSession(token: Token): Promise<boolean> {
  const session = sessionOf(token)
  const isKept = await store.write(key, session)
  tell(session)
  return isKept
}

/** Makes something else of a session; false, and nothing happens, where it is no longer the phone's: who has left meanwhile stays away. */
const replace = ({ token: { refresh_token: own } }: Session, next: Session): Promise<boolean> =>
  store.change(key, (now) => (now?.token.refresh_token === own ? next : undefined))

/** Another nickname or picture, after the profile was changed. */
export async function renameSession(shown: { readonly nickName: string; readonly pic: string }): Promise<void> {
  const session = await readSession()
  if (!session) return
  const renamed = { ...session, token: { ...session.token, ...shown } }
  if (await replace(session, renamed)) tell(renamed)
}

/** Forgets who is signed in. */
export async function clearSession(): Promise<void> {
  await store.remove(key)
  tell(null)
}

/** A token is renewed when less than this part of its life is left: one day of seven. */
const lastPart = 1 / 7
const isFresh = ({ token, endsAt }: Session) => endsAt - Date.now() > token.expires_in * 1000 * lastPart

/**
 * Who is signed in, with a token that lives, renewed where it is about to end; null for a guest. A token that could not
 * be renewed serves as long as it lives; after that, the failure says why.
 */
export async function freshSession(base: string, renewBy: typeof call): Promise<Session | Failure | null> {
  const session = await readSession()
  if (!session || isFresh(session)) return session
  const failure = await renewOnce(base, renewBy)
  if (!failure) return readSession()
  const isEnded = failure.kind === 'refused' && failure.code === 'REFRESH_ENDED'
  return isEnded || session.endsAt <= Date.now() ? failure : session
}

let renewing: Promise<Failure | null> | null = null

/** One renewal at a time, of all tabs where the browser has locks. */
function renewOnce(base: string, renewBy: typeof call): Promise<Failure | null> {
  renewing ??= withLock(lockNames.renewing, () => renew(base, renewBy)).finally(() => {
    renewing = null
  })
  return renewing
}

/** A refresh token is used up by its first use: a lost answer is asked for again with the same key, which is written down first. */
async function renew(base: string, renewBy: typeof call): Promise<Failure | null> {
  const session = await readSession()
  // Another tab was faster.
  if (!session || isFresh(session)) return null
  const flight = session.flight ?? crypto.randomUUID()
  if (!(await replace(session, { ...session, flight }))) return null
  const outcome = await renewBy(
    refreshToken,
    {},
    { base, body: { refresh_token: session.token.refresh_token }, key: flight },
  )
  if (!outcome.ok) return outcome.failure
  const renewed = sessionOf(outcome.value)
  if (await replace(session, renewed)) tell(renewed)
  return null
}
