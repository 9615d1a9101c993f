import { formatPrice } from '#words/price.ts'
import { addAddress, ordersOf } from '../support/buying.ts'
import { chooseVariant } from '../support/cart.ts'
import { productPath } from '../support/catalogue.ts'
import { enterCard, main, placeOrderButton, thanks } from '../support/checkout-page.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { fillPasswordLogin, sendLogin } from '../support/login-modal.ts'
import { countdownError, endOfTeam, makeGroupBuy, payInGroup } from '../support/mall/group-buy.ts'
import { operate } from '../support/mall/operate.ts'
import { expect, test } from '../support/mall-test.ts'
import { newShopper, signIn } from '../support/sign-in.ts'
import { readQrCode } from '../support/views/read-qr-code.ts'
import { expectShared, replaceShareSheet } from '../support/views/share-sheet.ts'

const hour = 3_600_000

test('product#group-team: a team is started from the product, its link is opened by a guest, and both orders are released', async ({
  page,
  browser,
  axe,
  expectNoSidewaysScroll,
}) => {
  await replaceShareSheet(page)
  const group = await makeGroupBuy()
  const sku = group.product.skuList.find(({ skuId }) => skuId === group.skuId)
  const starter = await signIn(page)
  await addAddress(starter)
  await page.goto(productPath(group.product))
  const strip = main(page).getByRole('region', { name: 'Group buy' })
  await strip.getByRole('button', { name: 'Start a team' }).click()
  const sheet = page.getByRole('dialog', { name: 'Start a team' })
  await expect(sheet.getByText("If the team isn't full in time, you get everything back.")).toBeVisible()
  await axe(page, '[role=dialog]')
  await chooseVariant(sheet, sku)
  await sheet.getByRole('button', { name: 'Continue to checkout' }).click()
  await expect(main(page).getByText('Team of 2')).toBeVisible()
  await enterCard(page, '4242424242424242')
  await placeOrderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(main(page).getByText('1 more person, and your order is sent.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Invite friends' }).click()
  await expect(main(page).getByText('You joined. 1 more to go.')).toBeVisible()
  const link = await readQrCode(main(page).getByRole('img', { name: 'QR code of the link to your team' }))
  await main(page).getByRole('button', { name: 'Invite friends' }).click()
  await expectShared(page, { title: `Join my team: ${group.product.prodName}`, url: link })
  await axe()
  await expectNoSidewaysScroll()

  const friend = await newShopper('Ayşe Demir')
  await addAddress(friend)
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(link)
  await expect(main(other).getByText('1 more to go')).toBeVisible()
  await main(other).getByRole('button', { name: 'Join the team' }).click()
  const joining = other.getByRole('dialog', { name: 'Join the team' })
  await chooseVariant(joining, sku)
  await joining.getByRole('button', { name: 'Continue to checkout' }).click()
  const modal = other.getByRole('dialog', { name: /^Log in to/ })
  await fillPasswordLogin(modal, friend)
  await sendLogin(modal)
  await expect(main(other).getByText('Team of 2')).toBeVisible()
  await enterCard(other, '4242424242424242')
  await placeOrderButton(other).click()
  await expect(thanks(other)).toBeVisible()
  await context.close()
  // The jobs of the mall release the orders of a full team.
  for (const shopper of [starter, friend])
    await expect.poll(async () => (await ordersOf(shopper)).map(({ status }) => status)).toEqual([2])
  await page.reload()
  await expect(main(page).getByText('This team is full. Its orders are being prepared.')).toBeVisible()
})

test('product#group-team: a team that times out says so, and its order shows the money back @once', async ({
  page,
}) => {
  const group = await makeGroupBuy({ size: 3 })
  const { shopper, orderNumber, teamId } = await payInGroup(group)
  await signIn(page, shopper)
  await page.goto(`/order-details?orderNumber=${orderNumber}`)
  await expect(main(page).getByText('Waiting for the team').first()).toBeVisible()
  await expect(main(page).getByText('2 more people, and your order is sent.')).toBeVisible()
  await operate({ kind: 'groups timeout', teamId: String(teamId) })
  await expect.poll(async () => (await ordersOf(shopper)).map(({ status }) => status)).toEqual([6])
  await page.reload()
  await expect(main(page).getByText(/will be refunded to your original payment method|was refunded on/)).toBeVisible()
  await main(page).getByRole('link', { name: 'View team' }).click()
  await expect(main(page).getByText("This team's time is over.")).toBeVisible()
  await main(page).getByRole('link', { name: 'Find another team' }).click()
  await expect(page.getByRole('heading', { name: 'Buy together, pay less' })).toBeVisible()
})

test('product#group-team: the sheet of a product leads to an open team @full', { tag: '@once' }, async ({ page }) => {
  const group = await makeGroupBuy({ size: 3 })
  const { teamId } = await payInGroup(group)
  await page.goto(productPath(group.product))
  await main(page).getByRole('region', { name: 'Group buy' }).getByRole('button', { name: 'Start a team' }).click()
  const sheet = page.getByRole('dialog', { name: 'Start a team' })
  await expect(sheet.getByText('2 more to go')).toBeVisible()
  await sheet.getByRole('link', { name: 'Join the team' }).click()
  await expect(page).toHaveURL(new RegExp(`/group-buy/team/${teamId}$`))
  await expect(main(page).getByRole('button', { name: 'Join the team' })).toBeVisible()
})

