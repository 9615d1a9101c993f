import { choicesOf } from '#features/variant/variant-rules.ts'
import { catalogueOf, productPath } from '../../support/catalogue.ts'
import { isUp } from '../../support/is-up.ts'
import { expect, test } from '../../support/mall-test.ts'
import { expectNoShiftUntilNow, recordLayoutShifts } from '../../support/views/layout-shift.ts'

test.use({ hasPictures: true })

for (const lang of ['en', 'ru'] as const)
  test(`product#stock: choosing a sold-out size and one in stock moves nothing, in ${lang}`, async ({
    page,
    context,
    isMobile,
  }) => {
    const found = await catalogueOf('LK', lang).product(
      ({ isAvailable, skuList }) =>
        isAvailable &&
        skuList.some(({ stocks }) => stocks === 0) &&
        skuList.some(({ stocks }) => stocks > 8) &&
        skuList.every((sku) => choicesOf(sku).size > 0 && sku.price === skuList[0]?.price),
    )
    if (isMobile) await page.setViewportSize({ width: 360, height: 800 })
    await recordLayoutShifts(context)
    await page.goto(`${productPath(found)}?lang=${lang}`)
    await isUp(page)
    const main = page.getByRole('main')
    // Head, choices and quantity are on the screen together.
    await main
      .locator('fieldset')
      .last()
      .evaluate((group) => group.scrollIntoView({ block: 'center' }))
    await expect(main.locator('output')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await expectNoShiftUntilNow(page)
    for (const isSoldOut of [true, false, true]) {
      const sku = found.skuList.find(({ stocks }) => (isSoldOut ? stocks === 0 : stocks > 8))
      // The taps are the script's own: after a real tap the browser counts no shift for half a second.
      for (const value of sku ? choicesOf(sku).values() : [])
        await main.locator(`fieldset input[value="${value}"]`).evaluate((input: HTMLElement) => input.click())
      await expect(page).toHaveURL(new RegExp(`sku=${sku?.skuId}`))
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expectNoShiftUntilNow(page)
    }
  })
