import type { Page } from '@playwright/test'
import { isUp } from '../../support/is-up.ts'
import { expect, test } from '../../support/mall-test.ts'

/** The heights of the cards, in their order. */
const heights = (page: Page) =>
  page.locator('main article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))

for (const path of ['/', '/trending', '/SearchResults/shoes'])
  test(`design#price: ${path}: a font that arrives late adds no line to a card, Russian at 360 px`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\.woff2/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${path}?lang=ru`, { waitUntil: 'commit' })
    await expect.poll(async () => (await heights(page)).length).toBeGreaterThan(5)
    const before = await heights(page)
    release()
    await page.evaluate(() => document.fonts.ready)
    await isUp(page)
    const after = (await heights(page)).slice(0, before.length)
    // A line is at least 16 px high.
    expect(after.filter((height, at) => Math.abs(height - (before[at] ?? 0)) > 8)).toEqual([])
  })
