import type { SearchResult } from '#contract/search/search.ts'
import { formatPrice } from '#words/price.ts'
import { catalogueOf } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import {
  applyFilters,
  chips,
  choose,
  expectList,
  found,
  names,
  narrowing,
  openFilters,
  showWholeGroup,
  starting,
  valueNamed,
} from '../support/list-page.ts'
import { expect, test } from '../support/mall-test.ts'

const words = 'shoes'
const path = `/SearchResults/${words}`
const productsTab = (count: number) => ({ name: `Products ${count}` })

/** Picks one filter value of each kind: the group's heading, the value's label, and the resulting address and search. */
function kindsOf({ facets, total }: SearchResult): {
  group: string
  value: string
  count: number
  address: string
  query: Record<string, string | number>
}[] {
  const category = narrowing(facets.categories, total)
  const brand = narrowing(facets.brands, total)
  const origin = narrowing(facets.placesOfOrigin, total)
  const score = narrowing(facets.scores ?? [], total)
  const attr = facets.attrs.find(({ values }) => values.length > 1 && values.some(({ count }) => count < total))
  if (!attr) throw new Error('No attribute value narrows this list')
  const value = narrowing(attr.values, total)
  return [
    {
      group: 'Category',
      value: category.name,
      count: category.count,
      address: `cat=${category.categoryId}`,
      query: { categoryId: category.categoryId },
    },
    {
      group: 'Rating',
      value: `${score.minScore} and up`,
      count: score.count,
      address: `stars=${score.minScore}`,
      query: { minScore: score.minScore },
    },
    {
      group: 'Brand',
      value: brand.name,
      count: brand.count,
      address: `brand=${brand.brandId}`,
      query: { brandId: brand.brandId },
    },
    {
      group: 'Ships from',
      value: origin.name,
      count: origin.count,
      address: `from=${origin.placeOfOrigin}`,
      query: { placeOfOrigin: origin.placeOfOrigin },
    },
    {
      group: attr.attrName,
      value: value.name,
      count: value.count,
      address: `attr=${value.categoryTypeAttrId}`,
      query: { categoryTypeAttrIds: value.categoryTypeAttrId },
    },
  ]
}

test('product#search: search results: each kind of filter leaves exactly its counted products, and is in the address', async ({
  page,
  isMobile,
}) => {
  const all = await found({ key: words })
  await page.goto(path)
  await isUp(page)
  await expect(page.getByRole('link', productsTab(all.total))).toBeVisible()
  for (const { group, value, count, address, query } of kindsOf(all)) {
    const filters = await openFilters(page, isMobile)
    await showWholeGroup(filters, group)
    const line = filters
      .getByRole('group', { name: group, exact: true })
      .locator('button, label')
      .filter({ hasText: valueNamed(value) })
      .first()
    await expect(line).toHaveText(valueNamed(value, `\\s*${count}$`))
    await choose(filters, isMobile, group, starting(value))
    await applyFilters(page, isMobile, count)
    await expect(page).toHaveURL(`${path}?${address}`)
    await expectList(page, await found({ key: words, ...query }))
    await expect(page.getByRole('link', productsTab(count))).toBeVisible()
    await chips(page).click()
    await expect(page).toHaveURL(path)
    await expectList(page, all)
  }
})

test('product#filters: several brands are chosen together, counted, kept in the address, and removed one by one', async ({
  page,
  isMobile,
}) => {
  const all = await found({ key: words })
  const [first, second] = all.facets.brands
  if (!first || !second) throw new Error('The list has no two brands')
  const ids = [first.brandId, second.brandId].sort((one, other) => one - other)
  const both = await found({ key: words, brandId: ids.join() })
  expect(both.total).toBe(first.count + second.count)
  await page.goto(path)
  await isUp(page)
  const filters = await openFilters(page, isMobile)
  await choose(filters, isMobile, 'Brand', starting(first.name))
  if (!isMobile) await expect(page).toHaveURL(`${path}?brand=${first.brandId}`)
  await choose(filters, isMobile, 'Brand', starting(second.name))
  await applyFilters(page, isMobile, both.total)
  await expect(page).toHaveURL(`${path}?brand=${ids.join('-')}`)
  await expectList(page, both)
  await expect(chips(page)).toHaveCount(2)
  await page.getByRole('button', { name: `Remove ${first.name}`, exact: true }).click()
  // A link with one brand has the form of older versions.
  await expect(page).toHaveURL(`${path}?brand=${second.brandId}`)
  await expectList(page, await found({ key: words, brandId: second.brandId }))
  await expect(chips(page)).toHaveText([second.name])
})

