import type { BrowserContext, Page } from '@playwright/test'
import { browserFlags, findBrowser } from '#tests/support/browser.ts'
import { selfSignedCertificate } from '../perf/network/self-signed-certificate.ts'
import { openStageBefore } from '../perf/stage.ts'
import { type CountingProxy, openCountingProxy } from '../support/mall/counting-proxy.ts'
import { expect, test as mallTest } from '../support/mall-test.ts'
import { metered, waitUntilMetered } from '../support/offline/meter.ts'
import { waitForContent } from '../support/views/visible-content.ts'

const certificate = selfSignedCertificate()

/** `isSecure`: HTTP/2 over TLS, as in production; the bytes of TLS are counted, too. */
const test = mallTest.extend<{ isSecure: boolean; countingProxy: CountingProxy }>({
  isSecure: [false, { option: true }],
  countingProxy: async ({ isSecure }, use) => {
    const mall = process.env['E2E_URL'] as string
    const stage = isSecure ? await openStageBefore(mall, undefined, certificate) : null
    const countingProxy = await openCountingProxy(stage?.origin ?? mall)
    await use(countingProxy)
    await countingProxy.stop()
    await stage?.close()
  },
  baseURL: async ({ countingProxy }, use) => use(countingProxy.address),
})

test.use({ hasPictures: true })

const executablePath = findBrowser()
test.use({
  launchOptions: {
    args: [...browserFlags, `--ignore-certificate-errors-spki-list=${certificate.keyHash}`],
    ...(executablePath ? { executablePath } : {}),
  },
})

const relativeError = (meter: number, countingProxy: CountingProxy) => Math.abs(meter / countingProxy.bytes - 1)

async function browse(context: BrowserContext, page: Page, waitForWorker: () => Promise<void>): Promise<void> {
  await page.goto('/')
  await waitForContent(page)
  await waitForWorker()
  const products = await page
    .locator('main a[href^="/products/"]')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') as string))])
  for (const at of [0, 3, 5]) {
    await page.goto('/')
    await page.locator(`main a[href="${products[at]}"]`).first().click()
    await waitForContent(page)
    await page.reload()
    await waitForContent(page)
  }
  // Two tabs write to one number at the same time.
  const other = await context.newPage()
  await Promise.all([other.goto(products[6] as string), page.goto(products[8] as string)])
  await Promise.all([waitForContent(other), waitForContent(page)])
}

for (const [name, isSecure] of [
  ['HTTP/1.1 @full', false],
  ['HTTP/2 and TLS', true],
] as const) {
  test.describe(name, () => {
    test.use({ isSecure })

    test(`product#data-meter: data saver: the meter is within 5 % of the bytes that page and worker transferred, in two tabs`, async ({
      page,
      context,
      countingProxy,
      waitForWorker,
    }) => {
      test.slow()
      await browse(context, page, waitForWorker)
      await waitUntilMetered(page, countingProxy)
      const bytes = await metered(page)
      expect(relativeError(bytes, countingProxy), `${bytes} metered, ${countingProxy.bytes} transferred`).toBeLessThan(
        0.05,
      )
      // Cached content costs only the headers of its revalidation.
      const before = countingProxy.bytes
      await page.reload()
      await waitForContent(page)
      await waitUntilMetered(page, countingProxy)
      expect(Math.abs((await metered(page)) - bytes - (countingProxy.bytes - before))).toBeLessThan(3_000)
      process.stdout.write(
        `metered ${bytes} of ${before} bytes; after a reload ${(await metered(page)) - bytes} of ${countingProxy.bytes - before}\n`,
      )
    })
  })
}

test('product#data-meter: data saver: the meter restarts with the month, and Settings keeps the previous month @full', async ({
  page,
  countingProxy,
}) => {
  await page.goto('/')
  await waitForContent(page)
  await waitUntilMetered(page, countingProxy)
  const bytes = await metered(page)
  expect(bytes).toBeGreaterThan(100_000)
  const now = new Date()
  await page.clock.setFixedTime(new Date(now.getFullYear(), now.getMonth() + 1, 1, 0, 5))
  await page.goto('/Settings')
  const section = page.getByRole('region', { name: 'Data this month' })
  // Transfers under way when the month changes belong to the old month.
  await expect
    .poll(async () => Number(/Last month: (\d+)\skB/.exec(await section.innerText())?.[1]))
    .toBeGreaterThanOrEqual(Math.floor(bytes / 1000))
  expect(Number(/Last month: (\d+)\skB/.exec(await section.innerText())?.[1])).toBeLessThan(bytes / 1000 + 50)
  await expect(section.getByText(/^\d{1,2}.kB$/)).toBeVisible()
})
