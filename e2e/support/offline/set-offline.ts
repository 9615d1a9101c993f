import type { BrowserContext, Page } from '@playwright/test'

type Removable = Awaited<ReturnType<BrowserContext['addInitScript']>>
const scripts = new WeakMap<BrowserContext, Removable>()

/** A text and not a function, because tsx wraps functions in a helper that the page lacks. */
const reportOffline = {
  content: "Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })",
}

/** Ends `reportOffline` in a page and fires the `online` event, as a browser does. */
const reportOnline = (page: Page) =>
  page
    .evaluate(() => {
      if (!Object.hasOwn(navigator, 'onLine')) return
      Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
    })
    // The page has closed or is being replaced: the next one starts without the script.
    .catch(() => undefined)

/**
 * Cuts the pages and workers of a context off from the network, or reconnects them. Chromium 150 reports pages that load
 * while `setOffline` applies as online, so `navigator.onLine` is set by a script there.
 */
export async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  if (isOffline && !scripts.has(context)) scripts.set(context, await context.addInitScript(reportOffline))
  if (!isOffline) {
    await scripts.get(context)?.dispose()
    scripts.delete(context)
  }
  await context.setOffline(isOffline)
  if (!isOffline) await Promise.all(context.pages().map(reportOnline))
}
