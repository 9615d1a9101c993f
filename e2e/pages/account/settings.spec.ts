import type { Page } from '@playwright/test'
import { catalogueOf, productPath } from '#e2e/support/catalogue.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { expectForgotten, openSearch, recent, searchFor } from '#e2e/support/search-box.ts'
import { waitForContent } from '#e2e/support/views/visible-content.ts'
import { brand } from '#words/brand.ts'

test.use({ hasPictures: true })

const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
const dataset = (page: Page, name: string) => page.evaluate((key) => document.documentElement.dataset[key], name)

/** Runs in the page before its own code: records the background of every frame. */
function recordBackgrounds(): void {
  const seen = new Set<string>()
  Object.assign(globalThis, { backgrounds: seen })
  const frame = () => {
    if (document.body) seen.add(getComputedStyle(document.body).backgroundColor)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
const backgrounds = (page: Page) => page.evaluate(() => [...(Reflect.get(globalThis, 'backgrounds') as Set<string>)])
const barColours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  )

test('product#settings: an appearance chosen by hand survives a reload, also offline, and no frame has another @full', {
  tag: '@worker',
}, async ({ page, context, goOffline, coldStart, waitForWorker }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/Settings')
  await isUp(page)
  await expect(choice(page, 'Appearance', 'System default')).toBeChecked()
  expect(await barColours(page)).toEqual(['#FFFFFF'])
  // "System default" applies at once, also when the phone's setting changes.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => dataset(page, 'theme')).toBe('dark')
  expect(await barColours(page)).toEqual(['#131D1A'])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => dataset(page, 'theme')).toBe('light')

  const other = await context.newPage()
  await other.goto('/about')
  await choice(page, 'Appearance', 'Dark').check()
  await expect.poll(() => dataset(page, 'theme')).toBe('dark')
  await expect.poll(() => dataset(other, 'theme'), 'theme of the other tab').toBe('dark')
  expect(await barColours(page)).toEqual(['#131D1A'])
  await other.close()
  await waitForWorker()

  await context.addInitScript(recordBackgrounds)
  // Once with the server's document, once with the worker's shell.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister())
  await page.reload()
  await isUp(page)
  expect(await backgrounds(page)).toEqual(['rgb(19, 29, 26)'])
  await waitForWorker()
  await goOffline()
  const cold = await coldStart('/Settings')
  await cold.emulateMedia({ colorScheme: 'light' })
  await expect(choice(cold, 'Appearance', 'Dark')).toBeChecked()
  expect(await backgrounds(cold)).toEqual(['rgb(19, 29, 26)'])
  await choice(cold, 'Appearance', 'System default').check()
  await expect.poll(() => dataset(cold, 'theme')).toBe('light')
})

test('product#settings: data saver switched by hand survives a reload, also offline, and explains its effect', {
  tag: '@worker',
}, async ({ page, context, goOffline, coldStart, waitForWorker }) => {
  await page.goto('/Settings')
  await isUp(page)
  await expect(choice(page, 'Data saver', 'Automatic')).toBeChecked()
  await expect(page.getByText('Now off')).toBeVisible()
  await choice(page, 'Data saver', 'Always on').check()
  await expect(page.getByText('Now on', { exact: true })).toBeVisible()
  expect(await dataset(page, 'saver')).toBe('on')
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'dataSaver')?.value).toBe('on')
  await page.reload()
  await expect(choice(page, 'Data saver', 'Always on')).toBeChecked()
  await choice(page, 'Data saver', 'Off').check()
  await waitForWorker()
  await goOffline()
  const cold = await coldStart('/Settings')
  await expect(choice(cold, 'Data saver', 'Off')).toBeChecked()
  await choice(cold, 'Data saver', 'Always on').check()
  await expect(cold.getByText('Now on', { exact: true })).toBeVisible()
})

