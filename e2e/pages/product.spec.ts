import type { Page } from '@playwright/test'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { Review, reviewSummary } from '#contract/review/review.ts'
import { choicesOf } from '#features/variant/variant-rules.ts'
import { formatDelivery } from '#words/delivery.ts'
import { formatPrice } from '#words/price.ts'
import { expectCount } from '../support/cart.ts'
import { catalogueOf, fetchCatalogue, productPath } from '../support/catalogue.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { scrollToDelivery, scrollToDetails } from '../support/scroll-product.ts'
import { expectShared, replaceShareSheet } from '../support/views/share-sheet.ts'

test.use({ hasPictures: true })

const { product, details, card } = catalogueOf()
const open = async (
  page: Page,
  { slug, prodId, prodName }: Pick<ProductDetail, 'slug' | 'prodId' | 'prodName'>,
  search = '',
) => {
  await page.goto(productPath({ slug, prodId }) + search)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(prodName)
  await isUp(page)
}
const rupees = (amount: number) => formatPrice(amount, 'Rs.', 'en')
const bigPrice = (page: Page) => page.locator('h1 ~ div p b').first()
const picture = (page: Page) =>
  page
    .getByRole('group', { name: 'Pictures' })
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc || image.src)
const optionOf = (page: Page, value: string) =>
  page.locator('fieldset label').filter({ has: page.locator(`input[value="${value}"]`) })
const choose = async (page: Page, value: string) => {
  await optionOf(page, value).scrollIntoViewIfNeeded()
  await optionOf(page, value).click()
  await expect(optionOf(page, value).locator('input')).toBeChecked()
}

test('product#product: choosing a variant changes picture, price, stock and address, and survives a reload', async ({
  page,
}) => {
  const found = await product(
    ({ skuList }) =>
      new Set(skuList.map(({ pic }) => pic)).size > 1 && new Set(skuList.map(({ price }) => price)).size > 1,
  )
  const { skuList, priceSymbol } = found
  const first = skuList.find(({ pic, stocks }) => pic === found.pic && stocks > 0)
  const other =
    skuList.find(({ pic, price, stocks }) => pic !== first?.pic && price !== first?.price && stocks > 0) ??
    skuList.find(({ pic }) => pic !== first?.pic)
  if (!first || !other) throw new Error('No product has variants with different pictures and prices')
  await open(page, found, `?sku=${first.skuId}`)
  await expect(bigPrice(page)).toHaveText(formatPrice(first.price, priceSymbol, 'en'))
  const before = await picture(page)
  for (const value of choicesOf(other).values()) await choose(page, value)
  const isShown = async () => {
    await expect(page).toHaveURL(new RegExp(`\\?sku=${other.skuId}$`))
    await expect(bigPrice(page)).toHaveText(formatPrice(other.price, priceSymbol, 'en'))
    await expect.poll(() => picture(page)).toContain(other.pic.split('{')[0])
    for (const value of choicesOf(other).values()) await expect(optionOf(page, value).locator('input')).toBeChecked()
  }
  await isShown()
  expect(await picture(page)).not.toBe(before)
  await page.reload()
  await isShown()
})

test('product#product: unavailable choices are crossed out and labelled; a low stock is shown @full', {
  tag: '@once',
}, async ({ page }) => {
  const found = await product(
    ({ skuList, totalStocks }) => totalStocks > 0 && skuList.some(({ stocks }) => stocks === 0) && skuList.length > 1,
  )
  const outOfStock = found.skuList.find(({ stocks }) => stocks === 0)
  if (!outOfStock) throw new Error('No product has a variant out of stock')
  await open(page, found, `?sku=${outOfStock.skuId}`)
  await expect(page.locator('h1 ~ div').getByText('Out of stock', { exact: true })).toBeVisible()
  const chosen = page.locator('fieldset label').filter({ has: page.locator('input:checked') })
  await expect(chosen.last()).toHaveAttribute('title', 'Out of stock')
  expect(
    await chosen
      .last()
      .evaluate((label) =>
        [label, ...label.querySelectorAll('*')].some((one) =>
          ['::before', '::after'].some((part) => getComputedStyle(one, part).content !== 'none'),
        ),
      ),
  ).toBe(true)
  const few = await product(
    ({ skuList, isAvailable }) => isAvailable && skuList.some(({ stocks }) => stocks > 0 && stocks <= 5),
  )
  const last = few.skuList.find(({ stocks }) => stocks > 0 && stocks <= 5)
  await open(page, few, `?sku=${last?.skuId}`)
  await expect(page.getByText(`Only ${last?.stocks} left`)).toBeVisible()
})

