import { sessionKeys } from '#offline/storage-keys.ts'
import { isHeld } from '#sync/unsaved-work.ts'

/** `ready`: a new version waits for an answer; `taking`: it was told to take over, and the page reloads in a moment. */
export type Update = 'none' | 'ready' | 'taking'

const hiddenFor = 30_000
const patience = 10_000
/** A new version that comes later than this after the answer is no longer the answer's: it asks again. */
const longestWait = 60_000
/** An update may take itself once in this time: two servers of different builds would make it a loop. */
const betweenReloads = 3_600_000

let update: Update = 'none'
let skipWaiting: (() => boolean) | undefined
let acceptedAt = -Infinity
const listeners = new Set<() => void>()

function become(next: Update): void {
  if (next === update) return
  update = next
  for (const listener of listeners) listener()
}

/** Follows whether a new version is ready, for useSyncExternalStore. */
export const updates = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  now: (): Update => update,
}

/**
 * A new version waits (architecture.md, choice 7): the person is asked once, however often this is said. One that was
 * waiting already when the mall was opened takes itself, as long as nobody has touched the page. `skip` tells the
 * waiting worker to take over; false where none waits any more, because another tab has let it in.
 */
export function offerUpdate(skip: () => boolean, wasWaitingAtStart: boolean): void {
  skipWaiting = skip
  if (update !== 'none') return
  become('ready')
  if (wasWaitingAtStart && navigator.userActivation?.hasBeenActive === false) takeUnasked()
}

/** The answer "Update": the new version takes over, then the page reloads once. Nothing happens while work is unsaved. */
export function acceptUpdate(): void {
  if (update !== 'ready' || isHeld()) return
  become('taking')
  acceptedAt = Date.now()
  if (!skipWaiting?.()) return reload()
  setTimeout(() => become('ready'), patience)
}

/** Follows the worker that controls the page, and the times when nobody looks at it. */
export function followUpdates(): void {
  let isControlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all takes the page that brought it: nothing is new.
    if (!isControlled) isControlled = true
    // Also where a slow phone has offered it a second time meanwhile.
    else if (Date.now() - acceptedAt < longestWait && !isHeld()) reload()
    // Another tab has let the new version in; this one goes on as it is until it may reload.
    else become('ready')
  })
  let unseen: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(unseen)
    if (document.visibilityState === 'hidden') unseen = setTimeout(takeUnasked, hiddenFor)
  })
}

function takeUnasked(): void {
  if (update === 'ready' && !isHeld() && Date.now() - reloadedAt() > betweenReloads) acceptUpdate()
}

function reload(): void {
  try {
    sessionStorage.setItem(sessionKeys.updatedAt, String(Date.now()))
  } catch {
    // Without a memory nothing is taken unasked, so there can be no loop.
  }
  location.reload()
}

function reloadedAt(): number {
  try {
    return Number(sessionStorage.getItem(sessionKeys.updatedAt))
  } catch {
    return Infinity
  }
}
