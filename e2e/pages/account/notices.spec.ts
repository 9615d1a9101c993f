import type { Page } from '@playwright/test'
import type { Order } from '#contract/order/order.ts'
import { payByCard, payOnDelivery, placeOrder, refetch, shipOrder } from '#e2e/support/buying.ts'
import { addElsewhere, expectCount, plainProduct } from '#e2e/support/cart.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { listItem, offerItem } from '#e2e/support/mall/offered-item.ts'
import { operate } from '#e2e/support/mall/operate.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { watchAppBadge } from '#e2e/support/offline/app-badge.ts'
import { savedRecord } from '#e2e/support/offline/saved-record.ts'
import { storedOnDevice } from '#e2e/support/offline/stored-on-device.ts'
import { newShopper, type Shopper, signIn } from '#e2e/support/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
const notices = (page: Page, name = 'Orders') =>
  main(page).getByRole('list', { name, exact: true }).getByRole('listitem')
const unread = (shopper: Shopper) => myCall<number>(shopper, 'GET', '/p/order/notice/unReadCount')
/** An order with cash on delivery. */
async function agreedOrder(shopper: Shopper): Promise<string> {
  const number = await placeOrder(shopper)
  await payOnDelivery(shopper, number)
  return number
}

test('product#notices: header: order events are counted at the bell and, without the cart, on the app icon, marked as read, and lead to the order', async ({
  page,
  axe,
  expectNoSidewaysScroll,
  isMobile,
}) => {
  const badge = await watchAppBadge(page)
  const shopper = await signIn(page)
  const order = await agreedOrder(shopper)
  await addElsewhere(shopper, await plainProduct(), 3)
  await page.goto('/')
  await expectCount(page, 3)
  await expect(bell(page)).toHaveAccessibleName('Notifications: 1')
  if (isMobile)
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }),
    ).toHaveAccessibleName('Profile: 1')
  await expect.poll(badge).toBe(1)
  // The shop ships the order while the page is hidden.
  await shipOrder(order)
  await refetch(page)
  await expect(bell(page)).toHaveAccessibleName('Notifications: 2')
  // The next start shows the number before the server answers.
  await page.route('**/api/p/order/notice/unReadCount', (route) => route.abort())
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notifications: 2')
  await page.unroute('**/api/p/order/notice/unReadCount')

  await isUp(page)
  await bell(page).click()
  await expect(page).toHaveURL('/notification')
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeAttached()
  await expect(notices(page)).toHaveCount(2)
  await expect(notices(page).first()).toContainText('Your order has shipped')
  await expect(notices(page).first()).toContainText('Lanka Express, LX 4820 1139 07')
  await expect(notices(page).getByText('Unread')).toHaveCount(2)
  await axe()
  await expectNoSidewaysScroll()
  await notices(page).first().getByRole('link').click()
  await expect(page).toHaveURL(`/order-details?orderNumber=${order}`)
  await expect.poll(() => unread(shopper)).toBe(1)
  await expect.poll(badge).toBe(1)
  await page.goBack()
  await expect(notices(page).getByText('Unread')).toHaveCount(1)
  await main(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(notices(page).getByText('Unread')).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  expect(await unread(shopper)).toBe(0)
  await expect.poll(badge).toBe(0)
  // From here on the server answers no other number.
  await page.route('**/api/p/order/notice/unReadCount', (route) => route.abort())
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  // More than the badge has room for.
  await page.evaluate(() => localStorage.setItem('nelu.unread', `${localStorage.getItem('nelu.region')} 120`))
  await page.reload()
  await expect(bell(page)).toContainText('99+')
  await expectNoSidewaysScroll()
})

