import type { BrowserContext, Page } from '@playwright/test'
import { syncTag } from '#offline/later/worker-messages.ts'

/** Controls the worker as the browser does, at moments that a test chooses. */
export type WorkerControls = {
  /** A blank page that keeps the browser open when the mall's last page is closed. */
  readonly page: Page
  /** Sends a `sync` event to the worker, as background sync does; starts a stopped worker. */
  sync(): Promise<void>
  /** Delivers a push message with this payload, as a push service does; starts a stopped worker. */
  push(payload: string): Promise<void>
  /** Sends a `periodicsync` event to the worker, as periodic background sync does; starts a stopped worker. */
  periodicSync(): Promise<void>
  /** Stops every worker where it is. */
  stop(): Promise<void>
}

/** Attaches to the workers of an origin; a worker must be registered there. */
export async function openWorkerControls(context: BrowserContext, origin: string): Promise<WorkerControls> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registered = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (registered) resolve(registered.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  return {
    page,
    sync: async () =>
      void (await session.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag: syncTag,
        lastChance: false,
      })),
    push: async (data) =>
      void (await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })),
    periodicSync: async () =>
      void (await session.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin, registrationId, tag: 'refresh' })),
    stop: async () => void (await session.send('ServiceWorker.stopAllWorkers')),
  }
}
