import type { Page } from '@playwright/test'
import type { coinBalance } from '#contract/coin/coin.ts'
import type { coinProducts } from '#contract/coin/coin-products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { regionIds } from '#contract/region/region.ts'
import { addAddress, buyableProduct, ordersOf } from '../support/buying.ts'
import { catalogueOf, fetchCatalogue } from '../support/catalogue.ts'
import { main, placeWithCash, thanks } from '../support/checkout-page.ts'
import { operate } from '../support/mall/operate.ts'
import { receiveItem } from '../support/mall/received-item.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { printedSums } from '../support/printed-sums.ts'
import { scrollToDelivery } from '../support/scroll-product.ts'
import { newShopper, type Shopper, signIn } from '../support/sign-in.ts'

const balanceOf = async (shopper: Shopper) =>
  (await myCall<ReplyOf<typeof coinBalance>>(shopper, 'GET', '/p/coin/balance')).balance

/** A shopper with an address and the coins of a received and reviewed item. */
async function earner(page: Page) {
  const shopper = await newShopper()
  await addAddress(shopper)
  const { order, item } = await receiveItem(shopper)
  await myCall(shopper, 'POST', '/p/prodComm', {
    prodId: item.prodId,
    orderItemId: item.orderItemId,
    score: 5,
    content: 'Very good quality.',
  })
  await signIn(page, shopper)
  return { shopper, order, item, balance: await balanceOf(shopper) }
}

async function openCheckout(page: Page): Promise<void> {
  const { product, skuId } = await buyableProduct()
  await page.goto(`/Checkout?prodId=${product.prodId}&skuId=${skuId}&count=1`)
}

const useCoins = (page: Page) => main(page).getByRole('checkbox', { name: /^Use \d+ coins?: / })
const coinLine = (page: Page) => main(page).getByRole('term').filter({ hasText: 'Coins' })

test('product#coins: a received order and its review earn coins, which the order, the review and the records show', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const { order, balance } = await earner(page)
  expect(balance).toBeGreaterThan(10)
  await page.goto(`/order-details?orderNumber=${order.orderNumber}`)
  await expect(main(page).getByText(`You earned ${balance - 10} coins`)).toBeVisible()
  await main(page).getByRole('link', { name: 'My coins' }).click()
  await expect(page.getByRole('heading', { name: 'Coins', exact: true })).toBeVisible()
  const records = main(page).getByRole('region', { name: 'Coin records' }).getByRole('listitem')
  await expect(records).toHaveCount(2)
  await expect(records.nth(0)).toContainText('Item reviewed')
  await expect(records.nth(0)).toContainText(`+10Balance ${balance}`)
  await expect(records.nth(1)).toContainText('Order received')
  await expect(records.nth(1).getByRole('link')).toHaveText(order.orderNumber)
  await expect(main(page).getByRole('region', { name: 'How coins work' })).toContainText('1 coin is worth Rs. 1')
  await axe()
  await expectNoSidewaysScroll()
  await page.goto('/profile/reviews')
  await expect(main(page).getByText('You earned 10 coins')).toBeVisible()
  await page.goto('/profile')
  await main(page).getByRole('link', { name: 'Coins' }).click()
  await expect(records).toHaveCount(2)
})

