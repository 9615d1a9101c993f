import type { Route } from '@playwright/test'
import { productSlug } from '#contract/links.ts'
import { catalogueOf, fetchCatalogue, productPath } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import {
  expectForgotten,
  field,
  market,
  openSearch,
  optionCount,
  options,
  recent,
  reopenSearch,
  searchFor,
  suggested,
  suggestedItems,
  wordsOf,
} from '../support/search-box.ts'
import { waitUntilStored } from '../support/views/visible-content.ts'

const suggestCall = /\/api\/search\/suggest\/keyword/

test('product#suggestions: search box: suggestions appear while typing, the typed part is highlighted, Enter searches the typed text', async ({
  page,
  isMobile,
  axe,
  expectNoSidewaysScroll,
}) => {
  const expected = await suggested('sho')
  expect(expected.length).toBeGreaterThan(3)
  const requests: string[] = []
  page.on('request', (request) => suggestCall.test(request.url()) && requests.push(new URL(request.url()).search))
  await page.clock.install()
  await page.goto('/')
  await isUp(page)
  await openSearch(page, isMobile)
  // The fastest possible typing: no time passes between the letters.
  await page.clock.pauseAt(Date.now() + 1_000)
  await field(page).pressSequentially('sho')
  await page.clock.resume()
  await expect(options(page).first()).toContainText(expected[0] as string)
  expect((await options(page).allInnerTexts()).slice(0, expected.length)).toEqual(expected)
  expect(expected.length).toBeLessThanOrEqual(10)
  await expect(page.getByRole('button', { name: /^Fill in “/ })).toHaveCount(expected.length)
  expect(
    requests.map((query) => new URLSearchParams(query)).map((query) => [query.get('keyword'), query.get('size')]),
  ).toEqual([['sho', '10']])
  const typed = options(page).filter({ hasText: /^sho/ }).first().locator('b')
  await expect(typed).toHaveText('sho')
  await expect(typed).toHaveCSS('font-weight', '800')
  await expectNoSidewaysScroll()
  await axe()
  await field(page).press('Enter')
  await expect(page).toHaveURL('/SearchResults/sho')
})

test('product#suggestions: search box by keyboard: arrows choose, the right arrow completes, Enter opens, Escape closes', async ({
  page,
  isMobile,
}) => {
  const [first = '', second = ''] = await suggested('sho')
  await page.goto('/')
  await isUp(page)
  await openSearch(page, isMobile)
  await field(page).pressSequentially('sho')
  await expect(options(page).first()).toContainText(first)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await field(page).press('ArrowDown')
  await field(page).press('ArrowDown')
  const active = options(page).nth(1)
  await expect(active).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? 'none')
  await expect(field(page)).toBeFocused()
  await field(page).press('ArrowRight')
  await expect(field(page)).toHaveValue(second)
  await expect(options(page).first()).toContainText(second)
  await expect(options(page)).toHaveCount(await optionCount(second))
  await field(page).press('ArrowDown')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./)
  await field(page).press('Escape')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./)
  await field(page).press('ArrowUp')
  const last = options(page).last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await field(page).press('ArrowDown')
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(page).toHaveURL(`/SearchResults/${encodeURIComponent(second)}`)
})

test('product#suggestions: search box: the first products stand below the suggestions with picture and department, and open by keyboard', async ({
  page,
  isMobile,
  axe,
  expectNoSidewaysScroll,
}) => {
  const [words, { products, shop }] = await Promise.all([suggested('sho'), suggestedItems('sho')])
  expect(products).toHaveLength(3)
  await page.goto('/')
  await isUp(page)
  await openSearch(page, isMobile)
  await field(page).fill('sho')
  await expect(options(page)).toHaveCount(words.length + 3 + (shop ? 1 : 0))
  for (const [at, { prodName, categoryName }] of products.entries()) {
    const option = options(page).nth(words.length + at)
    await expect(option).toContainText(prodName)
    await expect(option).toContainText(categoryName)
    await option.scrollIntoViewIfNeeded()
    await expect(option.locator('img')).toHaveCount(1)
  }
  await expectNoSidewaysScroll()
  await axe()
  for (let at = 0; at <= words.length; at += 1) await field(page).press('ArrowDown')
  await expect(options(page).nth(words.length)).toHaveAttribute('aria-selected', 'true')
  // A product's name is no suggestion: the right arrow does not copy it.
  await field(page).press('ArrowRight')
  await expect(field(page)).toHaveValue('sho')
  await field(page).press('Enter')
  const [first] = products
  if (!first) throw new Error('No product')
  await expect(page).toHaveURL(`/products/${productSlug(first)}`)
})

