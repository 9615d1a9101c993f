import {
  addButton,
  addElsewhere,
  cartOf,
  chooseVariant,
  countOf,
  expectCount,
  lineOf,
  plainProduct,
  productToSellOut,
  setStock,
  threeProducts,
} from '#e2e/support/cart.ts'
import { productPath } from '#e2e/support/catalogue.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { newShopper, signIn } from '#e2e/support/sign-in.ts'
import { expectNoShiftUntilNow, recordLayoutShifts } from '#e2e/support/views/layout-shift.ts'

test('product#messages: a refused change stays on its line with its sentence, and can be retried or dropped', async ({
  page,
  axe,
}) => {
  const item = await plainProduct()
  const shopper = await newShopper()
  await addElsewhere(shopper, item, 1)
  await signIn(page, shopper)
  await page.goto('/Cart')
  const line = lineOf(page, item.name)
  await expect(line).toBeVisible()
  await page.route('**/p/shopCart/changes**', async (route) => {
    const info = await route.fetch({ url: route.request().url().replace('/changes', '/info'), postData: '{}' })
    const cart = await info.json()
    const changes = route.request().postDataJSON() as { key: string }[]
    await route.fulfill({
      json: { outcomes: changes.map(({ key }) => ({ key, outcome: 'refused', code: 'OUT_OF_STOCK', now: 1 })), cart },
      headers: { 'Cart-Version': info.headers()['cart-version'] ?? '' },
    })
  })
  await line.getByRole('button', { name: 'More' }).click()
  await expect(line.getByText('Out of stock items failed to add to cart.')).toBeVisible()
  await expect(countOf(line)).toHaveText('1')
  await axe()
  await page.reload()
  await expect(line.getByText('Out of stock items failed to add to cart.')).toBeVisible()
  await page.unroute('**/p/shopCart/changes**')
  await line.getByRole('button', { name: 'Try again' }).click()
  await expect(countOf(line)).toHaveText('2')
  await expect.poll(() => cartOf(shopper)).toEqual({ [item.skuId]: 2 })
  await expect(line.getByText('Out of stock items failed to add to cart.')).toBeHidden()
})

test('product#messages: a refused or corrected addition is reported where it was made, and in the cart until it is read', async ({
  page,
  axe,
}, { parallelIndex }) => {
  const [plain, choice] = [await productToSellOut(parallelIndex), await productToSellOut(parallelIndex, true)]
  const shopper = await signIn(page)
  const sentence = 'Out of stock items failed to add to cart.'
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  const cardOf = (name: string) => page.getByRole('button', { name: `Add to cart: ${name}`, exact: true }).first()

  // The last item is sold meanwhile, so nothing gets into the cart.
  await page.goto(productPath(plain.product))
  await isUp(page)
  await setStock(plain, 0)
  await addButton(page).click()
  await expect(toast).toContainText(sentence)
  await expect(page.getByText('Added to cart', { exact: true })).toBeHidden()
  await expectCount(page, 0)
  await toast.getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('region', { name: plain.name }).getByText(sentence)).toBeVisible()
  await axe()

  // The list of pending changes tries again.
  await setStock(plain, 2)
  await page.goto('/profile')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Pending changes/ })
    .click()
  const change = page.getByRole('dialog', { name: 'Pending changes' }).getByRole('listitem')
  await expect(change.getByText(`You added ${plain.name} to the cart: 1.`)).toBeVisible()
  await expect(change.getByText(sentence)).toBeVisible()
  await change.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => cartOf(shopper)).toEqual({ [plain.skuId]: 1 })

  // From a card, more than the stock.
  await addElsewhere(shopper, plain, 1)
  await page.goto(`/SearchResults/${encodeURIComponent(plain.name)}`)
  await isUp(page)
  await expectCount(page, 2)
  await cardOf(plain.name).click()
  await expect(toast).toContainText('Only 2 left. Quantity changed from 3 to 2.')
  await toast.getByRole('button', { name: 'View' }).click()
  const line = lineOf(page, plain.name)
  await expect(line.getByText('Only 2 left. Quantity changed from 3 to 2.')).toBeVisible()
  await expect(countOf(line)).toHaveText('2')
  await line.getByRole('button', { name: 'Got it' }).click()
  await expect(line.getByText('Quantity changed')).toBeHidden()

  // From the variant sheet.
  await page.goto(`/SearchResults/${encodeURIComponent(choice.name)}`)
  await isUp(page)
  await cardOf(choice.name).click()
  const add = page
    .getByRole('dialog', { name: 'Add to cart' })
    .getByRole('button', { name: 'Add to cart', exact: true })
  await expect(add).toBeVisible()
  await chooseVariant(page.getByRole('dialog', { name: 'Add to cart' }), choice.product.skuList[0])
  await setStock(choice, 0)
  await add.click()
  await expect(toast).toContainText(sentence)
  await page.goto('/Cart')
  const uncertain = page.getByRole('region', { name: choice.name })
  await uncertain.getByRole('button', { name: 'Dismiss' }).click()
  await expect(uncertain).toBeHidden()
  expect(await cartOf(shopper)).toEqual({ [plain.skuId]: 2 })
  for (const item of [plain, choice]) await setStock(item, item.stocks)
})