test('product#search: search results: price, stock and free delivery together, counted during the choice @full', async ({
  page,
  isMobile,
}) => {
  const all = await found({ key: words })
  const prices = (await found({ key: words, pageSize: 100 })).records.map(({ price }) => price).sort((a, b) => a - b)
  const [minPrice = 0, maxPrice = 0] = [prices[Math.floor(prices.length / 4)], prices[Math.floor(prices.length / 2)]]
  const query = { minPrice, maxPrice, hasStock: 1, isFreeDelivery: 1 }
  const expected = await found({ key: words, ...query })
  expect(expected.total).toBeGreaterThan(0)
  expect(expected.total).toBeLessThan(all.total)
  await page.goto(path)
  await isUp(page)
  const filters = await openFilters(page, isMobile)
  await expect(filters.getByRole('switch', { name: /^Free delivery/ })).toHaveAccessibleName(
    new RegExp(`\\D${all.facets.isFreeDelivery}$`),
  )
  await expect(filters.getByRole('switch', { name: /^In stock/ })).toHaveAccessibleName(
    new RegExp(`\\D${all.facets.hasStock}$`),
  )
  // Half the world's keyboards write decimals with a comma.
  await filters.getByRole('textbox', { name: 'Min' }).fill(`${minPrice},00`)
  await filters.getByRole('textbox', { name: 'Max' }).fill(String(maxPrice))
  await filters.getByRole('textbox', { name: 'Max' }).press('Enter')
  if (isMobile)
    await expect(
      page.getByRole('button', { name: `Show ${(await found({ key: words, minPrice, maxPrice })).total} results` }),
    ).toBeVisible()
  else await expect(page).toHaveURL(`${path}?min=${minPrice}&max=${maxPrice}`)
  await filters.getByRole('switch', { name: /^Free delivery/ }).click()
  if (!isMobile) await expect(page).toHaveURL(/free=1/)
  await filters.getByRole('switch', { name: /^In stock/ }).click()
  await applyFilters(page, isMobile, expected.total)
  await expect(page).toHaveURL(`${path}?min=${minPrice}&max=${maxPrice}&stock=1&free=1`)
  await expectList(page, expected)
  await expect(chips(page)).toHaveCount(3)
  await page.getByRole('group', { name: 'Filter and sort' }).getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(path)
  await expectList(page, all)
})

test('product#search: search results: a value without results is marked before it is applied', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the sidebar applies filters at once')
  await page.goto(path)
  await isUp(page)
  const sheet = await openFilters(page, isMobile)
  await sheet.getByRole('textbox', { name: 'Min' }).fill('99999999')
  await sheet.getByRole('textbox', { name: 'Min' }).press('Enter')
  const nothing = page.getByRole('button', { name: 'No results' })
  await expect(nothing).toHaveAttribute('aria-disabled', 'true')
  await sheet.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('button', { name: `Show ${(await found({ key: words })).total} results` })).toBeVisible()
})

test('product#search: search results: every sort order is right', { tag: '@once' }, async ({ page }) => {
  await page.goto(path)
  await isUp(page)
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  const orders = [
    ['Price: low to high', 'price', { sortName: 'price', sort: 'asc' }],
    ['Price: high to low', '-price', { sortName: 'price', sort: 'desc' }],
    ['Best selling', 'sold', { sortName: 'soldNum', sort: 'desc' }],
    ['Newest', 'new', { sortName: 'createTime', sort: 'desc' }],
    ['Best rated', 'rated', { sortName: 'score', sort: 'desc' }],
  ] as const
  for (const [name, address, query] of orders) {
    await sort.selectOption({ label: name })
    await expect(page).toHaveURL(`${path}?sort=${address}`)
    const expected = await found({ key: words, ...query })
    await expectList(page, expected)
    const values = expected.records.map((card) => (query.sortName === 'createTime' ? 0 : card[query.sortName]))
    expect(values).toEqual([...values].sort((a, b) => (query.sort === 'asc' ? a - b : b - a)))
  }
  await sort.selectOption({ label: 'Best match' })
  await expect(page).toHaveURL(path)
  await expectList(page, await found({ key: words }))
})

