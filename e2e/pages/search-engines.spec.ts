import { languageNames } from '#i18n/language-names.ts'
import { formatPrice } from '#words/price.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'

test.use({ hasPictures: true })

const { card } = catalogueOf()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("product#link-previews: a crawler gets a product's name, price and picture, equal to the page", async ({
    page,
    request,
  }) => {
    const product = await card(({ totalStocks }) => totalStocks > 0)
    await page.goto(productPath(product))
    await expect(page).toHaveTitle(`${product.prodName} · Nelu`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.prodName)
    await expect(page.locator('main')).toContainText(formatPrice(product.price, product.priceSymbol, 'en'))
    const shown = page.locator('main img').first()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.locator('meta[property="product:price:amount"]')).toHaveAttribute(
      'content',
      String(product.price),
    )
    // The picture of a messenger's link preview.
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    const preview = await request.get(picture)
    expect(preview.status()).toBe(200)
    expect(preview.headers()['content-type']).toBe('image/jpeg')
  })

  test('product#link-previews: a crawler gets from home to a product by links alone', async ({ page }) => {
    await page.goto('/')
    const path = await page.locator('main a[href^="/products/"]').first().getAttribute('href')
    await page.goto(path ?? '')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'max-image-preview:large')
  })
})

test('product#link-previews: ?lang= sets the language of the visit; a language chosen there is stored', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await isUp(page)
  const product = await card(() => true)
  const { prodName } = await catalogueOf('LK', 'ru').details(product.prodId)
  await page.goto(`${productPath(product)}?lang=ru`)
  await isUp(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(prodName)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.reload()
  await isUp(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(prodName)

  const other = await context.newPage()
  await other.goto(productPath(product))
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(product.prodName)
  await other.close()

  await page.goto('/?lang=ru')
  await isUp(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  const turkish = (await catalogueOf('LK', 'tr').departments())[0]?.shortName ?? ''
  const inTurkish = page.locator('main').getByRole('link', { name: turkish, exact: true })
  await page.locator('button[aria-haspopup="dialog"]:has(img[src^="/flags/"]):visible').first().click()
  await page.getByRole('dialog').getByText(languageNames.tr, { exact: true }).click()
  await expect(inTurkish).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(inTurkish).toBeVisible()
})

test('product#link-previews: a missing page is rendered at once and requests nothing from the server @full', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/api/prod/') && requests.push(request.url()))
  const response = await page.goto('/products/nothing-999999999')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  await isUp(page)
  await expect(page).toHaveTitle('404 - Page Not Found · Nelu')
  expect(requests).toEqual([])
  // The action opens the home page, and back is the same page again.
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
})

test('product#link-previews: the document title follows the page @full', async ({ page }) => {
  await page.goto('/')
  await isUp(page)
  await expect(page).toHaveTitle('Nelu')
  await page.locator('main a[href^="/products/"]').first().click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Nelu')
  await expect(page).toHaveTitle(`${await page.getByRole('heading', { level: 1 }).textContent()} · Nelu`)
  await page.goBack()
  await expect(page).toHaveTitle('Nelu')
})
