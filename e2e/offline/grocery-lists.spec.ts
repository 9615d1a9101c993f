import type { Page } from '@playwright/test'
import type { GroceryListDetail, GroceryListSummary } from '#contract/grocery/grocery-list.ts'
import { buyableProduct, ordersOf, payOnDelivery, placeOrder } from '../support/buying.ts'
import { cartOf, plainProduct, productWithVariants } from '../support/cart.ts'
import { productPath } from '../support/catalogue.ts'
import { main, placeWithCash, thanks } from '../support/checkout-page.ts'
import { fillPasswordLogin, openLoginModal, sendLogin } from '../support/login-modal.ts'
import { shiftClock } from '../support/mall/shift-clock.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { addText, boxOf, makeList, makeListOf, openAction, rowOf, shareList } from '../support/offline/grocery-lists.ts'
import { setOffline } from '../support/offline/set-offline.ts'
import { newShopper, signIn } from '../support/sign-in.ts'
import { waitUntilStored } from '../support/views/visible-content.ts'

const day = 86_400_000
const inMarket = 'regionId=659006000343&lang=en'

test('product#grocery-lists: a guest fills, ticks and orders a list without a network, and the account gets the list at login', async ({
  page,
  goOffline,
  waitForWorker,
  coldStart,
  axe,
  expectNoSidewaysScroll,
}) => {
  const { product, name } = await plainProduct()
  await makeListOf(page, product, 'Weekly shop')
  await expect(page.getByText('Grocery list created')).toBeVisible()
  await waitForWorker()

  await goOffline()
  const list = await coldStart('/wish-list/Weekly%20shop')
  await expect(rowOf(list, name).locator('b')).toContainText(/\d/)
  const costs = list.getByRole('complementary', { name: 'Costs of this list' })
  await expect(costs).toContainText('Delivery fee is calculated when you are online.')
  await expect(costs.getByRole('term')).toHaveText('Subtotal')
  await addText(list, 'Birthday candles')
  // Fingers in a shop need room: at least 44 × 44 px.
  for (const target of [
    rowOf(list, name).locator('label').first(),
    rowOf(list, name).getByRole('button', { name: 'More' }),
    rowOf(list, name).getByRole('button', { name: 'Less' }),
  ]) {
    const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  // Each tap comes with the next frame, long before the tap is stored.
  await rowOf(list, name)
    .getByRole('button', { name: 'More' })
    .evaluate(async (button: HTMLElement) => {
      for (let taps = 0; taps < 3; taps += 1) {
        button.click()
        await new Promise(requestAnimationFrame)
      }
    })
  await expect(rowOf(list, name).getByRole('status').first()).toHaveText('4')
  await boxOf(list, 'Birthday candles').check()
  await expect(list.getByText('1 of 2 still to buy')).toBeVisible()
  await addText(list, 'Paper cups')
  await axe(list)
  await expectNoSidewaysScroll(list)
  await openAction(list, 'Remove items')
  await list.getByRole('button', { name: 'Remove Paper cups' }).click()
  await expect(rowOf(list, 'Paper cups')).toBeHidden()
  await expect(list.getByText('Item deleted', { exact: true })).toBeVisible()
  await list.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(list, 'Paper cups')).toBeVisible()
  await list.getByRole('button', { name: 'Add all to cart' }).filter({ visible: true }).click()
  const report = list.getByRole('dialog', { name: 'Not everything was added' })
  await expect(report.getByText('4 items are in the cart.')).toBeVisible()
  await expect(report.getByRole('listitem')).toHaveText(/^Paper cups/)
  await axe(list)

  const lists = await coldStart('/wish-list')
  await lists.getByRole('button', { name: 'New list' }).click()
  const create = lists.getByRole('button', { name: 'Create list' })
  await create.click()
  await expect(lists.getByText('Grocery list name is required.')).toBeVisible()
  await lists.getByRole('textbox', { name: 'List name' }).fill(' weekly  SHOP ')
  await create.click()
  await expect(lists.getByText('Grocery list name already exists.')).toBeVisible()
  await lists.getByRole('textbox', { name: 'List name' }).fill('Party')
  await create.click()
  await expect(lists.getByText('Grocery list created')).toBeVisible()
  await expect(lists.getByRole('textbox', { name: 'Add an item' })).toBeVisible()

  await goOffline(false)
  const back = await coldStart('/wish-list/Weekly%20shop')
  await expect(boxOf(back, 'Birthday candles')).toBeChecked()
  await expect(rowOf(back, name).getByRole('status').first()).toHaveText('4')
  const shopper = await newShopper()
  const home = await coldStart('/')
  const modal = await openLoginModal(home)
  await fillPasswordLogin(modal, shopper)
  await sendLogin(modal)
  await expect(home.getByText('You are logged in.')).toBeVisible()
  const listsOf = () => myCall<GroceryListSummary[]>(shopper, 'GET', '/p/groceryList')
  await expect
    .poll(async () => (await listsOf()).map((one) => [one.name, one.items, one.ticked]))
    .toEqual([
      ['Party', 0, 0],
      ['Weekly shop', 3, 1],
    ])
  await home.goto('/wish-list/Weekly%20shop')
  await expect(boxOf(home, 'Birthday candles')).toBeChecked()
  await expect(rowOf(home, name)).toBeVisible()
})

