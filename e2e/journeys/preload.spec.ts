import type { Page } from '@playwright/test'
import { catalogueOf } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/proxy-test.ts'
import { scrollToDetails } from '../support/scroll-product.ts'

test.use({ hasPictures: true })

// These tests check what page and worker request together.
test.use({ serviceWorkers: 'allow' })

const { departments } = catalogueOf()
const cards = (page: Page) => page.locator('main article')
/** Whether an address requests the product. */
const isProductRequest = (address: string, prodId: string) => {
  const { pathname, searchParams } = new URL(address, 'http://mall')
  return pathname.endsWith('/prod/prodInfo') && searchParams.get('prodId') === prodId
}
/** Counts the page's requests for the product. */
const countRequests = (page: Page, prodId: string) => {
  const requests: string[] = []
  page.on('request', (request) => isProductRequest(request.url(), prodId) && requests.push(request.url()))
  return requests
}
const isControlled = (page: Page) => page.waitForFunction(() => Boolean(navigator.serviceWorker?.controller))

/** Opens a department with its list, once everything is loaded. */
async function openDepartment(page: Page) {
  const department = (await departments())[1]
  await page.goto(`/${department?.slug}/${department?.categoryId}`)
  await isUp(page)
  await isControlled(page)
  const card = cards(page).nth(1)
  await expect(card).toBeVisible()
  const path = new URL((await card.getByRole('link').getAttribute('href')) ?? '', page.url()).pathname
  const prodId = /-(\d+)$/.exec(path)?.[1] ?? ''
  const box = await card.boundingBox()
  if (!box) throw new Error('The card of the product has no box')
  return {
    card,
    path,
    name: await card.getByRole('link').innerText(),
    prodId,
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + 60),
  }
}

/** A finger that goes down and stays; `up` lifts it (a tap), `drag` moves it (a scroll). */
async function finger(page: Page, x: number, y: number) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await send('touchStart', { x, y })
  return {
    up: () => send('touchEnd'),
    drag: async () => {
      for (let step = 1; step <= 8; step += 1) await send('touchMove', { x, y: y - step * 20 })
    },
  }
}

test('quality#speed: preload on intent: a product is requested while the finger is down, and not again by the tap', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'needs a touch screen')
  const { prodId, name, x, y } = await openDepartment(page)
  const requests = countRequests(page, prodId)
  const { up } = await finger(page, x, y)
  await expect.poll(() => requests.length, 'requests for the product before the tap').toBe(1)
  await expect(page).not.toHaveURL(/\/products\//)
  await up()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await scrollToDetails(page)
  await expect(page.getByRole('group', { name: 'Similar products' })).toBeAttached()
  expect(requests.length, 'requests for the product after the tap').toBe(1)
})

test('quality#speed: preload on intent: a pointer that rests on a link requests the product once', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'needs a mouse')
  const { card, prodId, name, x, y } = await openDepartment(page)
  const requests = countRequests(page, prodId)
  await page.mouse.move(x, y)
  await expect.poll(() => requests.length).toBe(1)
  await page.mouse.move(4, 4)
  await page.mouse.move(x, y)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await scrollToDetails(page)
  await expect(page.getByRole('group', { name: 'Similar products' })).toBeAttached()
  expect(requests.length).toBe(1)
})

test('quality#speed: preload on intent: a finger that starts to scroll cancels the request @full', async ({
  page,
  mallProxy,
  isMobile,
}) => {
  test.skip(!isMobile, 'needs a touch screen')
  const { prodId, x, y } = await openDepartment(page)
  // The answer is delayed, so that the scroll happens while it is under way.
  let isCancelled = false
  mallProxy.silence((path) => isProductRequest(path, prodId))
  page.on('requestfailed', (request) => isProductRequest(request.url(), prodId) && (isCancelled = true))
  const requests = countRequests(page, prodId)
  const { drag, up } = await finger(page, x, y)
  await expect.poll(() => requests.length).toBe(1)
  await drag()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20)
  await expect.poll(() => isCancelled, 'a request is cancelled').toBe(true)
  await up()
  await expect(page).not.toHaveURL(/\/products\//)
})

test('quality#speed: preload on intent: a search loads only its code before the tap @full', async ({
  page,
  isMobile,
}) => {
  await page.goto('/search')
  await isUp(page)
  await isControlled(page)
  const link = page.getByRole('region', { name: 'Popular now' }).getByRole('link').first()
  if (!isMobile) await page.getByRole('combobox', { name: 'Search products and shops' }).click()
  await expect(link).toBeVisible()
  const box = await link.boundingBox()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const [x, y] = [Math.round((box?.x ?? 0) + 40), Math.round((box?.y ?? 0) + 10)]
  const down = isMobile ? await finger(page, x, y) : null
  if (!down) await page.mouse.move(x, y)
  await expect
    .poll(() => requests.some((path) => /\/assets\/SearchResults/.test(path)), 'the code of the results')
    .toBe(true)
  expect(requests.filter((path) => path.endsWith('/search'))).toEqual([])
  await (down ? down.up() : page.mouse.click(x, y))
  await expect(page).toHaveURL(/\/SearchResults\//)
  await expect(cards(page).first()).toBeVisible()
  expect(requests.filter((path) => path.endsWith('/search'))).toHaveLength(1)
})

test('quality#speed: preload on intent: nothing is requested under data saver, however long finger or pointer rests @full', async ({
  page,
  context,
  isMobile,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, addEventListener: () => {}, removeEventListener: () => {} },
    }),
  )
  await page.clock.install()
  const { prodId, name, x, y } = await openDepartment(page)
  const requests = countRequests(page, prodId)
  const down = isMobile ? await finger(page, x, y) : null
  if (!down) await page.mouse.move(x, y)
  await page.clock.fastForward(2_000)
  expect(requests).toEqual([])
  await (down ? down.up() : page.mouse.click(x, y))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => requests.length).toBe(1)
})

