import type { Page } from '@playwright/test'
import { slugOf } from '#contract/links.ts'
import type { Order } from '#contract/order/order.ts'
import type { OwnVoucher } from '#contract/voucher/own-voucher.ts'
import type { VoucherHints } from '#contract/voucher/voucher.ts'
import { addAddress, ordersOf } from '../support/buying.ts'
import { addButton, addElsewhere, expectCount, plainProduct } from '../support/cart.ts'
import { productPath } from '../support/catalogue.ts'
import { main, placeWithCash, thanks } from '../support/checkout-page.ts'
import { isUp } from '../support/is-up.ts'
import { fillPasswordLogin, sendLogin } from '../support/login-modal.ts'
import { operate } from '../support/mall/operate.ts'
import {
  collect,
  collectElsewhere,
  ownVouchers,
  productBetween,
  rupees,
  sheet,
  tenth,
  ticket,
  toast,
  welcome,
} from '../support/mall/vouchers.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { printedSums } from '../support/printed-sums.ts'
import { scrollToDetails } from '../support/scroll-product.ts'
import { newShopper, type Shopper, signIn } from '../support/sign-in.ts'
import { waitUntilStored } from '../support/views/visible-content.ts'

test('product#vouchers: a voucher is discovered with its terms, collected with a toast at the top centre (product#toasts), used for an order, and returned by its cancellation', async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  const { checkoutPath } = await productBetween()
  await page.goto('/vouchers')
  await isUp(page)
  const terms = `Mall voucher · orders over ${rupees(tenth.least)} · up to ${rupees(tenth.most)} · valid through`
  await expect(ticket(main(page), tenth.name)).toContainText(terms)
  await expect(ticket(main(page), tenth.name)).toContainText(/valid through\s\d{1,2}\s\w+/)
  await expect(ticket(main(page), '15% off bestsellers')).toContainText(/Product voucher.*no\sminimum/)
  await collect(main(page), welcome.name).click()
  await expect(toast(page, 'Voucher collected.')).toBeVisible()
  const { x = 0, y = 0, width = 0 } = (await page.getByRole('region', { name: 'Messages' }).boundingBox()) ?? {}
  expect(Math.abs(x + width / 2 - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(10)
  expect(y).toBeLessThan(100)
  await expect(ticket(main(page), welcome.name)).toContainText('Collected')
  await expect(ticket(main(page), welcome.name).getByRole('link', { name: 'Use now' })).toBeVisible()
  await axe()

  await page.goto(checkoutPath)
  await expect(main(page).getByRole('button', { name: /^Vouchers/ })).toContainText(rupees(welcome.off))
  expect((await printedSums(page)).Voucher).toBe(-welcome.off)
  await placeWithCash(page)
  await expect(thanks(page)).toBeVisible()
  const [listed] = await ordersOf(shopper)
  const order = await myCall<Order>(shopper, 'GET', `/p/myOrder/orderDetail?orderNumber=${listed?.orderNumber}&lang=en`)
  expect(order.voucherReduce).toBe(welcome.off)

  await page.goto('/vouchers?own=used')
  await expect(ticket(main(page), welcome.name).getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    `/order-details?orderNumber=${order.orderNumber}`,
  )
  await page.goto(`/order-details?orderNumber=${order.orderNumber}`)
  expect((await printedSums(page)).Voucher).toBe(-welcome.off)
  await myCall(shopper, 'PUT', `/p/myOrder/cancel/${order.orderNumber}`, { reason: 'CHANGED_MIND', detail: '' })
  await page.goto('/vouchers?own=usable')
  await expect(ticket(main(page), welcome.name).getByRole('link', { name: 'Use now' })).toBeVisible()
})

test('product#voucher-page: a voucher that nobody used by its end is expired in the wallet, and cannot be used @once @full', async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  await collectElsewhere(shopper, [welcome.name])
  await page.goto('/vouchers?own=usable')
  await expect(ticket(main(page), welcome.name).getByRole('link', { name: 'Use now' })).toBeVisible()
  const expired = main(page).getByRole('link', { name: 'Expired', exact: true })
  await expired.click()
  await expect(page.getByRole('heading', { name: 'No expired vouchers' })).toBeVisible()
  // No voucher ends during the test: the server answers as after the end of the collected one.
  await page.route('**/p/voucher/mine?*state=expired*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('state=expired', 'state=usable') })
    const answer = (await response.json()) as { records: OwnVoucher[] }
    const records = answer.records.map((one) => ({ ...one, state: 'expired' }))
    await route.fulfill({ response, json: { ...answer, records } })
  })
  await page.reload()
  await expect(expired).toHaveAttribute('aria-current', 'page')
  const list = main(page).getByRole('list', { name: 'Expired' })
  await expect(ticket(list, welcome.name)).toContainText('Expired')
  await expect(ticket(list, welcome.name)).toContainText(rupees(welcome.off))
  await expect(ticket(list, welcome.name).getByRole('link')).toHaveCount(0)
  await expect(ticket(list, welcome.name).getByRole('button')).toHaveCount(0)
  await axe()
})

