import { apiBase } from '#cache/answer.ts'
import { endDownloads } from '#cache/later/end-downloads.ts'
import { type Token, tokenSeconds } from '#contract/account/token.ts'
import { readLocal, removeLocal, writeCookie, writeLocal } from '#device/device-choices.ts'
import { setFlashMessage } from '#device/later/flash-message.ts'
import { call } from '#offline/call.ts'
import { logoutsDomain } from '#offline/domains/logouts.ts'
import { findSession, freshSession, readSession, type Session, saveSession, watchSessions } from '#offline/session.ts'
import { cookieNames, localKeys } from '#offline/storage-keys.ts'
import { channelNames, laterLocalKeys } from '#offline/store-names.ts'
import { timeoutSignal } from '#offline/timeout-signal.ts'
import { askForSync } from '#sync/ask-for-sync.ts'
import { refreshCounts } from './counts.ts'
import { forgetDrafts } from './drafts.ts'
import { clearTab, forgetPersonalAnswers, forgetSearches } from './forget-person.ts'
import { finishEnding, forgetSession, isNoteOfLogout, noteEnding } from './forget-session.ts'
import { showAppBadge } from './persist-counts.ts'
import { saveReturnPath } from './return-path.ts'
import { hasSession, refreshShopper, shopperNow } from './shopper.ts'

export { type ShownShopper, useShopper } from './shopper.ts'

/** The shopper of this page; the session of another shopper navigates the page home. */
let currentUser: string | null = null
/** The page's shopper has gone, and the page is being replaced. */
let isGoing = false
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
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === laterLocalKeys.ending && isNoteOfLogout(newValue)) {
      clearTab()
      endDownloads()
    }
    // For browsers without BroadcastChannel.
    if (key === localKeys.shopper || key === null) onUser(shopperNow()?.userId ?? null)
  })
  // A page in the back/forward cache gets no messages: the page may show a shopper who has gone since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || (!isGoing && (shopperNow()?.userId ?? null) === currentUser)) return
    document.documentElement.hidden = true
    location.reload()
  })
}

/**
 * To be called at page start: copies the session from IndexedDB to cookie and localStorage, and renews a token that is
 * about to expire. If the end of a session was interrupted, that end is finished instead. A session that could not be
 * read changes nothing.
 */
export async function startSession(): Promise<void> {
  watchSession()
  if (await finishEnding()) return onUser(null)
  const session = await findSession()
  // Cookie and mirror stay, so that the next start reads the session again.
  if (session === 'unreadable') return
  const known = session?.token.userId ?? null
  mirror(session)
  if (known === null) currentUser = null
  else onUser(known)
  // Another tab may have ended the session since it was read.
  if (session && (await freshSession(apiBase, call)) === null && (await findSession()) === null) mirror(null)
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

/** Shows home in place of the shopper's page, so that Back does not return to that page. */
function goHome(): void {
  isGoing = true
  if (location.pathname === '/') location.reload()
  else location.replace('/')
}

/**
 * Handles a lost session: the shopper is logged out here and in every tab. Unsent work stays stored for that shopper.
 * Later calls do nothing, because the first one deletes the cookie at once.
 */
export async function loseSession(): Promise<void> {
  watchSession()
  if (!hasSession()) return
  console.info(`Signed out at ${location.pathname}`)
  const userId = currentUser
  if (userId !== null) {
    saveReturnPath(userId, location.pathname + location.search)
    writeLocal(laterLocalKeys.lostBy, userId)
  }
  setFlashMessage('lost')
  noteEnding('lost', userId ?? '')
  mirror(null)
  currentUser = null
  await forgetSession('lost', userId ?? '')
  channel?.postMessage(null)
  goHome()
}

/**
 * Signs in with a token of the server: stores the token, updates cookie and mirror, and notifies the other tabs.
 * Returns false where the device could not store the token; the caller then warns the shopper
 * (docs/product.md#sessions). A login or registration that was begun as a guest is over, by whatever method, and its
 * drafts are deleted, so that the next guest of this device sees none of them. Recent searches stay for the shopper
 * whose session was lost, and are deleted for another one. The caller reloads, because only the caller knows the next
 * address.
 */
export async function enter(token: Token): Promise<boolean> {
  watchSession()
  // Otherwise the next start would delete this session.
  await finishEnding()
  const isStored = await saveSession(token)
  await forgetDrafts('')
  const before = currentUser ?? readLocal(laterLocalKeys.lostBy)
  if (before !== null && before !== token.userId) {
    await forgetPersonalAnswers(before)
    await forgetSearches()
  }
  removeLocal(laterLocalKeys.lostBy)
  currentUser = token.userId
  channel?.postMessage(token.userId)
  return isStored
}

/** The longest time that a logout waits for the server, in ms. */
const logoutTimeout = 5_000

/** Sends the pending logouts now. */
async function endSession(): Promise<void> {
  const signal = timeoutSignal(logoutTimeout)
  await import('#offline/outbox/replay.ts')
    .then(({ replay }) => replay({ base: apiBase, only: [logoutsDomain], signal }))
    .catch(() => null)
}

/**
 * The chosen logout: deletes all of the shopper's data from this device (language, region, theme and the closed popup
 * stay), ends the token on the server, at once if the server responds within 5 s, and reloads every tab. Callers
 * confirm first where work is unsent. `message` is shown after the reload.
 */
export async function leave(message: 'left' | 'deleted' = 'left'): Promise<void> {
  watchSession()
  const userId = (await readSession())?.token.userId ?? currentUser ?? ''
  setFlashMessage(message)
  noteEnding('left', userId)
  currentUser = null
  endDownloads()
  // Without the cookie a 401 for an ended token no longer counts as a lost session (docs/product.md#session-loss).
  await forgetSession('left', userId)
  channel?.postMessage(null)
  // A logout that the server does not receive in time is sent by the worker or by the next page.
  void askForSync()
  await Promise.race([endSession(), new Promise((resolve) => setTimeout(resolve, logoutTimeout))])
  // Answers may have arrived in the meantime.
  await forgetPersonalAnswers(userId)
  // The message scheduled earlier was deleted with the rest of the storage.
  setFlashMessage(message)
  location.reload()
}
