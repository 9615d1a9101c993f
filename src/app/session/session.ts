import { apiBase } from '#cache/answer.ts'
import { type Token, tokenSeconds } from '#contract/account/token.ts'
import { readLocal, removeLocal, writeCookie, writeLocal } from '#device/device-choices.ts'
import { sayAfterReload } from '#device/said-later.ts'
import { watchCalls } from '#offline/call.ts'
import { logoutOf, logoutsDomain } from '#offline/domains/logouts.ts'
import { append } from '#offline/outbox.ts'
import { clearSession, freshSession, readSession, type Session, saveSession, watchSessions } from '#offline/session.ts'
import { cookieNames, localKeys } from '#offline/storage-keys.ts'
import { channelNames } from '#offline/store-names.ts'
import { askForSync } from '#sync/ask-for-sync.ts'
import { refreshCounts } from './counts.ts'
import { forgetDrafts } from './drafts.ts'
import { forgetPerson, forgetPersonalAnswers } from './forget-person.ts'
import { showAppBadge } from './keep-counts.ts'
import { hasSession, refreshShopper, shopperNow } from './shopper.ts'
import { keepWayBack } from './way-back.ts'

export { type ShownShopper, useShopper } from './shopper.ts'

/** Whose page this is: another person's session sends it home. */
let here: string | null = null
let isWatching = false
let channel: BroadcastChannel | null = null

/**
 * Follows the session: mirrors it, and sends the shopper home when it is lost (spec §4), in every tab. Nothing happens
 * the second time. Whoever makes a shopper's call has called it.
 */
export function watchSession(): void {
  if (isWatching || typeof window === 'undefined') return
  isWatching = true
  here = shopperNow()?.userId ?? null
  watchSessions(mirror)
  watchCalls((outcome) => {
    const isRefused = !outcome.ok && 'status' in outcome.failure && outcome.failure.status === 401
    if (isRefused && hasSession()) void lose()
  })
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelNames.session) : null
  channel?.addEventListener('message', ({ data }) => hear(data === null ? null : String(data)))
  // Browsers without BroadcastChannel, and pages that were asleep when it spoke.
  window.addEventListener('storage', ({ key }) => {
    if (key === localKeys.shopper || key === null) hear(shopperNow()?.userId ?? null)
  })
}

/** At the start of a page: cookie and localStorage say again what IndexedDB knows, and a token about to end is renewed. */
export async function startSession(): Promise<void> {
  watchSession()
  const session = await readSession()
  const known = session?.token.userId ?? null
  mirror(session)
  if (known === null) here = null
  else hear(known)
  if (session) await freshSession(apiBase)
}

/** Cookie and mirror as the session is; the cookie only says that there is one: the server never reads it (spec §3). */
function mirror(session: Session | null): void {
  writeCookie(cookieNames.shopper, session ? '1' : '', session ? tokenSeconds : 0)
  if (!session) {
    for (const key of [localKeys.shopper, localKeys.cartCount, localKeys.unread]) removeLocal(key)
    refreshCounts()
    showAppBadge()
  }
  if (session) {
    const { userId, nickName, pic } = session.token
    const said = JSON.stringify({ userId, nickName, pic })
    if (said !== readLocal(localKeys.shopper)) writeLocal(localKeys.shopper, said)
  }
  refreshShopper()
}

/** What another tab, or the phone's memory, says of who is signed in. */
function hear(userId: string | null): void {
  refreshShopper()
  if (here === null) here = userId
  else if (userId !== here) {
    here = userId
    goHome()
  }
}

const goHome = () => (location.pathname === '/' ? location.reload() : location.assign('/'))

/** The session is lost: the person is logged out here and in every tab. What was not sent yet stays for them. */
async function lose(): Promise<void> {
  console.info(`Signed out at ${location.pathname}`)
  if (here !== null) keepWayBack(here, location.pathname + location.search)
  sayAfterReload('lost')
  // At once, so that other answers of the same moment change nothing any more.
  mirror(null)
  here = null
  await clearSession()
  await forgetPersonalAnswers()
  channel?.postMessage(null)
  goHome()
}

/**
 * Signs in with the token that the shop gave: kept on the phone, in cookie and mirror, and told to the other tabs. False
 * where the phone would not keep it: the caller warns (spec §4). What was begun as a guest, a login or a registration, has come to its
 * end, by whatever way: the next guest of this phone sees nothing of it. Reloading is the caller's, who knows where to.
 */
export async function enter(token: Token): Promise<boolean> {
  watchSession()
  const isKept = await saveSession(token)
  await forgetDrafts('')
  if (here !== null && here !== token.userId) await forgetPersonalAnswers()
  here = token.userId
  channel?.postMessage(token.userId)
  return isKept
}

/** So long, in ms, the shop is waited for when somebody leaves. */
const patience = 5_000

/** Sends the pending logouts; leaves them to the worker where the shop does not answer. */
async function endSession(): Promise<void> {
  const signal = AbortSignal.timeout(patience)
  const report = await import('#offline/replay.ts')
    .then(({ replay }) => replay({ base: apiBase, only: [logoutsDomain], signal }))
    .catch(() => null)
  if (report?.isLeft !== false) await askForSync()
}

/**
 * The chosen logout: ends the token on the server, at once if it answers in 5 s, else when it can be told; clears everything
 * of the person from this phone (language, region, theme and the closed popup stay) and reloads every tab. Ask first where something is unsent. `said` is what
 * the page says then.
 */
export async function leave(said: 'left' | 'deleted' = 'left'): Promise<void> {
  watchSession()
  // Without the cookie a 401 of an ended token is no loss any more (spec §4).
  const session = await readSession()
  const userId = session?.token.userId ?? here ?? ''
  sayAfterReload(said)
  mirror(null)
  here = null
  if (session) {
    await append(logoutsDomain, logoutOf(session.token, Date.now()))
    // A logout that the shop does not hear of in time stays pending.
    await Promise.race([endSession(), new Promise((resolve) => setTimeout(resolve, patience))])
  }
  await clearSession()
  await forgetPerson(userId)
  channel?.postMessage(null)
  // The first was forgotten with the rest.
  sayAfterReload(said)
  location.reload()
}
