import type { BrowserContext, Page } from '@playwright/test'
import { syncTag } from '#offline/messages.ts'

/** What a browser does with a worker by itself, at moments that a test chooses. */
export type WorkerHands = {
  /** A page of nobody's: the browser stays open when the mall's last page is closed. */
  readonly page: Page
  /** Says to the worker that there is a network, as background sync does; it is started where it is stopped. */
  sync(): Promise<void>
  /** Stops every worker where it is. */
  stop(): Promise<void>
}

/** Takes hold of the workers of an address; a worker must be registered there. */
export async function openWorkerHands(context: BrowserContext, origin: string): Promise<WorkerHands> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (own) resolve(own.registrationId)
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
    stop: async () => void (await session.send('ServiceWorker.stopAllWorkers')),
  }
}
