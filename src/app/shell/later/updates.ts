import { Store } from '@tanstack/react-store'
import { sessionKeys } from '#offline/storage-keys.ts'
import { isHeld, isSending } from '#sync/later/unsaved-work.ts'

/**
 * `ready`: a new version waits for the shopper's response; `taking`: the new version was asked to take over, and the
 * page is about to reload.
 */
export type Update = 'none' | 'ready' | 'taking'

const hiddenFor = 30_000
const takeoverTimeout = 10_000
/**
 * The time between two requests to the waiting worker, in ms: Chromium replaces the old worker once the old worker is
 * idle, and a request of a page that starts the old worker again would put off the update for 30 s or more.
 */
const betweenTries = 2_000
/**
 * The longest time, in ms, for which an accepted update applies; a new version that takes over later needs a new
 * confirmation.
 */
const longestWait = 60_000
/**
 * The shortest time between two automatic reloads, in ms: two servers of different builds would otherwise cause a
 * reload loop.
 */
const betweenReloads = 3_600_000

let skipWaiting: (() => boolean) | undefined
let acceptedAt = -Infinity

/** Whether a new version is ready. */
export const updates = new Store<Update>('none')
const setUpdate = (next: Update) => updates.setState(() => next)

/**
 * Offers a new version that is waiting (docs/product.md#updates). The shopper is notified once, however often this
 * function is called. A version that was already waiting when the mall was opened is applied at once, as long as the
 * page has not been touched. `skip` tells the waiting worker to take over; it returns false where none is waiting any
 * more, because another tab has activated it.
 */
export function offerUpdate(skip: () => boolean, wasWaitingAtStart: boolean): void {
  skipWaiting = skip
  if (updates.state !== 'none') return
  setUpdate('ready')
  if (wasWaitingAtStart && navigator.userActivation?.hasBeenActive === false) updateUnattended()
}

/** Applies the update: the new version takes over, then the page reloads once. Does nothing while work is unsaved. */
export function acceptUpdate(): void {
  if (updates.state !== 'ready' || isHeld()) return
  setUpdate('taking')
  acceptedAt = Date.now()
  if (!skipWaiting?.()) {
    reload()
    return
  }
  const retry = setInterval(() => skipWaiting?.(), betweenTries)
  setTimeout(() => {
    clearInterval(retry)
    setUpdate('ready')
  }, takeoverTimeout)
}

/** Follows the worker that controls the page, and whether the page is visible. */
export function followUpdates(): void {
  let isControlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker takes control of the page that installed it: that is no update.
    if (!isControlled) isControlled = true
    // Also applies where a slow device has offered the version a second time meanwhile.
    else if (Date.now() - acceptedAt < longestWait && !isHeld()) reload()
    // Another tab has activated the new version; this page goes on with the old one until it may reload.
    else setUpdate('ready')
  })
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(hiddenTimer)
    if (document.visibilityState === 'hidden') hiddenTimer = setTimeout(updateUnattended, hiddenFor)
  })
}

function updateUnattended(): void {
  if (updates.state !== 'ready' || isHeld() || isSending()) return
  if (Date.now() - reloadedAt() > betweenReloads) acceptUpdate()
}

function reload(): void {
  try {
    sessionStorage.setItem(sessionKeys.updatedAt, String(Date.now()))
  } catch {
    // Without storage there are no automatic reloads, so there can be no loop.
  }
  location.reload()
}

function reloadedAt(): number {
  try {
    return Number(sessionStorage.getItem(sessionKeys.updatedAt))
  } catch {
    // The browser forbids storage: no automatic reload.
    return Infinity
  }
}
