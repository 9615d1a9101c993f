import type { Page } from '@playwright/test'
import type { Cart, CartLine } from '#contract/cart/cart.ts'
import { addAddress } from '#e2e/support/buying.ts'
import {
  addButton,
  addElsewhere,
  cartLink,
  cartOf,
  chooseVariant,
  countOf,
  expectCount,
  lineOf,
  plainProduct,
  productWithVariants,
} from '#e2e/support/cart.ts'
import { productPath } from '#e2e/support/catalogue.ts'
import { main, placeWithCash, thanks } from '#e2e/support/checkout-page.ts'
import { holdRequests } from '#e2e/support/hold-requests.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { newShopper, signIn } from '#e2e/support/sign-in.ts'
import { recordLayoutShifts } from '#e2e/support/views/layout-shift.ts'

/** Changes the cart lines in the server's answers. */
async function rewriteLines(page: Page, rewrite: (line: CartLine) => CartLine | readonly CartLine[]): Promise<void> {
  await page.route('**/p/shopCart/info**', async (route) => {
    const response = await route.fetch()
    const cart = (await response.json()) as Cart
    const rewritten = cart.map((shop) => ({
      ...shop,
      shopCartItemDiscounts: shop.shopCartItemDiscounts.map((part) => ({
        ...part,
        shopCartItems: part.shopCartItems.flatMap(rewrite),
      })),
    }))
    await route.fulfill({ response, json: rewritten })
  })
}

