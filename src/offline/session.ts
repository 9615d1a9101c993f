import * as v from 'valibot'
import { refreshToken } from '#contract/account/session-calls.ts'
import { type Token, token as tokenShape } from '#contract/account/token.ts'
import type { call, Failure } from './call.ts'
import { lockNames } from './store-names.ts'
import { openStore } from './stores.ts'
import { withLock } from './with-lock.ts'

/**
 * The signed-in shopper. IndexedDB is the source of truth, because both page and worker can read it (decision 0020).
 */
const sessionShape = v.object({
  token: tokenShape,
  /** The time at which the access token expires, in ms by this phone's clock. */
  endsAt: v.number(),
  /** The `Idempotency-Key` of a renewal without an answer. */
  flight: v.optional(v.string()),
})
export type Session = v.InferOutput<typeof sessionShape>

const store = openStore<Session>('session')
const key = 'now'
const listeners = new Set<(session: Session | null) => void>()

/** Calls `listener` for every session that this page saves, renews or clears. Returns the function that stops it. */
export function watchSessions(listener: (session: Session | null) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const notify = (session: Session | null) => {
  for (const listener of listeners) listener(session)
}

/**
 * Reads the session; null for a guest, and for an invalid record. `unreadable`: this phone could not read the record.
 */
export async function findSession(): Promise<Session | 'unreadable' | null> {
  const found = await store.find(key)
  if (!found) return 'unreadable'
  const read = v.safeParse(sessionShape, found.value)
  return read.success ? read.output : null
}

/** Reads the session; null for a guest, and for a record that is invalid or could not be read. */
export async function readSession(): Promise<Session | null> {
  const session = await findSession()
  return session === 'unreadable' ? null : session
}

const sessionOf = (token: Token): Session => ({
  token: v.parse(tokenShape, token),
  endsAt: Date.now() + token.expires_in * 1000,
})

/** Saves a token. Returns false if the phone could not store the session, which is then lost when the tab closes. */
export async function saveSession(token: Token): Promise<boolean> {
  const session = sessionOf(token)
  const isStored = await store.write(key, session)
  notify(session)
  return isStored
}

/**
 * Replaces the session. Returns false, without any change, if the phone's session is no longer this one: a shopper who
 * logged out in the meantime must not be signed in again.
 */
const replace = ({ token: { refresh_token: own } }: Session, next: Session): Promise<boolean> =>
  store.change(key, (now) => (now?.token.refresh_token === own ? next : undefined))

/** Updates nickname and picture after a change of the profile. */
export async function renameSession(shown: { readonly nickName: string; readonly pic: string }): Promise<void> {
  const session = await readSession()
  if (!session) return
  const renamed = { ...session, token: { ...session.token, ...shown } }
  if (await replace(session, renamed)) notify(renamed)
}

/** Removes the session from this phone. */
export async function clearSession(): Promise<void> {
  await store.remove(key)
  notify(null)
}

/** A token is renewed in the last part of its lifetime: one day of seven. */
const lastPart = 1 / 7
/** Small corrections of the phone's clock, in ms, cause no renewal. */
const clockDrift = 60_000

/**
 * Whether the token needs no renewal yet. A token with more than its lifetime left was stored while the phone's clock
 * was ahead, or is read while the clock is behind: its true end is unknown.
 */
function isFresh({ token, endsAt }: Session): boolean {
  const life = token.expires_in * 1000
  const left = endsAt - Date.now()
  return left > life * lastPart && left <= life + clockDrift
}

/**
 * Reads the session with a valid token, renewed by `renewBy` shortly before the token expires; null for a guest. A
 * token that could not be renewed is used until it expires; after that, the failure of the renewal is returned. The
 * caller passes `call`, which itself depends on this module.
 */
export async function freshSession(base: string, renewBy: typeof call): Promise<Session | Failure | null> {
  const session = await readSession()
  if (!session || isFresh(session)) return session
  const failure = await renewOnce(base, renewBy)
  const now = await readSession()
  // Another tab may have renewed the token at the same time, so that this renewal came too late.
  const isReplaced = now && now.token.refresh_token !== session.token.refresh_token
  if (!failure || isReplaced) return now
  const isEnded = failure.kind === 'refused' && failure.code === 'REFRESH_ENDED'
  return isEnded || session.endsAt <= Date.now() ? failure : session
}

/**
 * Renews a token that the server refused although the phone takes the token for valid: a phone whose clock stood still
 * does not know that the token has expired. Returns the newer session, the failure of the renewal, or null for a guest.
 */
export async function renewRefused(
  { token: { access_token: refused } }: Session,
  base: string,
  renewBy: typeof call,
): Promise<Session | Failure | null> {
  await store.change(key, (now) => (now?.token.access_token === refused ? { ...now, endsAt: 0 } : undefined))
  return freshSession(base, renewBy)
}

let renewing: Promise<Failure | null> | null = null

/** Allows one renewal at a time, in all tabs if the browser has Web Locks. */
function renewOnce(base: string, renewBy: typeof call): Promise<Failure | null> {
  renewing ??= withLock(lockNames.renewing, () => renew(base, renewBy)).finally(() => {
    renewing = null
  })
  return renewing
}

/**
 * Renews the token. A renewal without an answer is repeated like any write, with its key, which is stored beforehand:
 * the server answers the same pair again.
 */
async function renew(base: string, renewBy: typeof call): Promise<Failure | null> {
  const session = await readSession()
  // Another tab has renewed the token.
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
  if (await replace(session, renewed)) notify(renewed)
  return null
}
