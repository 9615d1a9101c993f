import type { CDPSession, Locator, Page } from '@playwright/test'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { choicesOf } from '#features/variant/variant-rules.ts'
import { formatPrice } from '#words/price.ts'
import { addButton, chooseVariant, expectCount } from '../support/cart.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { makeList, rowOf } from '../support/offline/grocery-lists.ts'

test.use({ hasPictures: true })

const { product } = catalogueOf()
const open = async (page: Page, found: ProductDetail) => {
  await page.goto(productPath(found))
  await isUp(page)
}
const main = (page: Page) => page.getByRole('main')

test('product#variants: the size is chosen by the shopper: without a choice the page names the choice, with the guide to sizes', async ({
  page,
  axe,
}) => {
  const found = await product(
    ({ isAvailable, sizeGuide, skuList }) =>
      isAvailable && sizeGuide?.of === 'shoes' && skuList.filter(({ stocks }) => stocks > 8).length > 2,
  )
  const sku = found.skuList.find(({ stocks, pic }) => stocks > 8 && pic !== found.pic) ?? found.skuList.at(-1)
  await open(page, found)
  const sizes = page.locator('fieldset').filter({ hasText: 'Size' })
  await expect(sizes.locator('input:checked')).toHaveCount(0)
  await expect(main(page).getByText('In stock', { exact: true })).toBeVisible()

  await main(page).getByRole('button', { name: 'Buy now' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Please choose: Size')
  await expect(sizes.locator('input').first()).toBeFocused()
  await expect(sizes).toHaveAccessibleDescription('Please choose: Size')
  await expect(page).toHaveURL(productPath(found))
  await axe()
  await addButton(page).click()
  await expectCount(page, 0)

  const guide = sizes.getByRole('button', { name: 'Size guide' })
  await guide.click()
  const sheet = page.getByRole('dialog', { name: 'Size guide' })
  await expect(sheet.getByRole('columnheader', { name: 'Foot length' })).toBeVisible()
  for (const size of new Set(found.skuList.map((one) => choicesOf(one).get('Size') ?? '')))
    await expect(sheet.getByRole('row', { name: new RegExp(`^${size} `) }).getByRole('cell')).toHaveCount(4)
  await axe()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(guide).toBeFocused()

  await chooseVariant(main(page), sku)
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(`${productPath(found)}?sku=${sku?.skuId}`)
  await main(page)
    .getByRole('group', { name: /^Quantity/ })
    .getByRole('button', { name: 'More' })
    .click()
  await expect(main(page).getByRole('link', { name: 'Buy now' })).toHaveAttribute(
    'href',
    `/Checkout?prodId=${found.prodId}&skuId=${sku?.skuId}&count=2`,
  )
  await addButton(page).click()
  await expectCount(page, 2)
  await main(page).getByRole('region', { name: 'About seller' }).scrollIntoViewIfNeeded()
  await expect(main(page).getByRole('region', { name: 'About seller' })).toContainText(found.shopName)
})

test('product#adding-to-lists: without a chosen size a list gets the shoes without a size, and with one the chosen size @once @full', async ({
  page,
}) => {
  const found = await product(
    ({ isAvailable, sizeGuide, skuList }) =>
      isAvailable && sizeGuide?.of === 'shoes' && skuList.filter(({ stocks }) => stocks > 8).length > 2,
  )
  const sku = found.skuList.findLast(({ stocks }) => stocks > 8)
  await makeList(page, 'Holidays')
  /** The button is below the choices, and its code comes once its space is in sight. */
  const addToList = async () => {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    await main(page).getByRole('button', { name: 'Add to a grocery list' }).click()
  }
  await open(page, found)
  await addToList()
  const choose = page.getByRole('dialog', { name: 'Add to list' }).getByRole('button', { name: /^Holidays/ })
  await choose.click()
  await expect(page.getByText('Item added')).toBeVisible()
  await page.goto('/wish-list/Holidays')
  const link = rowOf(page, found.prodName).getByRole('link', { name: found.prodName })
  await expect(link).toHaveAttribute('href', productPath(found))

  await open(page, found)
  await chooseVariant(main(page), sku)
  await addToList()
  await choose.click()
  await expect(page.getByText('Item added')).toBeVisible()
  await page.goto('/wish-list/Holidays')
  await expect(link).toHaveAttribute('href', `${productPath(found)}?sku=${sku?.skuId}`)
  await expect(page.getByText('1 of 1 still to buy')).toBeVisible()
})

test('design#sheet: the way of the device to close an overlay closes a sheet and the pictures in full, not the page', {
  tag: '@once',
}, async ({ page }) => {
  const found = await product(({ isAvailable, sizeGuide }) => isAvailable && sizeGuide?.of === 'tops')
  await open(page, found)
  // The page does not see the key, so that only the browser's own request to close arrives, as Back sends on Android.
  await page.evaluate(() =>
    window.addEventListener('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), true),
  )
  await main(page).getByRole('button', { name: 'Size guide' }).click()
  const sheet = page.getByRole('dialog', { name: 'Size guide' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.getByRole('group', { name: 'Pictures' }).getByRole('button').first().click()
  const viewer = page.getByRole('dialog', { name: found.prodName })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(new RegExp(productPath(found)))
})

test('design#screens: on the phone the buy bar takes the place of the tabs, also after a tap on its button', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, await product(({ isAvailable, sizeGuide }) => isAvailable && sizeGuide?.of === 'tops'))
  const buy = main(page).getByRole('button', { name: 'Buy now' })
  await buy.click()
  await expect(main(page).getByRole('alert')).toContainText('Please choose: Size')
  await buy.focus()
  await page.mouse.wheel(0, 400)
  const height = page.viewportSize()?.height ?? 0
  const below = async () => {
    const box = await buy.boundingBox()
    return box ? height - box.y - box.height : Number.POSITIVE_INFINITY
  }
  await expect.poll(below, 'pixels below the button').toBeLessThan(20)
})

test('product#size-guide: the guide of clothing opens by keyboard, measures the sizes of the product, and closes by its button @full', {
  tag: '@once',
}, async ({ page, axe, expectNoSidewaysScroll }) => {
  const found = await product(
    ({ isAvailable, sizeGuide, skuList }) =>
      isAvailable && sizeGuide?.of === 'tops' && skuList.some((one) => choicesOf(one).get('Size') === 'M'),
  )
  await open(page, found)
  const guide = main(page).getByRole('button', { name: 'Size guide' })
  await guide.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Size guide' })
  await expect(sheet.getByRole('columnheader')).toHaveText(['Size', 'Chestcm', 'Waistcm', 'EU', 'UK', 'US'])
  await expect(sheet.getByRole('row', { name: /^M / }).getByRole('cell')).toHaveText([
    '94–99',
    '80–85',
    '48–50',
    '38–40',
    '38–40',
  ])
  const sizes = new Set(found.skuList.map((one) => choicesOf(one).get('Size') ?? ''))
  await expect(sheet.getByRole('rowheader')).toHaveText([...sizes])
  await expect(sheet.getByRole('term')).toHaveText(['Chest', 'Waist'])
  await axe()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await expect(guide).toBeFocused()
})

test('product#size-guide: a product without sizes of clothing or shoes has no guide @full', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, await product(({ sizeGuide, skuList }) => !sizeGuide && skuList.length > 1))
  await expect(main(page).locator('fieldset').first()).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Size guide' })).toHaveCount(0)
})

test('product#unit-price: the page shows the price from, and then price, pack size and unit price of the chosen pack @full', {
  tag: '@once',
}, async ({ page }) => {
  const found = await product(
    ({ isAvailable, maxPrice, skuList }) => isAvailable && maxPrice !== undefined && Boolean(skuList[0]?.unitPrice),
  )
  const { price, priceSymbol: symbol, packSize, unitPrice } = found
  const last = found.skuList.at(-1)
  await open(page, found)
  const head = page.locator('h1 ~ div').filter({ hasText: symbol }).first()
  await expect(head).toContainText(`from ${formatPrice(price, symbol, 'en')}`)
  await expect(head).toContainText(
    `${packSize} · ${formatPrice(unitPrice?.amount ?? 0, symbol, 'en')} / ${unitPrice?.unit}`,
  )
  await chooseVariant(main(page), last)
  await expect(head).toContainText(formatPrice(last?.price ?? 0, symbol, 'en'))
  await expect(head).not.toContainText('from ')
  await expect(head).toContainText(
    `${last?.packSize} · ${formatPrice(last?.unitPrice?.amount ?? 0, symbol, 'en')} / ${last?.unitPrice?.unit}`,
  )
})

test('product#pictures-in-full: a picture opens in full; keys turn, enlarge and close; a double tap and two fingers enlarge', {
  tag: '@once',
}, async ({ page, context, isMobile, axe }) => {
  const found = await product(({ imgs }) => imgs.length > 2)
  await open(page, found)
  const opener = page.getByRole('group', { name: 'Pictures' }).getByRole('button').first()
  await expectWideEnough(opener.locator('img'))

  await opener.click()
  const viewer = page.getByRole('dialog', { name: found.prodName })
  const row = viewer.getByRole('group', { name: found.prodName })
  await expect(row).toBeFocused()
  await expectWideEnough(row.locator('img').first())
  expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  await axe()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status')).toContainText(`Picture 2 of ${found.imgs.length}`)
  await page.keyboard.press('+')
  await expect(viewer.getByRole('status')).toContainText('Zoomed to 150%')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status'), 'arrow keys move an enlarged picture').toContainText('Picture 2 of')
  await page.keyboard.press('-')
  await expect(viewer.getByRole('status')).not.toContainText('Zoomed')
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect(viewer.getByRole('status')).toContainText('Zoomed to 150%')
  await viewer.getByRole('button', { name: 'Zoom out' }).click()

  const box = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const tap = () => (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  await tap()
  await tap()
  await expect(viewer.getByRole('status')).toContainText('Zoomed to 250%')
  await tap()
  await tap()
  await expect(viewer.getByRole('status')).not.toContainText('Zoomed')
  if (isMobile) {
    await pinch(await context.newCDPSession(page), x, y)
    await expect(viewer.getByRole('status')).toContainText('Zoomed to 300%')
    await expect(viewer.getByRole('status')).toContainText('Picture 2 of')
    expect(await page.evaluate(() => visualViewport?.scale), 'the page itself keeps its size').toBe(1)
  }
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('product#pictures-in-full: a finger turns the pictures of the page and those in full, and moves an enlarged one @once @full', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, 'the desktop has no touch screen')
  const found = await product(({ imgs }) => imgs.length > 2)
  await open(page, found)
  const browser = await context.newCDPSession(page)
  const gallery = page.getByRole('group', { name: 'Pictures' })
  const ofPage = gallery.getByRole('button').and(page.locator('[tabindex="0"]'))
  await swipe(browser, gallery, 'forward')
  await expect(ofPage).toHaveAccessibleName(`${found.prodName}, picture 2 of ${found.imgs.length}`)
  await swipe(browser, gallery, 'back')
  await expect(ofPage).toHaveAccessibleName(found.prodName)

  await ofPage.tap()
  const viewer = page.getByRole('dialog', { name: found.prodName })
  const row = viewer.getByRole('group', { name: found.prodName })
  await expect(row).toBeFocused()
  await swipe(browser, row, 'forward')
  await expect(viewer.getByRole('status')).toContainText('Picture 2 of')
  await swipe(browser, row, 'back')
  await expect(viewer.getByRole('status')).toContainText('Picture 1 of')

  await viewer.getByRole('button', { name: 'Zoom in' }).tap()
  await expect(viewer.getByRole('status')).toContainText('Zoomed to 150%')
  const picture = row.getByRole('img').first()
  const leftOf = () => picture.evaluate((one) => one.getBoundingClientRect().left)
  const before = await leftOf()
  await swipe(browser, row, 'forward')
  await expect.poll(leftOf).toBeLessThan(before - 20)
  await expect(viewer.getByRole('status')).toContainText('Picture 1 of')
})

/** Draws one finger over three fifths of an element, to its next or previous picture. */
async function swipe(browser: CDPSession, over: Locator, to: 'forward' | 'back'): Promise<void> {
  const { x, y, width, height } = (await over.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const sign = to === 'forward' ? -1 : 1
  const fingerAt = (part: number) => [{ x: x + width * (0.5 + sign * part), y: y + height / 2, id: 0 }]
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingerAt(-0.3) })
  for (let step = -5; step <= 6; step += 1)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingerAt(step / 20) })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Expects that the file of a picture is as wide as the picture on the screen, up to the widest file of the mall. */
