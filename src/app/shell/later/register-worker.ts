import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { Workbox } from 'workbox-window'
import type { Language } from '#contract/wire.ts'
import { onDataSaver, savesData } from '#device/data-saver.ts'
import { keepDataSaver } from '#device/keep-data-saver.ts'
import { type PageMessage, workerMessage } from '#offline/messages.ts'
import { followUpdates, offerUpdate } from './updates.ts'

/** A new version is looked for when the page is looked at again, at most this often. */
const betweenChecks = 30 * 60_000

/** Registers the service worker, follows what it says, and asks it to fetch the other chunks ahead. */
export function registerWorker(client: QueryClient): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  followUpdates()
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const message = v.safeParse(workerMessage, data)
    if (message.success && message.output.kind === 'catalogue-updated') refreshQuery(client, message.output.path)
  })
  const workbox = new Workbox('/worker.js')
  workbox.addEventListener('waiting', ({ sw, wasWaitingBeforeRegister }) =>
    offerUpdate(() => letIn(sw), wasWaitingBeforeRegister === true),
  )
  // Refused by the browser or unreachable: the mall works without its worker, the next start tries again.
  void workbox
    .register({ immediate: true })
    .then(follow)
    .catch(() => undefined)
}

/**
 * Tells the waiting worker to take over; false where it waits no more. The worker comes with the event: one that was
 * waiting already at the start is told of before `register()` has answered.
 */
function letIn(worker: ServiceWorker | undefined): boolean {
  if (worker?.state !== 'installed') return false
  worker.postMessage({ type: 'SKIP_WAITING', kind: 'activate' } satisfies PageMessage)
  return true
}

async function follow(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  if (!registration) return
  checkWhenSeen(registration)
  await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller) registration.active?.postMessage({ kind: 'claim' } satisfies PageMessage)
  await warmUp(registration)
  onDataSaver(() => void warmUp(registration))
}

/**
 * Every start goes on where the last one stopped; under data saver nothing is fetched ahead (quality.md §2), and nothing
 * by a worker whose successor waits: the message would wake it again just when it has to give way.
 */
async function warmUp({ active, waiting }: ServiceWorkerRegistration): Promise<void> {
  if (waiting) return
  // The worker reads it before each file.
  await keepDataSaver()
  if (!savesData())
    active?.postMessage({ kind: 'warm-up', language: document.documentElement.lang as Language } satisfies PageMessage)
}

function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < betweenChecks) return
    checkedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}

/** Asks again for the query whose saved answer the worker has replaced; from the worker it now comes at once. */
function refreshQuery(client: QueryClient, path: string): void {
  const [pathname, search = ''] = path.split('?')
  const wanted = new URLSearchParams(search)
  void client.invalidateQueries({
    predicate: ({ queryKey: [path, query] }) =>
      path === pathname &&
      Object.entries(query as Record<string, unknown>).every(([key, value]) => wanted.get(key) === String(value)),
  })
}
