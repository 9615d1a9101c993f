import { help } from '#words/help/help.en.ts'
import { help as russian } from '#words/help/help.ru.ts'
import { ordersOf, payOnDelivery, placeOrder } from '../support/buying.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { signIn } from '../support/sign-in.ts'

const all = help.flatMap(({ answers }) => answers)
const answer = (id: string) => all.find((one) => one.id === id) ?? { question: 'none', paragraphs: ['none'] }

test('product#help: every question exists, opens and closes by keyboard, and has links', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await expect(page.locator('main details')).toHaveCount(all.length)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(help.length)
  const first = page.locator('main details').first()
  await first.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(first.getByText(answer('offline').paragraphs[1] ?? '')).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
  await first.getByRole('link', { name: 'Saved on this device' }).click()
  await expect(page).toHaveURL('/saved')
})

test('product#help: search narrows the list, a single answer opens, an empty result shows a message @full', async ({
  page,
}) => {
  await page.goto('/help')
  await isUp(page)
  const field = page.getByRole('searchbox', { name: 'Search in help' })
  await field.fill('dark')
  await expect(page.locator('main details')).toHaveCount(1)
  await expect(page.getByText(answer('dark').paragraphs[0] ?? '')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible()
  await field.fill('zzzz')
  await expect(page.getByRole('status').filter({ hasText: 'No answers found' })).toBeVisible()
  await field.fill('')
  await expect(page.locator('main details')).toHaveCount(all.length)
})

test('product#help: an answer has an address that opens and scrolls to it, also from another page @full', async ({
  page,
}) => {
  await page.goto('/help#returns')
  const returns = page.locator('#returns')
  await expect(returns).toHaveAttribute('open', '')
  await expect(returns.locator('summary')).toBeInViewport()
  // The heading is not covered by the sticky header.
  const isFree = () =>
    returns.locator('summary').evaluate((summary) => {
      const { left, top } = summary.getBoundingClientRect()
      return summary.contains(document.elementFromPoint(left + 8, top + 4))
    })
  await expect.poll(isFree).toBe(true)
  await expect(page.locator('main details[open]')).toHaveCount(1)
  const policy = returns.getByRole('link', { name: 'Refund and return policy' })
  await expect(policy).toHaveAttribute('href', '/policies/refund-policy/en-us')
  await expect(policy).toHaveAttribute('target', '_blank')
})

test("product#help: readable offline after one visit of home, in the shopper's language", {
  tag: '@worker',
}, async ({ page, context, goOffline, coldStart, waitForWorker }) => {
  await chooseMarket(context, { lang: 'ru' })
  await page.goto('/')
  await waitForWorker()
  await goOffline()
  const cold = await coldStart('/help')
  await expect(cold.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  await cold.getByRole('searchbox').fill('экономия')
  const found = russian.flatMap(({ answers }) => answers).find(({ id }) => id === 'data-saver')
  await expect(cold.getByText(found?.question ?? 'none')).toBeVisible()
})

test('product#order-actions: "Need help" opens the help of that order, with the steps and answers of its state', async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  const [waiting, agreed] = [await placeOrder(shopper), await placeOrder(shopper)]
  await payOnDelivery(shopper, agreed)
  const main = page.getByRole('main')
  const needHelp = async (from: string, number: string) => {
    await page.goto(`${from}?orderNumber=${number}`)
    await main.getByRole('link', { name: 'Need help' }).click()
    await expect(page).toHaveURL(`/help?orderNumber=${number}`)
    await expect(main.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 }).nth(1)).toHaveText('About this order')
  }
  const step = (name: string) => main.getByRole('link', { name, exact: true })
  const questions = main.locator('section').filter({ hasText: 'About this order' }).locator('summary')

  await needHelp('/order-details', waiting)
  const order = (await ordersOf(shopper)).find(({ orderNumber }) => orderNumber === waiting)
  await expect(main.getByRole('img', { name: order?.orderItemDtos[0]?.prodName ?? '' })).toBeVisible()
  await expect(step('Pay now')).toHaveAttribute('href', new RegExp(`^/paymentMethod.*${waiting}`))
  await expect(step('Cancel order')).toHaveAttribute('href', new RegExp(waiting))
  await expect(step('Contact seller')).toHaveAttribute('href', new RegExp(`^/iCanchat.*${waiting}`))
  await expect(step('Contact Us')).toHaveAttribute('href', new RegExp(`^/contact-us.*${waiting}`))
  await expect(step('Track parcel')).toHaveCount(0)
  await expect(questions.first()).toHaveText(answer('payment').question)
  await axe()

  await needHelp('/ToReceive/logistics', agreed)
  await expect(step('Track parcel')).toHaveAttribute('href', new RegExp(`^/ToReceive/logistics.*${agreed}`))
  await expect(step('Pay now')).toHaveCount(0)
  await expect(questions.first()).toHaveText(answer('orders').question)
})

test('product#help: from the help of an order that does not load, all of help opens @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the footer exists on wide screens only')
  const number = await placeOrder(await signIn(page))
  await page.route(/\/p\/myOrder\/orderDetail/, () => undefined)
  await page.goto(`/help?orderNumber=${number}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(main.locator('summary')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(page).toHaveURL('/help')
  await expect(main.locator('summary').first()).toBeVisible()
})