test('product#messages: product: out of stock, not available in the area, from overseas', { tag: '@once' }, async ({
  page,
}) => {
  const outOfStock = await details((await card(({ totalStocks }) => totalStocks === 0)).prodId)
  await open(page, outOfStock)
  await expect(page.locator('main').getByText('Out stock.', { exact: true })).toBeVisible()
  const overseas = await details(
    (await card(({ isOverseas, totalStocks }) => isOverseas === 1 && totalStocks > 0)).prodId,
  )
  await open(page, overseas)
  await expect(page.locator('h1 ~ div').getByText(`Ships from overseas, ${overseas.shipFrom}`)).toBeVisible()
  const other = await catalogueOf('CN').card(() => true)
  const notInArea = await findNotInArea()
  expect(other.prodId).toBeGreaterThan(0)
  await open(page, notInArea)
  await expect(
    page.locator('main').getByText('This product does not available in your area.', { exact: true }),
  ).toBeVisible()
  await expect(page.locator('main').getByText('Delivery', { exact: true })).toHaveCount(0)
})

/** A product that China sells and Sri Lanka does not. */
async function findNotInArea(): Promise<ProductDetail> {
  for (const pageNumber of [1, 2, 3, 4, 5, 6]) {
    for (const { prodId } of await catalogueOf('CN').cards({ pageNumber })) {
      const here = await details(prodId).catch(() => null)
      if (here && !here.isAvailable) return here
    }
  }
  throw new Error('Every product of China is sold in Sri Lanka')
}

test('product#product: reviews add up, and more can be shown', async ({ page, isMobile }) => {
  const found = await product(({ prodCommNumber }) => prodCommNumber > 12)
  const { stars, number, score, mentions } = await fetchCatalogue<ReplyOf<typeof reviewSummary>>('/prodComm/summary', {
    prodId: found.prodId,
  })
  const reviews = await fetchCatalogue<{ records: Review[] }>('/prodComm/page', {
    prodId: found.prodId,
    size: 20,
    lang: 'en',
  })
  await open(page, found)
  await scrollToDetails(page)
  if (isMobile) await page.getByRole('tab', { name: 'Reviews' }).click()
  const panel = page.locator('#product-reviews')
  await expect(panel.getByText(reviews.records[0]?.content ?? '', { exact: true })).toBeVisible()
  const shares = (await panel.locator('ul').first().locator('li .sr').allTextContents()).map((text) =>
    Number(/(\d+)%/.exec(text)?.[1]),
  )
  expect(shares).toEqual([...stars].reverse().map((count) => Math.round((count / number) * 100)))
  expect(stars.reduce((sum, count) => sum + count, 0)).toBe(number)
  expect(number).toBe(found.prodCommNumber)
  const average = stars.reduce((sum, count, at) => sum + count * (at + 1), 0) / number
  expect(Math.abs(score - average)).toBeLessThanOrEqual(0.05)
  await expect(panel.getByRole('img', { name: `${score} out of 5 stars` }).first()).toHaveText(String(score))
  expect(mentions?.length).toBeGreaterThan(0)
  const topics = panel.getByRole('navigation', { name: 'Buyers mention' }).getByRole('link')
  expect(await topics.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    mentions?.map(({ topic }) => `${productPath(found)}/reviews?about=${topic}`),
  )
  expect((await topics.allInnerTexts()).map((text) => Number(/\((\d+)\)/.exec(text)?.[1]))).toEqual(
    mentions?.map((one) => one.number),
  )
  const items = panel.locator('ul').nth(1).locator(':scope > li')
  await expect(items).toHaveCount(3)
  const more = panel.getByRole('button', { name: 'Show more reviews' })
  await more.click()
  await expect(items).toHaveCount(8)
  await more.click()
  await expect(items).toHaveCount(13)
  await expect(items.nth(12)).toContainText(reviews.records[12]?.content.slice(0, 40) ?? 'none')
})