test("product#regions: Settings: region and language open the header's own menu @full", async ({ page }) => {
  await page.goto('/Settings')
  await isUp(page)
  const row = page.getByRole('main').getByRole('button', { name: /Region and language/ })
  await expect(row).toContainText('Sri Lanka · English')
  await row.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Türkiye' }).click()
  await expect(row).toContainText('Türkiye · English')
  await row.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^Настройки · ${brand.name}`))
})

test("product#settings: a price for 1 MB converts the bytes of this month into money, in each region's currency @full", async ({
  page,
}) => {
  await page.goto('/Settings')
  await isUp(page)
  const field = page.getByLabel('Price of 1 MB')
  const section = page.getByRole('region', { name: 'Data this month' })
  await expect(section.getByText(/^\d+\skB$|^[\d.]+\sMB$/)).toBeVisible()
  await field.fill('cheap')
  await field.blur()
  await expect(section.getByText('Enter a number, for example 0.15.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('1000,5')
  await field.press('Enter')
  await expect(section.getByText('Enter a number, for example 0.15.')).toHaveCount(0)
  // The meter keeps counting, so both numbers are read until they agree.
  await expect
    .poll(async () => {
      const text = (await section.innerText()).replaceAll('\u00a0', ' ')
      const [, amount = '', unit] = /([\d.]+) (kB|MB)/.exec(text) ?? []
      const money = Number(/about Rs\. ([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''))
      return Math.abs(money / (Number(amount) * (unit === 'MB' ? 1 : 0.001) * 1000.5) - 1) < 0.05
    })
    .toBe(true)
  await page.reload()
  await expect(field).toHaveValue('1000.5')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Region and language/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'China' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: /Region and language/ })).toContainText('China')
  await expect(field).toHaveValue('')
  await expect(section.getByText(/about/)).toHaveCount(0)
})

test('product#settings: the sizes of saved data and footprint are shown, and each is cleared after a question', {
  tag: '@worker',
}, async ({ page, goOffline, coldStart, waitForWorker }) => {
  const { product } = catalogueOf()
  const seen = await product(() => true)
  await page.goto(productPath(seen))
  await waitForContent(page)
  await waitForWorker()
  await page.goto('/Settings')
  const section = page.getByRole('region', { name: 'On this device' })
  await expect(section).toContainText(/[1-9]\d* items?, [\d.]+\s?(kB|MB)/)
  await expect(section).toContainText('1 product')

  const dialog = page.getByRole('dialog')
  await section.getByRole('button', { name: 'Clear' }).first().click()
  await expect(dialog.getByText('Clear saved data?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(section).toContainText(/[1-9]\d* items?/)
  await section.getByRole('button', { name: 'Clear' }).last().click()
  await expect(dialog.getByText('Clear your footprint?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(section).toContainText('0 products')
  await section.getByRole('button', { name: 'Clear' }).first().click()
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(section).toContainText(/^(?!.*[1-9]\d* items)/)
  expect(
    await page.evaluate(async () =>
      (
        await Promise.all(
          ['pictures', 'catalogue'].map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        )
      )
        .flat()
        .filter((url) => /prodInfo|\/media\//.test(url)),
    ),
  ).toEqual([])

  await goOffline()
  const cold = await coldStart(productPath(seen))
  await expect(cold.getByRole('heading', { name: 'Not saved on this device' })).toBeVisible()
})

test('product#limits: Settings: recent searches are counted and cleared after a question; afterwards the search box offers none @full', async ({
  page,
  isMobile,
}) => {
  const section = page.getByRole('region', { name: 'On this device' })
  await page.goto('/Settings')
  await expect(section).toContainText('0 products')
  await expect(section.getByText('Recent searches')).toHaveCount(0)
  await page.goto('/')
  await isUp(page)
  await searchFor(page, 'tea', isMobile)
  await searchFor(page, 'lamp', isMobile)
  await page.goto('/Settings')
  await expect(section.getByText('Recent searches')).toContainText('2 searches')
  await section.getByRole('button', { name: 'Clear' }).last().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Clear recent searches?')).toBeVisible()
  await expect(dialog.getByText('Your recent searches will no longer be suggested.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(section.getByText('Recent searches')).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  expect(
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('nelu-searches')
          opening.onsuccess = () => {
            const reading = opening.result.transaction('records').objectStore('records').getAll()
            reading.onsuccess = () => resolve((reading.result as unknown[]).flat())
          }
        }),
    ),
  ).toEqual([])
  await page.goto('/')
  await isUp(page)
  await openSearch(page, isMobile)
  await expect(recent(page)).toHaveCount(0)
  await expectForgotten(page, isMobile)
})

test("product#settings: persistent storage is requested, and the browser's answer is shown @full", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    let isPersisted = false
    navigator.storage.persisted = async () => isPersisted
    navigator.storage.persist = async () => (isPersisted = document.title !== '')
  })
  await page.goto('/Settings')
  await expect(page.getByText('Your browser may clear this data when your device runs low on space.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('Your browser keeps this data until you clear it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep it' })).toHaveCount(0)
})

test('product#settings: the version string, and no axe violation, also opened cold offline @full', {
  tag: '@worker',
}, async ({ page, goOffline, coldStart, waitForWorker, axe }) => {
  await page.goto('/')
  await waitForWorker()
  await goOffline()
  const cold = await coldStart('/Settings')
  await expect(cold.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(cold.getByText('nelu_web_v_1.9.1', { exact: true })).toBeVisible()
  await expect(cold.getByRole('region', { name: 'On this device' })).toContainText('items')
  await axe(cold)
})