test('product#voucher-page: a code is refused at its field, or adds its voucher @once', async ({ page, axe }) => {
  const shopper = await signIn(page)
  await page.goto('/vouchers')
  await isUp(page)
  const field = main(page).getByLabel('Have a code?')
  await field.fill('NO-SUCH-CODE')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription("This voucher code isn't valid.")
  await axe()
  await field.fill('fresh15')
  await field.press('Enter')
  await expect(toast(page, 'Voucher collected.')).toBeVisible()
  await expect(field).toHaveValue('')
  await main(page).getByRole('tab', { name: 'My vouchers' }).click()
  await expect(ticket(main(page), '15% off with a code')).toBeVisible()
  expect(await ownVouchers(shopper, 'usable')).toEqual(['15% off with a code'])
})

test('product#voucher-tickets: a voucher that is collected offline waits, and is collected once back online @once', async ({
  page,
  goOffline,
}) => {
  const shopper = await signIn(page)
  await page.goto('/vouchers?own=usable')
  await expect(page.getByRole('heading', { name: 'No vouchers to use yet' })).toBeVisible()
  await main(page).getByRole('tab', { name: 'To collect' }).click()
  await expect(collect(main(page), welcome.name)).toBeVisible()
  await goOffline()
  await collect(main(page), welcome.name).click()
  const waiting = ticket(main(page), welcome.name)
  await expect(waiting).toContainText('Waiting to sync')
  await expect(waiting).toContainText('Will be collected when you are online.')
  await main(page).getByRole('tab', { name: 'My vouchers' }).click()
  await expect(waiting).toContainText('Waiting to sync')
  expect(await ownVouchers(shopper, 'usable')).toEqual([])
  await goOffline(false)
  await expect(waiting.getByRole('link', { name: 'Use now' })).toBeVisible()
  await expect.poll(() => ownVouchers(shopper, 'usable')).toEqual([welcome.name])
})

test('product#voucher-tickets: a collection that the server refuses is reported, and the ticket says why @once', async ({
  page,
  goOffline,
}) => {
  const shopper = await signIn(page)
  await page.goto('/vouchers')
  await expect(collect(main(page), tenth.name)).toBeVisible()
  await goOffline()
  await collect(main(page), tenth.name).click()
  const refused = ticket(main(page), tenth.name)
  await expect(refused).toContainText('Waiting to sync')
  await collectElsewhere(shopper, [tenth.name])
  await goOffline(false)
  await expect(page.getByText(`${tenth.name}: Error Occured While collecting the voucher.`)).toBeVisible()
  // The other device has collected the voucher, which is therefore ready for use here, too.
  await expect(refused.getByRole('link', { name: 'Use now' })).toBeVisible()
})

