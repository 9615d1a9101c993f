import type { Page } from '@playwright/test'
import { addAddress, placeOrder } from '../support/buying.ts'
import { payButton } from '../support/checkout-page.ts'
import { test as base, expect } from '../support/mall-test.ts'
import { signIn } from '../support/sign-in.ts'
import { serveBuilds } from './deployed-builds.ts'

const test = base.extend<{ builds: Awaited<ReturnType<typeof serveBuilds>> }>({
  builds: async ({ baseURL }, use) => {
    const builds = await serveBuilds(baseURL as string)
    await use(builds)
    await builds.stop()
  },
})

const prompt = (page: Page) => page.getByText('A new version is ready')
const answer = (page: Page) => page.getByRole('button', { name: 'Update', exact: true })
const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content')
const check = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))

/** The states of the new worker and the old one, and whether the page offers the update: they explain a failure. */
const stateOfUpdate = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  return {
    waiting: registration?.waiting?.state,
    active: registration?.active?.state,
    controlling: navigator.serviceWorker.controller?.state,
    isOffered: document.body.innerText.includes('A new version is ready'),
    isFocused: document.hasFocus(),
    held: await navigator.locks.query().then(({ held }) => held?.map(({ name }) => name)),
  }
}

/** The worker is idle and the page knows it; a second reload would have begun by now. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    await new Promise((resolve) => requestIdleCallback(resolve))
  })

/**
 * Ends every running worker. The new worker takes over from the old one once Chromium counts the old worker as idle, at
 * the latest when Chromium ends the old worker after 30 s without events; with a debugger attached, such as Playwright,
 * Chromium never ends a worker.
 */
const stopWorkers = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}

/** Waits until the page is of a build, and ends the old worker where Chromium does not count it as idle. */
async function expectBuild(page: Page, build: string): Promise<void> {
  const isOfBuild = () => expect.poll(() => buildOf(page).catch(() => null)).toBe(build)
  await isOfBuild().catch(async () => {
    await stopWorkers(page)
    await isOfBuild()
  })
}

test('product#updates: an update asks once, reloads once, and the old page works until then', async ({
  page,
  builds,
  waitForWorker,
}) => {
  await page.goto(builds.address)
  await waitForWorker()
  expect(await buildOf(page)).toBe('1')
  await expect(prompt(page), 'the first worker is no update').toHaveCount(0)
  let loads = 0
  page.on('load', () => (loads += 1))

  builds.deploy()
  // The page becomes visible half an hour later.
  await page.clock.setFixedTime(Date.now() + 31 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(prompt(page)).toBeVisible()
  await check(page)
  await check(page)
  await waitUntilIdle(page)
  await expect(prompt(page)).toHaveCount(1)

  // A link of the header, because home grows above the footer.
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click()
  await expect(page).toHaveURL(/\/notification$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await expect(prompt(page), 'the dialog stays until it is answered').toHaveCount(1)
  expect(loads).toBe(0)

  await answer(page).click()
  await expectBuild(page, '2')
  await expect(prompt(page)).toHaveCount(0)
  await expect.poll(() => loads).toBe(1)
  await waitUntilIdle(page)
  expect(loads).toBe(1)
})

test('product#updates: another tab accepts the update: this tab is asked and loses nothing @full', async ({
  page,
  context,
  builds,
  waitForWorker,
}) => {
  await page.goto(builds.address)
  await waitForWorker()
  const other = await context.newPage()
  await other.goto(builds.address)
  await waitForWorker(other)
  await other.evaluate(() => void (document.documentElement.dataset['typed'] = 'yes'))

  builds.deploy()
  await check(page)
  await page.bringToFront()
  await answer(page).click()
  await expectBuild(page, '2')
  await expect(prompt(other)).toHaveCount(1)
  await expect(other.locator('html')).toHaveAttribute('data-typed', 'yes')
  await answer(other).click()
  await expectBuild(other, '2')
})

test('product#updates: a waiting update is applied at the next start, once @full', async ({
  page,
  context,
  builds,
  waitForWorker,
}) => {
  await page.goto(builds.address)
  await waitForWorker()
  builds.deploy()
  await check(page)
  await expect(prompt(page)).toBeVisible()

  // The first tab keeps the old worker alive. Playwright's trace would count as a touch, so the time of the last touch
  // is fixed here.
  const next = await context.newPage()
  await next.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  )
  let loads = 0
  // Not the event "load": the page may reload before its last picture has arrived.
  next.on('domcontentloaded', () => (loads += 1))
  await next.goto(builds.address)
  const state = async () => JSON.stringify({ loads, ...(await next.evaluate(stateOfUpdate).catch(() => ({}))) })
  await expect
    .poll(() => loads)
    .toBe(2)
    .catch(() => stopWorkers(next))
  await expect.poll(state).toContain('"loads":2')
  await waitUntilIdle(next)
  expect(loads).toBe(2)
  expect(await buildOf(next)).toBe('2')
  await expect(prompt(next)).toHaveCount(0)
})

test('product#updates: a version that waits never reloads an open payment, and is offered again after it', async ({
  page,
  waitForWorker,
}) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  await placeOrder(shopper)
  await page.clock.install()
  await page.goto('/ToPay')
  await waitForWorker()
  await page.evaluate(() => void (document.documentElement.dataset['same'] = 'yes'))
  // Another tab has let a new worker take over.
  await expect(async () => {
    await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')))
    await expect(prompt(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('main').getByRole('link', { name: 'Pay now' }).first().click()
  await expect(payButton(page)).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(31_000)
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(payButton(page)).toBeVisible()
  await expect(page.locator('html'), 'no reload').toHaveAttribute('data-same', 'yes')
  await page.goBack()
  await expect(prompt(page)).toBeVisible()
})
