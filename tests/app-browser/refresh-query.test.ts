import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refreshQuery } from '#cache/later/refresh-query.ts'

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
  await refreshQuery(client, path)
  const invalidated = Object.entries(keys).filter(([, key]) => client.getQueryState(key)?.isInvalidated)
  expect(invalidated.map(([name]) => name)).toEqual(stale)
})

test('product#offline: a product whose first fetch is still in flight is fetched again after it', async () => {
  client.clear()
  const answers: ((answer: string) => void)[] = []
  const answerNext = async (answer: string) => (await vi.waitUntil(() => answers.shift()))(answer)
  const observer = new QueryObserver(client, {
    queryKey: keys.product,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = observer.subscribe(() => {})
  const refreshed = refreshQuery(client, '/prod/prodInfo?lang=en&prodId=7&regionId=1')
  await answerNext('replaced')
  await answerNext('new')
  await refreshed
  expect(client.getQueryData(keys.product)).toBe('new')
  stop()
})

test('product#offline: a saved product that is read again before the screen is there is fetched once more by the screen', async () => {
  client.clear()
  const answers: ((answer: string) => void)[] = []
  const options = {
    queryKey: keys.product,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime: 60_000,
  }
  client.setQueryData(keys.product, 'saved', { updatedAt: 1 })
  const read = client.fetchQuery(options)
  const refreshed = refreshQuery(client, '/prod/prodInfo?lang=en&prodId=7&regionId=1')
  answers.shift()?.('replaced')
  await Promise.all([read, refreshed])
  const stop = new QueryObserver(client, options).subscribe(() => {})
  await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 5_000 })
  answers.shift()?.('new')
  await vi.waitFor(() => expect(client.getQueryData(keys.product)).toBe('new'))
  stop()
})
