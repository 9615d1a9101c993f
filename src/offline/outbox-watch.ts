import { localKeys } from './storage-keys.ts'
import { channelNames } from './store-names.ts'

/** Parts of the browser that the page has and the worker has not. */
type PageOnly = { readonly localStorage?: { setItem(key: string, value: string): void } }
type PageNavigator = { readonly serviceWorker?: ServiceWorkerContainer }
type PageStorageEvent = Event & { readonly key?: string | null }

const listeners = new Set<() => void>()
let channel: BroadcastChannel | null | undefined
let isHearing = false

const tellHere = () => {
  for (const listener of listeners) listener()
}

/** One channel for speaking and hearing; null where the browser has none. */
function open(): BroadcastChannel | null {
  if (channel === undefined) {
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelNames.outbox)
    channel?.addEventListener('message', tellHere)
  }
  return channel
}

/** Tells everybody that looks, here, in other tabs and in the worker, that the outbox or a kept cart is another. */
export function tellOutbox(): void {
  tellHere()
  const shared = open()
  if (shared) shared.postMessage(null)
  else nudge()
}

/** Where there is no channel, tabs hear what is written to localStorage; the worker tells its pages itself (worker/sync.ts). */
function nudge(): void {
  try {
    const { localStorage } = globalThis as PageOnly
    localStorage?.setItem(localKeys.outboxChanged, crypto.randomUUID())
  } catch {
    // Forbidden: they look when they are looked at.
  }
}

/** Calls `listener` when the outbox or a kept cart changes, here, in another tab or in the worker; gives back how to stop. */
export function watchOutbox(listener: () => void): () => void {
  listeners.add(listener)
  open()
  if (!isHearing) hear()
  return () => void listeners.delete(listener)
}

function hear(): void {
  isHearing = true
  globalThis.addEventListener(
    'storage',
    (event) => (event as PageStorageEvent).key === localKeys.outboxChanged && tellHere(),
  )
  const worker = (globalThis.navigator as PageNavigator | undefined)?.serviceWorker
  worker?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ kind?: unknown } | null>) => data?.kind === 'outbox-changed' && tellHere(),
  )
}
