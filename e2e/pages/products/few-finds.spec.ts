import { catalogueOf } from '../../support/catalogue.ts'
import { isUp } from '../../support/is-up.ts'
import { found } from '../../support/list-page.ts'
import { expect, test } from '../../support/mall-test.ts'
import { expectNoShiftUntilNow, recordLayoutShifts } from '../../support/views/layout-shift.ts'

test('product#few-finds: a list of few products ends with similar ones, which are none of the finds; a long list does not', async ({
  page,
  context,
  axe,
}) => {
  const { prodName } = await catalogueOf().card(({ totalStocks }) => totalStocks > 0)
  const few = await found({ key: prodName })
  expect(few.total).toBeGreaterThan(0)
  expect(few.total).toBeLessThan(8)
  await recordLayoutShifts(context)
  await page.goto(`/SearchResults/${encodeURIComponent(prodName)}`)
  await isUp(page)
  const similar = page.getByRole('group', { name: 'You may also like' })
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const names = similar.locator('article h3')
  await expect.poll(() => names.count()).toBeGreaterThan(3)
  const shown = await names.allTextContents()
  for (const { prodName: name } of few.records) expect(shown).not.toContain(name)
  const moved = await page.evaluate(() => window.layoutShifts?.flatMap((shift) => shift.moved) ?? [])
  expect(moved.filter((part) => /You may also like|<footer/.test(part))).toEqual([])
  await expectNoShiftUntilNow(page)
  await axe()

  expect((await found({ key: 'shoes' })).total).toBeGreaterThanOrEqual(8)
  await page.goto('/SearchResults/shoes')
  await isUp(page)
  await expect(page.locator('main article').nth(7)).toBeAttached()
  await expect(similar).toHaveCount(0)
})
