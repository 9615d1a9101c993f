import type { BrowserContext } from '@playwright/test'

/** Runs in page and worker before their own code; it must not use anything outside of itself. */
function takeAway(): void {
  const realm = globalThis as unknown as Record<string, { prototype: object } | undefined>
  for (const name of ['sync', 'periodicSync', 'pushManager']) {
    if (realm['ServiceWorkerRegistration']) Reflect.deleteProperty(realm['ServiceWorkerRegistration'].prototype, name)
  }
  for (const name of ['SyncManager', 'PeriodicSyncManager', 'PushManager', 'OTPCredential', 'BroadcastChannel']) Reflect.deleteProperty(realm, name)
  if (realm['Document']) Reflect.deleteProperty(realm['Document'].prototype, 'startViewTransition')
}

/**
 * Takes background sync, push, WebOTP and BroadcastChannel away from pages and worker, view transitions and AVIF from every page.
 * AVIF goes by the browser's own switch, so that `<picture>` chooses its next source as a browser without AVIF does.
 */
export async function makePlain(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway)
  await context.route('**/worker.js', async (route) => {
    // The server may end an idle connection just when it is used again.
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, body: `(${takeAway.toString()})();${await response.text()}` })
  })
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] })
    return page
  }
}
