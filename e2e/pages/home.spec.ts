import type { Banner } from '#contract/home.ts'
import { regionIds } from '#contract/region/region.ts'
import { instantOf } from '#contract/time.ts'
import { catalogueOf, fetchCatalogue } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { shiftClock } from '../support/mall/shift-clock.ts'
import { expect, test } from '../support/mall-test.ts'
import { sampleOf } from '../support/short-run.ts'
import { expectNoShiftUntilNow, recordLayoutShifts } from '../support/views/layout-shift.ts'

test.use({ hasPictures: true })

const zone = 'Asia/Colombo'
const { tags } = catalogueOf()

/** Parses `02:14:36` or `2 d 14:36:05` into seconds. */
const secondsOf = (text: string): number => {
  const [, days = '0', hours, minutes, seconds] =
    /^(?:(\d+)\s*d)?\s*(\d\d):(\d\d):(\d\d)$/.exec(text.replaceAll(/\s*:\s*/g, ':').trim()) ?? []
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)
}

for (const hours of sampleOf([-7, 0, 5])) {
  test(`product#home: the countdown runs on the server's clock, on a phone that is ${hours} h off`, {
    tag: '@once',
  }, async ({ page }) => {
    await shiftClock(page, hours * 3_600_000)
    const deals = (await tags()).find(({ style }) => style === 0)
    const end = deals?.productDtoList.flatMap(({ endTime }) => endTime ?? []).sort()[0]
    if (!end) throw new Error('No deal has an end')
    await page.goto('/')
    await isUp(page)
    const timer = page.getByRole('timer').first()
    const left = async () => secondsOf((await timer.innerText()).replaceAll('\n', ''))
    const right = () => (instantOf(end, zone) - Date.now()) / 1000
    expect(Math.abs((await left()) - right())).toBeLessThan(5)
    const before = await left()
    await expect.poll(left, 'the countdown runs').toBeLessThan(before)
    expect(Math.abs((await left()) - right())).toBeLessThan(5)
  })
}

test('product#home: docs/design.md#components: over 24 h the countdown reads "2 d 14:36:05" @full', {
  tag: '@once',
}, async ({ page }) => {
  // Home is opened from another page, so that its rows come by an API call that the test can answer.
  await page.route('**/api/indexTag/list?**', async (route) => {
    const response = await route.fetch()
    const rows = (await response.json()) as { productDtoList: { endTime?: string }[] }[]
    const end = new Date(Date.now() + ((2 * 24 + 14) * 3600 + 36 * 60 + 20) * 1000).toLocaleString('sv-SE', {
      timeZone: zone,
    })
    for (const { productDtoList } of rows) for (const card of productDtoList) if (card.endTime) card.endTime = end
    await route.fulfill({ response, json: rows })
  })
  await page.goto('/about')
  await isUp(page)
  await page.locator('header a[href="/"]:visible').first().click()
  await expect(page.getByRole('timer').first()).toHaveText(/^2\sd14:36:[012]\d$/)
})

test('quality#speed: home: the document holds three banners and six cards of the first row, the others follow after the first view', {
  tag: '@once',
}, async ({ page, browser, baseURL }) => {
  const [row] = await tags()
  const bare = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const document = await bare.newPage()
  await document.goto('/')
  await expect(document.getByRole('group', { name: 'Offers' }).locator('article')).toHaveCount(3)
  await expect(document.getByRole('group', { name: row?.title ?? '', exact: true }).locator('article')).toHaveCount(6)
  await bare.close()
  const pictures: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'image' && pictures.push(request.url())))
  await page.goto('/')
  await isUp(page)
  await expect(page.getByRole('group', { name: 'Offers' }).locator('article').nth(3)).toBeAttached()
  await expect(page.getByRole('group', { name: row?.title ?? '', exact: true }).locator('article')).toHaveCount(
    row?.productDtoList.length ?? 0,
  )
  await page.waitForLoadState('networkidle')
  await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveCount(3)
  expect(pictures.length).toBeGreaterThan(3)
  expect(pictures, 'each picture is requested once, preloaded pictures included').toEqual([...new Set(pictures)])
})

test('quality#speed: home: after the first view the rows follow one a frame, and the page does not set its language again', {
  tag: '@once',
}, async ({ page }) => {
  const rows = await tags()
  await page.addInitScript(
    (labels) => {
      const seen = { rows: [0], languages: 0 }
      Object.assign(globalThis, { seen })
      const countRows = () => {
        seen.rows.push(labels.filter((label) => document.querySelector(`main [aria-label="${label}"] article`)).length)
        requestAnimationFrame(countRows)
      }
      requestAnimationFrame(countRows)
      // The language is set before the body is parsed; setting it later would restyle the whole page.
      new MutationObserver(() => (seen.languages += document.body ? 1 : 0)).observe(document, {
        attributeFilter: ['lang'],
        subtree: true,
      })
    },
    rows.map(({ title }) => title),
  )
  await page.goto('/')
  type Seen = { rows: number[]; languages: number }
  const seen = () => page.evaluate(() => (globalThis as typeof globalThis & { seen: Seen }).seen)
  await expect.poll(async () => (await seen()).rows.at(-1), 'rows with cards').toBe(rows.length)
  const counts = await seen()
  // A busy machine may skip a frame between two rows.
  for (const [frame, number] of counts.rows.entries())
    expect(number - (counts.rows[frame - 1] ?? 0), 'rows added in one frame').toBeLessThanOrEqual(2)
  expect(counts.languages, 'changes of the language').toBe(0)
})