test('product#product: share copies the link and confirms the copy @full', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const found = await product(() => true)
  await open(page, found)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  // The toast's timer stops while the pointer is on it.
  await page.mouse.move(4, 700)
  await expect(page.getByText('Link copied'), 'the toast disappears after 5 s').toHaveCount(0)
})

test('product#product: share passes name and link to the browser; a cancelled share shows no message @full', {
  tag: '@once',
}, async ({ page }) => {
  await replaceShareSheet(page)
  const found = await product(() => true)
  await open(page, found)
  await page.getByRole('button', { name: 'Share' }).click()
  await expectShared(page, { title: found.prodName, url: page.url() })
  await expect(page.getByText(/Link copied|Something went wrong/)).toHaveCount(0)
})

test("product#product: brand, specifications, delivery and warranty equal the server's data", async ({
  page,
  isMobile,
}) => {
  const paid = await product(
    ({ parameters, brandName, isAvailable, warrantyMonths, skuList, deliveryEstimate: { costs } }) =>
      parameters.length > 2 &&
      Boolean(brandName) &&
      isAvailable &&
      (costs?.fee ?? 0) > 0 &&
      costs?.freeFrom !== undefined &&
      warrantyMonths > 1 &&
      skuList.length === 1 &&
      skuList.every(({ stocks }) => stocks > 3),
  )
  const free = await product(
    ({ isAvailable, isFreeDelivery, warrantyMonths }) => isAvailable && isFreeDelivery === 1 && warrantyMonths === 0,
  )
  const promise = (name: string) =>
    page.locator('details').filter({ has: page.locator('summary').filter({ hasText: name }) })
  await open(page, paid)
  await scrollToDelivery(page)
  const { from, to } = paid.deliveryEstimate
  await expect(promise('Delivery').locator('summary')).toContainText(formatDelivery(from, to, 'en'))
  await expect(promise('Delivery').locator('summary')).not.toContainText('free')
  await promise('Delivery').locator('summary').click()
  const { costs } = paid.deliveryEstimate
  const { fee = 0, handlingFee = 0, estimatedTotal = 0 } = costs ?? {}
  const price = paid.skuList.find(({ skuId }) => skuId === costs?.skuId)?.price ?? 0
  expect(estimatedTotal).toBe(price + fee + handlingFee + (costs?.smallCartFee ?? 0))
  await expect(promise('Delivery').locator('summary')).toContainText(`${rupees(estimatedTotal)} with all fees`)
  await expect(promise('Delivery').getByText(`Delivery fee: ${rupees(fee)}`)).toBeVisible()
  await expect(promise('Delivery').getByText(`Handling fee: ${rupees(handlingFee)} per order`)).toBeVisible()
  const limit = `Delivery is free from ${rupees(costs?.freeFrom ?? 0)} of this shop's products.`
  await expect(promise('Delivery').getByText(limit)).toBeVisible()
  if (!isMobile) {
    // Another quantity has costs of its own; without an answer, only the days remain.
    const more = page.getByRole('group', { name: /^Quantity/ }).getByRole('button', { name: 'More' })
    const next = await fetchCatalogue<{ estimatedTotal: number }>('/delivery/estimate', {
      prodId: paid.prodId,
      skuId: costs?.skuId ?? 0,
      count: 2,
      regionId: defaultRegionId,
    })
    await more.click()
    await expect(promise('Delivery').locator('summary')).toContainText(`${rupees(next.estimatedTotal)} with all fees`)
    await page.route('**/delivery/estimate**', (route) => route.abort())
    await more.click()
    await expect(promise('Delivery').locator('summary')).toHaveText(`Delivery${formatDelivery(from, to, 'en')}`)
    await expect(promise('Delivery').getByText('Delivery fee is calculated at checkout')).toBeVisible()
  }
  const warranty = promise(`${paid.warrantyMonths}-month warranty`)
  await warranty.locator('summary').click()
  await expect(warranty.getByText(`The warranty lasts ${paid.warrantyMonths} months from delivery.`)).toBeVisible()
  await scrollToDetails(page)
  await expect(page.getByRole('link', { name: `${paid.brandName} All products of the brand` })).toHaveAttribute(
    'href',
    `/category?brandId=${paid.brandId}`,
  )
  if (isMobile) await page.getByRole('tab', { name: 'Specs' }).click()
  const rows = page.locator('#product-details-panel-specs dl > div')
  const delivery = [
    { name: 'Brand', value: paid.brandName },
    ...paid.parameters,
    { name: 'Ships from', value: paid.shipFrom },
    { name: 'Warranty', value: `${paid.warrantyMonths} months` },
    { name: 'Item code', value: paid.itemCode },
  ]
  await expect(rows.first()).toBeVisible()
  expect(
    await rows.evaluateAll((all) =>
      all.map((row) => ({ name: row.querySelector('dt')?.textContent, value: row.querySelector('dd')?.textContent })),
    ),
  ).toEqual(delivery)

  await open(page, free)
  await scrollToDelivery(page)
  await expect(promise('Delivery').locator('summary')).toContainText(
    `${formatDelivery(free.deliveryEstimate.from, free.deliveryEstimate.to, 'en')} · free`,
  )
  await promise('Delivery').locator('summary').click()
  await expect(promise('Delivery').getByText('Free delivery in your region')).toBeVisible()
  await expect(promise('Returns accepted within 7 days').locator('summary')).not.toContainText(/warranty/i)
})

