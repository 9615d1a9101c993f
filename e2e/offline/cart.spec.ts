import { signInElsewhere } from '../support/call-as.ts'
import {
  addButton,
  addElsewhere,
  cartOf,
  countOf,
  expectCount,
  lineOf,
  plainProduct,
  productWithVariants,
  threeProducts,
} from '../support/cart.ts'
import { productPath } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { phoneWithCart } from '../support/offline/phone-with-cart.ts'
import { signIn } from '../support/sign-in.ts'

test('product#cart: changes made offline survive a restart of the app: they are shown as pending, and the server gets exactly these changes', async ({
  page,
  goOffline,
  waitForWorker,
  coldStart,
  axe,
}) => {
  const existing = await plainProduct()
  const added = await plainProduct(({ prodId }) => prodId !== existing.prodId)
  const shopper = await phoneWithCart(page, waitForWorker, [existing], [added])
  await goOffline()
  await lineOf(page, existing.name).getByRole('button', { name: 'More' }).click()
  await lineOf(page, existing.name).getByRole('button', { name: 'More' }).click()
  await expect(lineOf(page, existing.name).getByText('Quantity 1 → 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checkout needs internet' }).filter({ visible: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const cold = await coldStart(productPath(added.product))
  await addButton(cold).click()
  await expect(cold.getByText('Saved. Will sync when online')).toBeVisible()
  await expectCount(cold, 4)
  const cart = await coldStart('/Cart')
  await expect(countOf(lineOf(cart, existing.name))).toHaveText('3')
  await expect(lineOf(cart, added.name).getByText('Added offline')).toBeVisible()
  await expect(cart.getByText('2 changes waiting to sync.')).toBeVisible()
  await expect(cart.getByText('Estimate from saved prices').locator('visible=true').first()).toBeVisible()
  await axe(cart)
  expect(await cartOf(shopper)).toEqual({ [existing.skuId]: 1 })
  await goOffline(false)
  await expect.poll(() => cartOf(shopper)).toEqual({ [existing.skuId]: 3, [added.skuId]: 1 })
  await expect(cart.getByText(/changes? waiting to sync/)).toBeHidden()
  await expect(cart.getByRole('link', { name: 'Checkout (4)' }).filter({ visible: true })).toBeVisible()
  await expectCount(cart, 4)

  await goOffline()
  await cart.getByRole('button', { name: 'Edit' }).click()
  await lineOf(cart, existing.name)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(lineOf(cart, existing.name)).toBeHidden()
  await expectCount(cart, 1)
  await goOffline(false)
  await expect.poll(() => cartOf(shopper)).toEqual({ [added.skuId]: 1 })
})

for (const [language, offline, more, tag] of [
  ['en', 'Offline', 'More', ' @full'],
  // The longest words.
  ['ru', 'Нет сети', 'Увеличить', ''],
] as const) {
  test(`quality#gates: in ${language} the first offline change moves nothing under the finger, and the second tap counts${tag}`, async ({
    page,
    goOffline,
    waitForWorker,
  }) => {
    const existing = await plainProduct()
    const shopper = await phoneWithCart(page, waitForWorker, [existing])
    await page.goto(`/Cart?lang=${language}`)
    const line = page.getByRole('main').getByRole('listitem').first()
    const button = line.getByRole('button', { name: more, exact: true })
    await expect(line.locator('output')).toHaveText('1')
    await goOffline()
    await expect(page.getByRole('status').filter({ hasText: offline })).toBeVisible()
    const box = await button.boundingBox()
    const { x, y } = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    for (const quantity of ['2', '3']) {
      await page.mouse.click(x, y)
      await expect(line.locator('output')).toHaveText(quantity)
    }
    expect(await button.boundingBox()).toEqual(box)
    await goOffline(false)
    await expect.poll(() => cartOf(shopper)).toEqual({ [existing.skuId]: 3 })
  })
}

test('product#cart: one list of all pending changes, in plain sentences, with undo; favourites are included', async ({
  page,
  goOffline,
  waitForWorker,
  axe,
}) => {
  const [existing, choice] = [await plainProduct(), await productWithVariants()]
  const shopper = await phoneWithCart(page, waitForWorker, [existing], [choice])
  await page.goto(`${productPath(choice.product)}?sku=${choice.skuId}`)
  await isUp(page)
  const heart = page.getByRole('button', { name: `Favourite: ${choice.name}`, exact: true })
  await expect(heart).toBeVisible()
  await goOffline()
  await heart.click()
  await addButton(page).click()
  await expectCount(page, 2)
  await page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first().click()
  await lineOf(page, existing.name).getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'See changes' }).click()
  const list = page.getByRole('dialog', { name: 'Pending changes' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByText(`You changed the quantity of ${existing.name} from 1 to 2.`)).toBeVisible()
  await expect(list.getByText(`You added ${choice.name} to your favourites.`)).toBeVisible()
  await expect(list.getByText('1 min ago')).toHaveCount(3)
  await axe()
  await list.getByRole('listitem').filter({ hasText: 'to the cart: 1.' }).getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('listitem').filter({ hasText: 'favourites' }).getByRole('button', { name: 'Undo' }).click()
  await page.keyboard.press('Escape')
  await expectCount(page, 2)
  await goOffline(false)
  await expect.poll(() => cartOf(shopper)).toEqual({ [existing.skuId]: 2 })
  // A favourite whose request may have reached the server is added and removed again.
  await expect.poll(() => myCall(shopper, 'GET', '/p/user/collection/ids')).toEqual([])
})

test('product#cart: a line moves to the favourites offline, and reaches both lists of the account; fees are left out until then @full', {
  tag: '@once',
}, async ({ page, goOffline, waitForWorker }) => {
  const [moved, rest] = await threeProducts()
  const shopper = await phoneWithCart(page, waitForWorker, [moved, rest], [])
  await page.goto(productPath(moved.product))
  await isUp(page)
  await goOffline()
  await page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first().click()
  await lineOf(page, rest.name).getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('main').getByText('Delivery fee is calculated when you are online.')).toBeVisible()
  await expect(page.getByText('Estimated total')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit' }).click()
  await lineOf(page, moved.name)
    .getByRole('button', { name: `Move ${moved.name} to favourites` })
    .click()
  await expect(lineOf(page, moved.name)).toHaveCount(0)
  await goOffline(false)
  await expect.poll(() => cartOf(shopper)).toEqual({ [rest.skuId]: 2 })
  await expect.poll(() => myCall(shopper, 'GET', '/p/user/collection/ids')).toEqual([moved.prodId])
  await expect(page.getByRole('main').getByText('Estimated total')).toBeVisible()
})

test('product#cart: a change undone offline leaves nothing pending, and no line claims that the server has it @full', async ({
  page,
  goOffline,
  waitForWorker,
}) => {
  const [existing, added] = await threeProducts()
  const shopper = await phoneWithCart(page, waitForWorker, [existing], [added])
  const line = lineOf(page, existing.name)
  await goOffline()
  await line.getByRole('button', { name: 'More' }).click()
  await expect(page.getByText('1 change waiting to sync.')).toBeVisible()
  await line.getByRole('button', { name: 'Less' }).click()
  await expect(line.getByText('Waiting to sync')).toBeHidden()
  // At this very moment: a tick disappears by itself.
  expect(await page.getByText('Synced').count()).toBe(0)
  await expect(page.getByText(/changes? waiting to sync/)).toBeHidden()
  await page.goto(productPath(added.product))
  await addButton(page).click()
  await expectCount(page, 2)
  await page.goto('/Cart')
  await expect(page.getByText('1 change waiting to sync.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await lineOf(page, added.name)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(lineOf(page, added.name)).toBeHidden()
  await expect(page.getByText(/changes? waiting to sync/)).toBeHidden()
  // The remaining commands are sent, and the line shows the tick.
  await page.getByRole('button', { name: 'Done' }).click()
  await line.getByRole('button', { name: 'More' }).click()
  await expect(line.getByText('Waiting to sync')).toBeVisible()
  await goOffline(false)
  await expect(line.getByText('Synced')).toBeVisible()
  expect(await cartOf(shopper)).toEqual({ [existing.skuId]: 2 })
})

test('product#cart: a count over the stock is corrected, and the line shows the correction until it is dismissed @full', async ({
  page,
  goOffline,
  waitForWorker,
}) => {
  const item = await plainProduct(({ skuList }) => (skuList[0]?.stocks ?? 0) < 30)
  const shopper = await phoneWithCart(page, waitForWorker, [item])
  await goOffline()
  await lineOf(page, item.name).getByRole('button', { name: 'More' }).click()
  await expect(countOf(lineOf(page, item.name))).toHaveText('2')
  await addElsewhere(shopper, item, item.stocks - 1)
  const bar = page.getByRole('status').filter({ hasText: /Offline|Back online/ })
  await expect(bar).toContainText('Offline')
  await goOffline(false)
  await expect(bar, 'the bar does not claim that all changes are saved').toHaveText('Back online')
  const correction = lineOf(page, item.name).getByText(`Only ${item.stocks} left.`)
  await expect(correction.first()).toBeVisible()
  await expect(countOf(lineOf(page, item.name))).toHaveText(String(item.stocks))
  expect(await cartOf(shopper)).toEqual({ [item.skuId]: item.stocks })
  await page.reload()
  await lineOf(page, item.name).getByRole('button', { name: 'Got it' }).click()
  await expect(lineOf(page, item.name).getByRole('button', { name: 'Got it' })).toBeHidden()
})

test('product#cart: session loss keeps pending changes for their shopper, hidden from others: after the next login they arrive once', async ({
  page,
  goOffline,
  waitForWorker,
}) => {
  const item = await plainProduct()
  const shopper = await phoneWithCart(page, waitForWorker, [item])
  await goOffline()
  await lineOf(page, item.name).getByRole('button', { name: 'More' }).click()
  await expect(countOf(lineOf(page, item.name))).toHaveText('2')
  // Signed out on another device; this phone learns of it when it is back online.
  await myCall(shopper, 'GET', '/app/logout')
  await goOffline(false)
  await expect(page.getByText('Please log in again to continue.')).toBeVisible()
  await expectCount(page, 0)
  const other = await signIn(page)
  await page.goto('/Cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expectCount(page, 0)
  expect(await cartOf(other)).toEqual({})
  const returned = await signIn(page, { ...shopper, ...(await signInElsewhere(shopper, 'this phone')) })
  await page.goto('/Cart')
  await expect(countOf(lineOf(page, item.name))).toHaveText('2')
  await expect.poll(() => cartOf(returned)).toEqual({ [item.skuId]: 2 })
  await page.reload()
  await expect(countOf(lineOf(page, item.name))).toHaveText('2')
  await expectCount(page, 2)
  expect(await cartOf(returned)).toEqual({ [item.skuId]: 2 })
})

test('product#cart: a guest offline: the cart shows the pending changes of the phone, and does not ask for a login', async ({
  page,
  goOffline,
  waitForWorker,
  coldStart,
}) => {
  const item = await plainProduct()
  await page.goto(productPath(item.product))
  await waitForWorker()
  await goOffline()
  await addButton(page).click()
  await expectCount(page, 1)
  const cold = await coldStart('/Cart')
  await expect(countOf(lineOf(cold, item.name))).toHaveText('1')
  await expect(cold.getByText('Until then your cart is kept on this device.')).toBeVisible()
  await expect(cold.getByRole('dialog')).toHaveCount(0)
})