test('quality#speed: home: its first picture is requested during rendering, and once @full', { tag: '@once' }, async ({
  page,
  isPlain,
}) => {
  await page.goto('/about')
  await isUp(page)
  const pictures: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'image' && pictures.push(request.url())))
  await page.locator('header a[href="/"]:visible').first().click()
  const first = page.locator('main img').first()
  await expect(first).toHaveJSProperty('complete', true)
  const source = await first.evaluate((image: HTMLImageElement) => image.currentSrc)
  const preloaded = await page.locator('link[rel="preload"][as="image"]').first().getAttribute('imagesrcset')
  // A browser without AVIF ignores the preloaded pictures; the switch of `makePlain` does not reach preloads.
  if (!isPlain) expect(preloaded).toContain(new URL(source).pathname)
  await page.waitForLoadState('networkidle')
  expect(pictures.filter((url) => url === source)).toHaveLength(1)
  if (isPlain) expect(source).not.toMatch(/\.avif$/)
})

test('product#home: "you may like" loads when it comes near the viewport, and continues without end', {
  tag: '@once',
}, async ({ page }) => {
  const requests: string[] = []
  page.on(
    'request',
    (request) => void (request.url().includes('/indexTag/moreGoodStuff') && requests.push(request.url())),
  )
  await page.goto('/')
  await isUp(page)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  const recommended = page
    .getByRole('list', { name: 'You may like' })
    .or(page.locator('[aria-label="You may like"]'))
    .first()
  await recommended.scrollIntoViewIfNeeded()
  await expect.poll(() => recommended.locator('article').count()).toBeGreaterThanOrEqual(20)
  for (const least of [40, 60]) {
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      expect(await recommended.locator('article').count()).toBeGreaterThanOrEqual(least)
    }).toPass({ timeout: 10_000 })
  }
  const links = await recommended
    .locator('article a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(links).size).toBe(links.length)
})

test('product#home: a banner leads to its link; one without a link has no button @full', {
  tag: '@once',
}, async ({ page }) => {
  const shown = await fetchCatalogue<Banner[]>('/indexImgs', { regionId: regionIds.LK, lang: 'en' })
  await page.goto('/')
  await isUp(page)
  const banners = page.getByRole('group', { name: 'Offers' }).locator('article')
  await expect(banners).toHaveCount(shown.length)
  for (const [at, { type, action, title }] of shown.entries()) {
    const one = banners.nth(at)
    await expect(one).toContainText(title)
    if (type === -1) {
      await expect(one).not.toContainText(action)
      await expect(one.locator('a')).toHaveCount(0)
    } else
      expect((await page.request.get((await one.locator('a').getAttribute('href')) ?? '')).status(), title).toBe(200)
  }
  const first = banners.first().getByRole('link')
  const href = await first.getAttribute('href')
  await first.click()
  await expect(page).toHaveURL(href as string)
})

test('design#tile: the nine departments and their pictures lead to their lists @once', async ({ page }) => {
  await page.goto('/')
  await isUp(page)
  const departments = page.getByRole('main').getByRole('navigation', { name: 'Departments' })
  await departments.scrollIntoViewIfNeeded()
  const tiles = departments.getByRole('link').filter({ has: page.locator('img') })
  await expect(tiles).toHaveCount(9)
  for (const tile of await tiles.all()) {
    await expect(tile).toHaveText(/\p{L}/u)
    await expect(tile).toHaveAttribute('href', /^\/\w/)
    await expect
      .poll(() =>
        tile.locator('img').evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth),
      )
      .toBeGreaterThan(0)
  }
})

test('product#home: below the deals are vouchers, which open in a sheet, and group buys, which lead to their teams', async ({
  page,
  axe,
}) => {
  const offers: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(groupBuy|voucher)\//.test(request.url())) offers.push(request.url())
  })
  await page.goto('/')
  await isUp(page)
  expect(offers, 'nothing is fetched before the offers are in sight').toEqual([])
  await page.getByRole('heading', { name: 'Trending deals' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 700)
  const groups = page.getByRole('group', { name: 'Group buys' })
  await expect(groups.getByRole('link', { name: /more to go/ }).first()).toBeVisible()
  await axe(page, 'main')
  await page.getByRole('button', { name: /^Vouchers/ }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Collect/ })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await groups
    .getByRole('link', { name: /more to go/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/group-buy\/team\/\d+$/)
})

test('product#home: late answers of vouchers and group buys move nothing, and the group buys are one row at every width', async ({
  page,
  context,
  isMobile,
}) => {
  await recordLayoutShifts(context)
  for (const width of isMobile ? [320, 390] : [840, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/api\/(groupBuy|voucher)\/page/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await isUp(page)
    await page
      .getByRole('heading', { name: 'New arrivals' })
      .evaluate((below) => below.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(page.getByRole('navigation', { name: 'More ways to shop' })).toBeInViewport()
    answer()
    const groups = page.getByRole('group', { name: 'Group buys' }).getByRole('link')
    await expect(groups.first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Vouchers/ })).toBeVisible()
    await expectNoShiftUntilNow(page)
    const tops = await groups.evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().top),
    )
    expect(new Set(tops).size, `rows at ${width} px`).toBe(1)
    await page.unroute(/\/api\/(groupBuy|voucher)\/page/)
  }
})
