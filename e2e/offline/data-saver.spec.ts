import type { BrowserContext, Page } from '@playwright/test'
import { codeOf } from '#tests/build/screen-code.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { warmUpFiles } from '../support/offline/wait-for-worker.ts'
import { expect, test } from '../support/proxy-test.ts'
import { waitForContent } from '../support/views/visible-content.ts'

test.use({ hasPictures: true })

const reasons = {
  'the browser sends Save-Data': { saveData: true },
  'the connection is slow': { saveData: false, effectiveType: '3g' },
} as const

const connect = (context: BrowserContext, connection: object) =>
  context.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { configurable: true, value: { ...value } }),
    connection,
  )
const choose = (context: BrowserContext, choice: 'on' | 'off') =>
  context.addInitScript((value) => localStorage.setItem('nelu.data-saver', value), choice)

const picturesOf = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/media/'))
const widthsOf = (requests: readonly string[]) =>
  [...new Set(picturesOf(requests).map((path) => Number(/\/(\d+)\.(?:avif|webp)$/.exec(path)?.[1])))].sort()

/** Waits until the worker is active, knows the choice, and no request is under way. */
async function waitUntilIdle(page: Page, requests: readonly string[]): Promise<void> {
  await isUp(page)
  await page.waitForFunction(() => Boolean(navigator.serviceWorker?.controller))
  let before = -1
  await expect
    .poll(
      () => {
        const isStable = requests.length === before
        before = requests.length
        return isStable
      },
      { message: 'no more requests', intervals: [1_500] },
    )
    .toBe(true)
}

/** The API calls of each screen beside those of its document, and the route file of its code. */
const screens = {
  home: { route: 'index.tsx', calls: ['/api/mall/links'] },
  product: {
    route: 'products.$productId.tsx',
    calls: [
      '/api/prod/prodInfo',
      '/api/prodComm/summary',
      '/api/prodComm/page',
      '/api/shopDetail/info',
      '/api/prod/similar',
      // The desktop shows the vouchers in its first view.
      '/api/voucher/page',
    ],
  },
  saved: { route: 'saved.tsx', calls: ['/api/salesRegions/all'] },
} as const

/** The requests of page and worker beyond the worker's installation, the screen's needs and its visible pictures. */
async function unneededRequests(
  page: Page,
  requests: readonly string[],
  { screen, isPlain }: { readonly screen: keyof typeof screens; readonly isPlain: boolean },
): Promise<string[]> {
  const needed = await page.evaluate(async () => {
    const installed = (await caches.keys()).filter((name) => name.includes('precache'))
    const cached = await Promise.all(
      installed.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    const shownPictures = [...document.querySelectorAll('img')].flatMap(({ currentSrc }) =>
      currentSrc ? [currentSrc] : [],
    )
    return [...cached.flat(), ...shownPictures].map((url) => new URL(url).pathname)
  })
  const { route, calls } = screens[screen]
  const allowed = new Set([
    ...needed,
    ...codeOf(route),
    ...calls,
    '/',
    '/worker.js',
    '/manifest.webmanifest',
    '/healthz',
  ])
  const paths = new Set(requests.map((path) => path.split('?')[0] as string))
  const isDesktop = (page.viewportSize()?.width ?? 0) > 834
  // Chromium preloads AVIF even where the switch of `makePlain` has removed AVIF.
  const isIgnored = (path: string) =>
    path.startsWith('/icons/') ||
    (isPlain && path.endsWith('.avif')) ||
    // The desktop's footer shows a QR code, which is in sight until the list of home has loaded.
    (isDesktop && path.startsWith('/assets/dist-')) ||
    // A product that comes in sizes shows the button of its size guide.
    (screen === 'product' && path.startsWith('/assets/size-guide-')) ||
    (screen !== 'home' && path.startsWith('/assets/icons-later-'))
  return [...paths].filter((path) => !allowed.has(path) && !isIgnored(path))
}

for (const [reason, connection] of Object.entries(reasons)) {
  test(`product#data-saver: data saver, because ${reason}: the smallest pictures, no font, no unrequested files${reason.includes('slow') ? ' @full' : ''}`, async ({
    page,
    context,
    mallProxy,
    isPlain,
  }) => {
    await connect(context, connection)
    // A reload takes the document of a server that knows the choice; the first document may not know of a slow
    // connection.
    for (const visit of ['first', 'second'] as const) {
      if (visit === 'second') {
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister())
        mallProxy.requests.length = 0
      }
      await page.goto('/')
      await waitForContent(page)
      await waitUntilIdle(page, mallProxy.requests)
      expect(await unneededRequests(page, mallProxy.requests, { screen: 'home', isPlain }), `${visit} visit`).toEqual(
        [],
      )
      expect(mallProxy.requests.filter((path) => path.endsWith('.woff2'))).toEqual([])
      if (visit === 'second') expect(mallProxy.requests.filter((path) => path === '/')).toHaveLength(1)
    }
    expect((await context.cookies()).find(({ name }) => name === 'dataSaver')?.value).toBe('on')
    const card = page.locator('a[href^="/products/"]').nth(3)
    await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await waitUntilIdle(page, mallProxy.requests)
    mallProxy.requests.length = 0
    await card.click()
    await waitForContent(page)
    await waitUntilIdle(page, mallProxy.requests)
    expect(await unneededRequests(page, mallProxy.requests, { screen: 'product', isPlain })).toEqual([])
    mallProxy.requests.length = 0
    await page.goto('/saved')
    await waitUntilIdle(page, mallProxy.requests)
    expect(widthsOf(mallProxy.requests).filter((width) => width !== 160)).toEqual([])
    expect(await unneededRequests(page, mallProxy.requests, { screen: 'saved', isPlain })).toEqual([])
  })
}

