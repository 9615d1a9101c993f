import { type MallProxy, openMallProxy } from './mall/mall-proxy.ts'
import { test as mallTest } from './mall-test.ts'
import { setOffline } from './offline/set-offline.ts'

/**
 * The mall's `test` behind a proxy: relative addresses go through the proxy, which can fall silent, refuse and change
 * answers.
 */
export const test = mallTest.extend<{ front: MallProxy; mall: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's parameters
  mall: async ({}, use) => use(process.env['E2E_URL'] as string),
  front: async ({ mall }, use) => {
    const front = await openMallProxy(mall)
    await use(front)
    await front.stop()
  },
  // A worker that the browser restarts meets a cut connection, too; the browser's own switch may be late for it.
  goOffline: async ({ context, front }, use) =>
    use(async (isOffline = true) => {
      front.cut(isOffline)
      await setOffline(context, isOffline)
    }),
  baseURL: async ({ front }, use) => use(front.address),
})

export { expect } from '@playwright/test'
