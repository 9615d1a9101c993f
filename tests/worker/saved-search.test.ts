import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { type Query, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { savedQueries } from '#cache/later/saved-queries.ts'
import { searchSaved, suggestSaved } from '#cache/saved-search.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { clearFootprint, recordFootprint, removeFootprints } from '#offline/footprint.ts'
import { readFootprint } from '#offline/product-views.ts'
import { openStore } from '#offline/stores.ts'

const records = openStore<PersistedQuery>('queries')
const times = openStore<number>('queryTimes')
const here = { regionId: 659006000343, lang: 'en' } as const

const keyOf = (path: string, query: object) => `q-${JSON.stringify([path, query])}`
function save(path: string, query: object, data: unknown): Promise<void> {
  const client = new QueryClient()
  client.setQueryData([path, query], data)
  const { state, queryKey, queryHash } = client.getQueryCache().getAll()[0] as Query
  return savedQueries.setItem(keyOf(path, query), { buster: '1', queryHash, queryKey, state })
}

const card = (prodId: number, prodName: string, more: Partial<ProductCard> = {}): ProductCard => ({
  prodId,
  prodName,
  slug: prodName.toLowerCase().replaceAll(' ', '-'),
  brief: '',
  pic: '/media/1/a.0.front/{width}.{format}',
  price: prodId * 100,
  oriPrice: prodId * 100,
  priceSymbol: 'Rs.',
  soldNum: 0,
  totalStocks: 5,
  shopId: 1,
  shopName: 'A',
  categoryId: 101,
  score: 4,
  prodCommNumber: 1,
  shipFrom: 'Sri Lanka',
  isOverseas: 0,
  isFreeDelivery: 1,
  ...more,
})
const page = (...records: unknown[]) => ({
  value: { records, total: records.length, size: 20, current: 1, pages: 1 },
  at: 1,
})

beforeEach(() => Promise.all([records.clear(), times.clear(), clearFootprint()]))

test('product#offline-search: every list and page seen in this region and language is searched, also one saved a moment ago', async () => {
  await save(
    '/indexTag/moreGoodStuff',
    { size: 20, ...here },
    { pages: [page(card(1, 'Red lamp')), page(card(2, 'Blue lamp'))], pageParams: [1, 2] },
  )
  await save('/indexTag/list', here, { value: [{ id: 1, productDtoList: [card(3, 'Green lamp')] }], at: 1 })
  await save(
    '/category/rows',
    { categoryId: 1, ...here },
    { value: [{ categoryId: 101, productDtoList: [card(7, 'Round lamp')] }], at: 1 },
  )
  await save('/prod/similar', { prodId: 9, ...here, regionId: 100000000000 }, page(card(4, 'Chinese lamp')))
  await save('/prod/similar', { prodId: 8, ...here, lang: 'tr' }, page(card(2, 'Mavi lamba'), card(5, 'Eski lamba')))
  const names = async (key: string) => (await searchSaved({ key }, here)).products.map(({ prodName }) => prodName)
  expect(await names('lamp')).toEqual(['Red lamp', 'Blue lamp', 'Green lamp', 'Round lamp'])
  // A product seen under its Turkish name is found by it and shown in the shopper's language; a product that was never
  // seen in that language is not shown.
  expect(await names('mavi')).toEqual(['Blue lamp'])
  expect(await names('eski')).toEqual([])
  await save('/prod/similar', { prodId: 7, ...here }, page(card(6, 'Tall lamp'), { broken: true }))
  expect(await names('tall')).toEqual(['Tall lamp'])
  expect((await suggestSaved('lmp', here)).words).toEqual([])
  expect((await suggestSaved('la', here)).words).toContain('Tall lamp')
  await savedQueries.removeItem(keyOf('/prod/similar', { prodId: 7, ...here }))
  expect(await names('tall')).toEqual([])
})

test('product#offline-search: the newest card of a product counts, whichever list holds it', async () => {
  await save('/prod/similar', { prodId: 71, ...here }, { ...page(card(50, 'Old kettle', { price: 90 })), at: 5 })
  await save('/prod/similar', { prodId: 72, ...here }, { ...page(card(50, 'Old kettle', { price: 80 })), at: 9 })
  await save('/prod/similar', { prodId: 73, ...here }, { ...page(card(50, 'Old kettle', { price: 70 })), at: 2 })
  expect((await searchSaved({ key: 'kettle' }, here)).products.map(({ price }) => price)).toEqual([80])
  expect((await searchSaved({ key: 'kettle', maxPrice: 75 }, here)).total).toBe(0)
})

test("product#offline-search: opened products are searched without their page, too; not another shopper's, and not removed ones", async () => {
  const view = (one: ProductCard, more: { userId?: string; regionId?: number; lang?: 'tr' } = {}) =>
    recordFootprint({ card: one, regionId: here.regionId, at: 1_700_000_000_000, ...more }, 'UTC')
  const found = async (key: string) =>
    (await searchSaved({ key }, here)).products.map(({ prodName, price }) => `${prodName} ${price}`)
  await save('/prod/similar', { prodId: 81, ...here }, { ...page(card(60, 'Brass mirror', { price: 75 })), at: 1 })
  await view(card(60, 'Brass mirror', { price: 90 }))
  await view(card(61, 'Oval mirror'))
  await view(card(62, 'Ayna', { slug: 'mirror' }), { lang: 'tr' })
  await view(card(63, 'Chinese mirror'), { regionId: 100000000000 })
  await view(card(64, 'Secret mirror'), { userId: 'u1' })
  // An answer's data is newer than the footprint's.
  expect(await found('mirror')).toEqual(['Brass mirror 75', 'Oval mirror 6100'])
  await savedQueries.removeItem(keyOf('/prod/similar', { prodId: 81, ...here }))
  expect(await found('mirror')).toEqual(['Brass mirror 75', 'Oval mirror 6100'])
  await removeFootprints((await readFootprint()).filter(({ prodId }) => prodId === 61).map(({ key }) => key))
  expect(await found('mirror')).toEqual(['Brass mirror 75'])
})

test('product#offline-search: an empty storage gives an empty answer', async () => {
  expect(await searchSaved({ key: 'lamp' }, { regionId: 659006000409, lang: 'pt' })).toMatchObject({
    products: [],
    shops: [],
    total: 0,
  })
})
