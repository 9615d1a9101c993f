import { localKeys } from './storage-keys.ts'
import { channelNames } from './store-names.ts'

/** Parts of the browser that the page has and the worker has not. */
type PageOnly = { readonly localStorage?: { setItem(key: string, value: string): void } }
type PageNavigator = { readonly serviceWorker?: ServiceWorkerContainer }
type PageStorageEvent = Event & { readonly key?: string | null }

/** Hears of changes of one domain, or of all where `domain` is absent. */
type Listener = { readonly domain: string | undefined; readonly hear: () => void }
const listeners = new Set<Listener>()
let channel: BroadcastChannel | null | undefined
let isHearing = false

/** Tells this tab's listeners; `domain` is null where any may have changed. */
function tellHere(domain: string | null): void {
  for (const one of listeners) if (domain === null || one.domain === undefined || one.domain === domain) one.hear()
}

/** One channel for telling and hearing; null where the browser has none. */
function open(): BroadcastChannel | null {
  if (channel === undefined) {
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelNames.outbox)
    channel?.addEventListener('message', ({ data }) => tellHere(typeof data === 'string' ? data : null))
  }
  return channel
}

/** Tells every listener, here, in other tabs and in the worker, that the commands of a domain changed; of any domain where none is named. */
export function tellOutbox(domain: string | null = null): void {
  tellHere(domain)
  const shared = open()
  if (shared) shared.postMessage(domain)
  else nudge()
}

/** Without a channel, tabs hear what is written to localStorage; the worker tells its pages itself (worker/sync.ts). */
function nudge(): void {
  try {
    const { localStorage } = globalThis as PageOnly
    localStorage?.setItem(localKeys.outboxChanged, crypto.randomUUID())
  } catch {
    // Storage is forbidden: other tabs read again when they become visible.
  }
}

/** Calls `hear` when commands (of `domain`, or of any) or a kept cart change, here, in another tab or in the worker; gives back how to stop. */
export function watchOutbox(hear: () => void, domain?: string): () => void {
  const listener = { domain, hear }
  listeners.add(listener)
  open()
  if (!isHearing) listen()
  return () => void listeners.delete(listener)
}

function listen(): void {
  isHearing = true
  globalThis.addEventListener(
    'storage',
    (event) => (event as PageStorageEvent).key === localKeys.outboxChanged && tellHere(null),
  )
  const worker = (globalThis.navigator as PageNavigator | undefined)?.serviceWorker
  worker?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ kind?: unknown } | null>) => data?.kind === 'outbox-changed' && tellHere(null),
  )
}