test('product#cart: the profile leads to pending changes with their age: each can be undone, and the button sends them', async ({
  page,
  axe,
}) => {
  const [one, two] = await threeProducts()
  const shopper = await newShopper()
  for (const item of [one, two]) await addElsewhere(shopper, item, 1)
  await signIn(page, shopper)
  await page.goto('/Cart')
  // The server makes the change, and its answer is lost.
  await page.route('**/p/shopCart/changes**', async (route) => {
    await route.fetch()
    await route.abort()
  })
  for (const item of [one, two]) await lineOf(page, item.name).getByRole('button', { name: 'More' }).click()
  await expect.poll(() => cartOf(shopper)).toEqual({ [one.skuId]: 2, [two.skuId]: 2 })
  await page.goto('/profile')
  const row = page.getByRole('main').getByRole('button', { name: /^Pending changes/ })
  await expect(row).toContainText('2')
  await row.click()
  const list = page.getByRole('dialog', { name: 'Pending changes' })
  const changes = list.getByRole('listitem')
  await expect(changes.getByText('1 min ago')).toHaveCount(2)
  await axe()
  await changes
    .filter({ hasText: `You changed the quantity of ${one.name} from 1 to 2.` })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(changes).toHaveCount(1)
  await expect.poll(() => cartOf(shopper)).toEqual({ [one.skuId]: 1, [two.skuId]: 2 })
  await page.unrouteAll({ behavior: 'wait' })
  await changes.getByRole('button', { name: 'Sync now' }).click()
  await expect(list.getByText('All changes synced')).toBeVisible()
  // The button that had the focus is gone.
  await expect.poll(() => list.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(row).toBeHidden()
  expect(await cartOf(shopper)).toEqual({ [one.skuId]: 1, [two.skuId]: 2 })
})

test('quality#speed: nothing below the cart moves when its recommendations arrive late @full', async ({
  page,
  context,
}) => {
  await recordLayoutShifts(context)
  const item = await plainProduct()
  const shopper = await newShopper()
  await addElsewhere(shopper, item, 1)
  await signIn(page, shopper)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/prod/similar**', (route) => held.then(() => route.continue()))
  const asked = page.waitForRequest('**/prod/similar**')
  await page.setViewportSize({ width: 1440, height: 1100 })
  await page.goto('/Cart')
  await expect(lineOf(page, item.name)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await asked
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  release()
  await expect(page.getByLabel('You may also like').getByRole('article').first()).toBeVisible()
  await expectNoShiftUntilNow(page)
})