test('product#coins: one tick at checkout uses coins, another takes them back; a cancelled order returns them', {
  tag: '@worker',
}, async ({ page, axe }) => {
  const { shopper, balance } = await earner(page)
  await openCheckout(page)
  await expect(useCoins(page)).toHaveAccessibleName(new RegExp(`You have ${balance} coins`))
  await expect(coinLine(page)).toBeHidden()
  await useCoins(page).check()
  await expect(coinLine(page)).toBeVisible()
  await axe()
  await useCoins(page).uncheck()
  await expect(coinLine(page)).toBeHidden()
  await useCoins(page).check()
  await expect(coinLine(page)).toBeVisible()
  // A reload shows the same checkout.
  await page.reload()
  await expect(useCoins(page)).toBeChecked()
  await placeWithCash(page)
  await expect(thanks(page)).toBeVisible()
  const left = await balanceOf(shopper)
  expect(left).toBeLessThan(balance)
  const order = (await ordersOf(shopper)).find(({ status }) => status === 2)
  await page.goto(`/order-details?orderNumber=${order?.orderNumber}`)
  await expect(coinLine(page)).toBeVisible()
  await expect(main(page).getByText(/Earns \d+ coins? once you receive it/)).toBeVisible()
  await myCall(shopper, 'PUT', `/p/myOrder/cancel/${order?.orderNumber}`, { reason: 'CHANGED_MIND', detail: '' })
  await page.reload()
  await expect(main(page).getByText(/\d+ coins? (was|were) returned to you/)).toBeVisible()
  await page.goto('/profile/coins')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Returned: order cancelled' })).toContainText(
    `+${balance - left}`,
  )
  expect(await balanceOf(shopper)).toBe(balance)
})

test('product#coins: a tick without a network is explained and taken back; back online it uses the coins @once', async ({
  page,
  goOffline,
}) => {
  await earner(page)
  await openCheckout(page)
  await expect(useCoins(page)).not.toBeChecked()
  await goOffline()
  await useCoins(page).click()
  await expect(
    page.getByText("Can't connect. Check your connection and try again. Your input is kept.").first(),
  ).toBeVisible()
  await expect(useCoins(page)).not.toBeChecked()
  await expect(coinLine(page)).toBeHidden()
  await goOffline(false)
  await useCoins(page).check()
  await expect(coinLine(page)).toBeVisible()
  await placeWithCash(page)
  await expect(thanks(page)).toBeVisible()
})

test('product#coins: a number of coins is used on leaving the field, kept when the checkout is renewed, and a bad one explained @once @full', async ({
  page,
  axe,
}) => {
  const { shopper, balance } = await earner(page)
  await openCheckout(page)
  await useCoins(page).check()
  const field = main(page).getByRole('textbox', { name: 'Number of coins' })
  await expect(coinLine(page)).toBeVisible()
  const usable = Number(await field.inputValue())
  expect(usable).toBeGreaterThan(3)
  for (const bad of [String(usable + 1), '0', '2.5', 'two', '']) {
    await field.fill(bad)
    await field.press('Enter')
    await expect(main(page).getByText(`Enter a whole number from 1 to ${usable}.`)).toBeVisible()
  }
  await axe()
  await field.fill('3')
  await field.blur()
  await expect(useCoins(page)).toHaveAccessibleName(/^Use 3 coins: /)
  await expect(main(page).getByText(/^Enter a whole number/)).toBeHidden()
  // The delivery insurance renews the checkout, and a reload opens the same one.
  await main(page)
    .getByRole('checkbox', { name: /^Delivery insurance/ })
    .click()
  await expect(main(page).getByRole('term').filter({ hasText: 'Delivery insurance' })).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('3')
  await placeWithCash(page)
  await expect(thanks(page)).toBeVisible()
  expect(await balanceOf(shopper)).toBe(balance - 3)
})

test('product#coins: coins that another device has used meanwhile lead to the new total @once @full', async ({
  page,
}) => {
  const { shopper } = await earner(page)
  await openCheckout(page)
  await useCoins(page).check()
  await expect(coinLine(page)).toBeVisible()
  // Another device spends the coins.
  const { product, skuId } = await buyableProduct()
  const { checkoutId } = await myCall<{ checkoutId: number }>(shopper, 'POST', '/p/order/confirm', {
    orderItem: { prodId: product.prodId, skuId, prodCount: 1 },
    coins: 1_000_000,
  })
  await myCall(shopper, 'POST', '/p/order/submit', { checkoutId })
  await placeWithCash(page)
  await expect(page.getByText('Your coins were used elsewhere. Please check the new total.')).toBeVisible()
  await expect(main(page).getByRole('checkbox', { name: /^I accept the new total of / })).toBeVisible()
  expect((await ordersOf(shopper)).filter(({ status }) => status !== 5)).toHaveLength(1)
})

