import { expect, test } from '../support/proxy-test.ts'
import { routesOfMall } from '../support/routes-of-mall.ts'
import { recordFrames } from '../support/views/record-frames.ts'
import { waitForContent, waitUntilStored } from '../support/views/visible-content.ts'

test.use({ hasPictures: true })

test('product#updates: page and worker of one run have both the newer parts, or neither', async ({
  page,
  context,
  isPlain,
  waitForWorker,
}) => {
  await page.goto('/')
  await waitForWorker()
  const parts = () => ['SyncManager', 'PushManager', 'BroadcastChannel'].filter((name) => name in globalThis).length
  expect(await page.evaluate(parts)).toBe(isPlain ? 0 : 3)
  expect(await context.serviceWorkers()[0]?.evaluate(parts)).toBe(isPlain ? 0 : 3)
})

test('product#privacy: no answer below /api/p/ and no client address is cached; cached answers are served while the server is silent', async ({
  page,
  mallProxy,
  waitForWorker,
}) => {
  await page.goto('/')
  await waitForWorker()
  await page.evaluate(() =>
    Promise.all(
      ['/api/p/user/info', '/api/p/shopCart/info', '/api/geo', '/api/salesRegions/all'].map((path) => fetch(path)),
    ),
  )
  const cachedApiPaths = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
      return all.flat().filter((path) => path.startsWith('/api/'))
    })
  await expect.poll(cachedApiPaths).toContain('/api/salesRegions/all')
  const cachedPaths = await cachedApiPaths()
  expect(cachedPaths.filter((path) => /^\/api\/(p|geo)(\/|$)/.test(path))).toEqual([])
  mallProxy.silence((path) => path.startsWith('/api/'))
  expect(await page.evaluate(async () => (await fetch('/api/salesRegions/all')).status)).toBe(200)
})

test('product#offline: a page loaded without the worker is then controlled by it', async ({
  page,
  context,
  waitForWorker,
}) => {
  await page.goto('/')
  await waitForWorker()
  const session = await context.newCDPSession(page)
  const before = await page.evaluate(() => performance.timeOrigin)
  await session.send('Page.reload', { ignoreCache: true })
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
})

test('product#offline: a price changed on the server is shown without a reload: first the saved price, then the new one', async ({
  page,
  request,
  mall,
  mallProxy,
  coldStart,
}) => {
  const { product, prodId } = await routesOfMall(request, mall)
  await page.goto(product)
  const { title } = await waitForContent(page)
  await waitUntilStored(page)
  // The worker answers a second start, and its catalogue cache then holds the answer.
  await waitForContent(await coldStart(product))
  mallProxy.rewrite(
    (path) => path.startsWith('/api/prod/prodInfo') && path.includes(`prodId=${prodId}`),
    (body) => {
      const answer = JSON.parse(body)
      return JSON.stringify({
        ...answer,
        price: 1234,
        oriPrice: 1234,
        skuList: answer.skuList.map((sku: object) => ({ ...sku, price: 1234, oriPrice: 1234 })),
      })
    },
  )
  const reopened = await coldStart(product)
  await reopened.clock.install()
  await reopened.goto('/')
  // An hour later the cached answer is stale.
  await reopened.clock.setSystemTime(Date.now() + 3_600_000)
  await reopened.goto(product)
  await reopened.evaluate(() => void (document.documentElement.dataset['same'] = 'yes'))
  await expect(reopened.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(reopened.getByRole('main').getByText(/1,234/).first()).toBeVisible()
  await expect(reopened.locator('html'), 'no reload').toHaveAttribute('data-same', 'yes')
})

test('product#withdrawn-content: a product that the mall has withdrawn is a 404 behind the worker, without a reload, and stays one', async ({
  page,
  request,
  mall,
  mallProxy,
  coldStart,
}) => {
  const { product, prodId } = await routesOfMall(request, mall)
  await page.goto(product)
  const { title } = await waitForContent(page)
  await waitUntilStored(page)
  const second = await coldStart('/')
  await second.clock.install()
  let now = Date.now()
  /** Opens the product an hour later, when every saved answer is stale. */
  const openLater = async () => {
    await second.goto('/')
    await second.clock.setSystemTime((now += 3_600_000))
    await second.goto(product)
  }
  const isCached = () =>
    second.evaluate(async (id) => {
      const requests = await (await caches.open('catalogue')).keys()
      return requests.some(({ url }) => url.includes('/prod/prodInfo') && url.includes(`prodId=${id}`))
    }, prodId)
  await openLater()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect.poll(isCached).toBe(true)
  mallProxy.intercept(
    (path) => path.startsWith('/api/prod/prodInfo') && path.includes(`prodId=${prodId}`),
    (_incoming, outgoing) =>
      outgoing
        .writeHead(404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end(JSON.stringify({ desc: 'Not found', code: 'NOT_FOUND' })),
  )
  await openLater()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  expect(await isCached()).toBe(false)
  const frames = await recordFrames(second.context(), [title])
  await second.goto(product)
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  expect(frames()).toEqual([])
})

test('product#offline: a picture saved at one width is shown at another width offline', async ({ page, goOffline }) => {
  await page.goto('/')
  await waitForContent(page)
  await waitUntilStored(page)
  const other = await page.evaluate(async () => {
    // A picture that this browser shows, because a preload may have fetched a format that the browser cannot decode.
    const shown = new Set([...document.images].map(({ currentSrc }) => currentSrc))
    const cached = (await (await caches.open('pictures')).keys()).map(({ url }) => url)
    const isPreloaded = (url: string) =>
      cached.some((one) => one.startsWith(url.replace(/\d+\.\w+$/, '')) && !shown.has(one))
    const address =
      cached.find((url) => shown.has(url) && /\/media\/.*\.(avif|webp)$/.test(url) && !isPreloaded(url)) ?? ''
    for (const width of [160, 320, 512]) {
      const otherWidth = address.replace(/\d+(\.\w+)$/, `${width}$1`)
      if (!(await caches.match(otherWidth))) return otherWidth
    }
    return ''
  })
  expect(other).toMatch(/\/media\//)
  await goOffline()
  const width = await page.evaluate(async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    return image.naturalWidth
  }, other)
  expect(width).toBeGreaterThan(0)
})