test('product#product: the description holds no raw HTML, in five languages @full', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const found = await product(({ content }) => /<li>/.test(content) && /<p>/.test(content))
  await chooseMarket(context, { lang: 'zh' })
  const chinese = await catalogueOf('LK', 'zh').details(found.prodId)
  await open(page, chinese)
  await scrollToDetails(page)
  const overview = page.locator('#product-details-panel-overview')
  expect(await overview.innerText()).not.toMatch(/<\/?[a-z]|&(amp|lt|gt|quot|#\d+);/)
  expect(await overview.locator('li').count()).toBeGreaterThan(0)
  const tags = await overview.locator('div *').evaluateAll((all) => [...new Set(all.map(({ tagName }) => tagName))])
  expect(tags.sort()).toEqual(['LI', 'P', 'UL'])
  const words =
    chinese.content
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/)[0] ?? 'none'
  await expect(overview).toContainText(words.slice(0, 6))
})

test('product#limits: product: twelve similar products, without the product itself @full', { tag: '@once' }, async ({
  page,
}) => {
  const found = await product(({ isAvailable }) => isAvailable)
  await open(page, found)
  await scrollToDetails(page)
  const rail = page.getByRole('group', { name: 'Similar products' })
  await expect(rail.locator('article')).toHaveCount(12)
  const links = await rail.locator('article a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(links).size).toBe(12)
  expect(links).not.toContain(productPath(found))
})

test('product#product: taps: a tap on a server-rendered button before hydration is not lost, and several count once', {
  tag: '@once',
}, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  const found = await product(
    ({ skuList, isAvailable, totalStocks }) => isAvailable && skuList.length === 1 && totalStocks > 5,
  )
  await page.goto(productPath(found), { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).locator('visible=true').first()
  for (let nth = 0; nth < 3; nth += 1) await add.click()
  release()
  await isUp(page)
  await expect(page.getByText('Added to cart')).toBeVisible()
  await expectCount(page, 1)
  await add.click()
  await expectCount(page, 2)
})

test('product#product: taps: a tap at the moment of hydration counts once @full', {
  tag: ['@worker', '@once'],
}, async ({ page, waitForWorker }) => {
  await page.goto('/')
  await waitForWorker()
  // The page draws this from its own storage; the tap happens as soon as a button exists.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const buttons = new MutationObserver(() => {
        const button = document.querySelector<HTMLElement>('header button[type=button]')
        if (!button) return
        buttons.disconnect()
        button.addEventListener(
          'click',
          () =>
            (document.documentElement.dataset['taps'] = String(
              Number(document.documentElement.dataset['taps'] ?? 0) + 1,
            )),
        )
        button.click()
      })
      buttons.observe(document.body, { childList: true, subtree: true })
    })
  })
  await page.reload()
  await isUp(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-taps', '1')
})