test('product#grocery-costs: without a network a list shows the last known costs of the same products, and else the subtotal @full', async ({
  page,
  goOffline,
  coldStart,
}) => {
  const { product, name } = await plainProduct()
  await makeListOf(page, product, 'Weekly shop')
  await page.goto('/wish-list/Weekly%20shop')
  const costsOf = (list: Page) => list.getByRole('complementary', { name: 'Costs of this list' })
  const lastKnown = /^Last known costs, updated \d+.min ago$/
  await expect(costsOf(page).getByRole('term').last()).toHaveText('Estimated total')
  await expect(costsOf(page).getByText(lastKnown)).toBeHidden()
  await expect(costsOf(page).getByText('…')).toHaveCount(0)
  const lines = await costsOf(page).getByRole('definition').allInnerTexts()
  await waitUntilStored(page)

  await goOffline()
  const list = await coldStart('/wish-list/Weekly%20shop')
  await expect(costsOf(list).getByText(lastKnown)).toBeVisible()
  await expect(costsOf(list).getByRole('definition')).toHaveText(lines)
  await expect(costsOf(list).getByRole('term').filter({ hasText: 'Delivery fee' })).toBeVisible()
  // The fee of one piece is not that of two.
  await rowOf(list, name).getByRole('button', { name: 'More' }).click()
  await expect(costsOf(list).getByRole('term')).toHaveText(['Subtotal'])
  await expect(costsOf(list)).toContainText('Delivery fee is calculated when you are online.')
  await rowOf(list, name).getByRole('button', { name: 'Less' }).click()
  await expect(costsOf(list).getByRole('definition')).toHaveText(lines)
  await rowOf(list, name).getByRole('button', { name: 'More' }).click()
  await goOffline(false)
  await expect(costsOf(list).getByRole('term').last()).toHaveText('Estimated total')
  await expect(costsOf(list).getByText(lastKnown)).toBeHidden()
})

test('product#grocery-lists: another person ticks by a link, the owner sees who, and a revoked link opens nothing @once', async ({
  page,
  browser,
  axe,
}) => {
  const shopper = await signIn(page)
  await makeList(page, 'Picnic')
  await addText(page, 'Lemonade')
  await addText(page, 'Blanket')
  const path = await shareList(page, 'can tick and change items')
  await axe()
  await page.keyboard.press('Escape')

  const context = await browser.newContext({ serviceWorkers: 'block' })
  const other = await context.newPage()
  await other.goto(new URL(path, page.url()).href)
  await expect(other.getByText(`${shopper.nickName} shares this list with you.`)).toBeVisible()
  await other.getByRole('textbox', { name: 'Your name' }).fill('Kamal')
  await boxOf(other, 'Lemonade').check()
  await addText(other, 'Napkins')
  const lists = await myCall<GroceryListSummary[]>(shopper, 'GET', '/p/groceryList')
  const read = () => myCall<GroceryListDetail>(shopper, 'GET', `/p/groceryList/${lists[0]?.listId}?${inMarket}`)
  await expect.poll(async () => (await read()).items.length).toBe(3)
  await page.reload()
  await expect(rowOf(page, 'Lemonade')).toContainText('Ticked by Kamal')
  await expect(rowOf(page, 'Napkins')).toBeVisible()

  // A tick that the server does not get is sent when the link is opened again.
  await other.route('**/changes?*', (route) => route.abort())
  const isKept = other.waitForEvent('requestfailed', (request) => request.url().includes('/changes'))
  await boxOf(other, 'Blanket').check()
  await isKept
  await other.close()
  const again = await context.newPage()
  await again.goto(new URL(path, page.url()).href)
  await expect(boxOf(again, 'Blanket')).toBeChecked()
  await expect
    .poll(async () => (await read()).items.find(({ text }) => text === 'Blanket'))
    .toMatchObject({ isTicked: true, tickedBy: 'Kamal' })

  await openAction(page, 'Share with a link')
  await page.getByRole('button', { name: 'Revoke all links' }).click()
  await expect(page.getByText('Nobody can open the list by a link any more.')).toBeVisible()
  await again.reload()
  await expect(again.getByText('404 - Page Not Found')).toBeVisible()
  await context.close()
})

