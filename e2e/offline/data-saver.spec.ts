import type { BrowserContext, Page } from '@playwright/test'
import { codeOf } from '#tests/build/screen-code.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { warmUpFiles } from '../support/offline/wait-for-worker.ts'
import { expect, test } from '../support/proxy-test.ts'
import { seenNow } from '../support/seen.ts'

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

const picturesOf = (asked: readonly string[]) => asked.filter((path) => path.startsWith('/media/'))
const widthsOf = (asked: readonly string[]) =>
  [...new Set(picturesOf(asked).map((path) => Number(/\/(\d+)\.(?:avif|webp)$/.exec(path)?.[1])))].sort()

/** Waits until the worker is active, knows the choice, and no request is under way. */
async function untilAtRest(page: Page, asked: readonly string[]): Promise<void> {
  await isUp(page)
  await page.waitForFunction(() => Boolean(navigator.serviceWorker?.controller))
  let before = -1
  await expect
    .poll(
      () => {
        const isQuiet = asked.length === before
        before = asked.length
        return isQuiet
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
    ],
  },
  saved: { route: 'saved.tsx', calls: ['/api/salesRegions/all'] },
} as const

/** The requests of page and worker beyond the worker's installation, the screen's needs and its visible pictures. */
async function unasked(page: Page, asked: readonly string[], screen: keyof typeof screens): Promise<string[]> {
  const wanted = await page.evaluate(async () => {
    const installed = (await caches.keys()).filter((name) => name.includes('precache'))
    const kept = await Promise.all(
      installed.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    const drawn = [...document.querySelectorAll('img')].flatMap(({ currentSrc }) => (currentSrc ? [currentSrc] : []))
    return [...kept.flat(), ...drawn].map((url) => new URL(url).pathname)
  })
  const { route, calls } = screens[screen]
  const own = new Set([...wanted, ...codeOf(route), ...calls, '/', '/worker.js', '/manifest.webmanifest', '/healthz'])
  const paths = new Set(asked.map((path) => path.split('?')[0] as string))
  return [...paths].filter((path) => !own.has(path) && !path.startsWith('/icons/'))
}

for (const [reason, connection] of Object.entries(reasons)) {
  test(`product#data-saver: data saver, because ${reason}: the smallest pictures, no font, no unrequested files${reason.includes('slow') ? ' @full' : ''}`, async ({
    page,
    context,
    front,
  }) => {
    await connect(context, connection)
    // A reload takes the document of a server that knows the choice; the first document may not know of a slow
    // connection.
    for (const visit of ['first', 'second'] as const) {
      if (visit === 'second') {
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister())
        front.asked.length = 0
      }
      await page.goto('/')
      await seenNow(page)
      await untilAtRest(page, front.asked)
      expect(await unasked(page, front.asked, 'home'), `${visit} visit`).toEqual([])
      expect(front.asked.filter((path) => path.endsWith('.woff2'))).toEqual([])
      if (visit === 'second') expect(front.asked.filter((path) => path === '/')).toHaveLength(1)
    }
    expect((await context.cookies()).find(({ name }) => name === 'dataSaver')?.value).toBe('on')
    const card = page.locator('a[href^="/products/"]').nth(3)
    await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await untilAtRest(page, front.asked)
    front.asked.length = 0
    await card.click()
    await seenNow(page)
    await untilAtRest(page, front.asked)
    expect(await unasked(page, front.asked, 'product')).toEqual([])
    front.asked.length = 0
    await page.goto('/saved')
    await untilAtRest(page, front.asked)
    expect(widthsOf(front.asked).filter((width) => width !== 160)).toEqual([])
    expect(await unasked(page, front.asked, 'saved')).toEqual([])
  })
}

