import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { expectNoAxeViolation } from './axe.ts'
import { coldStart } from './cold-start.ts'
import { makePlain } from './make-plain.ts'
import { watchPageErrors } from './page-errors.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'
import { waitForWorker } from './wait-for-worker.ts'

/** The variable that tells tests where the mall of this run is open. */
export const mallAddress = 'E2E_URL'

export type MallOptions = {
  /** A browser without background sync, push, WebOTP, BroadcastChannel, view transitions and AVIF (architecture.md, choice 12). */
  isPlain: boolean
}

type MallFixtures = {
  /** Takes the network away from page and worker, or gives it back: `goOffline(false)`. */
  goOffline: (isOffline?: boolean) => Promise<void>
  /** Waits until the worker controls the page and has fetched every file of the build. */
  waitForWorker: (page?: Page) => Promise<void>
  /** Closes every page of the context and opens a new one, as from the home screen. */
  coldStart: (path?: string) => Promise<Page>
  expectNoSidewaysScroll: (page?: Page) => Promise<void>
  /** WCAG 2.2 AA of what the page shows now; `inside` is a selector. */
  axe: (page?: Page, inside?: string) => Promise<void>
}

/**
 * The `test` of every e2e test: Playwright's own with the mall's helpers; a plain project takes browser parts away.
 * It fails where a page had an uncaught error, also where hydration found other markup than the server's.
 */
export const test = base.extend<MallOptions & MallFixtures>({
  // What a page shows needs no worker, whose install takes a third of such a test's time: one that does says `@worker`.
  serviceWorkers: async ({ isPlain: _ }, use, { file, tags }) =>
    use(file.includes('/pages/') && !tags.includes('@worker') ? 'block' : 'allow'),
  isPlain: [false, { option: true }],
  context: async ({ context, isPlain }, use) => {
    if (isPlain) await makePlain(context, process.env[mallAddress] as string)
    const errors = watchPageErrors(context)
    await use(context)
    base.expect(errors, 'uncaught errors of the page').toEqual([])
  },
  goOffline: async ({ context }: { context: BrowserContext }, use) =>
    use((isOffline = true) => context.setOffline(isOffline)),
  waitForWorker: async ({ page }, use) => use((other = page) => waitForWorker(other)),
  coldStart: async ({ context }, use) => use((path = '/') => coldStart(context, path)),
  expectNoSidewaysScroll: async ({ page }, use) => use((other = page) => expectNoSidewaysScroll(other)),
  axe: async ({ page }, use) => use((other = page, inside?: string) => expectNoAxeViolation(other, inside)),
})

export { expect } from '@playwright/test'
