import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerEndpoint } from '#cache/known-endpoints.ts'
import {
  boundSavedQueries,
  checkPersisted,
  maxSavedQueries,
  maxShortLived,
  readSaved,
  savedQueries,
} from '#cache/later/saved-queries.ts'
import { groceryListCosts } from '#contract/grocery/list-costs.ts'
import { allRegions } from '#contract/region/region.ts'
import { suggestions } from '#contract/search/search.ts'
import { shopsByName } from '#contract/shop.ts'
import { openStore } from '#offline/stores.ts'

const records = openStore<PersistedQuery>('queries')
const times = openStore<number>('queryTimes')
const record = (path: string, query: Record<string, unknown>, data: unknown) =>
  ({
    buster: '1',
    queryHash: JSON.stringify([path, query]),
    queryKey: [path, query],
    state: { data, status: 'success' },
  }) as unknown as PersistedQuery
const save = (path: string, query: Record<string, unknown>, data: unknown) =>
  savedQueries.setItem(`q-${JSON.stringify([path, query])}`, record(path, query, data))

beforeEach(() => Promise.all([records.clear(), times.clear()]))
afterEach(() => vi.useRealTimers())

test('product#offline: saved answers of an endpoint are read newest first, up to the limit; of a list its first page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const prodId of [1, 2, 3]) {
    vi.setSystemTime(prodId * 1000)
    await save('/prod/prodInfo', { prodId }, { value: `product ${prodId}`, at: prodId })
  }
  await save('/prod/prodInfoOther', { prodId: 9 }, { value: 'another call', at: 9 })
  await save(
    '/search',
    { categoryId: 5 },
    {
      pages: [
        { value: 'first', at: 7 },
        { value: 'second', at: 8 },
      ],
      pageParams: [1, 2],
    },
  )
  expect((await readSaved('/prod/prodInfo', 2)).map(({ query, value, at }) => [query['prodId'], value, at])).toEqual([
    [3, 'product 3', 3],
    [2, 'product 2', 2],
  ])
  expect(await readSaved('/search', 5)).toEqual([{ query: { categoryId: 5 }, value: 'first', at: 7 }])
  expect(await readSaved('/none', 5)).toEqual([])
})

test('quality#offline: the oldest records above the limit are evicted, and only those', async () => {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const open = indexedDB.open('nelu-query-times')
    open.onsuccess = () => resolve(open.result)
  })
  const put = database.transaction('records', 'readwrite')
  for (let at = 0; at < maxSavedQueries + 3; at += 1) put.objectStore('records').put(at, `q-${at}`)
  await new Promise((resolve) => (put.oncomplete = resolve))
  database.close()
  for (const at of [0, 2, 3]) await records.write(`q-${at}`, record('/x', { at }, { value: at, at }))
  await boundSavedQueries()
  expect(await times.keys()).toHaveLength(maxSavedQueries)
  expect(await records.keys()).toEqual(['q-3'])
  await boundSavedQueries()
  expect(await times.keys()).toHaveLength(maxSavedQueries)
})

test('quality#offline: of queries made while typing, and of the costs of lists, the newest records stay, and they evict no other record', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const hold = async (at: number, path: string, query: Record<string, unknown>) => {
    vi.setSystemTime(at)
    await save(path, query, { value: [], at })
  }
  await hold(0, '/prod/prodInfo', { prodId: 1 })
  await hold(0, '/shopDetail/info', { shopId: 1 })
  for (let at = 1; at <= maxShortLived; at += 1) {
    await hold(at, suggestions.path, { keyword: `word ${at}` })
    await hold(at, shopsByName.path, { name: `word ${at}` })
    await hold(at, groceryListCosts.path, { items: `p7x${at}` })
    await hold(at, groceryListCosts.path, { items: `p8x${at}` })
  }
  await boundSavedQueries()
  const newest = Array.from({ length: maxShortLived / 2 }, (_, index) => `word ${maxShortLived - index}`)
  expect((await readSaved(suggestions.path, maxShortLived)).map(({ query }) => query['keyword'])).toEqual(newest)
  expect((await readSaved(shopsByName.path, maxShortLived)).map(({ query }) => query['name'])).toEqual(newest)
  expect(new Set((await readSaved(groceryListCosts.path, 100)).map(({ query }) => query['items']))).toEqual(
    new Set(newest.flatMap((word) => ['p7x', 'p8x'].map((of) => `${of}${word.slice('word '.length)}`))),
  )
  expect(await records.keys()).toHaveLength(2 * maxShortLived + 2)
  expect(await times.keys()).toHaveLength(2 * maxShortLived + 2)
  await boundSavedQueries()
  expect(await records.keys()).toHaveLength(2 * maxShortLived + 2)
})

test('product#offline: records of offline downloads are neither counted nor evicted', async () => {
  const downloads = openStore<string[]>('offlineItems')
  const keys = Array.from({ length: maxSavedQueries + 2 }, (_, at) => `q-${at}`)
  await times.writeMany(keys.map((key, at) => [key, at]))
  await downloads.writeMany([
    ['q-0', ['a set']],
    ['q-1', ['a set']],
  ])
  await boundSavedQueries()
  expect(await times.keys()).toHaveLength(keys.length)
  await times.write('q-new', keys.length)
  await boundSavedQueries()
  expect(await times.read('q-0')).toBe(0)
  expect(await times.read('q-2')).toBeUndefined()
  await downloads.clear()
})

test('quality#offline: a record of another shape or an unknown endpoint is not read', async () => {
  registerEndpoint(allRegions as never)
  const region = {
    regionId: 1,
    regionName: 'A',
    flag: '/a.svg',
    countryCode: 'LK',
    phoneCode: '94',
    currency: 'LKR',
    priceSymbol: 'Rs.',
  }
  const good = record('/salesRegions/all', {}, { value: [region], at: 1 })
  expect(await checkPersisted(good)).toBe(good)
  const { flag: _flag, ...older } = region
  for (const data of [
    { value: [older], at: 1 },
    { value: [region] },
    undefined,
    [region],
    { pages: [{ value: [older], at: 1 }], pageParams: [1] },
  ]) {
    await expect(checkPersisted(record('/salesRegions/all', {}, data))).rejects.toThrow()
  }
  await expect(checkPersisted(record('/never/asked', {}, { value: 1, at: 1 }))).rejects.toThrow()
})

test("product#logout: a shopper's answer that arrives after the logout is not stored", async () => {
  const key = ['/p/address/list', {}, { userId: 'u1', regionId: 7 }] as const
  const query = { ...record(key[0], {}, { value: [], at: 1 }), queryKey: key }
  localStorage.setItem('nelu.shopper', JSON.stringify({ userId: 'u1' }))
  await savedQueries.setItem('q-first', query)
  localStorage.removeItem('nelu.shopper')
  await savedQueries.setItem('q-second', query)
  expect(await records.keys()).toEqual(['q-first'])
})
