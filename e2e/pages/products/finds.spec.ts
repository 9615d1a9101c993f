import type { Page } from '@playwright/test'
import type { Find } from '#contract/product/finds.ts'
import { regionIds } from '#contract/region/region.ts'
import { formatPrice } from '#words/price.ts'
import { buyableProduct, otherBuyableProduct, payOnDelivery, placeOrder } from '../../support/buying.ts'
import { catalogueOf, fetchCatalogue } from '../../support/catalogue.ts'
import { isUp } from '../../support/is-up.ts'
import { operate } from '../../support/mall/operate.ts'
import { expect, test } from '../../support/mall-test.ts'
import { myCall } from '../../support/my-calls.ts'
import { newShopper, signIn } from '../../support/sign-in.ts'
import { viewProducts } from '../../support/view-products.ts'
import { expectNoShiftUntilNow, recordLayoutShifts } from '../../support/views/layout-shift.ts'

const finds = (page: Page) => page.getByRole('region', { name: 'Finds of the day' })
const kind = (page: Page, name: string) => finds(page).getByRole('button', { name, exact: true })
/** The first find of a kind in this mall. */
const firstFind = async (code: Find['find']['code']) => {
  const all = await fetchCatalogue<Find[]>('/prod/finds', { regionId: regionIds.LK, lang: 'en' })
  return all.find(({ find }) => find.code === code)
}
/** The cell of a product in the row of a kind, with its reason. */
const cellOf = (page: Page, row: string, name: string) =>
  finds(page)
    .getByRole('group', { name: row, exact: true })
    .locator('div')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first()

test('product#finds: discover and trending begin with finds from events of this mall, each with its reason @once', async ({
  page,
  context,
  axe,
  expectNoSidewaysScroll,
}) => {
  const { product: bought } = await otherBuyableProduct()
  const shopper = await newShopper()
  await payOnDelivery(shopper, await placeOrder(shopper, 9, ({ prodId }) => prodId === bought.prodId))
  const { product: reduced } = await buyableProduct(
    ({ prodId, skuList, price }) => prodId > bought.prodId && skuList.length === 1 && price > 3_000,
  )
  const [sku] = reduced.skuList
  await operate({
    kind: 'price',
    skuId: String(sku?.skuId),
    region: 'LK',
    amount: String(Math.round(reduced.price / 4)),
  })
  // Every test of this run buys: the product bought above is not always among the first.
  const popular = await firstFind('POPULAR')
  const viewed = await catalogueOf().card(({ totalStocks }) => totalStocks > 0)
  await viewProducts(page, [viewed])

  await recordLayoutShifts(context)
  await page.goto('/discover')
  await isUp(page)
  await expect(finds(page)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expectNoShiftUntilNow(page)
  const reasons: [row: string, name: string, reason: string | RegExp][] = [
    ['Price drops', reduced.prodName, `Lowered from ${formatPrice(reduced.price, 'Rs.', 'en')}`],
    ['Popular', popular?.prodName ?? '', /^Bought by \d+ shoppers?$/],
    ['Recently viewed', viewed.prodName, 'Viewed today'],
  ]
  for (const [row, name, reason] of reasons) {
    await kind(page, row).click()
    await expect(kind(page, row)).toHaveAttribute('aria-pressed', 'true')
    await expect(cellOf(page, row, name).getByText(reason)).toBeAttached()
  }
  await kind(page, 'Because you viewed').click()
  const similar = finds(page).getByRole('group', { name: 'Because you viewed', exact: true })
  await expect(similar.getByText(`Because you viewed ${viewed.prodName}`).first()).toBeVisible()
  await expect(similar.getByRole('link', { name: viewed.prodName, exact: true })).toHaveCount(0)
  await axe()

  await page.goto('/trending')
  await isUp(page)
  const [last, added] = [await firstFind('LAST'), await firstFind('NEW')]
  await kind(page, 'Almost gone').click()
  await expect(cellOf(page, 'Almost gone', last?.prodName ?? '').getByText(/^Only [1-5] left$/)).toBeVisible()
  await kind(page, 'New arrivals').click()
  await expect(cellOf(page, 'New arrivals', added?.prodName ?? '').getByText(/^Added /)).toBeVisible()
  await expectNoShiftUntilNow(page)
  await axe()
  await expectNoSidewaysScroll()
})

test("product#finds: a shopper's recent views are those of this device and of the account, the newest first @once", async ({
  page,
}) => {
  const [here, elsewhere, earlier] = await catalogueOf().cards({ sortName: 'soldNum' })
  if (!here || !elsewhere || !earlier) throw new Error('The mall has too few products')
  const shopper = await signIn(page)
  // The shopper's other device has sent its views.
  const day = 24 * 3_600_000
  await myCall(shopper, 'POST', '/p/footprint', [
    { prodId: earlier.prodId, at: Date.now() - 3 * day },
    { prodId: elsewhere.prodId, at: Date.now() - day },
  ])
  await viewProducts(page, [here])
  await page.goto('/discover')
  await isUp(page)
  await kind(page, 'Recently viewed').click()
  const row = finds(page).getByRole('group', { name: 'Recently viewed', exact: true })
  await expect(row.getByRole('heading', { level: 3 })).toHaveText([here.prodName, elsewhere.prodName, earlier.prodName])
  const ages: [name: string, reason: string][] = [
    [here.prodName, 'Viewed today'],
    [elsewhere.prodName, 'Viewed yesterday'],
    [earlier.prodName, 'Viewed 3 days ago'],
  ]
  for (const [name, reason] of ages)
    await expect(cellOf(page, 'Recently viewed', name).getByText(reason)).toBeAttached()
})

test('product#finds: the kinds are chosen by keyboard', async ({ page }) => {
  await page.goto('/discover')
  await isUp(page)
  await kind(page, 'Almost gone').focus()
  await page.keyboard.press('Tab')
  await expect(kind(page, 'New arrivals')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(finds(page).getByRole('group', { name: 'New arrivals', exact: true })).toBeVisible()
})