test('product#search: search results: Back, Forward, a reload and a pasted address restore the same list @full', {
  tag: '@once',
}, async ({ page, context }) => {
  const [all, four, expensiveFirst] = await Promise.all([
    found({ key: words }),
    found({ key: words, minScore: 4 }),
    found({ key: words, minScore: 4, sortName: 'price', sort: 'desc' }),
  ])
  await page.goto(path)
  await isUp(page)
  await page.goto(`${path}?stars=4`)
  await isUp(page)
  await expectList(page, four)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: high to low' })
  await expectList(page, expensiveFirst)
  await page.goBack()
  await expectList(page, four)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('best')
  await page.goBack()
  await expectList(page, all)
  await page.goForward()
  await page.goForward()
  await expectList(page, expensiveFirst)
  await page.reload()
  await expectList(page, expensiveFirst)
  await expect(chips(page)).toHaveText(['4 and up'])
  const pasted = await context.newPage()
  await pasted.goto(page.url())
  await expectList(pasted, expensiveFirst)
})

test("product#search: navigation before hydration shows the new list, not the document's @full", {
  tag: '@once',
}, async ({ page }) => {
  const expensiveFirst = await found({ key: words, minScore: 4, sortName: 'price', sort: 'desc' })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${path}?stars=4`, { waitUntil: 'commit' })
  await page.locator('main article').first().waitFor()
  await page.evaluate((address) => history.pushState(null, '', address), `${path}?stars=4&sort=-price`)
  release()
  await expectList(page, expensiveFirst)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('-price')
})

test('product#search: a filtered link is in the first document, with its products and its chip', {
  tag: '@once',
}, async ({ page, request, baseURL }) => {
  const { records } = await found({ key: words, minScore: 4, sortName: 'price', sort: 'asc' })
  const document = await (await request.get(`${baseURL}${path}?stars=4&sort=price`)).text()
  await page.setContent(document.replace(/<script[\s\S]*?<\/script>/g, ''))
  // The number of cards in a first view.
  expect(await page.locator('main article h3').allTextContents()).toEqual(
    records.slice(0, 16).map(({ prodName }) => prodName),
  )
  await expect(page.getByRole('button', { name: 'Remove 4 and up' })).toHaveCount(1)
})

test('product#search: search results: grid or rows, remembered on the phone @full', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(path)
  await isUp(page)
  const shown = await names(page)
  await page.getByRole('button', { name: 'Show as rows' }).click()
  await expect(page.getByRole('button', { name: 'Show as a grid' })).toBeVisible()
  // The next page may have come meanwhile.
  expect((await names(page)).slice(0, shown.length)).toEqual(shown)
  const [first, second] = await page
    .locator('main article')
    .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getBoundingClientRect().left))
  expect(second).toBe(first)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show as a grid' })).toBeVisible()
  const { departments } = catalogueOf()
  const [department] = await departments()
  await page.goto(`/${department?.slug}/${department?.categoryId}`)
  await page.getByRole('button', { name: 'Show as a grid' }).click()
  await expect(page.getByRole('button', { name: 'Show as rows' })).toBeVisible()
})

test('product#unit-price: cards and rows of food show the pack size, the unit price and "from" the lowest price', {
  tag: '@once',
}, async ({ page }) => {
  const department = (await catalogueOf().departments()).find(({ slug }) => slug === 'pantry-snacks-and-drinks')
  const { records } = await found({ categoryId: department?.categoryId ?? 0 })
  const card = records.find(({ maxPrice, unitPrice, packSize }) => maxPrice && unitPrice && packSize)
  if (!card?.unitPrice) throw new Error('The department has no food in several packs')
  const { amount, unit } = card.unitPrice
  await page.goto(`/${department?.slug}/${department?.categoryId}`)
  await isUp(page)
  const product = page
    .locator('main article')
    .filter({ has: page.getByRole('link', { name: card.prodName, exact: true }) })
  const expectWords = async () => {
    await expect(
      product.getByText(`${card.packSize} · ${formatPrice(amount, card.priceSymbol, 'en')} / ${unit}`),
    ).toBeVisible()
    await expect(product).toContainText(`from ${formatPrice(card.price, card.priceSymbol, 'en')}`)
  }
  await expectWords()
  await page.getByRole('button', { name: 'Show as rows' }).click()
  await expectWords()
})

test('product#search: search results: shops with a matching name have their own tab', { tag: '@once' }, async ({
  page,
}) => {
  const { shops } = await found({ key: 'runners' })
  await page.goto('/SearchResults/runners')
  await isUp(page)
  await page.getByRole('link', { name: `Shops ${shops.length}` }).click()
  await expect(page).toHaveURL('/SearchResults/runners?show=shops')
  const shop = page.getByRole('list', { name: 'Shops' }).getByRole('link', { name: shops[0]?.shopName ?? '' })
  await shop.click()
  await expect(page.getByRole('heading', { level: 1, name: shops[0]?.shopName })).toBeVisible()
  await page.goto(`${path}?show=shops`)
  await expect(page.getByRole('heading', { name: `No shops found for “${words}”` })).toBeVisible()
})

test('product#search: an empty result offers fewer filters with their counts, near words and popular searches', {
  tag: '@once',
}, async ({ page }) => {
  const [brand, all] = await Promise.all([
    found({ key: words }).then(({ facets }) => facets.brands[0]),
    found({ key: words }),
  ])
  await page.goto(`${path}?stars=4&stock=1&brand=99999`)
  await isUp(page)
  await expect(page.getByRole('heading', { name: `Nothing found for “${words}”` })).toBeVisible()
  expect(brand).toBeDefined()
  await page.getByRole('button', { name: `Clear all filters · ${all.total} results` }).click()
  await expectList(page, all)
  // A price without free delivery: the list is not empty without the last filter.
  const { records } = await found({ key: words, pageSize: 100 })
  const price =
    records.find((one) => records.every((other) => other.price !== one.price || other.isFreeDelivery === 0))?.price ?? 0
  const priced = await found({ key: words, minPrice: price, maxPrice: price })
  await page.goto(`${path}?min=${price}&max=${price}&free=1`)
  await isUp(page)
  await page.getByRole('button', { name: `Without “Free delivery” · ${priced.total} result` }).click()
  await expectList(page, priced)

  const { nearest = [] } = await found({ key: 'running', minPrice: 99_999_999 })
  await page.goto('/SearchResults/running?min=99999999')
  await isUp(page)
  const near = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Did you mean' }) })
  await expect(near.getByRole('link')).toHaveText(nearest)
  await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible()
  await near.getByRole('link').first().click()
  await expectList(page, await found({ key: nearest[0] ?? '' }))
})

test('product#search: a typing error is corrected, and the page names the corrected search', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/SearchResults/sneekers')
  await expect(page.getByRole('status').filter({ hasText: 'Showing results for sneakers' })).toContainText(
    'You typed “sneekers”.',
  )
  await expectList(page, await found({ key: 'sneekers' }))
})

test('product#left-out: a wrong letter in a word of three letters is corrected beside fitting words, and the page says so', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/SearchResults/sop%20Garden%20Rose')
  await expect(page.getByRole('status').filter({ hasText: 'Showing results for soap Garden Rose' })).toContainText(
    'You typed “sop Garden Rose”.',
  )
  await expectList(page, await found({ key: 'soap Garden Rose' }))
  await expect(page.getByRole('article').first()).toContainText(/soap/i)
})

test('product#left-out: words that find nothing together show the products of most words, and name the word that is left out', {
  tag: '@once',
}, async ({ page, axe }) => {
  await page.goto('/SearchResults/zzzzqqq%20running%20shoes')
  await isUp(page)
  await expect(page.getByRole('status').filter({ hasText: 'No product matches all words.' })).toHaveText(
    'No product matches all words. Showing results for “running shoes” without “zzzzqqq”.',
  )
  const expected = await found({ key: 'running shoes' })
  await expectList(page, expected)
  await expect(page.getByRole('link', productsTab(expected.total))).toBeVisible()
  await axe()
})

test('product#search: invalid params of the address are dropped, and words of every kind open', {
  tag: '@once',
}, async ({ page }) => {
  const all = await found({ key: words })
  await page.goto(`${path}?cat=x&stars=9&attr=--&from=XX&min=free&sort=toString&stock=maybe&from_mail=1`)
  await isUp(page)
  await expectList(page, all)
  await expect(page).toHaveURL(`${path}?from_mail=1`)
  await expect(chips(page)).toHaveCount(0)
  for (const text of ['100% cotton/silk?', '<b>&amp;"\'', '跑鞋', 'ı İ', '..a']) {
    await page.goto(`/SearchResults/${encodeURIComponent(text)}`)
    await expect(page.locator('h1')).toHaveText(text)
    await isUp(page)
  }
  await page.goto('/SearchResults/%20')
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
})
