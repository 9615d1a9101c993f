import type { Page } from '@playwright/test'
import type { Cart } from '#contract/cart/cart.ts'
import type { Checkout } from '#contract/order/checkout.ts'
import type { Order } from '#contract/order/order.ts'
import { regionIds } from '#contract/region/region.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { formatPrice } from '#words/price.ts'
import { chooseArea } from '../support/address-form.ts'
import { addAddress, buyableProduct, ordersOf, otherBuyableProduct, placeOrder } from '../support/buying.ts'
import { countOf, expectCount, lineOf } from '../support/cart.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import {
  expireCheckout,
  main,
  payButton,
  placeOrderButton,
  placeWithCash,
  ready,
  toPayment,
} from '../support/checkout-page.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { operate } from '../support/mall/operate.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { type Shopper, signIn } from '../support/sign-in.ts'

const rupees = (amount: number) => formatPrice(amount, 'Rs.', 'en')
const checkoutLink = (page: Page, count: number) =>
  main(page)
    .getByRole('link', { name: `Checkout (${count})` })
    .filter({ visible: true })
const more = (page: Page) => main(page).getByRole('button', { name: /^More/ }).first()

/** A checkout whose prices are all raised. */
const raised = (checkout: Checkout, by: number): Partial<Checkout> => ({
  shopCartOrders: checkout.shopCartOrders.map((shop) => ({
    ...shop,
    total: shop.total + by,
    actualTotal: shop.actualTotal + by,
    shopCartItemDiscounts: shop.shopCartItemDiscounts.map((group) => ({
      ...group,
      shopCartItems: group.shopCartItems.map((line) => ({ ...line, price: line.price + by })),
    })),
  })),
  total: checkout.total + by,
  actualTotal: checkout.actualTotal + by,
})

async function fillCart(page: Page): Promise<{ shopper: Shopper; name: string; price: number }> {
  const shopper = await signIn(page)
  await addAddress(shopper)
  const { product, skuId } = await buyableProduct()
  await myCall(shopper, 'POST', '/p/shopCart/changeItem', { count: 1, prodId: product.prodId, skuId })
  return { shopper, name: product.prodName, price: product.skuList.find((sku) => sku.skuId === skuId)?.price ?? 0 }
}

test('product#checkout: back to the cart for another piece: the checkout follows the cart and keeps the remarks @full', {
  tag: '@worker',
}, async ({ page }) => {
  const { shopper, name } = await fillCart(page)
  await page.goto('/Cart')
  await checkoutLink(page, 1).click()
  await main(page).getByText('Add a note').click()
  await main(page).getByRole('textbox', { name: 'Note to shop' }).fill('Ring twice')
  await expect(placeOrderButton(page)).toBeVisible()
  await page.goBack()
  await more(page).click()
  await expect(countOf(lineOf(page, name))).toHaveText('2')
  await checkoutLink(page, 2).click()
  await expect(placeOrderButton(page)).toBeVisible()
  await placeWithCash(page)
  await expect(page).toHaveURL(toPayment)
  const [order] = await ordersOf(shopper)
  expect(order?.orderItemDtos).toMatchObject([{ prodCount: 2 }])
  expect(await myCall<Order>(shopper, 'GET', `/p/myOrder/orderDetail?orderNumber=${order?.orderNumber}`)).toMatchObject(
    { remarks: 'Ring twice' },
  )
  await expectCount(page, 0)
})

test('quality#offline: a region switched during a checkout: no part of the old region is shown or ordered, and a fitting address is asked for', async ({
  page,
  context,
}) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  const inTurkey = await catalogueOf('TR').cards({ hasStock: 1 })
  const { product, skuId } = await buyableProduct(
    ({ prodId, skuList }) => skuList.length === 1 && inTurkey.some((card) => card.prodId === prodId),
  )
  const checkoutPath = `/Checkout?prodId=${product.prodId}&skuId=${skuId}&count=1`
  await page.goto(checkoutPath)
  await expect(main(page).getByText(/^Rs\./).first()).toBeVisible()
  // An address in the old region is typed and not saved.
  await page.goto('/addresses/new')
  await chooseArea(page, 'Province', 'Central')
  await page.getByRole('textbox', { name: 'Address line' }).fill('7 Hill Street')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Address line' })).toHaveValue('7 Hill Street', { timeout: 2_000 })
  }).toPass()
  await chooseMarket(context, { country: 'TR' })
  await page.evaluate(([key, region]) => localStorage.setItem(key, region), [
    localKeys.region,
    String(regionIds.TR),
  ] as const)
  await page.goto(checkoutPath)
  // The address of the other region cannot be chosen; the form of a fitting one is in its place.
  await expect(page.getByRole('heading', { name: 'Where should we deliver?' })).toBeVisible()
  await expect(main(page).getByText(/^Your saved addresses are in other countries\. .* Türkiye/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Country' })).toContainText('Türkiye')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveText('Choose')
  await expect(page.getByRole('textbox', { name: 'Address line' })).toHaveValue('7 Hill Street')
  await expect(page.getByRole('combobox', { name: 'Neighbourhood' })).toBeVisible()
  await expect(placeOrderButton(page)).toHaveCount(0)
  await expect(main(page).getByText(/Rs\./)).toHaveCount(0)
  expect(await ordersOf(shopper)).toEqual([])
})