test('product#data-saver: data saver: neither hover, Tab nor a finger down fetches the code behind a button; the tap does @full', async ({
  page,
  context,
  mallProxy,
}) => {
  await choose(context, 'on')
  await page.goto('/SearchResults/shoes')
  await waitForContent(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await waitUntilIdle(page, mallProxy.requests)
    mallProxy.requests.length = 0
    const parts = page.locator('button:visible, input:visible, select:visible, a:visible')
    for (const part of (await parts.all()).slice(0, 60)) {
      const box = await part.boundingBox()
      if (!box || box.y + box.height > 900) continue
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await part.dispatchEvent('touchstart')
      await part.focus()
    }
    await waitUntilIdle(page, mallProxy.requests)
    expect(
      mallProxy.requests.filter((path) => !path.startsWith('/media/')),
      `${width} px`,
    ).toEqual([])
  }
  const field = page.getByRole('combobox', { name: 'Search products and shops' })
  await field.click()
  await expect.poll(() => mallProxy.requests.some((path) => path.startsWith('/assets/search-panel-'))).toBe(true)
  await page.getByRole('button', { name: /^Region and language/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('product#data-saver: data saver by setting: 160 px pictures only; the next gallery picture and list page load on demand', async ({
  page,
  context,
  mallProxy,
}) => {
  await choose(context, 'on')
  await context.addCookies([{ name: 'dataSaver', value: 'on', url: mallProxy.address }])
  const { product, departments } = catalogueOf()
  const shown = await product(({ imgs }) => imgs.length > 2)
  await page.goto(productPath(shown))
  await waitForContent(page)
  await waitUntilIdle(page, mallProxy.requests)
  expect(widthsOf(mallProxy.requests)).toEqual([160])
  const row = page.getByRole('group', { name: 'Pictures' })
  const isRequested = (at: number) =>
    picturesOf(mallProxy.requests).some((path) => path.startsWith((shown.imgs[at] as string).split('{')[0] as string))
  const loaded = () => row.locator('picture img').count()
  expect(await loaded()).toBe(1)
  // A touch alone fetches nothing.
  await row.dispatchEvent('pointerdown')
  await row.getByRole('button').first().focus()
  expect(await loaded()).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(loaded).toBe(2)
  await expect.poll(() => isRequested(1)).toBe(true)
  expect(widthsOf(mallProxy.requests)).toEqual([160])

  const [department] = await departments()
  const nextPages = () =>
    mallProxy.requests.filter(
      (path) => path.startsWith('/api/search?') && /[?&](scrollId|pageNumber=(?!1\b))/.test(path),
    )
  await page.goto(`/${department?.slug}/${department?.categoryId}`)
  await isUp(page)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  await waitUntilIdle(page, mallProxy.requests)
  expect(nextPages()).toEqual([])
  await more.click()
  await expect.poll(nextPages).toHaveLength(1)
})

test('product#data-saver: data saver: enabled after a normal visit, saved wider pictures are used, and none is requested again @full', async ({
  page,
  context,
  mallProxy,
  waitForWorker,
}) => {
  await page.goto('/')
  await waitForContent(page)
  await waitForWorker()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const shown = [...document.querySelectorAll<HTMLImageElement>('picture img')].filter(
          ({ naturalWidth }) => naturalWidth > 0,
        )
        return (await Promise.all(shown.map(({ currentSrc }) => caches.match(currentSrc)))).every(Boolean)
      }),
    )
    .toBe(true)
  await choose(context, 'on')
  mallProxy.requests.length = 0
  await page.reload()
  await waitForContent(page)
  const [first] = await page
    .locator('main picture img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc))
  expect(first).toMatch(/\/160\.\w+$/)
  expect(picturesOf(mallProxy.requests)).toEqual([])
})

test('product#data-saver: data saver: switched off by setting overrides the browser, and the warm-up then runs @full', async ({
  page,
  context,
  mallProxy,
  waitForWorker,
}) => {
  await connect(context, { saveData: true })
  await page.goto('/')
  await waitUntilIdle(page, mallProxy.requests)
  expect(await page.evaluate(() => document.documentElement.dataset['saver'])).toBe('on')
  const later = await warmUpFiles(page)
  const countCached = () =>
    page.evaluate(
      async (files) => (await Promise.all(files.map((file) => caches.match(file)))).filter(Boolean).length,
      later,
    )
  expect(await countCached()).toBeLessThan(later.length / 2)
  await page.evaluate(() => {
    localStorage.setItem('nelu.data-saver', 'off')
    dispatchEvent(new StorageEvent('storage', { key: 'nelu.data-saver' }))
  })
  await waitForWorker()
  expect(await countCached()).toBe(later.length)
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'dataSaver')?.value).toBe('off')
})