test('product#suggestions: search box by touch: the arrow beside a suggestion copies it to the field; a shop of that name opens', async ({
  page,
  isMobile,
}) => {
  const { shopName, slug, shopId } = await catalogueOf().shop((await catalogueOf().product(() => true)).shopId)
  await page.goto('/')
  await isUp(page)
  await openSearch(page, isMobile)
  const [first = ''] = await suggested('bag')
  await field(page).fill('bag')
  await page.getByRole('button', { name: `Fill in “${first}”` }).click()
  await expect(field(page)).toHaveValue(`${first} `)
  await expect(field(page)).toBeFocused()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(field(page)).toHaveValue('')
  await expect(options(page)).toHaveCount(0)
  await field(page).fill(shopName)
  const shop = options(page).filter({ hasText: shopName })
  await expect(shop).toContainText('Shop')
  await shop.click()
  await expect(page).toHaveURL(`/store/${slug}/${shopId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shopName)
})

test('product#suggestions: search box: an older answer never replaces a newer one, and the old list stays until then @full', {
  tag: '@once',
}, async ({ page, isMobile }) => {
  const held = new Map<string, Route>()
  await page.route(suggestCall, (route) => {
    held.set(new URL(route.request().url()).searchParams.get('keyword') ?? '', route)
  })
  const answer = (keyword: string, words: string[]) =>
    held
      .get(keyword)
      ?.fulfill({ json: words })
      .catch(() => {})
  await page.goto('/')
  await isUp(page)
  await openSearch(page, isMobile)
  await field(page).fill('a')
  await expect.poll(() => held.has('a')).toBe(true)
  await answer('a', ['apple'])
  await expect(options(page).first()).toHaveText('apple')
  await field(page).fill('ab')
  await expect.poll(() => held.has('ab')).toBe(true)
  await expect(options(page).first()).toHaveText('apple')
  await field(page).fill('abc')
  await expect.poll(() => held.has('abc')).toBe(true)
  await answer('abc', ['abc (newest answer)'])
  await expect(options(page).first()).toHaveText('abc (newest answer)')
  await answer('ab', ['ab (older answer)'])
  await field(page).press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).first()).toHaveText('abc (newest answer)')
})

test('product#suggestions, product#limits: recent searches: newest first, unique, at most 10, kept over a reload, removable one by one and all', {
  tag: '@once',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  await isUp(page)
  const words = Array.from({ length: 11 }, (_, at) => `tea ${at}`)
  for (const one of words) await searchFor(page, one, isMobile)
  await searchFor(page, 'TEA   5'.replace(/ +/, ' '), isMobile)
  await page.goto('/')
  await isUp(page)
  await openSearch(page, isMobile)
  await expect(recent(page).getByRole('link')).toHaveCount(10)
  expect(await wordsOf(recent(page))).toEqual([
    'TEA 5',
    'tea 10',
    'tea 9',
    'tea 8',
    'tea 7',
    'tea 6',
    'tea 4',
    'tea 3',
    'tea 2',
    'tea 1',
  ])
  expect(
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('nelu-searches')
          opening.onsuccess = () => {
            const reading = opening.result.transaction('records').objectStore('records').getAll()
            reading.onsuccess = () => resolve(reading.result)
          }
        }),
    ),
  ).toEqual([await wordsOf(recent(page))])
  await page.getByRole('button', { name: 'Remove tea 9' }).click()
  await expect(recent(page).getByRole('link')).toHaveCount(9)
  await expect(page.getByRole('button', { name: 'Remove tea 8' })).toBeFocused()
  await recent(page).getByRole('link', { name: 'tea 3' }).click()
  await expect(page).toHaveURL('/SearchResults/tea%203')
  await expect(page.getByRole('heading', { level: 1, name: 'tea 3' })).toBeVisible()
  await openSearch(page, isMobile)
  await field(page).fill('')
  expect((await wordsOf(recent(page)))[0]).toBe('tea 3')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(recent(page)).toHaveCount(0)
  await expectForgotten(page, isMobile)
})

test('product#suggestions: recent searches are searches made by hand: a pasted link is none, a popular search is one @full', {
  tag: '@once',
}, async ({ page, isMobile }) => {
  const popular = await fetchCatalogue<{ content: string }[]>('/search/hotSearch', { number: 10, sort: 1, ...market })
  await page.goto('/SearchResults/pasted')
  await isUp(page)
  await openSearch(page, isMobile)
  const list = page.getByRole('region', { name: 'Popular now' })
  await expect(list.getByRole('listitem')).toHaveCount(popular.length)
  expect(
    await list.getByRole('link').evaluateAll((links) => links.map((link) => link.lastElementChild?.textContent)),
  ).toEqual(popular.map(({ content }) => content))
  const colours = await list
    .getByRole('listitem')
    .locator('span:first-child')
    .evaluateAll((ranks) => ranks.map((rank) => getComputedStyle(rank).color))
  expect(new Set(colours.slice(0, 3)).size).toBe(1)
  expect(colours[3]).not.toBe(colours[0])
  await expect(recent(page)).toHaveCount(0)
  await list.getByRole('link').nth(3).click()
  await expect(page).toHaveURL(`/SearchResults/${encodeURIComponent(popular[3]?.content ?? '')}`)
  await openSearch(page, isMobile)
  await field(page).fill('')
  expect(await wordsOf(recent(page))).toEqual([popular[3]?.content])
})

test('design#search-box: offline without a recent search the list leads to the saved items', {
  tag: '@once',
}, async ({ page, isMobile, goOffline }) => {
  await page.goto('/about')
  await isUp(page)
  await openSearch(page, isMobile)
  await expect(page.getByRole('region', { name: 'Popular now' })).toBeVisible()
  const saved = page.getByRole('link', { name: 'Show saved items' })
  await expect(saved).toHaveCount(0)
  await goOffline()
  await expect(saved).toHaveAttribute('href', '/saved')
  await expect(page.getByRole('region', { name: 'Popular now' })).toHaveCount(0)
})

test('product#suggestions: text typed before hydration is not lost, and Enter then searches, too @full', {
  tag: '@once',
}, async ({ page, isMobile }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  const start = isMobile ? '/search' : '/'
  await page.goto(start, { waitUntil: 'commit' })
  const [first = ''] = await suggested('sho')
  await field(page).pressSequentially('sho')
  release()
  await isUp(page)
  await expect(field(page)).toHaveValue('sho')
  await expect(options(page).first()).toContainText(first)
  await page.unroute(/\/assets\/[^/]*\.js/)

  await page.route(/\/assets\/[^/]*\.js/, (route) => route.abort())
  for (const [typed, path] of [
    ['a&b / 50%', '/SearchResults/a%26b%20%2F%2050%25'],
    ['  ', start],
    ['..', start],
  ] as const) {
    await page.goto(start)
    await field(page).fill(typed)
    await field(page).press('Enter')
    await expect(page).toHaveURL(path)
  }
})

test('product#suggestions: an empty search does nothing, and words of any kind are passed unchanged @full', {
  tag: '@once',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  await isUp(page)
  await openSearch(page, isMobile)
  const before = page.url()
  await field(page).fill('   ')
  await field(page).press('Enter')
  expect(page.url()).toBe(before)
  for (const words of ['a/b', '50%', 'C++ #1?', 'çay 茶 чай', '%2F', 'v1.5']) {
    await field(page).fill(words)
    await field(page).press('Enter')
    await expect(page).toHaveURL(`/SearchResults/${encodeURIComponent(words)}`)
    if (isMobile) await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveText(words)
    else await expect(field(page)).toHaveValue(words)
    await page.reload()
    await isUp(page)
    await openSearch(page, isMobile)
    if (!isMobile) await expect(field(page)).toHaveValue(words)
  }
})

test('product#suggestions: offline: saved items are suggested, and recent searches are remembered', {
  tag: ['@worker', '@once'],
}, async ({ page, isMobile, goOffline, coldStart }) => {
  const card = await catalogueOf().card(({ prodName }) => /^[a-z]{4,} [a-z]{4,}/i.test(prodName))
  const word = (card.prodName.match(/[a-z]{4,}/i)?.[0] ?? '').toLowerCase()
  await page.goto(productPath(card))
  await isUp(page)
  await openSearch(page, isMobile)
  await waitUntilStored(page)
  await goOffline()
  const cold = await coldStart(isMobile ? '/search' : productPath(card))
  await expect(cold.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible()
  await field(cold).click()
  // Popular searches are stored but useless offline.
  await expect(cold.getByRole('region', { name: 'Popular now' })).toHaveCount(0)
  await field(cold).fill(word)
  await expect(cold.getByText('Searching saved items')).toBeVisible()
  await expect(options(cold).first()).toContainText(new RegExp(word, 'i'))
  await expect(cold.locator('[role=option][href^="/products/"]').first()).toBeVisible()
  await field(cold).fill('mango')
  await field(cold).press('Enter')
  await expect(cold).toHaveURL('/SearchResults/mango')
  await reopenSearch(cold, isMobile)
  expect(await wordsOf(recent(cold))).toEqual(['mango'])
})

test('product#suggestions: storage cleared during a visit: search continues and remembers @full', {
  tag: '@once',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  await isUp(page)
  await searchFor(page, 'one', isMobile)
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name as string)
    localStorage.clear()
    sessionStorage.clear()
  })
  await searchFor(page, 'two', isMobile)
  await reopenSearch(page, isMobile)
  expect((await wordsOf(recent(page)))[0]).toBe('two')
})
