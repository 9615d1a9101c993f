import type { BrowserContext, Page } from '@playwright/test'
import type { MallProxy } from '../mall/mall-proxy.ts'

/** The phone's network in tests that stop workers: Playwright's own switch waits for each worker to answer. */
export type Airplane = {
  /** Cuts every page and, at the proxy, the worker off; or reconnects them. */
  set(isOffline: boolean): Promise<void>
  /** Opens a new page in the same network state. */
  open(path: string): Promise<Page>
}

export function openAirplane(context: BrowserContext, proxy: MallProxy): Airplane {
  let isOffline = false
  const emulate = async (page: Page) => {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: isOffline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  }
  return {
    set: async (next) => {
      isOffline = next
      proxy.cut(isOffline)
      for (const page of context.pages()) await emulate(page)
    },
    open: async (path) => {
      const page = await context.newPage()
      await emulate(page)
      await page.goto(path)
      return page
    },
  }
}
