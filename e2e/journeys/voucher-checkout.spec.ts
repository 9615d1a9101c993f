import type { Page } from '@playwright/test'
import type { Checkout } from '#contract/order/checkout.ts'
import { addAddress, ordersOf } from '../support/buying.ts'
import { main, placeWithCash, thanks } from '../support/checkout-page.ts'
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
import { signIn } from '../support/sign-in.ts'

const row = (page: Page) => main(page).getByRole('button', { name: /^Vouchers/ })

test('product#voucher-checkout: vouchers are applied and removed live, and an unusable one says why', async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  await collectElsewhere(shopper, [welcome.name, tenth.name])
  const { price, checkoutPath } = await productBetween()
  await page.goto(checkoutPath)
  const { Total: total = 0 } = await printedSums(page)
  await row(page).click()
  await expect(ticket(sheet(page), tenth.name)).toContainText(
    `Spend ${rupees(tenth.least - price)} more to use this voucher.`,
  )
  await expect(ticket(sheet(page), tenth.name).getByRole('button')).toHaveCount(0)
  await axe()
  await sheet(page)
    .getByRole('button', { name: `Remove: ${welcome.name}` })
    .click()
  await expect(toast(page, 'Voucher removed.')).toBeVisible()
  await expect(sheet(page).getByRole('button', { name: `Done · total ${rupees(total + welcome.off)}` })).toBeVisible()
  await sheet(page)
    .getByRole('button', { name: `Apply: ${welcome.name}` })
    .click()
  await expect(toast(page, 'Voucher applied successfully.')).toBeVisible()
  await sheet(page)
    .getByRole('button', { name: `Remove: ${welcome.name}` })
    .click()
  await expect(sheet(page).getByRole('button', { name: `Apply: ${welcome.name}` })).toBeVisible()
  await sheet(page).getByRole('button', { name: /^Done/ }).click()

  // The shopper's choice outlives a reload.
  await page.reload()
  await expect(row(page)).toContainText('1 can be used')
  const { Voucher: reduction, Total: without } = await printedSums(page)
  expect([reduction, without]).toEqual([undefined, total + welcome.off])
})

test('product#voucher-checkout: a voucher is collected and a code redeemed at the checkout, which uses them at once', async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  const { checkoutPath } = await productBetween()
  // Two pieces reach the minimum of both vouchers.
  await page.goto(checkoutPath.replace('count=1', 'count=2'))
  const { Total: total = 0 } = await printedSums(page)
  await expect(row(page)).toContainText('Collect or enter a code')
  await row(page).click()
  const offers = sheet(page).getByRole('list', { name: 'To collect' })
  await expect(collect(offers, tenth.name)).toBeVisible()
  await axe()
  await collect(offers, welcome.name).click()
  await expect(toast(page, 'Voucher collected.')).toBeVisible()
  await expect(sheet(page).getByText(`You save ${rupees(welcome.off)} with vouchers.`)).toBeVisible()
  await expect(sheet(page).getByRole('button', { name: `Remove: ${welcome.name}` })).toBeVisible()
  await expect(ticket(offers, welcome.name)).toHaveCount(0)
  await expect(sheet(page).getByRole('button', { name: `Done · total ${rupees(total - welcome.off)}` })).toBeVisible()

  const field = sheet(page).getByLabel('Have a code?')
  await field.fill('fresh15')
  await field.press('Enter')
  const redeemed = sheet(page).getByRole('list', { name: 'Vouchers' })
  await expect(ticket(redeemed, '15% off with a code')).toBeVisible()
  await expect(field).toHaveValue('')

  // After the shopper's own choice, a collected voucher is added to that choice.
  await sheet(page)
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click()
  await expect(sheet(page).getByText(/^You save/)).toHaveCount(0)
  await collect(offers, tenth.name).click()
  await expect(sheet(page).getByText(/^You save/)).toBeVisible()
  await expect(sheet(page).getByRole('button', { name: `Apply: ${welcome.name}` })).toBeVisible()
  expect(await ownVouchers(shopper, 'usable')).toHaveLength(3)
})