test('product#coins: a refund takes back the coins of the order @once @full', async ({ page }) => {
  const { shopper, order, item, balance } = await earner(page)
  const { refundNumber } = await myCall<{ refundNumber: string }>(shopper, 'POST', '/p/refund/apply', {
    orderNumber: order.orderNumber,
    orderItemIds: [item.orderItemId],
    reason: 'DAMAGED',
  })
  await operate({ kind: 'refund approve', refundNumber })
  expect(await balanceOf(shopper)).toBe(10)
  await page.goto('/profile/coins')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Taken back: refund' })).toContainText(
    `\u2212${balance - 10}`,
  )
})

test('product#coins: balance and records are readable without a network; a guest reads the rules', {
  tag: ['@worker', '@once'],
}, async ({ page, waitForWorker, goOffline, coldStart }) => {
  await page.goto('/profile/coins')
  await expect(main(page).getByRole('region', { name: 'How coins work' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const { balance } = await earner(page)
  await page.goto('/profile/coins')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Item reviewed' })).toBeVisible()
  await waitForWorker()
  await goOffline()
  const cold = await coldStart('/profile/coins')
  await expect(main(cold).getByRole('listitem').filter({ hasText: 'Item reviewed' })).toContainText(
    `Balance ${balance}`,
  )
  await expect(main(cold).getByText('Your coins')).toBeVisible()
  await expect(main(cold).getByText('1 coin is worth Rs. 1')).toBeVisible()
})

test('product#coins: a product with a coin price is found below the rules, names the price on card and page, and is paid in full with coins', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const shopper = await newShopper()
  await addAddress(shopper)
  await receiveItem(shopper, 9, ({ price }) => price > 3_000)
  const balance = await balanceOf(shopper)
  const products = await fetchCatalogue<ReplyOf<typeof coinProducts>>('/coin/products', {
    regionId: regionIds.LK,
    lang: 'en',
  })
  // With cash on delivery, in a variant of the card's price of which other tests leave some.
  const buyable = await Promise.all(
    products.map(async (card) => {
      const { isCashOnDelivery, skuList } = await catalogueOf().details(card.prodId)
      const sku = skuList.find(({ price, stocks }) => price === card.price && stocks > 10)
      return { card, skuId: isCashOnDelivery && !card.isOverseas ? sku?.skuId : undefined }
    }),
  )
  const { card, skuId } = buyable.find(({ card, skuId }) => skuId && (card.coinPrice ?? 0) <= balance) ?? {}
  if (!card) throw new Error(`No product has a coin price of at most ${balance}.`)
  const coinPrice = card.coinPrice ?? 0
  await signIn(page, shopper)
  await page.goto('/profile/coins')
  await expect(main(page).getByRole('region', { name: 'How coins work' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const listed = main(page).getByRole('group', { name: 'Items you can pay in full with coins' }).getByRole('article')
  await expect(listed).toHaveCount(products.length)
  await axe()
  await expectNoSidewaysScroll()
  const found = listed.filter({ has: page.getByRole('link', { name: card.prodName, exact: true }) })
  await expect(found.getByText(`Coin price: ${coinPrice}`)).toBeVisible()
  await found.getByRole('link', { name: card.prodName, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/products/.*${card.prodId}`))
  await scrollToDelivery(page)
  await expect(main(page).getByText(`Coin price: ${coinPrice}`).first()).toBeVisible()

  await page.goto(`/Checkout?prodId=${card.prodId}&skuId=${skuId}&count=1`)
  await useCoins(page).check()
  await expect(coinLine(page)).toBeVisible()
  // Only the delivery remains to be paid.
  const { Subtotal: goods, Coins: coins } = await printedSums(page)
  expect([goods, coins]).toEqual([card.price, -card.price])
  await placeWithCash(page)
  await expect(thanks(page)).toBeVisible()
  expect(await balanceOf(shopper)).toBe(balance - coinPrice)
})
