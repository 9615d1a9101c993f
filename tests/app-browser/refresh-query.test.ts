import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshQuery } from '#shell/later/refresh-query.ts'

const client = new QueryClient()
const keys = {
  product: ['/prod/prodInfo', { prodId: 7, regionId: 1, lang: 'en' }],
  inTurkish: ['/prod/prodInfo', { prodId: 7, regionId: 1, lang: 'tr' }],
  list: ['/search', { key: 'tea', hasStock: true, brand: undefined, regionId: 1 }],
  item: ['/shelf/:shelfId/items', { shelfId: 'a b', regionId: 1 }],
  otherItem: ['/shelf/:shelfId/items', { shelfId: 'c', regionId: 1 }],
} as const

test.each([
  ['/prod/prodInfo?lang=en&prodId=7&regionId=1', ['product']],
  ['/search?hasStock=1&key=tea&pageNumber=2&regionId=1', ['list']],
  ['/shelf/a%20b/items?regionId=1', ['item']],
  ['/prod/prodInfo?lang=en&prodId=8&regionId=1', []],
])('product#offline: the query of a replaced answer is fetched again, and no other: %s', async (path, stale) => {
  client.clear()
  for (const key of Object.values(keys)) client.setQueryData(key, {})
  client.setQueryData(['without a query'], {})
  refreshQuery(client, path)
  const invalidated = Object.entries(keys).filter(([, key]) => client.getQueryState(key)?.isInvalidated)
  expect(invalidated.map(([name]) => name)).toEqual(stale)
})
