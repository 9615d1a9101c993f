import { type MallProxy, openMallProxy } from './mall/mall-proxy.ts'
import { test as mallTest } from './mall-test.ts'
import { setOffline } from './offline/set-offline.ts'

/**
 * The mall's `test` behind a proxy: relative addresses go through the proxy, which can fall silent, refuse and change
 * answers.
 */
export const test = mallTest.extend<{ mallProxy: MallProxy; mall: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's parameters
  mall: async ({}, use) => use(process.env['E2E_URL'] as string),
  mallProxy: async ({ mall }, use) => {
    const mallProxy = await openMallProxy(mall)
    await use(mallProxy)
    await mallProxy.stop()
  },
  // A worker that the browser restarts meets a cut connection, too; the browser's own switch may be late for it.
  goOffline: async ({ context, mallProxy }, use) =>
    use(async (isOffline = true) => {
      mallProxy.cut(isOffline)
      await setOffline(context, isOffline)
    }),
  baseURL: async ({ mallProxy }, use) => use(mallProxy.address),
})

export { expect } from '@playwright/test'