test('product#grocery-code: a list is handed to another phone by a code; neither phone needs a network @once', async ({
  page,
  browser,
  goOffline,
  waitForWorker,
}) => {
  // Two phones install the mall.
  const plain = await plainProduct()
  const { product, name, other: variant } = await productWithVariants()
  await makeListOf(page, plain.product, 'Camping')
  await page.goto(`${productPath(product)}?sku=${variant.skuId}`)
  await page.getByRole('button', { name: 'Add to a grocery list' }).click()
  await page
    .getByRole('dialog', { name: 'Add to list' })
    .getByRole('button', { name: /^Camping/ })
    .click()
  await page.getByText('Item added').waitFor()
  await page.goto('/wish-list/Camping')
  await addText(page, 'Tent pegs')
  await waitForWorker()
  await goOffline()
  await openAction(page, 'Show as a code for another phone')
  const code = await page
    .getByRole('img', { name: 'Code of the list Camping' })
    .locator('path')
    .locator('..')
    .screenshot()

  const secondPhone = await browser.newContext()
  const other = await secondPhone.newPage()
  await other.goto('/wish-list/Camping')
  await other.getByRole('button', { name: 'Create this list' }).click()
  await other.getByRole('textbox', { name: 'Add an item' }).waitFor()
  await waitForWorker(other)
  await setOffline(secondPhone, true)
  await other.goto('/wish-list')
  await other.getByRole('button', { name: 'Scan a code' }).click()
  await expect(other.getByRole('button', { name: 'Choose a picture' })).toBeEnabled()
  await other.getByLabel('Choose a picture').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: code })
  await expect(other.getByText('A list with 3 items was handed over.')).toBeVisible()
  await other.getByRole('button', { name: 'Save list' }).click()
  await expect(other.getByText('Grocery list created')).toBeVisible()
  // The phone has a list of that name already.
  await expect(other.getByRole('heading', { name: 'Camping (2)', level: 1 })).toBeAttached()
  const rowOfProduct = (path: string) =>
    other
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: other.locator(`a[href*="${path}"]`) })
  await expect(rowOf(other, 'Tent pegs')).toBeVisible()
  // A phone that does not know a product shows the name of the code.
  for (const one of [plain.name, name]) await expect(rowOf(other, one.slice(0, 40).trim())).toBeVisible()

  await setOffline(secondPhone, false)
  await other.reload()
  for (const path of [`${plain.prodId}`, `sku=${variant.skuId}`])
    await expect(rowOfProduct(path).locator('b')).toContainText(/\d/)
  await secondPhone.close()
})

test('product#grocery-lists: without a network a product that this device has seen is found, added, and matched to a text @once', async ({
  page,
  goOffline,
  waitForWorker,
  coldStart,
}) => {
  const seen = await plainProduct()
  const other = await plainProduct(({ prodId }) => prodId !== seen.prodId)
  for (const { product } of [seen, other]) {
    await page.goto(productPath(product))
    await page.getByRole('button', { name: 'Add to a grocery list' }).waitFor()
    await waitUntilStored(page)
  }
  await makeList(page, 'Errands')
  await addText(page, 'Paper cups')
  await waitForWorker()
  await goOffline()
  const list = await coldStart('/wish-list/Errands')
  await list.getByRole('textbox', { name: 'Add an item' }).fill(seen.name)
  await list.getByRole('list', { name: 'Saved products' }).getByRole('button', { name: seen.name }).click()
  await expect(rowOf(list, seen.name).locator('b')).toContainText(/\d/)

  await rowOf(list, 'Paper cups')
    .getByRole('button', { name: /^Find a product/ })
    .click()
  const choice = list.getByRole('dialog', { name: 'Find a product' })
  await choice.getByRole('searchbox', { name: 'Search' }).fill(other.name)
  await expect(choice.getByText('Searching saved items')).toBeVisible()
  await choice.getByRole('button', { name: other.name }).click()
  await expect(rowOf(list, other.name).locator('b')).toContainText(/\d/)
  await expect(rowOf(list, 'Paper cups')).toHaveCount(0)
  await expect(list.getByText('2 of 2 still to buy')).toBeVisible()
})