test('product#group-buy-page: a link to a team of another region names the region, and joining begins after the switch @once', async ({
  page,
  context,
  axe,
}) => {
  const group = await makeGroupBuy({ size: 3 })
  const { teamId } = await payInGroup(group)
  await chooseMarket(context, { country: 'CN' })
  await page.goto(`/group-buy/team/${teamId}`)
  await expect(
    main(page).getByText('This team buys in another region: Sri Lanka. Switch regions to see the price and join.'),
  ).toBeVisible()
  await expect(main(page).getByRole('link', { name: group.product.prodName })).toBeVisible()
  await expect(main(page).getByText(/Rs|¥/)).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Join the team' })).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Switch to Sri Lanka' })).toBeVisible()
  await axe()
  await context.setOffline(true)
  await expect(main(page).getByRole('button', { name: 'Needs internet' })).toBeVisible()
  await context.setOffline(false)
  await main(page).getByRole('button', { name: 'Switch to Sri Lanka' }).click()
  await expect(main(page).getByText(/Rs/).first()).toBeVisible()
  await main(page).getByRole('button', { name: 'Join the team' }).click()
  await expect(page.getByRole('dialog', { name: 'Join the team' })).toBeVisible()
})

test('product#group-neighbours: a demo neighbour is labelled on the list and on the page of the team @once @full', async ({
  page,
}) => {
  const group = await makeGroupBuy({ size: 4 })
  const { teamId } = await payInGroup(group)
  await operate({ kind: 'groups join', teamId: String(teamId) })
  await page.goto('/group-buy')
  const card = main(page).getByRole('article', { name: group.product.prodName })
  await expect(card.getByRole('img', { name: /^Members: [^,]+, [^,]+ \(demo\)$/ })).toBeVisible()
  await page.goto(`/group-buy/team/${teamId}`)
  await expect(main(page).getByText('Demo neighbour')).toHaveCount(1)
})

test('product#group-team: a full team refuses another member with a way on @once @full', async ({ page }) => {
  const group = await makeGroupBuy()
  const { teamId } = await payInGroup(group)
  const shopper = await signIn(page)
  await addAddress(shopper)
  await payInGroup(group, teamId)
  const { groupBuyId, product, skuId } = group
  await page.goto(`/Checkout?prodId=${product.prodId}&skuId=${skuId}&count=1&group=${groupBuyId}&team=${teamId}`)
  await expect(main(page).getByText('This team is full. Join another team or start one.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Find another team' }).click()
  await expect(page).toHaveURL(/\/group-buy$/)
})

test('product#group-team: a checkout whose team fills up before the submit leads to another team @once', async ({
  page,
}) => {
  const group = await makeGroupBuy()
  const { teamId } = await payInGroup(group)
  const shopper = await signIn(page)
  await addAddress(shopper)
  const { groupBuyId, product, skuId } = group
  await page.goto(`/Checkout?prodId=${product.prodId}&skuId=${skuId}&count=1&group=${groupBuyId}&team=${teamId}`)
  await expect(main(page).getByText('Team of 2')).toBeVisible()
  await enterCard(page, '4242424242424242')
  await payInGroup(group, teamId)
  await placeOrderButton(page).click()
  await expect(main(page).getByText('This team is full. Join another team or start one.')).toBeVisible()
  await expect(placeOrderButton(page)).toHaveCount(0)
  expect(await ordersOf(shopper)).toEqual([])
  await main(page).getByRole('link', { name: 'Find another team' }).click()
  await expect(page).toHaveURL(/\/group-buy$/)
})

test('product#group-buy-page: the strip of a product names its upcoming group buy and leads to it @once @full', async ({
  page,
}) => {
  const { product } = await makeGroupBuy({ startsIn: 2 })
  await page.goto(productPath(product))
  const strip = main(page).getByRole('region', { name: 'Group buy' })
  await expect(strip).toContainText(`${formatPrice(Math.round(product.price * 0.8), 'Rs.', 'en')} in a team of 2`)
  await expect(strip.getByRole('timer')).toHaveText(/^1 d\s*23\D/)
  await expect(strip.getByRole('button')).toHaveCount(0)
  await strip.getByRole('link', { name: 'Starts soon' }).click()
  await expect(page).toHaveURL('/group-buy?state=upcoming')
  await expect(main(page).getByRole('article', { name: product.prodName })).toBeVisible()
})

test('product#group-reminder: an upcoming group buy reminds after login, and the reminder is taken back @once @full', async ({
  page,
}) => {
  const { product } = await makeGroupBuy({ startsIn: 2 })
  await signIn(page)
  await page.goto('/group-buy?state=upcoming')
  const card = main(page).getByRole('article', { name: product.prodName })
  await card.getByRole('button', { name: 'Remind me' }).click()
  await expect(card.getByRole('button', { name: 'Reminder set', pressed: true })).toBeVisible()
  await page.reload()
  await card.getByRole('button', { name: 'Reminder set', pressed: true }).click()
  await expect(card.getByRole('button', { name: 'Remind me', pressed: false })).toBeVisible()
})

test('product#group-buy-page: the countdown follows the server, with a wrong clock of the phone and after six hours offline', {
  tag: '@once',
}, async ({ page, context }) => {
  const group = await makeGroupBuy({ size: 3 })
  const { shopper, teamId } = await payInGroup(group)
  const end = await endOfTeam(shopper, teamId)
  const halfDay = 12 * hour
  await page.clock.install({ time: Date.now() + halfDay })
  await page.goto(`/group-buy/team/${teamId}`)
  await isUp(page)
  const timer = main(page).getByRole('timer')
  await expect.poll(() => countdownError(timer, end, Date.now())).toBeLessThan(2_000)
  await context.setOffline(true)
  const passed = 6 * hour
  await page.clock.fastForward(passed)
  await expect.poll(() => countdownError(timer, end, Date.now() + passed)).toBeLessThan(2_000)
})
