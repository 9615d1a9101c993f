import { localKeys } from '#offline/storage-keys.ts'
import { channelNames } from '#offline/store-names.ts'

/** Browser features that a page has and the worker does not. */
type PageOnly = { readonly localStorage?: { setItem(key: string, value: string): void } }
type PageNavigator = { readonly serviceWorker?: ServiceWorkerContainer }
type PageStorageEvent = Event & { readonly key?: string | null }

/** Notified of changes in one domain, or in all domains if `domain` is absent. */
type Listener = { readonly domain: string | undefined; readonly notify: () => void }
const listeners = new Set<Listener>()
let channel: BroadcastChannel | null | undefined
let isListening = false

/** Notifies the listeners in this tab. `domain` is null if any domain may have changed. */
function notifyTab(domain: string | null): void {
  for (const one of listeners) if (domain === null || one.domain === undefined || one.domain === domain) one.notify()
}

/** The channel between tabs and worker; null if the browser has no BroadcastChannel. */
function open(): BroadcastChannel | null {
  if (channel === undefined) {
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelNames.outbox)
    channel?.addEventListener('message', ({ data }) => notifyTab(typeof data === 'string' ? data : null))
  }
  return channel
}

/**
 * Notifies all listeners, in this tab, other tabs and the worker, that commands of a domain changed; of any domain if
 * none is given.
 */
export function notifyOutbox(domain: string | null = null): void {
  notifyTab(domain)
  const shared = open()
  if (shared) shared.postMessage(domain)
  else nudge()
}

/**
 * Without a channel, a write to localStorage notifies the other tabs. The worker sends messages to its pages
 * (worker/sync.ts).
 */
function nudge(): void {
  try {
    const { localStorage } = globalThis as PageOnly
    localStorage?.setItem(localKeys.outboxChanged, crypto.randomUUID())
  } catch {
    // Storage is forbidden: other tabs read the outbox again when they become visible.
  }
}

/**
 * Calls `listener` when a command (of `domain`, or of any domain) or a cached cart changes in this tab, another tab or
 * the worker. Returns the function that stops it.
 */
export function watchOutbox(listener: () => void, domain?: string): () => void {
  const entry: Listener = { domain, notify: listener }
  listeners.add(entry)
  open()
  if (!isListening) listen()
  return () => void listeners.delete(entry)
}

function listen(): void {
  isListening = true
  globalThis.addEventListener(
    'storage',
    (event) => (event as PageStorageEvent).key === localKeys.outboxChanged && notifyTab(null),
  )
  const worker = (globalThis.navigator as PageNavigator | undefined)?.serviceWorker
  worker?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ kind?: unknown } | null>) => data?.kind === 'outbox-changed' && notifyTab(null),
  )
}