test("decision 0036 the shopper's own actions are counted at once; a refund notice leads to its refund; the profile has the bell @full", async ({
  page,
}) => {
  const shopper = await signIn(page)
  const order = await agreedOrder(shopper)
  await page.goto(`/ToDeliver/CancelOrder?orderNumber=${order}`)
  await isUp(page)
  await main(page).getByRole('radio', { name: 'Changed my mind' }).check()
  await main(page).getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Order cancelled.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nelu.unread')?.split(' ')[1])).toBe('2')
  await page.goto('/profile')
  await main(page).getByRole('link', { name: 'Notifications: 2' }).click()
  await expect(notices(page)).toHaveCount(2)

  const paid = await placeOrder(shopper)
  await payByCard(shopper, [paid])
  const { orderItemDtos } = await myCall<Order>(shopper, 'GET', `/p/myOrder/orderDetail?orderNumber=${paid}`)
  const { refundNumber } = await myCall<{ refundNumber: string }>(shopper, 'POST', '/p/refund/apply', {
    orderNumber: paid,
    orderItemIds: orderItemDtos.map(({ orderItemId }) => orderItemId),
    reason: 'DAMAGED',
    detail: 'The lid is broken',
  })
  await refetch(page)
  await expect(notices(page)).toHaveCount(4)
  await notices(page)
    .first()
    .getByRole('link', { name: /Refund requested/ })
    .click()
  await expect(page).toHaveURL(`/Refund?refundNumber=${refundNumber}`)
})

test('product#pre-loved-offers: a tap on a notice about an offered item, listed or declined, opens the offers of the shopper @full', async ({
  page,
}) => {
  const seller = await signIn(page)
  const [camera, lamp] = ['Film camera', 'Desk lamp']
  await listItem(seller, { title: camera })
  const itemId = await offerItem(seller, { title: lamp })
  await operate({ kind: 'preloved decline', itemId: String(itemId), because: 'The pictures are too dark.' })
  await page.goto('/notification')
  await expect(notices(page)).toHaveCount(2)
  const offer = (title: string) => main(page).locator('article').filter({ hasText: title })
  for (const [notice, title, state] of [
    [notices(page).filter({ hasText: 'Your item is listed' }), camera, 'Listed'],
    [notices(page).filter({ hasText: lamp }), lamp, 'The pictures are too dark.'],
  ] as const) {
    await expect(notice).toContainText(title)
    await notice.getByRole('link').click()
    await expect(page).toHaveURL('/pre-loved/offers')
    await expect(offer(title)).toContainText(state)
    await page.goBack()
    await expect(notice.getByText('Unread')).toHaveCount(0)
  }
  await expect.poll(() => unread(seller)).toBe(0)
})

test("product#roles: a guest finds the region's announcements behind the bell, without a number; another region has its own @full", async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  await page.goto('/')
  await isUp(page)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await bell(page).click()
  await expect(notices(page, 'News')).toHaveCount(4)
  await expect(notices(page, 'News').first()).toContainText('Gifts for Christmas and New Year')
  await expect(notices(page, 'News').getByText('Unread')).toHaveCount(0)
  await expect(main(page).getByRole('tab')).toHaveCount(0)
  await axe()
  await expectNoSidewaysScroll()
  await page.evaluate(() => localStorage.setItem('nelu.region', '100000000000'))
  await page.context().addCookies([{ name: 'region', value: '100000000000', url: page.url() }])
  await page.goto('/notification')
  await expect(notices(page, 'News').first()).toContainText('Order early for Spring Festival')
  await expect(main(page).getByText('Christmas')).toHaveCount(0)
})

