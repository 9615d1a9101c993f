import { hashKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { recordKey, savedQueries } from '#cache/later/saved-queries.ts'
import { createQueryClient } from '#cache/query-client.ts'
import { similarProducts } from '#contract/product/product-detail.ts'
import { openStore } from '#offline/stores.ts'

const network = vi.fn<typeof fetch>()
const options = { ...catalogueQuery(similarProducts, { prodId: 7, regionId: 1, lang: 'en', current: 1 }), staleTime: 0 }
const key = recordKey(hashKey(options.queryKey))
const empty = { records: [], total: 0, size: 12, current: 1, pages: 0 }

beforeEach(async () => {
  vi.stubGlobal('fetch', network)
  await openStore('queries').clear()
})
afterEach(() => vi.unstubAllGlobals())

/** Opens the item as a new start does, after an earlier start has stored the answer. */
async function reopen(answer: () => Response) {
  network.mockImplementation(async () => Response.json(empty))
  const earlier = createQueryClient()
  await earlier.fetchQuery(options)
  await vi.waitFor(async () => expect(await savedQueries.getItem(key)).toBeDefined())
  network.mockClear()
  network.mockImplementation(async () => answer())
  const client = createQueryClient()
  const shown: unknown[] = []
  const leave = new QueryObserver(client, options).subscribe(({ data, error }) => void shown.push(data?.value, error))
  await vi.waitFor(() => expect(shown).toContainEqual(empty))
  await vi.waitFor(() => expect(shown).toContainEqual(expect.any(Error)))
  leave()
}

test('product#withdrawn-content: a stored answer is deleted once the mall states that the item no longer exists', async () => {
  await reopen(() => Response.json({ desc: 'Not found', code: 'NOT_FOUND' }, { status: 404 }))
  expect(await savedQueries.getItem(key)).toBeUndefined()
})

test('product#offline: a stored answer stays where the mall is in trouble', async () => {
  await reopen(() => Response.json({ desc: 'Broken', code: 'SERVER' }, { status: 500 }))
  expect(await savedQueries.getItem(key)).toBeDefined()
})
