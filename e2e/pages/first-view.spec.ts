import type { Page } from '@playwright/test'
import { fromColumns } from '#cache/columnar-json.ts'
import type { FirstView } from '#cache/first-view.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { routesOfMall } from '../support/routes-of-mall.ts'
import { sampleOf } from '../support/short-run.ts'

const written = (path: string, query: Iterable<readonly [string, unknown]>) =>
  `${path}?${[...query]
    .map(([name, value]) => `${name}=${String(value)}`)
    .toSorted()
    .join('&')}`

for (const name of ['home', 'department', 'product', 'shop'] as const) {
  test(`quality#speed: the first view of ${name} is rendered from its document, without requests for data that it holds`, async ({
    page,
    request,
    baseURL,
  }) => {
    const path = name === 'home' ? '/' : (await routesOfMall(request, baseURL as string))[name]
    const requests: string[] = []
    page.on('request', (one) => {
      const { pathname, searchParams } = new URL(one.url())
      if (pathname.startsWith('/api/')) requests.push(written(pathname.slice('/api'.length), searchParams))
    })
    await page.goto(path)
    await isUp(page)
    await page.waitForLoadState('networkidle')
    const { queries } = fromColumns(JSON.parse((await page.locator('#first-view').textContent()) ?? '')) as FirstView
    expect(queries.length).toBeGreaterThan(0)
    const contained = queries.map(({ queryKey: [path, query] }) =>
      written(String(path), Object.entries(query as object)),
    )
    expect(requests.filter((one) => contained.includes(one))).toEqual([])
  })
}

for (const path of sampleOf(
  [
    '/SearchResults/%D1%81%D1%83%D0%BC%D0%BA%D0%B0',
    '/ToPay',
    '/SearchResults/100%25%20%26%20more',
    '/order-details',
    '/no/where',
  ],
  2,
)) {
  test(`quality#speed: the page takes the server's markup of ${path} over and does not replace the markup`, async ({
    page,
  }) => {
    // The document is parsed, and no module script has run yet.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') Object.assign(window, { sent: document.querySelector('main') })
      })
    })
    await page.goto(path)
    await isUp(page)
    await page.waitForLoadState('networkidle')
    // Errors of hydration and of the content security policy fail every test (e2e/support/page-errors.ts).
    expect(await page.evaluate(() => (window as { sent?: Element | null }).sent?.isConnected)).toBe(true)
  })
}

test.describe('the code of the page does not arrive', () => {
  const scripts = /\/assets\/[^/]*\.js/

  /** Lets the page load without its code; returns the number of documents so far, and a function that ends the fault. */
  async function breakCode(page: Page) {
    let documents = 0
    page.on('request', (one) => {
      if (one.isNavigationRequest()) documents += 1
    })
    await page.route(scripts, (route) => route.fulfill({ status: 502, body: '' }))
    return { documents: () => documents, repair: () => page.unroute(scripts) }
  }
  const addToCart = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()

  test('product#missing-code: the page reloads by itself when the server has the code again, and its buttons work', async ({
    page,
  }) => {
    const { documents, repair } = await breakCode(page)
    const refused = page.waitForResponse((one) => one.request().method() === 'HEAD')
    await page.goto('/')
    expect((await refused).status()).toBe(502)
    expect(documents(), 'no reload while the code is missing').toBe(1)
    await repair()
    await isUp(page)
    expect(documents()).toBe(2)
    await addToCart(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('product#missing-code: a page whose code fails again after the reload waits for a tap', async ({ page }) => {
    const { documents, repair } = await breakCode(page)
    await page.goto('/')
    await page.reload()
    await repair()
    await addToCart(page).click()
    await isUp(page)
    expect(documents()).toBe(3)
  })

  test('product#missing-code: the page asks for its code every five seconds, however many buttons are tapped', async ({
    page,
  }) => {
    const asked: number[] = []
    page.on('request', (one) => {
      if (one.method() === 'HEAD') asked.push(Date.now())
    })
    await breakCode(page)
    await page.goto('/')
    const taps = 3
    for (let tap = 0; tap < taps; tap += 1) await addToCart(page).click()
    // The first request is the page's own. Each tap asks at once, and all taps share what follows.
    await expect.poll(() => asked.length, { timeout: 30_000 }).toBe(1 + taps + 2)
    const [last, beforeLast] = asked.toReversed() as [number, number]
    expect(last - beforeLast).toBeGreaterThan(4_000)
  })

  test('product#missing-code: a page in which something is typed does not reload', async ({ page }) => {
    const { documents, repair } = await breakCode(page)
    await page.goto('/search')
    const field = page.getByRole('combobox')
    await field.fill('shoes')
    const answered = page.waitForResponse((one) => one.request().method() === 'HEAD' && one.ok())
    await repair()
    await answered
    await expect(field).toHaveValue('shoes')
    expect(documents()).toBe(1)
    await field.press('Enter')
    await expect(page).toHaveURL('/SearchResults/shoes')
  })
})