test.describe('online', () => {
  test('product#messages: added to cart: from the product page, counted by the badge, listed by shop, changed, removed, undone', async ({
    page,
    axe,
    expectNoSidewaysScroll,
  }) => {
    const item = await plainProduct()
    const shopper = await signIn(page)
    await page.goto(productPath(item.product))
    await isUp(page)
    await addButton(page).click()
    await expect(page.getByText('Added to cart', { exact: true })).toBeVisible()
    await expectCount(page, 1)
    await page.getByRole('button', { name: 'View', exact: true }).click()
    const line = lineOf(page, item.name)
    await expect(line).toBeVisible()
    await expect(page).toHaveTitle(/^Cart \(1\)/)
    await expect(page.getByRole('main').getByRole('heading', { name: item.product.shopName })).toBeVisible()
    await line.getByRole('button', { name: 'More' }).click()
    await line.getByRole('button', { name: 'More' }).click()
    await expect(countOf(line)).toHaveText('3')
    await expect.poll(() => cartOf(shopper)).toEqual({ [item.skuId]: 3 })
    await expectCount(page, 3)
    await axe()
    await expectNoSidewaysScroll()
    await page.reload()
    await expect(countOf(line)).toHaveText('3')
    await page.getByRole('button', { name: 'Edit' }).click()
    await line.getByRole('button', { name: `Remove ${item.name}` }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect.poll(() => cartOf(shopper)).toEqual({})
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(countOf(line)).toHaveText('3')
    await expect.poll(() => cartOf(shopper)).toEqual({ [item.skuId]: 3 })
  })

  test('product#cart: the badge of a cart whose lines were ordered counts them no longer, before the cart is opened', async ({
    page,
  }) => {
    const shopper = await signIn(page)
    await addAddress(shopper)
    const item = await plainProduct(({ isOverseas, isCashOnDelivery }) => !isOverseas && isCashOnDelivery)
    const counted = page.waitForResponse('**/api/p/shopCart/prodCount*')
    await page.goto(productPath(item.product))
    // The server's number of items is 0 before the addition, and again after the order.
    await counted
    await isUp(page)
    await addButton(page).click()
    await expectCount(page, 1)
    await cartLink(page).click()
    await main(page).getByRole('link', { name: 'Checkout (1)' }).filter({ visible: true }).click()
    await placeWithCash(page)
    await expect(thanks(page)).toBeVisible()
    await expectCount(page, 0)
  })

  test('product#cart: at quantity 1 the minus is a bin that removes the line, which undo restores', async ({
    page,
    axe,
  }) => {
    const item = await plainProduct()
    const other = await plainProduct(({ prodId }) => prodId !== item.prodId)
    const shopper = await signIn(page)
    await addElsewhere(shopper, item, 2)
    await addElsewhere(shopper, other, 2)
    await page.goto('/Cart')
    await isUp(page)
    const line = lineOf(page, item.name)
    await line.getByRole('button', { name: 'Less', exact: true }).click()
    await expect(countOf(line)).toHaveText('1')
    const bin = line.getByRole('group', { name: /^Quantity/ }).getByRole('button', { name: `Remove ${item.name}` })
    await axe()
    await bin.click()
    await expect(line).toBeHidden()
    await expect(page.locator('main'), 'the focus stays in the page').toBeFocused()
    await expect.poll(() => cartOf(shopper)).toEqual({ [other.skuId]: 2 })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(countOf(line)).toHaveText('1')
    await expect.poll(() => cartOf(shopper)).toEqual({ [item.skuId]: 1, [other.skuId]: 2 })
  })

  test('product#cart: a long cart shows every line, in order, and counts it @full', { tag: '@once' }, async ({
    page,
  }) => {
    const item = await plainProduct()
    await addElsewhere(await signIn(page), { prodId: item.product.prodId, skuId: item.skuId }, 1)
    const names = Array.from({ length: 50 }, (_, index) => `${index + 101} ${item.name}`)
    await rewriteLines(page, (line) =>
      names.map((prodName, index) => ({
        ...line,
        prodName,
        skuId: line.skuId + index,
        basketId: line.basketId + index,
      })),
    )
    await page.goto('/Cart')
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText(names)
    await expect(page.getByRole('heading', { name: 'Cart 50 items' })).toBeVisible()
    const last = lineOf(page, names.at(-1) ?? '')
    await last.getByRole('checkbox').setChecked(false)
    await expect(page.getByRole('checkbox', { name: `Select all from ${item.product.shopName}` })).not.toBeChecked()
    await expect(last.getByRole('checkbox')).not.toBeChecked()
    await expect(lineOf(page, names[0] ?? '').getByRole('checkbox')).toBeChecked()
  })

  test('quality#speed: the lines of a cart have their height from the first frame: the next shop does not move', {
    tag: '@once',
  }, async ({ page, context }) => {
    const first = await productWithVariants()
    const second = await plainProduct(({ shopId }) => shopId !== first.product.shopId)
    const shopper = await signIn(page)
    for (const item of [second, first]) await addElsewhere(shopper, item, 1)
    await recordLayoutShifts(context)
    // On the narrowest phone the names of products have two lines.
    await page.setViewportSize({ width: 320, height: 860 })
    await page.goto('/Cart')
    await isUp(page)
    await expect(page.getByRole('region', { name: second.product.shopName })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const shifts = await page.evaluate(() => window.layoutShifts ?? [])
    expect(shifts.filter(({ moved }) => moved.some((one) => one.includes('<section')))).toEqual([])
  })

  test('product#cart: a card adds a product without variants at once, and asks for the variant otherwise', async ({
    page,
    axe,
  }) => {
    const [plain, choice] = [await plainProduct(), await productWithVariants()]
    const shopper = await signIn(page)
    const add = async (name: string) => {
      await page.goto(`/SearchResults/${encodeURIComponent(name)}`)
      await isUp(page)
      await page
        .getByRole('button', { name: `Add to cart: ${name}`, exact: true })
        .first()
        .click()
    }
    await add(plain.name)
    await expect.poll(() => cartOf(shopper)).toEqual({ [plain.skuId]: 1 })
    await add(choice.name)
    const sheet = page.getByRole('dialog', { name: 'Add to cart' })
    await expect(sheet.getByRole('heading', { name: choice.name })).toBeVisible()
    await axe()
    await expect(sheet.locator('fieldset').last().locator('input:checked')).toHaveCount(0)
    const addIt = sheet.getByRole('button', { name: 'Add to cart', exact: true })
    await addIt.click()
    await expect(sheet.getByRole('alert')).toContainText('Please choose: ')
    await expect(sheet.locator('fieldset').last().locator('input').first()).toBeFocused()
    await chooseVariant(sheet, choice.other)
    await expect(sheet.getByRole('alert')).toHaveCount(0)
    await sheet.getByRole('button', { name: 'More' }).click()
    await addIt.click()
    await expect(sheet).toBeHidden()
    await expectCount(page, 3)
    await expect.poll(() => cartOf(shopper)).toEqual({ [plain.skuId]: 1, [choice.other.skuId]: 2 })
  })

  test('product#cart: another variant replaces a line by one change', { tag: '@once' }, async ({ page }) => {
    const item = await productWithVariants()
    const shopper = await newShopper()
    await addElsewhere(shopper, item, 2)
    await signIn(page, shopper)
    await page.goto('/Cart')
    const line = lineOf(page, item.name)
    await line.getByRole('button', { name: /^Change:/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Change selection' })
    await chooseVariant(sheet, item.other)
    const changes: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('/p/shopCart/changes') && changes.push(request.postData() ?? ''),
    )
    await sheet.getByRole('button', { name: 'Change', exact: true }).click()
    await expect.poll(() => cartOf(shopper)).toEqual({ [item.other.skuId]: 2 })
    expect(changes.map((body) => (JSON.parse(body) as { op: string }[]).map(({ op }) => op))).toEqual([['variant']])
  })

  test('product#messages: a line out of stock or not sold here cannot be selected; a changed price and a short stock are shown', {
    tag: '@once',
  }, async ({ page, axe }) => {
    const items = [await plainProduct()]
    for (let at = 1; at < 4; at += 1)
      items.push(await plainProduct(({ prodId }) => items.every((item) => item.prodId !== prodId)))
    const [outOfStock, notInArea, raisedPrice, lowStock] = items as [
      (typeof items)[0],
      (typeof items)[0],
      (typeof items)[0],
      (typeof items)[0],
    ]
    const shopper = await newShopper()
    for (const item of items) await addElsewhere(shopper, item as (typeof items)[number], 3)
    await rewriteLines(page, (line) => {
      if (line.prodId === outOfStock?.prodId) return { ...line, stocks: 0 }
      if (line.prodId === notInArea?.prodId) return { ...line, isAvailable: false }
      if (line.prodId === raisedPrice?.prodId) return { ...line, priceThen: line.price - 10 }
      return { ...line, stocks: 2 }
    })
    await signIn(page, shopper)
    await page.goto('/Cart')
    const lineOut = lineOf(page, outOfStock?.name ?? '')
    await expect(lineOut.getByText('Out stock.')).toBeVisible()
    await expect(lineOut.getByRole('checkbox')).toBeDisabled()
    await expect(
      lineOf(page, notInArea?.name ?? '').getByText('This product does not available in your area.'),
    ).toBeVisible()
    await expect(
      lineOf(page, raisedPrice?.name ?? '').getByText(
        /^Price is now Rs\.\s[\d,]+, was Rs\.\s[\d,]+ when you added it\.$/,
      ),
    ).toBeVisible()
    await expect(lineOf(page, lowStock?.name ?? '').getByText('Reduce quantity')).toBeVisible()
    await axe()
    await lineOut.getByRole('button', { name: 'Similar' }).click()
    await expect(page.getByRole('dialog', { name: 'Similar products' })).toBeVisible()
    await page.keyboard.press('Escape')
    await lineOut.getByRole('button', { name: /^Remove/ }).click()
    await expect(lineOut).toBeHidden()
  })

  test('product#cart: an empty cart shows a message and recommends products, which their cards add @full', {
    tag: '@once',
  }, async ({ page, axe, expectNoSidewaysScroll }) => {
    await signIn(page)
    await page.goto('/Cart')
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recommended' })).toBeVisible()
    await axe()
    await expectNoSidewaysScroll()
    await expect(
      page
        .getByRole('group', { name: 'Recommended' })
        .getByRole('button', { name: /^Add to cart:/ })
        .first(),
    ).toBeVisible()
  })

  test("product#roles: a guest who opens the cart is asked to log in; the guest's cart is kept, counted, and merged at login, once, and the checkout continues", {
    tag: '@once',
  }, async ({ page, axe }) => {
    const item = await plainProduct()
    const shopper = await newShopper()
    await addElsewhere(shopper, item, 1)
    await page.goto(productPath(item.product))
    await isUp(page)
    await addButton(page).click()
    await expectCount(page, 1)
    await page.reload()
    await expectCount(page, 1)
    await isUp(page)
    await page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first().click()
    const modal = page.getByRole('dialog', { name: /^Log in to/ })
    await expect(modal).toBeVisible()
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(countOf(lineOf(page, item.name))).toHaveText('1')
    await expect(page.getByText('Until then your cart is kept on this device.')).toBeVisible()
    // A guest's cart has the same costs and recommendations, and nothing in it waits for the network.
    await expect(page.getByRole('main').getByText('Estimated total')).toBeVisible()
    await page.getByRole('complementary', { name: 'Order summary' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 2_000)
    await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible()
    await expect(page.getByText(/sync|waiting/i)).toHaveCount(0)
    // The device may be a computer.
    const ofCart = page.getByRole('main').getByRole('status').or(page.getByRole('complementary'))
    await expect(ofCart.filter({ hasText: 'Estimated total' })).toHaveCount(1)
    await expect(ofCart.filter({ hasText: /phone/i })).toHaveCount(0)
    await axe()
    await page.getByRole('main').getByRole('button', { name: 'Checkout (1)' }).locator('visible=true').click()
    await modal.getByRole('tab', { name: 'Password' }).click()
    await modal.getByRole('tab', { name: 'Email' }).click()
    await modal.getByRole('textbox', { name: 'Email' }).fill(shopper.mail)
    await modal.getByLabel('Password', { exact: true }).last().fill(shopper.password)
    await modal.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect.poll(() => cartOf(shopper)).toEqual({ [item.skuId]: 2 })
    await expect(page).toHaveURL(/\/Checkout\?basketIds=\d+$/)
    await page.goBack()
    await expect(page).toHaveURL('/Cart')
    await expect(countOf(lineOf(page, item.name))).toHaveText('2')
    await page.reload()
    await expect(countOf(lineOf(page, item.name))).toHaveText('2')
    expect(await cartOf(shopper)).toEqual({ [item.skuId]: 2 })
  })

  test('product#cart: tabs show the same cart after a change', { tag: '@once' }, async ({ page, context }) => {
    const item = await plainProduct()
    const shopper = await newShopper()
    await addElsewhere(shopper, item, 1)
    await signIn(page, shopper)
    await page.goto('/Cart')
    const other = await context.newPage()
    await other.goto('/Cart')
    await expect(countOf(lineOf(other, item.name))).toHaveText('1')
    await lineOf(page, item.name).getByRole('button', { name: 'More' }).click()
    await expect(countOf(lineOf(other, item.name))).toHaveText('2', { timeout: 2_000 })
    await expectCount(other, 2)
    await expect.poll(() => cartOf(shopper)).toEqual({ [item.skuId]: 2 })
  })
})

test('product#cart: a tap on a card before its code has loaded is not lost @full', { tag: '@once' }, async ({
  page,
}) => {
  const item = await plainProduct()
  const shopper = await signIn(page)
  const release = await holdRequests(page, /\/assets\/(add-to-cart|later)[\w-]*\.js$/)
  await page.goto(`/SearchResults/${encodeURIComponent(item.name)}`, { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: `Add to cart: ${item.name}`, exact: true }).first()
  await add.click()
  release()
  await expect.poll(() => cartOf(shopper)).toEqual({ [item.skuId]: 1 })
})

test('quality#speed: a guest without a cart loads none of its code; if the code cannot load, an error is shown and the next tap adds @full', {
  tag: '@once',
}, async ({ page }) => {
  const item = await plainProduct()
  const requests: string[] = []
  // A name ends with a hash of five characters: what only begins with such a name is not meant.
  const code = /\/assets\/(add-to-cart|cart|session|login-[a-z]+)-[\w-]{5}\.js$/
  page.on('request', (request) => void (code.test(request.url()) && requests.push(request.url())))
  await page.goto(productPath(item.product))
  await isUp(page)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await page.route(code, (route) => route.abort())
  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).locator('visible=true').first()
  await add.click()
  await expect(page.getByText('Something went wrong.')).toBeVisible()
  await page.unroute(code)
  await add.click()
  await expect(page.getByText('Added to cart')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first()).toContainText('1')
})
