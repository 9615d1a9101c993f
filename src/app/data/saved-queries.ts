import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import * as v from 'valibot'
import { productInfo } from '../../contract/product.ts'
import { openStore } from '../../offline/stores.ts'
import { keepStorage } from './keep-storage.ts'
import { endpointAt } from './known-endpoints.ts'

const records = openStore<PersistedQuery>('queries')
/** When each record was written, so that the oldest can go without reading them all. */
const times = openStore<number>('queryTimes')

/** Records kept: with 8 kB each some 10 MB (quality.md §2 allows 40 MB for 2,000 products). */
export const mostSavedQueries = 1_200
const prefix = 'q-'

/** The query cache's place in IndexedDB, as the persister wants it. */
export const savedQueries = {
  getItem: (key: string) => records.read(key),
  setItem: async (key: string, query: PersistedQuery) => {
    await records.write(key, query)
    await times.write(key, Date.now())
    // A product is the first thing that is worth keeping.
    if (query.queryKey[0] === productInfo.path) await keepStorage()
  },
  removeItem: async (key: string) => {
    await records.remove(key)
    await times.remove(key)
  },
}

const answer = <Reply extends v.GenericSchema>(reply: Reply) => v.object({ value: reply, at: v.number() })

/** Checks a saved record against the contract; throws on one of another shape, which is then thrown away. */
export function checkPersisted(record: PersistedQuery): PersistedQuery {
  const endpoint = endpointAt(record.queryKey[0])
  if (!endpoint) throw new Error('A saved record of an unknown call')
  const one = answer(endpoint.reply)
  v.parse(v.union([one, v.object({ pages: v.array(one), pageParams: v.array(v.unknown()) })]), record.state.data)
  return record
}

/** Throws away the records that were written longest ago, down to `mostSavedQueries`. Call it when idle. */
export async function boundSavedQueries(): Promise<void> {
  const keys = await times.keys()
  if (keys.length <= mostSavedQueries) return
  const written = await times.readMany(keys)
  const oldestFirst = keys.map((key, at) => ({ key, at: written[at] ?? 0 })).sort((a, b) => a.at - b.at)
  const gone = oldestFirst.slice(0, keys.length - mostSavedQueries).map(({ key }) => key)
  await records.removeMany(gone)
  await times.removeMany(gone)
}

type Saved<Value> = { readonly value: Value; readonly at: number }

/** What is saved of one call, newest first, at most `most`: the query of each and its answer; of a list its first page. */
export async function readSaved<Value>(
  path: string,
  most: number,
): Promise<{ query: Record<string, unknown>; value: Value; at: number }[]> {
  const keys = (await records.keys()).filter((key) => key.startsWith(`${prefix}["${path}"`))
  const written = await times.readMany(keys)
  const newest = keys.map((key, at) => ({ key, at: written[at] ?? 0 })).sort((a, b) => b.at - a.at).slice(0, most)
  const found = await records.readMany(newest.map(({ key }) => key))
  return found.flatMap((record) => {
    const data = record?.state.data as Saved<Value> | { pages: Saved<Value>[] } | undefined
    const first = data && 'pages' in data ? data.pages[0] : data
    return record && first ? [{ query: record.queryKey[1] as Record<string, unknown>, value: first.value, at: first.at }] : []
  })
}
