import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/hold-requests.ts'
import { isUp } from '../../support/is-up.ts'
import { expect, test } from '../../support/mall-test.ts'

/** The heights of the cards by place and product: other parts of the page may arrive meanwhile, with cards of their own. */
const heights = async (page: Page) =>
  new Map(
    await page.locator('main article').evaluateAll((cards) =>
      cards.map((card) => {
        const part = card.closest('section')?.querySelector('h2')?.textContent
        return [`${part} ${card.querySelector('h3')?.textContent}`, card.getBoundingClientRect().height] as const
      }),
    ),
  )

for (const path of ['/', '/trending', '/SearchResults/shoes'])
  test(`design#price: ${path}: a font that arrives late adds no line to a card, Russian at 360 px`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const release = await holdRequests(page, /\.woff2/)
    await page.goto(`${path}?lang=ru`, { waitUntil: 'commit' })
    await expect.poll(async () => (await heights(page)).size).toBeGreaterThan(5)
    const before = await heights(page)
    release()
    await page.evaluate(() => document.fonts.ready)
    await isUp(page)
    const after = await heights(page)
    const common = [...before].filter(([card]) => after.has(card))
    expect(common.length).toBeGreaterThan(5)
    // A line is at least 16 px high.
    expect(common.filter(([card, height]) => Math.abs((after.get(card) ?? 0) - height) > 8)).toEqual([])
  })
