import { slugOf } from '#contract/links.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { sampleOf } from '../support/short-run.ts'

const { departments, card, shop, product } = catalogueOf()

test('product#links: a link is the cleaned English name, a hyphen and the id, in every language @full', async ({
  page,
}) => {
  const { prodId, prodName, slug } = await card(({ prodName }) => /[&%,'()]/.test(prodName))
  expect(slug).toBe(slugOf(prodName))
  for (const lang of ['zh', 'ru'] as const) expect((await catalogueOf('LK', lang).details(prodId)).slug).toBe(slug)
  await page.goto(`/products/${slug}-${prodId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(prodName)
  await isUp(page)
  await expect(page).toHaveURL(`/products/${slug}-${prodId}`)
})

test('product#links: a wrong slug with a right id opens, and the address is corrected without reload and without scrolling', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()))
  const { prodId, slug, shopId } = await product(({ skuList }) => skuList.length > 1)
  const seller = await shop(shopId)
  const department = (await departments())[1]
  const wrong: [string, string][] = [
    [`/products/some-thing-else-${prodId}`, `/products/${slug}-${prodId}`],
    [`/products/${prodId}?from=mail`, `/products/${slug}-${prodId}?from=mail`],
    [`/no-such-name/${department?.categoryId}`, `/${department?.slug}/${department?.categoryId}`],
    [`/store/what/${shopId}`, `/store/${seller.slug}/${shopId}`],
  ]
  for (const [at, [path, right]] of wrong.entries()) {
    // The page is scrolled before its script runs; the corrected address must not move it.
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/[^/]*\.js/, async (route) => {
      await held
      await route.continue()
    })
    const response = await page.goto(path, { waitUntil: 'commit' })
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 120))
    release()
    await expect(page).toHaveURL(right)
    await isUp(page)
    // A web font that arrives meanwhile may move the lines above by a pixel.
    expect(Math.abs((await page.evaluate(() => scrollY)) - 120), path).toBeLessThanOrEqual(2)
    expect(requests.length, 'no reload').toBe(at + 1)
    await page.unroute(/\/assets\/[^/]*\.js/)
  }
})

const long = 'a'.repeat(10_000)
const missingPages: [string, string][] = [
  ['an unknown product', '/products/nothing-999999999'],
  ['a product without an id', '/products/abc'],
  ['an unknown department', '/fashion/999999'],
  ['a department without an id', '/fashion/abc'],
  ['an id of zero', '/fashion/0'],
  ['an unknown pre-loved item', '/pre-loved-product/100'],
  ['an unknown shop', '/store/nobody/999999'],
  ['a shop without an id', '/store/a/b'],
  ['an unknown policy', '/policies/no-such/en-us'],
  ['a policy in another language', '/policies/refund-policy/tr'],
  ['an unknown path', '/no/where'],
  ['an unknown path of three segments', '/no/where/at/all'],
  ['%00', '/%00'],
  ['%00 in an id', '/products/x-%00'],
  ['a broken percent-encoding', '/products/%E0%A4%A'],
  ['a path of 10 kB', `/${long}`],
  ['a query of 10 kB', `/fashion/999999?q=${long}`],
]

test('product#links: 404 page: every address without a page has the status and the screen, which leads home', async ({
  page,
}) => {
  for (const [name, path] of missingPages) {
    const response = await page.goto(path)
    expect.soft(response?.status(), name).toBe(404)
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveText('404 - Page Not Found')
    await expect.soft(page, name).toHaveTitle(/^404 - Page Not Found/)
  }
  await isUp(page)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'You may like' })).toBeAttached()
})

test('product#links: 404 page: also for navigation inside the page, and back again @full', async ({ page }) => {
  const found = await card(() => true)
  await page.goto(productPath(found))
  await isUp(page)
  await page.evaluate(() => history.pushState(null, '', '/no/where'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found.prodName)
})

for (const [typed, right, heading] of [
  ['/cart', '/Cart', 'Your cart is empty'],
  ['/register', '/Register', 'Create an account'],
] as const)
  test(`product#routes: ${typed} leads to ${right}, as a document and within the page`, async ({ page }) => {
    await page.goto(`${typed}?utm_source=mail`)
    await expect(page).toHaveURL(`${right}?utm_source=mail`)
    await expect(page.getByRole('heading', { level: 1, name: heading, includeHidden: true })).toBeAttached()
    await page.goto('/about')
    await isUp(page)
    await page.evaluate((path) => history.pushState(null, '', path), typed)
    await expect(page).toHaveURL(right)
    await expect(page.getByRole('heading', { level: 1, name: heading, includeHidden: true })).toBeAttached()
  })

const incomplete: [string, string, string, string][] = [
  ['/Checkout', 'No items selected', 'Go to cart', '/Cart'],
  ['/paymentMethod', 'No order selected', 'My orders', '/profile/orders'],
  ['/order-details', 'No order selected', 'My orders', '/profile/orders'],
  ['/ToDeliver/CancelOrder', 'No order selected', 'My orders', '/profile/orders'],
  ['/ToReceive/logistics', 'No order selected', 'My orders', '/profile/orders'],
]
for (const [path, heading, link, target] of sampleOf(incomplete, 2))
  test(`product#incomplete: ${path} says what is missing and leads to ${target}`, async ({ page, axe }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    const title = page.getByRole('heading', { level: 1, name: heading })
    await expect(title).toBeVisible()
    await isUp(page)
    await expect(title).toBeVisible()
    await axe()
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(target)
  })
