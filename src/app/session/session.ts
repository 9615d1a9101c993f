import { apiBase } from '#cache/answer.ts'
import { type Token, tokenSeconds } from '#contract/account/token.ts'
import { readLocal, removeLocal, writeCookie, writeLocal } from '#device/device-choices.ts'
import { setFlashMessage } from '#device/later/flash-message.ts'
import { call } from '#offline/call.ts'
import { logoutOf, logoutsDomain } from '#offline/domains/logouts.ts'
import { append } from '#offline/outbox.ts'
import { clearSession, freshSession, readSession, type Session, saveSession, watchSessions } from '#offline/session.ts'
import { cookieNames, localKeys } from '#offline/storage-keys.ts'
import { channelNames } from '#offline/store-names.ts'
import { askForSync } from '#sync/ask-for-sync.ts'
import { refreshCounts } from './counts.ts'
import { forgetDrafts } from './drafts.ts'
import { forgetPerson, forgetPersonalAnswers } from './forget-person.ts'
import { showAppBadge } from './persist-counts.ts'
import { saveReturnPath } from './return-path.ts'
import { hasSession, refreshShopper, shopperNow } from './shopper.ts'

export { type ShownShopper, useShopper } from './shopper.ts'

/** The shopper of this page; the session of another shopper navigates the page home. */
let currentUser: string | null = null
let isWatching = false
let channel: BroadcastChannel | null = null

/**
 * Follows the session in every tab: mirrors it, and navigates home when another tab has lost it
 * (docs/product.md#session-loss). Later calls do nothing. Code that makes a shopper's call has called this function before.
 */
export function watchSession(): void {
  if (isWatching || typeof window === 'undefined') return
  isWatching = true
  currentUser = shopperNow()?.userId ?? null
  watchSessions(mirror)
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelNames.session) : null
  channel?.addEventListener('message', ({ data }) => onUser(data === null ? null : String(data)))
  // For browsers without BroadcastChannel, and for pages that were suspended when a message was sent.
  window.addEventListener('storage', ({ key }) => {
    if (key === localKeys.shopper || key === null) onUser(shopperNow()?.userId ?? null)
  })
}

/**
 * To be called at page start: copies the session from IndexedDB to cookie and localStorage, and renews a token that is
 * about to expire.
 */
export async function startSession(): Promise<void> {
  watchSession()
  const session = await readSession()
  const known = session?.token.userId ?? null
  mirror(session)
  if (known === null) currentUser = null
  else onUser(known)
  if (session) await freshSession(apiBase, call)
}

/**
 * Updates cookie and mirror to the session. The cookie only states that a session exists; the server never reads it
 * (docs/product.md#local-state).
 */
function mirror(session: Session | null): void {
  writeCookie(cookieNames.shopper, session ? '1' : '', session ? tokenSeconds : 0)
  if (!session) {
    for (const key of [localKeys.shopper, localKeys.cartCount, localKeys.unread, localKeys.unreadChat]) removeLocal(key)
    refreshCounts()
    showAppBadge()
  }
  if (session) {
    const { userId, nickName, pic } = session.token
    const stored = JSON.stringify({ userId, nickName, pic })
    if (stored !== readLocal(localKeys.shopper)) writeLocal(localKeys.shopper, stored)
  }
  refreshShopper()
}

/** Handles the shopper id that another tab, or this device's storage, reports as signed in. */
function onUser(userId: string | null): void {
  refreshShopper()
  if (currentUser === null) currentUser = userId
  else if (userId !== currentUser) {
    currentUser = userId
    goHome()
  }
}

const goHome = () => (location.pathname === '/' ? location.reload() : location.assign('/'))

/**
 * Handles a lost session: the shopper is logged out here and in every tab. Unsent work stays stored for that shopper.
 * Later calls do nothing, because the first one deletes the cookie at once.
 */
export async function loseSession(): Promise<void> {
  watchSession()
  if (!hasSession()) return
  console.info(`Signed out at ${location.pathname}`)
  if (currentUser !== null) saveReturnPath(currentUser, location.pathname + location.search)
  setFlashMessage('lost')
  mirror(null)
  currentUser = null
  await clearSession()
  await forgetPersonalAnswers()
  channel?.postMessage(null)
  goHome()
}

/**
 * Signs in with a token of the server: stores the token, updates cookie and mirror, and notifies the other tabs.
 * Returns false where the device could not store the token; the caller then warns the shopper
 * (docs/product.md#sessions). A login or registration that was begun as a guest is over, by whatever method, and its
 * drafts are deleted, so that the next guest of this device sees none of them. The caller reloads, because only the
 * caller knows the next address.
 */
export async function enter(token: Token): Promise<boolean> {
  watchSession()
  const isStored = await saveSession(token)
  await forgetDrafts('')
  if (currentUser !== null && currentUser !== token.userId) await forgetPersonalAnswers()
  currentUser = token.userId
  channel?.postMessage(token.userId)
  return isStored
}

/** The longest time that a logout waits for the server, in ms. */
const logoutTimeout = 5_000

/** Sends the pending logouts; leaves them to the worker where the shop does not answer. */
async function endSession(): Promise<void> {
  const signal = AbortSignal.timeout(logoutTimeout)
  const report = await import('#offline/replay.ts')
    .then(({ replay }) => replay({ base: apiBase, only: [logoutsDomain], signal }))
    .catch(() => null)
  if (report?.isLeft !== false) await askForSync()
}

/**
 * The chosen logout: ends the token on the server, at once if the server responds within 5 s, else when the server is
 * reachable again; deletes all of the shopper's data from this device (language, region, theme and the closed popup
 * stay) and reloads every tab. Callers confirm first where work is unsent. `said` is the message shown after the
 * reload.
 */
export async function leave(message: 'left' | 'deleted' = 'left'): Promise<void> {
  watchSession()
  // Without the cookie a 401 for an ended token no longer counts as a lost session (docs/product.md#session-loss).
  const session = await readSession()
  const userId = session?.token.userId ?? currentUser ?? ''
  setFlashMessage(message)
  mirror(null)
  currentUser = null
  if (session) {
    await append(logoutsDomain, logoutOf(session.token, Date.now()))
    // A logout that the server does not receive in time stays pending and is sent by a later replay.
    await Promise.race([endSession(), new Promise((resolve) => setTimeout(resolve, logoutTimeout))])
  }
  await clearSession()
  await forgetPerson(userId)
  channel?.postMessage(null)
  // The message scheduled earlier was deleted with the rest of the storage.
  setFlashMessage(message)
  location.reload()
}