test("product#checkout: consent: a price above the cart's needs consent, again after a reload or another choice, and is paid once", {
  tag: '@worker',
}, async ({ page, axe }) => {
  let by = 0
  let asked = 0
  await rewriteCheckout(page, (checkout) => {
    asked += 1
    return raised(checkout, by)
  })
  const { shopper, name, price: seen } = await fillCart(page)
  await page.goto('/Cart')
  await expect(checkoutLink(page, 1)).toBeVisible()
  by = 50
  await checkoutLink(page, 1).click()
  await expect.poll(() => asked, 'the route has the only request for the checkout').toBe(1)
  const change = main(page)
    .getByRole('listitem')
    .filter({ hasText: `${name}: ${rupees(seen)} → ${rupees(seen + 50)}` })
  const box = main(page).getByRole('checkbox', { name: /^I accept the new total of/ })
  const agreeButton = main(page).getByRole('button', { name: 'Accept new total' })
  await expect(change).toBeVisible()
  await expect(agreeButton).toHaveAttribute('aria-disabled', 'true')
  await axe()
  await page.reload()
  await expect(change).toBeVisible()
  await expect(box).not.toBeChecked()
  await main(page)
    .getByRole('checkbox', { name: /Delivery insurance/ })
    .check()
  await expect(main(page).getByRole('term').filter({ hasText: 'Delivery insurance' })).toBeVisible()
  await expect(change).toBeVisible()
  await expect(agreeButton).toBeVisible()
  await box.check()
  await page.reload()
  await expect(box).toBeChecked()
  await placeWithCash(page)
  await expect(page).toHaveURL(toPayment)
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('product#checkout: consent: for "buy now" a higher price needs consent, a lower one does not @full', async ({
  page,
}) => {
  let by = 50
  await rewriteCheckout(page, (checkout) => raised(checkout, by))
  const shopper = await signIn(page)
  await addAddress(shopper)
  const { product } = await buyableProduct(({ skuList }) => skuList.length === 1)
  await page.goto(productPath(product))
  const buyNow = main(page).getByRole('link', { name: 'Buy now' })
  await expect(buyNow).toBeVisible()
  await buyNow.click()
  await expect(main(page).getByText('Changed since you last saw it')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Accept new total' })).toBeVisible()
  by = -20
  await main(page)
    .getByRole('checkbox', { name: /Delivery insurance/ })
    .check()
  await expect(placeOrderButton(page)).toBeVisible()
  await expect(main(page).getByRole('checkbox', { name: /^I agree/ })).toHaveCount(0)
})

/** Sets a variant's stock to zero while `work` runs. */
async function withoutStock(skuId: number, work: () => Promise<void>): Promise<void> {
  const stock = (count: string) => operate({ kind: 'stock', skuId: String(skuId), region: 'LK', count })
  await stock('0')
  await work().finally(() => stock('60'))
}

test('product#messages: out of stock: refused at submit in the words for an order; the product of a cart is named and left out', async ({
  page,
}) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  const { product, skuId } = await otherBuyableProduct()
  const other = await buyableProduct()
  await page.goto(`/Checkout?prodId=${product.prodId}&skuId=${skuId}&count=1`)
  await expect(placeOrderButton(page)).toBeVisible()
  await withoutStock(skuId, async () => {
    await placeWithCash(page)
    await expect(page.getByRole('heading', { name: "This can't be ordered right now" })).toBeVisible()
    await expect(main(page).getByText('Out stock.')).toBeVisible()
    await expect(page.getByText('Out of stock items failed to add to cart.')).toHaveCount(0)
    expect(await ordersOf(shopper)).toEqual([])
  })
  for (const one of [
    { prodId: product.prodId, skuId },
    { prodId: other.product.prodId, skuId: other.skuId },
  ])
    await myCall(shopper, 'POST', '/p/shopCart/changeItem', { count: 1, ...one })
  await page.goto('/Cart')
  await expect(checkoutLink(page, 2)).toBeVisible()
  // The address of both lines, because an open cart that is refreshed meanwhile leaves the line out by itself.
  const address = (await checkoutLink(page, 2).getAttribute('href')) ?? ''
  await withoutStock(skuId, async () => {
    await page.goto(address)
    await expect(
      main(page).getByText(`${product.prodName} is out of stock and was removed from your order.`),
    ).toBeVisible()
    await placeWithCash(page)
    await expect(page).toHaveURL(toPayment)
  })
  expect((await ordersOf(shopper)).flatMap(({ orderItemDtos }) => orderItemDtos.map((item) => item.skuId))).toEqual([
    other.skuId,
  ])
})

test('product#checkout: a lost answer survives a second checkout: going back to the first leads to its order', async ({
  page,
  context,
}) => {
  const { shopper, checkoutPath } = await ready(page)
  const other = await buyableProduct(({ prodId }) => !checkoutPath.includes(`prodId=${prodId}&`))
  await page.goto(checkoutPath)
  await context.route(
    '**/api/p/order/submit*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await context.route('**/api/p/order/attempt*', (route) => route.abort())
  await placeWithCash(page)
  await expect(page.getByText("We're confirming your order. It won't be placed twice.")).toBeVisible()
  await page.goto(`/Checkout?prodId=${other.product.prodId}&skuId=${other.skuId}&count=1`)
  await expect(placeOrderButton(page)).toBeVisible()
  await context.unroute('**/api/p/order/attempt*')
  await page.goto(checkoutPath)
  await expect(page).toHaveURL(toPayment)
  await expect(payButton(page)).toBeVisible()
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('product#checkout: an order without an answer that was not placed: the checkout follows the cart again @full', async ({
  page,
  context,
}) => {
  const { shopper, name } = await fillCart(page)
  await page.goto('/Cart')
  await checkoutLink(page, 1).click()
  await expect(placeOrderButton(page)).toBeVisible()
  await context.route('**/api/p/order/submit*', (route) => route.abort(), { times: 1 })
  await context.route('**/api/p/order/attempt*', (route) => route.abort())
  await placeWithCash(page)
  await expect(page.getByText("We're confirming your order. It won't be placed twice.")).toBeVisible()
  await page.goto('/Cart')
  await more(page).click()
  await expect(countOf(lineOf(page, name))).toHaveText('2')
  await context.unroute('**/api/p/order/attempt*')
  await checkoutLink(page, 2).click()
  await placeWithCash(page)
  await expect(page).toHaveURL(toPayment)
  const [order] = await ordersOf(shopper)
  expect(order?.orderItemDtos).toMatchObject([{ prodCount: 2 }])
})

/**
 * Changes the answer of confirm; `only` are the cart lines of that checkout. To be called before the first document of
 * a page with a worker: a request of a page that the first worker has just claimed may pass a route that is younger.
 */
async function rewriteCheckout(
  page: Page,
  rewrite: (checkout: Checkout) => Partial<Checkout>,
  only?: readonly number[],
): Promise<void> {
  await page.route('**/api/p/order/confirm*', async (route) => {
    const body = route.request().postDataJSON() as object
    const response = await route.fetch({ postData: JSON.stringify({ ...body, ...(only && { basketIds: only }) }) })
    const checkout = (await response.json()) as Checkout
    await route.fulfill({ response, json: { ...checkout, ...rewrite(checkout) } })
  })
}

test('product#checkout: changes since the cart are named: low stock, not sold here, no longer sold; without a higher price no consent @full', async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  const cartItems: Awaited<ReturnType<typeof buyableProduct>>[] = []
  for (const count of [3, 1, 1]) {
    const cartItem = await buyableProduct(({ prodId }) => cartItems.every(({ product }) => product.prodId !== prodId))
    cartItems.push(cartItem)
    await myCall(shopper, 'POST', '/p/shopCart/changeItem', {
      count,
      prodId: cartItem.product.prodId,
      skuId: cartItem.skuId,
    })
  }
  const [lowStock, notInArea, withdrawn] = cartItems
  const cart = await myCall<Cart>(shopper, 'POST', '/p/shopCart/info', {})
  const lines = cart.flatMap((shop) => shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
  await page.goto('/Cart')
  await expect(checkoutLink(page, 5)).toBeVisible()
  await rewriteCheckout(
    page,
    () => ({
      changed: [
        { skuId: lowStock?.skuId ?? 0, was: 5, now: 3, why: 'OUT_OF_STOCK' },
        { skuId: notInArea?.skuId ?? 0, was: 1, now: 0, why: 'NOT_IN_AREA' },
        { skuId: withdrawn?.skuId ?? 0, was: 1, now: 0, why: 'WITHDRAWN' },
      ],
    }),
    lines.filter(({ skuId }) => skuId === lowStock?.skuId).map(({ basketId }) => basketId),
  )
  await checkoutLink(page, 5).click()
  await expect(main(page).getByText('Changed since you last saw it')).toBeVisible()
  await expect(main(page).getByText(`${lowStock?.product.prodName}: only 3 of 5 left.`)).toBeVisible()
  await expect(
    main(page).getByText(`${notInArea?.product.prodName} isn't sold in your area and was removed from your order.`),
  ).toBeVisible()
  await expect(
    main(page).getByText(`${withdrawn?.product.prodName} is no longer sold and was removed from your order.`),
  ).toBeVisible()
  await expect(main(page).getByRole('checkbox', { name: /^I agree/ })).toHaveCount(0)
  await axe()
  await placeWithCash(page)
  await expect(page).toHaveURL(toPayment)
  expect(
    (await ordersOf(shopper)).flatMap(({ orderItemDtos }) =>
      orderItemDtos.map(({ skuId, prodCount }) => [skuId, prodCount]),
    ),
  ).toEqual([[lowStock?.skuId, 3]])
})

test('product#checkout: below the minimum amount: the amount is shown, and the button is disabled until the cart reaches it @full', async ({
  page,
  axe,
}) => {
  const { shopper, checkoutPath } = await ready(page)
  let short = 1
  let minimum = 0
  await rewriteCheckout(page, ({ actualTotal }) => ({ minimumAmount: (minimum = actualTotal + short) }))
  await page.goto(checkoutPath)
  await expect(placeOrderButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(main(page).getByText(`The minimum order is ${rupees(minimum)}. Add more items.`)).toBeVisible()
  await axe()
  await placeOrderButton(page).dispatchEvent('click')
  // A total equal to the minimum suffices.
  short = 0
  await main(page)
    .getByRole('checkbox', { name: /Delivery insurance/ })
    .check()
  await expect(main(page).getByText(/^The minimum order is/)).toBeHidden()
  expect(await ordersOf(shopper)).toEqual([])
  await placeWithCash(page)
  await expect(page).toHaveURL(toPayment)
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('product#checkout: consent: a renewed checkout that costs more needs consent and shows the former total @full', async ({
  page,
}) => {
  const { checkoutPath } = await ready(page)
  let more = 0
  let total = 0
  await rewriteCheckout(page, ({ handlingFee, actualTotal }) => ({
    handlingFee: handlingFee + more,
    actualTotal: (total = actualTotal + more),
  }))
  await page.clock.install()
  await page.goto(checkoutPath)
  await expect(placeOrderButton(page)).toBeVisible()
  const before = total
  more = 40
  await expireCheckout(page)
  await page.getByRole('button', { name: 'Refresh prices' }).click()
  await expect(main(page).getByText(`It was ${rupees(before)}.`)).toBeVisible()
  const box = main(page).getByRole('checkbox', { name: `I accept the new total of ${rupees(before + 40)}.` })
  await expect(main(page).getByRole('button', { name: 'Accept new total' })).toHaveAttribute('aria-disabled', 'true')
  await box.check()
  await expect(placeOrderButton(page)).not.toHaveAttribute('aria-disabled', 'true')
})

test("product#checkout: a shop's discount is a line of its own, in the checkout and the order @full", async ({
  page,
}) => {
  const { shopper, checkoutPath } = await ready(page)
  let total = 0
  await rewriteCheckout(page, ({ shopCartOrders, actualTotal }) => ({
    shopCartOrders: shopCartOrders.map((shop) => ({ ...shop, shopReduce: 25, actualTotal: shop.actualTotal - 25 })),
    actualTotal: (total = actualTotal - 25),
  }))
  await page.goto(checkoutPath)
  const discount = main(page).getByText(`\u2212${rupees(25)}`)
  await expect(main(page).getByRole('term').filter({ hasText: 'Shop discount' })).toBeVisible()
  await expect(discount).toBeVisible()
  await expect(main(page).getByText(rupees(total), { exact: true }).first()).toBeVisible()
  const orderNumber = await placeOrder(shopper)
  await page.route('**/api/p/myOrder/orderDetail?**', async (route) => {
    const response = await route.fetch()
    const order = (await response.json()) as Order
    await route.fulfill({ response, json: { ...order, shopReduce: 25, actualTotal: order.actualTotal - 25 } })
  })
  await page.goto(`/order-details?orderNumber=${orderNumber}`)
  await expect(main(page).getByRole('term').filter({ hasText: 'Shop discount' })).toBeVisible()
  await expect(discount).toBeVisible()
})