async function expectWideEnough(image: Locator): Promise<void> {
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true)
  const { shown, offered } = await image.evaluate((one: HTMLImageElement) => ({
    shown: one.getBoundingClientRect().width * devicePixelRatio,
    offered: Number(/(\d+)\.\w+$/.exec(one.currentSrc)?.[1]),
  }))
  expect(offered).toBeGreaterThanOrEqual(Math.min(512, shown - 8))
}

/** Spreads two fingers from a distance of 80 px to 240 px. */
async function pinch(browser: CDPSession, x: number, y: number): Promise<void> {
  const fingers = (distance: number) => [
    { x: x - distance / 2, y, id: 0 },
    { x: x + distance / 2, y, id: 1 },
  ]
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(80) })
  for (let distance = 100; distance <= 240; distance += 20)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('design#screens: product: the scrolled top bar is solid; the buy bar reaches the edge and covers no end of the page @full', {
  tag: '@once',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the desktop has neither bar')
  const found = await product(({ isAvailable, skuList }) => isAvailable && skuList.length === 1)
  await open(page, found)
  const topBar = () =>
    page.locator('header[data-mode]').evaluate((bar) => ({
      isSolid: getComputedStyle(bar).backgroundColor !== 'rgba(0, 0, 0, 0)',
      title: getComputedStyle(bar.querySelector('p') as Element).visibility,
    }))
  expect(await topBar()).toEqual({ isSolid: false, title: 'hidden' })
  // The focus keeps the bar above the tabs, also while these slide away.
  await addButton(page).focus()
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(topBar).toEqual({ isSolid: true, title: 'visible' })
  await page.locator('#product-details').evaluate((details) => details.scrollIntoView())
  await expect(page.getByRole('group', { name: 'Similar products' }).locator('article a').first()).toBeAttached()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const bar = await addButton(page).evaluate((button) => {
    const { bottom, top } = (button.parentElement as Element).getBoundingClientRect()
    return { bottom, top, height: innerHeight }
  })
  expect(bar.bottom).toBeGreaterThanOrEqual(bar.height)
  const end = await page.getByRole('group', { name: 'Similar products' }).evaluate((one) => one.getBoundingClientRect())
  expect(end.bottom).toBeLessThanOrEqual(bar.top)
})