test('product#voucher-tickets: a voucher that ran out before the phone was back online is reported, and is not in the wallet @once @full', async ({
  page,
  goOffline,
}) => {
  const name = `Last one ${Math.random().toString(36).slice(2, 8)}`
  await operate({ kind: 'voucher create', region: 'LK', off: '5%', name, count: '1' })
  const shopper = await signIn(page)
  await page.goto('/vouchers')
  // The list of open vouchers may be a minute old.
  await expect(async () => {
    await page.reload()
    await expect(collect(main(page), name)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 90_000 })
  await goOffline()
  await collect(main(page), name).click()
  const refused = ticket(main(page), name)
  await expect(refused).toContainText('Waiting to sync')
  await collectElsewhere(await newShopper(), [name])
  await goOffline(false)
  await expect(page.getByText(`${name}: Error Occured While collecting the voucher.`)).toBeVisible()
  await expect(refused).toContainText('All of these vouchers have been collected.')
  await expect(refused).toContainText('Not collected')
  await expect(refused).not.toContainText('Waiting to sync')
  await expect(refused.getByRole('link', { name: 'Use now' })).toHaveCount(0)
  expect(await ownVouchers(shopper, 'usable')).toEqual([])
})

test('product#voucher-page: a guest enters a code, logs in, and the code is redeemed @once @full', async ({ page }) => {
  const shopper = await newShopper()
  await page.goto('/vouchers')
  await isUp(page)
  const field = main(page).getByLabel('Have a code?')
  await field.fill('fresh15')
  await field.press('Enter')
  const login = page.getByRole('dialog', { name: /^Log in to/ })
  await fillPasswordLogin(login, shopper)
  await sendLogin(login)
  await expect.poll(() => ownVouchers(shopper, 'usable')).toEqual(['15% off with a code'])
  await expect(field).toHaveValue('')
})

test('product#voucher-page: a guest is asked to log in, and then the voucher is collected @once @full', async ({
  page,
  axe,
}) => {
  const shopper = await newShopper()
  await page.goto('/vouchers?kind=mall')
  await isUp(page)
  await expect(main(page).getByRole('link', { name: 'Mall', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(main(page).getByRole('article').filter({ hasText: 'Shop voucher' })).toHaveCount(0)
  await axe()
  await collect(main(page), welcome.name).click()
  const login = page.getByRole('dialog', { name: /^Log in to/ })
  await fillPasswordLogin(login, shopper)
  await sendLogin(login)
  await expect(ticket(main(page), welcome.name)).toContainText('Collected')
  await expect.poll(() => ownVouchers(shopper, 'usable')).toEqual([welcome.name])
})

test('product#voucher-offers: product and cart name the vouchers for them, and the cart the missing amount @full', async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  const { price, path, prodId, skuId } = await productBetween()
  await page.goto(path)
  await isUp(page)
  await scrollToDetails(page)
  await main(page)
    .getByRole('button', { name: /^Vouchers/ })
    .click()
  await collect(sheet(page), welcome.name).click()
  await expect(ticket(sheet(page), welcome.name)).toContainText('Collected')
  await axe()
  await page.keyboard.press('Escape')

  await addElsewhere(shopper, { prodId, skuId }, 1)
  await page.goto('/Cart')
  const hints = await myCall<VoucherHints>(shopper, 'GET', `/p/voucher/cart?lines=${skuId}x1&lang=en`)
  const [next] = hints.flatMap((hint) => hint.next ?? []).sort((a, b) => a.missing - b.missing)
  const row = main(page).getByRole('button', { name: /more for/ })
  await expect(row).toContainText(`${rupees(next?.missing ?? 0)} more for ${next?.voucher.percentOff}% off`)
  await expect(row).toContainText(`Saves ${rupees(welcome.off)} at checkout`)
  expect(next?.missing).toBe((next?.voucher.minSpend ?? 0) - price)
  await row.click()
  await expect(ticket(sheet(page), next?.voucher.name ?? '')).toBeVisible()
  await axe()
})

test('product#voucher-offers: the voucher that the cart promises is collected in place by one tap, and the checkout uses it', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  await addElsewhere(shopper, await productBetween(), 1)
  const checkout = main(page).getByRole('link', { name: 'Checkout (1)' }).filter({ visible: true })
  const ofCheckout = main(page).getByRole('button', { name: /^Vouchers/ })
  await page.goto('/Cart')
  await checkout.click()
  await expect(ofCheckout).toContainText('Collect or enter a code')
  await page.goBack()
  await expect(main(page).getByRole('button', { name: /more for/ })).toContainText(
    `Collect to save ${rupees(welcome.off)}`,
  )
  await axe()
  await expectNoSidewaysScroll()
  await collect(main(page), welcome.name).click()
  await expect(toast(page, 'Voucher collected.')).toBeVisible()
  await expect(main(page).getByText(`Saves ${rupees(welcome.off)} at checkout`)).toBeVisible()
  await expect(collect(main(page), welcome.name)).toHaveCount(0)
  await expect(page.locator('main'), 'the focus stays in the page').toBeFocused()
  expect(await ownVouchers(shopper, 'usable')).toEqual([welcome.name])
  await checkout.click()
  await expect(ofCheckout).toContainText(rupees(welcome.off))
  expect((await printedSums(page)).Voucher).toBe(-welcome.off)
})

test('product#voucher-offers: a guest collects the voucher that the cart promises after login @once @full', async ({
  page,
}) => {
  const shopper = await newShopper()
  const { product } = await plainProduct(({ skuList }) =>
    skuList.every(({ price }) => price > welcome.least && price < tenth.least),
  )
  await page.goto(productPath(product))
  await isUp(page)
  await addButton(page).click()
  await expectCount(page, 1)
  await page.goto('/Cart')
  const login = page.getByRole('dialog', { name: /^Log in to/ })
  await expect(login).toBeVisible()
  await page.keyboard.press('Escape')
  await collect(main(page), welcome.name).click()
  await fillPasswordLogin(login, shopper)
  await sendLogin(login)
  await expect.poll(() => ownVouchers(shopper, 'usable')).toEqual([welcome.name])
  await expect(main(page).getByText(/^Saves/)).toBeVisible()
})

/** The voucher of the whole range of a demo shop, the page of that shop, and the name of a voucher of another shop. */
async function shopVoucher(shopper: Shopper): Promise<{ voucher: OwnVoucher; path: string; foreign: string }> {
  const { records } = await myCall<{ records: OwnVoucher[] }>(shopper, 'GET', '/p/voucher/page?lang=en&size=50')
  const voucher = records.find(({ kind, percentOff }) => kind === 'shop' && percentOff)
  const foreign = records.find(({ shopId }) => shopId !== undefined && shopId !== voucher?.shopId)
  if (!voucher?.shopName || !foreign) throw new Error('The mall has no vouchers of two shops')
  return { voucher, path: `/store/${slugOf(voucher.shopName)}/${voucher.shopId}`, foreign: foreign.name }
}
const row = (page: Page) => main(page).getByRole('button', { name: /^Vouchers/ })

test('product#voucher-offers: the cart names the shop of a voucher for the goods of one shop @once @full', async ({
  page,
}) => {
  const shopper = await signIn(page)
  const { voucher } = await shopVoucher(shopper)
  const item = await plainProduct(({ shopId, skuList }) => {
    const missing = voucher.minSpend - (skuList[0]?.price ?? 0)
    return shopId === voucher.shopId && missing > 0
  })
  await addElsewhere(shopper, item, 1)
  await page.goto('/Cart')
  const missing = voucher.minSpend - (item.product.skuList[0]?.price ?? 0)
  await expect(main(page).getByRole('button', { name: /more for/ })).toContainText(
    `${rupees(missing)} more for ${voucher.percentOff}% off at ${voucher.shopName}`,
  )
})

test("product#voucher-offers: a shop's page opens the vouchers for its goods; one that is collected there stays collected @once @full", async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  const { voucher, path, foreign } = await shopVoucher(shopper)
  await page.goto(path)
  await expect(row(page)).toContainText(`${voucher.percentOff}% off`)
  await row(page).click()
  await expect(ticket(sheet(page), voucher.name)).toContainText(`Shop voucher · ${voucher.shopName}`)
  await expect(ticket(sheet(page), foreign)).toHaveCount(0)
  await collect(sheet(page), voucher.name).click()
  await expect(toast(page, 'Voucher collected.')).toBeVisible()
  await expect(ticket(sheet(page), voucher.name)).toContainText('Collected')
  await axe()
  expect(await ownVouchers(shopper, 'usable')).toEqual([voucher.name])

  await page.reload()
  await row(page).click()
  await expect(ticket(sheet(page), voucher.name)).toContainText('Collected')
  await expect(collect(sheet(page), voucher.name)).toHaveCount(0)
  await ticket(sheet(page), voucher.name).getByRole('link', { name: 'Use now' }).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test("product#voucher-offers: a shop's vouchers open offline, where a collection waits, and is sent back online @full", {
  tag: '@worker',
}, async ({ page, goOffline, waitForWorker, coldStart }) => {
  const shopper = await signIn(page)
  const { voucher, path } = await shopVoucher(shopper)
  await page.goto(path)
  await expect(row(page)).toContainText(`${voucher.percentOff}% off`)
  await waitForWorker()
  await waitUntilStored(page)
  await goOffline()
  const cold = await coldStart(path)
  await row(cold).click()
  await collect(sheet(cold), voucher.name).click()
  await expect(ticket(sheet(cold), voucher.name)).toContainText('Waiting to sync')
  await expect(ticket(sheet(cold), voucher.name)).toContainText('Will be collected when you are online.')
  expect(await ownVouchers(shopper, 'usable')).toEqual([])
  await goOffline(false)
  await expect(ticket(sheet(cold), voucher.name).getByRole('link', { name: 'Use now' })).toBeVisible()
  await expect.poll(() => ownVouchers(shopper, 'usable')).toEqual([voucher.name])
})
