import type { CartEstimate } from '#contract/cart/cart-estimate.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { addElsewhere, cartOf, countOf, lineOf, plainProduct } from '#e2e/support/cart.ts'
import { fetchCatalogue, productPath } from '#e2e/support/catalogue.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { newShopper, signIn } from '#e2e/support/sign-in.ts'
import { formatDelivery } from '#words/delivery.ts'
import { formatPrice } from '#words/price.ts'

const rupees = (amount: number) => formatPrice(amount, 'Rs.', 'en')

test('product#cart: selected lines are summed by the server, deselected ones are not', { tag: '@once' }, async ({
  page,
}) => {
  const one = await plainProduct()
  const two = await plainProduct(({ prodId, shopId }) => prodId !== one.prodId && shopId !== one.product.shopId)
  const shopper = await newShopper()
  await addElsewhere(shopper, one, 2)
  await addElsewhere(shopper, two, 1)
  await signIn(page, shopper)
  await page.goto('/Cart')
  const sum = (amount: number) =>
    page
      .getByText(`Rs. ${amount.toLocaleString('en')}`.replace(' ', '\u00a0'), { exact: true })
      .locator('visible=true')
      .last()
  const price = (item: typeof one) => item.product.skuList[0]?.price ?? 0
  await expect(sum(2 * price(one) + price(two))).toBeVisible()
  await expect(page.getByText('Estimate from saved prices').locator('visible=true')).toHaveCount(0)
  // The cart states the costs of the checkout, and each shop the way to free delivery.
  const costs = await fetchCatalogue<CartEstimate>('/delivery/cart', {
    lines: `${one.skuId}x2,${two.skuId}x1`,
    regionId: defaultRegionId,
  })
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).toContainText(`Estimated total${rupees(costs.estimatedTotal)}`)
  expect(costs.shops.some(({ missing }) => missing !== undefined)).toBe(true)
  for (const { shopId, fee, missing, arriveFrom, arriveTo } of costs.shops) {
    const { shopName } = (shopId === one.product.shopId ? one : two).product
    const shop = page.getByRole('main').getByRole('region', { name: shopName, exact: true })
    await expect(shop).toContainText(fee > 0 ? `Delivery ${rupees(fee)}` : 'Free delivery')
    await expect(shop).toContainText(formatDelivery(arriveFrom, arriveTo, 'en'))
    if (missing !== undefined) await expect(shop).toContainText(`${rupees(missing)} more for free delivery`)
  }
  await page.getByRole('checkbox', { name: `Select all from ${two.product.shopName}` }).uncheck()
  await expect(page.getByRole('checkbox', { name: `Select ${two.name}` })).not.toBeChecked()
  await expect(sum(2 * price(one))).toBeVisible()

  // Editing begins without a selection, and leaves the selection for the checkout as it was.
  const box = (item: typeof one) => page.getByRole('checkbox', { name: `Select ${item.name}` })
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(box(one)).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Choose products to remove' })).toHaveAttribute('aria-disabled', 'true')
  await box(two).check()
  await expect(page.getByRole('button', { name: 'Remove (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(box(one)).toBeChecked()
  await expect(box(two)).not.toBeChecked()

  // Selected lines are removed together, and undo restores them together.
  await page.getByRole('button', { name: 'Edit' }).click()
  const all = page.getByRole('checkbox', { name: 'All', exact: true })
  await expect(all).not.toBeChecked()
  await all.check()
  await expect(box(two)).toBeChecked()
  await all.uncheck()
  await expect(page.getByRole('button', { name: 'Choose products to remove' })).toBeVisible()
  await all.check()
  await page.getByRole('button', { name: 'Remove (2)' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect.poll(() => cartOf(shopper)).toEqual({})
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(countOf(lineOf(page, one.name))).toHaveText('2')
  await expect.poll(() => cartOf(shopper)).toEqual({ [one.skuId]: 2, [two.skuId]: 1 })

  // A line moves to the favourites, and one toast undoes both changes.
  const favourites = () => myCall(shopper, 'GET', '/p/user/collection/ids')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: `Move ${one.name} to favourites` }).click()
  await expect.poll(favourites).toEqual([one.prodId])
  await expect.poll(() => cartOf(shopper)).toEqual({ [two.skuId]: 1 })
  await expect(page.getByText(`${one.name}: moved to favourites`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(favourites).toEqual([])
  await expect.poll(() => cartOf(shopper)).toEqual({ [one.skuId]: 2, [two.skuId]: 1 })
})

test('product#estimates: the small cart fee names the value from which the fee is not charged', {
  tag: '@once',
}, async ({ page }) => {
  const item = await plainProduct(({ skuList }) => (skuList[0]?.price ?? 0) < 900)
  await addElsewhere(await signIn(page), item, 1)
  const fee = `Small cart fee (below ${rupees(1000)})`
  await page.goto('/Cart')
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(fee)
  await page.getByRole('link', { name: 'Checkout (1)' }).filter({ visible: true }).click()
  await expect(page.getByRole('term').filter({ hasText: fee })).toBeVisible()
  await page.goto(productPath(item.product))
  await expect(page.getByText(`for orders below ${rupees(1000)}`)).toHaveCount(1)
})