test('product#voucher-checkout: a voucher that cannot be removed stays applied, a voucher that cannot be applied stays unused, and the page says so @once @full', async ({
  page,
}) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  await collectElsewhere(shopper, [welcome.name])
  const { checkoutPath } = await productBetween()
  await page.goto(checkoutPath)
  await row(page).click()
  const remove = sheet(page).getByRole('button', { name: `Remove: ${welcome.name}` })
  const apply = sheet(page).getByRole('button', { name: `Apply: ${welcome.name}` })
  await expect(remove).toBeVisible()
  // The server does not answer one change.
  const dropNext = () => page.route('**/p/order/confirm?*', (route) => route.abort(), { times: 1 })
  await dropNext()
  await remove.click()
  await expect(toast(page, 'Failed to remove voucher.')).toBeVisible()
  await remove.click()
  await expect(apply).toBeVisible()
  await dropNext()
  await apply.click()
  await expect(toast(page, 'Failed to apply voucher.')).toBeVisible()
  await expect(apply).toBeVisible()
})

test('product#vouchers: a voucher that another device has spent meanwhile leads to a new checkout without the voucher @once', async ({
  page,
}) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  await collectElsewhere(shopper, [welcome.name])
  const { checkoutPath, prodId, skuId } = await productBetween()
  await page.goto(checkoutPath)
  await expect(row(page)).toContainText(rupees(welcome.off))
  const { Total: reduced = 0 } = await printedSums(page)
  // Another device orders with the voucher.
  const { checkoutId, voucherReduce } = await myCall<Checkout>(shopper, 'POST', '/p/order/confirm', {
    orderItem: { prodId, skuId, prodCount: 1 },
  })
  expect(voucherReduce).toBe(welcome.off)
  await myCall(shopper, 'POST', '/p/order/submit', { checkoutId })

  await placeWithCash(page)
  await expect(toast(page, 'Failed to apply voucher.')).toBeVisible()
  const total = reduced + welcome.off
  const consent = main(page).getByRole('checkbox', { name: `I accept the new total of ${rupees(total)}` })
  await expect(consent).toBeVisible()
  const sums = await printedSums(page)
  expect([sums.Voucher, sums.Total]).toEqual([undefined, total])
  expect(await ordersOf(shopper)).toHaveLength(1)
  await consent.check()
  await placeWithCash(page)
  await expect(thanks(page)).toBeVisible()
  const totals = (await ordersOf(shopper)).map(({ actualTotal }) => actualTotal)
  expect(totals.sort((a, b) => a - b)).toEqual([reduced, total])
})

test('product#voucher-offline: applying and removing need the network, send nothing without it, and work back online @once @full', async ({
  page,
  goOffline,
}) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  await collectElsewhere(shopper, [welcome.name])
  const { checkoutPath } = await productBetween()
  await page.goto(checkoutPath)
  await row(page).click()
  const action = (name: string) => ticket(sheet(page), welcome.name).getByRole('button', { name, exact: true })
  const [remove, apply] = [`Remove: ${welcome.name}`, `Apply: ${welcome.name}`]
  let confirmed = 0
  page.on('request', (request) => {
    if (request.url().includes('/p/order/confirm')) confirmed += 1
  })
  for (const [change, opposite] of [
    [remove, apply],
    [apply, remove],
  ] as const) {
    const before = confirmed
    await expect(action(change)).toBeVisible()
    await goOffline()
    await expect(action('Needs internet')).toHaveAttribute('aria-disabled', 'true')
    await action('Needs internet').click({ force: true })
    await goOffline(false)
    // The tap without a network is not made up for.
    await expect(action(change)).toBeEnabled()
    expect(confirmed).toBe(before)
    await action(change).click()
    await expect(action(opposite)).toBeVisible()
    expect(confirmed).toBe(before + 1)
  }
})

test('product#voucher-offline: a code needs the network, is kept without it and not sent by itself, and is redeemed back online @once @full', async ({
  page,
  goOffline,
}) => {
  const shopper = await signIn(page)
  await page.goto('/vouchers')
  const form = main(page).getByRole('form', { name: 'Voucher code' })
  const field = form.getByLabel('Have a code?')
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toBeEnabled()
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/p/voucher/redeem')) sent += 1
  })
  await goOffline()
  await field.fill('fresh15')
  const button = form.getByRole('button')
  await expect(button).toHaveText('Needs internet')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  expect(sent).toBe(0)
  await field.press('Enter')
  await expect(
    page.getByText("Can't connect. Check your connection and try again. Your input is kept.").first(),
  ).toBeVisible()
  const tried = sent
  await goOffline(false)
  await expect(button).toHaveText('Add')
  expect(sent).toBe(tried)
  expect(await ownVouchers(shopper, 'usable')).toEqual([])
  await expect(field).toHaveValue('fresh15')
  await button.click()
  await expect(toast(page, 'Voucher collected.')).toBeVisible()
  expect(await ownVouchers(shopper, 'usable')).toEqual(['15% off with a code'])
})
