import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { coldStart } from './cold-start.ts'
import { makePlain } from './mall/make-plain.ts'
import { setOffline } from './offline/set-offline.ts'
import { waitForWorker } from './offline/wait-for-worker.ts'
import { watchPageErrors } from './page-errors.ts'
import { expectNoAxeViolation } from './views/axe.ts'
import { expectNoSidewaysScroll } from './views/sideways-scroll.ts'

/** The variable with the address of this run's mall. */
export const mallAddress = 'E2E_URL'

export type MallOptions = {
  /**
   * A browser without background sync, push, WebOTP, BroadcastChannel, view transitions and AVIF
   * (docs/quality.md#browsers).
   */
  isPlain: boolean
}

export type MallWorkerOptions = {
  /**
   * Whether the browser loads pictures, which takes a sixth of its work. The files that test pictures set this option,
   * and so does the phone of the full run.
   */
  hasPictures: boolean
}

type MallFixtures = {
  /** Cuts page and worker off from the network, or reconnects them: `goOffline(false)`. */
  goOffline: (isOffline?: boolean) => Promise<void>
  /** Waits until the worker controls the page and has cached every file of the build. */
  waitForWorker: (page?: Page) => Promise<void>
  /** Closes every page of the context and opens a new one, as from the home screen. */
  coldStart: (path?: string) => Promise<Page>
  expectNoSidewaysScroll: (page?: Page) => Promise<void>
  /** Checks WCAG 2.2 AA for the page's current content; `inside` is a selector. */
  axe: (page?: Page, inside?: string) => Promise<void>
}

/**
 * The `test` of every e2e test: Playwright's own with the mall's helpers; a plain project removes newer browser parts.
 * A test fails where a page has an uncaught error or a hydration mismatch.
 */
export const test = base.extend<MallOptions & MallFixtures, MallWorkerOptions>({
  hasPictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, hasPictures }, use) => {
      const { args = [], ...others } = launchOptions
      await use({ ...others, args: hasPictures ? args : [...args, '--blink-settings=imagesEnabled=false'] })
    },
    { scope: 'worker' },
  ],
  // Most tests need no worker, whose installation takes a third of their time. Tests of pages and journeys that do are
  // tagged `@worker`, as are journeys that reload, because the worker answers the second load on a device.
  serviceWorkers: async ({ isPlain: _ }, use, { file, tags }) =>
    use(/\/(pages|journeys)\//.test(file) && !tags.includes('@worker') ? 'block' : 'allow'),
  isPlain: [false, { option: true }],
  context: async ({ context, isPlain }, use) => {
    if (isPlain) await makePlain(context, process.env[mallAddress] as string)
    const errors = watchPageErrors(context)
    await use(context)
    base.expect(errors, 'uncaught errors of the page').toEqual([])
  },
  goOffline: async ({ context }: { context: BrowserContext }, use) =>
    use((isOffline = true) => setOffline(context, isOffline)),
  waitForWorker: async ({ page }, use) => use((other = page) => waitForWorker(other)),
  coldStart: async ({ context }, use) => use((path = '/') => coldStart(context, path)),
  expectNoSidewaysScroll: async ({ page }, use) => use((other = page) => expectNoSidewaysScroll(other)),
  axe: async ({ page }, use) => use((other = page, inside?: string) => expectNoAxeViolation(other, inside)),
})

export { expect } from '@playwright/test'