test('product#data-saver: data saver: neither hover, Tab nor a finger down fetches the code behind a button; the tap does', async ({
  page,
  context,
  front,
}) => {
  await choose(context, 'on')
  await page.goto('/SearchResults/shoes')
  await seenNow(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await untilAtRest(page, front.asked)
    front.asked.length = 0
    const parts = page.locator('button:visible, input:visible, select:visible, a:visible')
    for (const part of (await parts.all()).slice(0, 60)) {
      const box = await part.boundingBox()
      if (!box || box.y + box.height > 900) continue
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await part.dispatchEvent('touchstart')
      await part.focus()
    }
    await untilAtRest(page, front.asked)
    expect(
      front.asked.filter((path) => !path.startsWith('/media/')),
      `${width} px`,
    ).toEqual([])
  }
  const field = page.getByRole('combobox', { name: 'Search products and shops' })
  await field.click()
  await expect.poll(() => front.asked.some((path) => path.startsWith('/assets/search-panel-'))).toBe(true)
  await page.getByRole('button', { name: /^Region and language/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('product#data-saver: data saver by setting: 160 px pictures only; the next gallery picture and list page load on demand', async ({
  page,
  context,
  front,
}) => {
  await choose(context, 'on')
  await context.addCookies([{ name: 'dataSaver', value: 'on', url: front.address }])
  const { product, departments } = catalogueOf()
  const shown = await product(({ imgs }) => imgs.length > 2)
  await page.goto(productPath(shown))
  await seenNow(page)
  await untilAtRest(page, front.asked)
  expect(widthsOf(front.asked)).toEqual([160])
  const row = page.getByRole('group', { name: 'Pictures' })
  const isAsked = (at: number) =>
    picturesOf(front.asked).some((path) => path.startsWith((shown.imgs[at] as string).split('{')[0] as string))
  const loaded = () => row.locator('picture img').count()
  expect(await loaded()).toBe(1)
  // A touch alone fetches nothing.
  await row.dispatchEvent('pointerdown')
  await row.focus()
  expect(await loaded()).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(loaded).toBe(2)
  await expect.poll(() => isAsked(1)).toBe(true)
  expect(widthsOf(front.asked)).toEqual([160])

  const [department] = await departments()
  const nextPages = () =>
    front.asked.filter((path) => path.startsWith('/api/search?') && /[?&](scrollId|pageNumber=(?!1\b))/.test(path))
  await page.goto(`/${department?.slug}/${department?.categoryId}`)
  await isUp(page)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  await untilAtRest(page, front.asked)
  expect(nextPages()).toEqual([])
  await more.click()
  await expect.poll(nextPages).toHaveLength(1)
})

test('product#data-saver: data saver: enabled after a normal visit, saved wider pictures are used, and none is requested again', async ({
  page,
  context,
  front,
  waitForWorker,
}) => {
  await page.goto('/')
  await seenNow(page)
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
  front.asked.length = 0
  await page.reload()
  await seenNow(page)
  const [first] = await page
    .locator('main picture img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc))
  expect(first).toMatch(/\/160\.\w+$/)
  expect(picturesOf(front.asked)).toEqual([])
})

test('product#data-saver: data saver: switched off by setting overrides the browser, and the warm-up then runs @full', async ({
  page,
  context,
  front,
  waitForWorker,
}) => {
  await connect(context, { saveData: true })
  await page.goto('/')
  await untilAtRest(page, front.asked)
  expect(await page.evaluate(() => document.documentElement.dataset['saver'])).toBe('on')
  const later = await warmUpFiles(page)
  const keptAhead = () =>
    page.evaluate(
      async (files) => (await Promise.all(files.map((file) => caches.match(file)))).filter(Boolean).length,
      later,
    )
  expect(await keptAhead()).toBeLessThan(later.length / 2)
  await page.evaluate(() => {
    localStorage.setItem('nelu.data-saver', 'off')
    dispatchEvent(new StorageEvent('storage', { key: 'nelu.data-saver' }))
  })
  await waitForWorker()
  expect(await keptAhead()).toBe(later.length)
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'dataSaver')?.value).toBe('off')
})
