import type { Cart } from '#contract/cart/cart.ts'
import type { Order } from '#contract/order/order.ts'
import { formatPrice } from '#words/price.ts'
import { ordersOf, placeOrder } from '../support/buying.ts'
import { catalogueOf } from '../support/catalogue.ts'
import { main, placeOrderButton, thanks } from '../support/checkout-page.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { printedSums } from '../support/printed-sums.ts'
import { signIn } from '../support/sign-in.ts'

/** A cheap product with one variant, of another shop than `otherShop`. */
async function cheapProduct(otherShop?: number) {
  const { cards, details } = catalogueOf()
  for (const card of await cards({ maxPrice: 450, minPrice: 200 })) {
    const product = await details(card.prodId)
    const [sku] = product.skuList
    if (
      product.isAvailable &&
      !product.isOverseas &&
      product.skuList.length === 1 &&
      sku &&
      sku.stocks > 8 &&
      product.shopId !== otherShop
    )
      return { ...product, skuId: sku.skuId }
  }
  throw new Error('The mall has no such product')
}

/** Another product of a shop that can be paid on delivery. */
async function cashProductOf(shopId: number, except: number) {
  const { cards, details } = catalogueOf()
  for (const card of await cards({ shopId })) {
    const { prodId, isAvailable, isCashOnDelivery, isOverseas, skuList } = await details(card.prodId)
    const sku = skuList.find(({ stocks }) => stocks > 8)
    if (prodId !== except && isAvailable && isCashOnDelivery && !isOverseas && sku) return { prodId, skuId: sku.skuId }
  }
  throw new Error('The shop has no such product')
}

test('product#checkout: two shops with a remark to each: totals add up; both orders are paid at once by the saved card, and named', async ({
  page,
}) => {
  const shopper = await signIn(page)
  await payByCard(shopper, await placeOrder(shopper))
  await payByCard(shopper, await placeOrder(shopper), '5555555555554444')
  await page.goto('/profile/cards')
  const second = main(page)
    .getByRole('list', { name: 'Saved cards' })
    .getByRole('listitem')
    .filter({ hasText: 'Mastercard ···· 4444' })
  await second.getByRole('button', { name: 'Set as default' }).click()
  await expect(page.getByText('Default card changed.')).toBeVisible()
  await expect(second.getByText('Default', { exact: true })).toBeVisible()

  const one = await cheapProduct()
  const items = [one, await cheapProduct(one.shopId)]
  for (const { prodId, skuId } of items)
    await myCall(shopper, 'POST', '/p/shopCart/changeItem', { count: 1, prodId, skuId })
  await page.goto('/Cart')
  await main(page).getByRole('link', { name: 'Checkout (2)' }).filter({ visible: true }).click()
  for (const { shopName } of items) {
    const part = main(page).getByRole('region', { name: shopName, exact: true })
    await part.getByText('Add a note').click()
    await part.getByRole('textbox', { name: 'Note to shop' }).fill(`Hello ${shopName}`)
  }
  await main(page)
    .getByRole('checkbox', { name: /Delivery insurance/ })
    .check()
  await expect(main(page).getByRole('term').filter({ hasText: 'Delivery insurance' })).toBeVisible()
  const sums = await printedSums(page)
  expect(sums).toMatchObject({
    Subtotal: items.reduce((sum, { price }) => sum + price, 0),
    'Handling fee': 100,
    [`Small cart fee (below ${formatPrice(1000, 'Rs.', 'en')})`]: 150,
    'Delivery insurance': 90,
  })
  await expect(
    main(page).getByRole('radio', { name: /Mastercard ···· 4444/ }),
    'the default card is chosen',
  ).toBeChecked()
  await placeOrderButton(page).click()
  await expect(thanks(page)).toBeVisible()

  const placed = (await ordersOf(shopper)).slice(0, 2)
  for (const { orderNumber, shopName } of placed) {
    await expect(main(page).getByRole('heading', { name: shopName, exact: true })).toBeVisible()
    await expect(main(page).getByRole('link', { name: orderNumber })).toBeVisible()
    const { isPaid, payType, remarks } = await myCall<Order>(
      shopper,
      'GET',
      `/p/myOrder/orderDetail?orderNumber=${orderNumber}`,
    )
    expect({ isPaid, payType, remarks }).toEqual({ isPaid: true, payType: 22, remarks: `Hello ${shopName}` })
  }
  let all = 0
  for (const { orderNumber } of placed) {
    await page.goto(`/order-details?orderNumber=${orderNumber}`)
    all += (await printedSums(page))['Total'] ?? 0
  }
  expect(all).toBe(sums['Total'])
})

test('product#checkout: cash on delivery is offered only where every product allows it; the page names what excludes it', async ({
  page,
}) => {
  const shopper = await signIn(page)
  const paid = await placeOrder(shopper)
  const { addrId } = (await myCall<{ addrId: number }[]>(shopper, 'GET', '/p/address/list'))[0] ?? { addrId: 0 }
  const { prodId, prodName, shopId, skuList } = await catalogueOf().product(
    (one) => one.isAvailable && !one.isCashOnDelivery && one.skuList.some(({ stocks }) => stocks > 8),
  )
  const skuId = skuList.find(({ stocks }) => stocks > 8)?.skuId ?? 0
  const cash = main(page).getByRole('radio', { name: /Cash on delivery/ })
  const other = await cheapProduct(shopId)
  for (const item of [{ prodId, skuId }, other])
    await myCall(shopper, 'POST', '/p/shopCart/changeItem', { count: 1, prodId: item.prodId, skuId: item.skuId })
  await page.goto('/Cart')
  await main(page).getByRole('link', { name: 'Checkout (2)' }).filter({ visible: true }).click()
  await expect(cash).toBeDisabled()
  await expect(main(page).getByText(`Not available with: ${prodName}`)).toBeVisible()
  // An order of two items of one shop: only one of them excludes cash.
  const beside = await cashProductOf(shopId, prodId)
  const cart = await myCall<Cart>(shopper, 'POST', '/p/shopCart/changeItem', { count: 1, ...beside })
  const basketIds = cart
    .filter((shop) => shop.shopId === shopId)
    .flatMap((shop) => shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
    .map(({ basketId }) => basketId)
  expect(basketIds).toHaveLength(2)
  const { checkoutId } = await myCall<{ checkoutId: number }>(shopper, 'POST', '/p/order/confirm', {
    addrId,
    basketIds,
  })
  const {
    orderNumbers: [card],
  } = await myCall<{ orderNumbers: string[] }>(shopper, 'POST', '/p/order/submit', { checkoutId })
  await page.goto(`/paymentMethod?orderNumbers=${paid}`)
  await expect(cash).toBeEnabled()
  for (const numbers of [card, `${paid},${card}`]) {
    await page.goto(`/paymentMethod?orderNumbers=${numbers}`)
    await expect(cash).toBeDisabled()
    await expect(main(page).getByText(`Not available with: ${prodName}`, { exact: true })).toBeVisible()
  }
  await expect(main(page).getByRole('region', { name: '2 orders' })).toBeVisible()
})
