import type { RouterHistory } from '@tanstack/react-router'
import * as v from 'valibot'
import { Workbox } from 'workbox-window'
import type { Language } from '#contract/wire.ts'
import { onDataSaver, savesData } from '#device/data-saver.ts'
import { persistDataSaver } from '#device/device-storage.ts'
import { type PageMessage, workerMessage } from '#offline/later/worker-messages.ts'
import { followUpdates, offerUpdate } from './updates.ts'

/** The shortest time between two checks for a new version, in ms; a check runs when the page becomes visible again. */
const betweenChecks = 30 * 60_000

/** Registers the service worker, handles its messages, and has it prefetch the other chunks. */
export function registerWorker(history: RouterHistory): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  followUpdates()
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const { output, success } = v.safeParse(workerMessage, data)
    if (success && output.kind === 'open-path') {
      ports[0]?.postMessage(null)
      // A busy page gets the message of one click several times.
      if (history.location.href !== output.path) history.push(output.path)
    }
  })
  const workbox = new Workbox('/worker.js')
  workbox.addEventListener('waiting', ({ sw, wasWaitingBeforeRegister }) =>
    offerUpdate(() => letIn(sw), wasWaitingBeforeRegister === true),
  )
  // Refused by the browser or unreachable: the mall works without its worker, and the next start tries again.
  void workbox
    .register({ immediate: true })
    .then(follow)
    .catch(() => undefined)
}

/**
 * Tells the waiting worker to take over; returns false where none is waiting any more. The worker is taken from the
 * event, because a worker that was waiting at the start is reported before `register()` resolves.
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
  void askForRefresh(registration as WithPeriodicSync).catch(() => undefined)
  await warmUp(registration)
  onDataSaver(() => void warmUp(registration))
}

/**
 * Continues the prefetch where the last start stopped. Nothing is prefetched with data saver on
 * (docs/quality.md#offline), nor by a worker whose successor is waiting: the message would wake the old worker just
 * when it has to be replaced.
 */
async function warmUp({ active, waiting }: ServiceWorkerRegistration): Promise<void> {
  if (waiting) return
  // The worker reads this setting before each file.
  await persistDataSaver()
  if (!savesData())
    active?.postMessage({ kind: 'warm-up', language: document.documentElement.lang as Language } satisfies PageMessage)
}

type WithPeriodicSync = ServiceWorkerRegistration & {
  readonly periodicSync?: { register(tag: string, options: { readonly minInterval: number }): Promise<void> }
}

/**
 * Asks the browser to wake the worker once a day (worker/refresh.ts). Only an installed mall is granted this; elsewhere
 * the registration is refused.
 */
async function askForRefresh({ periodicSync }: WithPeriodicSync): Promise<void> {
  await periodicSync?.register('refresh', { minInterval: 12 * 3_600_000 })
}

function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < betweenChecks) return
    checkedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}