test('product#grocery-lists: on its day a weekly list starts again without a network @once @full', async ({
  page,
  context,
  goOffline,
  waitForWorker,
  coldStart,
}) => {
  await makeList(page, 'Fruit')
  await addText(page, 'Apples')
  await boxOf(page, 'Apples').check()
  await waitForWorker()
  await openAction(page, 'Repeat every week')
  const tomorrow = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Colombo' }).format(Date.now() + day)
  const sheet = page.getByRole('dialog', { name: 'Repeat every week' })
  await expect(sheet.getByRole('radio', { name: 'Never' })).toBeChecked()
  // The choice shows once the device has stored it.
  await sheet.getByText(tomorrow, { exact: true }).click()
  await expect(sheet.getByRole('radio', { name: tomorrow })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByText(`Starts again every week: ${tomorrow}`)).toBeVisible()
  await expect(boxOf(page, 'Apples')).toBeChecked()
  await goOffline()
  await shiftClock(context, day)
  const next = await coldStart('/wish-list/Fruit')
  await expect(boxOf(next, 'Apples')).not.toBeChecked()
  await expect(next.getByText('1 of 1 still to buy')).toBeVisible()
})

test('product#adding-to-lists: a list is made from an order, and usual purchases join the list, without a network; the list is ordered again @once', async ({
  page,
  goOffline,
  waitForWorker,
  coldStart,
}) => {
  const shopper = await signIn(page)
  // The stock suffices for both orders, also beside the orders of other tests.
  const { product } = await buyableProduct(({ skuList }) => skuList.every(({ stocks }) => stocks > 40))
  for (let times = 0; times < 2; times += 1)
    await payOnDelivery(shopper, await placeOrder(shopper, 1, ({ prodId }) => prodId === product.prodId))
  const [order] = await ordersOf(shopper)
  const [item] = order?.orderItemDtos ?? []
  if (!order || !item) throw new Error('The shopper has no order')
  await page.goto('/wish-list')
  await expect(page.getByRole('region', { name: 'Usually bought' })).toContainText(item.prodName)
  await page.goto(`/order-details?orderNumber=${order.orderNumber}`)
  await expect(page.getByRole('button', { name: 'Make a grocery list' })).toBeVisible()
  await waitForWorker()

  await goOffline()
  const past = await coldStart(`/order-details?orderNumber=${order.orderNumber}`)
  await past.getByRole('button', { name: 'Make a grocery list' }).click()
  await past.getByRole('textbox', { name: 'List name' }).fill('Every week')
  await past.getByRole('button', { name: 'Create list' }).click()
  await expect(past.getByText('Item added')).toBeVisible()
  const lists = await coldStart('/wish-list')
  const usual = lists.getByRole('region', { name: 'Usually bought' })
  await expect(usual.getByRole('listitem').filter({ hasText: item.prodName })).toContainText('Bought 2 times')
  await usual
    .getByRole('button', { name: `Add ${[item.prodName, item.skuName].filter(Boolean).join(', ')} to a list` })
    .click()
  await lists
    .getByRole('dialog', { name: 'Add to list' })
    .getByRole('button', { name: /^Every week/ })
    .click()
  await expect(lists.getByText('Item added')).toBeVisible()

  await goOffline(false)
  const list = await coldStart('/wish-list/Every%20week')
  await expect(rowOf(list, item.prodName)).toBeVisible()
  await list.getByRole('button', { name: 'Add all to cart' }).filter({ visible: true }).click()
  // The product of the order and the usual purchase are one item, whose quantities add up.
  await expect.poll(() => cartOf(shopper)).toEqual({ [item.skuId]: 2 })
  await list.goto('/Cart')
  await main(list).getByRole('link', { name: 'Checkout (2)' }).filter({ visible: true }).click()
  await placeWithCash(list)
  await expect(thanks(list)).toBeVisible()
  const [again] = await ordersOf(shopper)
  expect(again?.orderNumber).not.toBe(order.orderNumber)
  expect(again?.orderItemDtos.map(({ skuId, prodCount }) => ({ skuId, prodCount }))).toEqual([
    { skuId: item.skuId, prodCount: 2 },
  ])
})