test('decision 0036 announcements are marked as read when their list opens; a tab with unread entries is marked @full', async ({
  page,
}) => {
  const shopper = await newShopper()
  await signIn(page, shopper)
  // An announcement published after the shopper opened the list.
  let isMarked = false
  await page.route('**/api/notifications/page?*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { records: { isRead: number }[] }
    if (body.records[0] && !isMarked) body.records[0].isRead = 0
    await route.fulfill({ response: answer, json: body })
  })
  page.on('request', (request) => void (isMarked ||= request.url().endsWith('/userLastAnnouncementReadTime/update')))
  await page.goto('/notification')
  await expect(main(page).getByText('No notifications yet')).toBeVisible()
  expect(isMarked).toBe(false)
  await main(page).getByRole('tab', { name: 'News Unread' }).click()
  await expect(notices(page, 'News').getByText('Unread')).toHaveCount(1)
  await expect.poll(() => isMarked).toBe(true)
  await refetch(page)
  await expect(notices(page, 'News').getByText('Unread')).toHaveCount(0)
  await page.reload()
  await expect(notices(page, 'News')).toHaveCount(4)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('product#push: the address of the news opens their tab, also where the notices are open already @full', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/notification')
  await expect(main(page).getByText('No notifications yet')).toBeVisible()
  await page.evaluate(() => void (location.hash = '#news'))
  await expect(notices(page, 'News')).toHaveCount(4)
  await page.goBack()
  await expect(main(page).getByText('No notifications yet')).toBeVisible()
  await page.goto('/notification#news')
  await expect(notices(page, 'News')).toHaveCount(4)
})

test('quality#offline: offline a cold start shows saved notices with their age, and marks none @worker', async ({
  page,
  goOffline,
  waitForWorker,
  coldStart,
}) => {
  const shopper = await signIn(page)
  const order = await agreedOrder(shopper)
  await page.goto('/notification')
  await expect(notices(page)).toHaveCount(1)
  await expect.poll(() => savedRecord(page, '/p/order/notice/page')).toContain(order)
  await expect.poll(() => savedRecord(page, '/notifications/page')).toContain('Seven days')
  await waitForWorker()
  // The worker has cached no answer of the shopper's.
  await page.reload()
  await expect(notices(page)).toHaveCount(1)
  const cached = await page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
    ).flat(),
  )
  expect(cached.filter((url) => /\/api\/(p|notifications)\//.test(url))).toEqual([])
  await goOffline()
  const cold = await coldStart('/notification')
  await expect(notices(cold)).toHaveCount(1)
  await expect(main(cold).getByText(/updated/)).toBeVisible()
  await expect(main(cold).getByRole('button', { name: 'Needs internet' })).toHaveAttribute('aria-disabled', 'true')
  await notices(cold).first().getByRole('link').click()
  await cold.goBack()
  await expect(notices(cold).getByText('Unread')).toHaveCount(1)
  await main(cold).getByRole('tab', { name: 'News' }).click()
  await expect(notices(cold, 'News')).toHaveCount(4)
  await coldStart('/')
  await expect(bell(cold.context().pages()[0] ?? cold)).toHaveAccessibleName('Notifications: 1')
})

test('quality#offline: logout removes notices, announcement marks and the number', async ({ page }) => {
  const shopper = await signIn(page)
  await agreedOrder(shopper)
  await page.goto('/notification')
  await expect(notices(page)).toHaveCount(1)
  await expect.poll(() => savedRecord(page, '/p/order/notice/page')).toContain('Order confirmed')
  await expect.poll(() => savedRecord(page, '/notifications/page')).toContain('isRead')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nelu.unread'))).toMatch(/ 1$/)
  // The sign-in ends on another device.
  await myCall(shopper, 'GET', '/app/logout')
  await refetch(page)
  await expect(page).toHaveURL('/')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  const stored = await storedOnDevice(page)
  for (const one of ['/p/order/notice', '/notifications/page', 'nelu.unread', 'Order confirmed'])
    expect(stored, one).not.toContain(one)
})

test('product#notices: notices in Russian, amounts included @full', async ({ page, axe, expectNoSidewaysScroll }) => {
  const shopper = await signIn(page)
  await agreedOrder(shopper)
  await page.addInitScript(() => localStorage.setItem('nelu.language', 'ru'))
  await page.goto('/notification?lang=ru')
  const list = main(page).getByRole('list', { name: 'Заказы' }).getByRole('listitem')
  await expect(list.first()).toContainText('Заказ подтверждён')
  await expect(list.first()).toContainText(/Rs\.\u00a0\d/)
  await expect(main(page).getByRole('button', { name: 'Отметить всё прочитанным' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll()
  await axe()
})