test('quality#speed: preload on intent: picture, name and price of the card are shown during the load, without layout shift', async ({
  page,
  mallProxy,
}) => {
  const { card, prodId, name } = await openDepartment(page)
  const price = /Rs\.\s[\d,]+/.exec(await card.innerText())?.[0] ?? 'none'
  const picture = (await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)).replace(
    /\/\d+\.\w+$/,
    '',
  )
  mallProxy.silence((path) => isProductRequest(path, prodId))
  await card.getByRole('link').click()
  const head = page.getByRole('heading', { level: 1 })
  await expect(head).toHaveText(name)
  await expect(page.locator('h1 ~ div').getByText(price)).toBeVisible()
  const image = page.getByRole('group', { name: 'Pictures' }).locator('img').first()
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain(picture)
  await image.evaluate((one) => ((one as HTMLElement).dataset['same'] = 'yes'))
  const details = page.locator('#product-details')
  await expect(details).toHaveCount(0)
  const positions = () =>
    page.evaluate(() =>
      ['h1', 'main [data-pictures]', 'h1 ~ div p b'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().top,
      ),
    )
  const before = await positions()
  mallProxy.silence(() => false)
  await expect(details).toBeAttached()
  expect(await positions(), 'positions of title, pictures and price before and after the load').toEqual(before)
  await expect(image, 'the picture element is reused').toHaveAttribute('data-same', 'yes')
})

/** Records the element names before and after each view transition. */
const followTransitions = (page: Page) =>
  page.addInitScript(() => {
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('*')]
        .filter(({ style }) => style?.viewTransitionName === 'carried-picture')
        .map((element) => (element.closest('article') ? 'card' : element.closest('[data-pictures]') ? 'page' : 'other'))
    const start = Document.prototype.startViewTransition as
      | ((this: Document, update: () => Promise<void>) => ViewTransition)
      | undefined
    if (!start) return
    Document.prototype.startViewTransition = function (this: Document, update: () => Promise<void>) {
      const before = named()
      const transition = start.call(this, async () => {
        await update()
        const { dataset } = document.documentElement
        const transitions = JSON.parse(dataset['carried'] ?? '[]') as string[][]
        dataset['carried'] = JSON.stringify([...transitions, [...before, ...named()]])
      })
      return transition
    } as typeof Document.prototype.startViewTransition
  })
const recordedTransitions = async (page: Page) =>
  JSON.parse((await page.locator('html').getAttribute('data-carried')) ?? '[]') as string[][]

/** Waits until no element has a name of a transition: the last transition is over. */
const expectNoTransition = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => [...document.querySelectorAll<HTMLElement>('*')].filter(({ style }) => style?.viewTransitionName).length,
      ),
    )
    .toBe(0)

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  test('quality#speed: preload on intent: the tapped picture moves to the page and back to its position, also without transitions', async ({
    page,
    isPlain,
  }) => {
    await followTransitions(page)
    const { card, name } = await openDepartment(page)
    // The picture moves only if the next page opens at once, so the code of product pages is loaded first.
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(card).toBeVisible()
    await expectNoTransition(page)
    await page.locator('html').evaluate((html) => html.removeAttribute('data-carried'))
    const low = cards(page).nth(9)
    await low.evaluate((card) =>
      scrollTo({ top: card.getBoundingClientRect().top + scrollY - 300, behavior: 'instant' }),
    )
    const lowName = await low.getByRole('link').innerText()
    expect(lowName).not.toBe(name)
    // The position of the earlier way back may arrive after the scroll above: the position at the click counts.
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      addEventListener('click', () => (dataset['top'] = String(scrollY)), { once: true, capture: true })
    })
    await low.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lowName)
    const top = Number(await page.locator('html').getAttribute('data-top'))
    expect(top).toBeGreaterThan(100)
    await expect.poll(() => recordedTransitions(page)).toEqual(isPlain ? [] : [['card', 'page']])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // No element keeps the name afterwards.
    await expectNoTransition(page)
    await page.goBack()
    await expect(low.getByRole('link')).toHaveText(lowName)
    await expect
      .poll(() => recordedTransitions(page))
      .toEqual(
        isPlain
          ? []
          : [
              ['card', 'page'],
              ['page', 'card'],
            ],
      )
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  })
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('quality#speed: preload on intent: no transition with reduced motion', async ({ page }) => {
    await followTransitions(page)
    const { card, name } = await openDepartment(page)
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(card).toBeVisible()
    expect(await recordedTransitions(page)).toEqual([])
  })
})
