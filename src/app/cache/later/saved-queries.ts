import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import * as v from 'valibot'
import { endpointOf } from '#contract/first-endpoints.ts'
import { productInfo } from '#contract/questions.ts'
import { keepStorage } from '#device/keep-storage.ts'
import { openStore } from '#offline/stores.ts'
import { endpointAt } from '../known-endpoints.ts'

const records = openStore<PersistedQuery>('queries')
/** What shoppers take along, by key: it goes when they say so, never to make room. */
const taken = openStore<string[]>('takenThings')
/** When each record was written, so that the oldest can go without reading them all. */
const times = openStore<number>('queryTimes')

/** Records kept: with 8 kB each some 10 MB (quality.md §2 allows 40 MB for 2,000 products). */
export const mostSavedQueries = 1_200
/** Records kept of what is asked at every few letters: enough to answer the last searches at once, never in the way of pages. */
export const mostTypedQueries = 50
const prefix = 'q-'
/** Suggestions while somebody types: words and shops. */
const ofTyping = /^q-\["\/(search\/suggest\/|shopDetail\/byShopName")/

let writes = 0
/** Grows with every record that this page saves or throws away: who has read them all knows when to look again. */
export const savedSoFar = (): number => writes

/** The query cache's place in IndexedDB, as the persister wants it. */
export const savedQueries = {
  getItem: (key: string) => records.read(key),
  setItem: async (key: string, query: PersistedQuery) => {
    await records.write(key, query)
    await times.write(key, Date.now())
    writes += 1
    // A product is the first thing that is worth keeping.
    if (query.queryKey[0] === productInfo.path) await keepStorage()
  },
  removeItem: async (key: string) => {
    await records.remove(key)
    await times.remove(key)
    writes += 1
  },
}

/** Keeps many records at once; false where the phone has no room for them. */
export async function saveMany(queries: readonly PersistedQuery[]): Promise<boolean> {
  const now = Date.now()
  writes += 1
  const isKept = await records.writeMany(queries.map((query) => [recordKey(query.queryHash), query]))
  return isKept && times.writeMany(queries.map((query) => [recordKey(query.queryHash), now]))
}

/** Throws records away. */
export async function dropMany(keys: string[]): Promise<void> {
  await records.removeMany(keys)
  await times.removeMany(keys)
  writes += 1
}

/** Where the record of a query lies. */
export const recordKey = (queryHash: string): string => `${prefix}${queryHash}`

/** One record; undefined where there is none. */
export const readRecord = (key: string): Promise<PersistedQuery | undefined> => records.read(key)

const answer = <Reply extends v.GenericSchema>(reply: Reply) => v.object({ value: reply, at: v.number() })

/** Checks a saved record against the contract; throws on one of another shape, which is then thrown away. */
export function checkPersisted(record: PersistedQuery): PersistedQuery {
  const endpoint = endpointAt(record.queryKey[0])
  if (!endpoint) throw new Error('A saved record of an unknown call')
  const one = answer(endpointOf(endpoint).reply)
  v.parse(v.union([one, v.object({ pages: v.array(one), pageParams: v.array(v.unknown()) })]), record.state.data)
  return record
}

/**
 * Throws away the records that were written longest ago: those of typed letters down to `mostTypedQueries`, then of all
 * down to `mostSavedQueries`. Call it when idle.
 */
export async function boundSavedQueries(): Promise<void> {
  const all = await times.keys()
  await keepNewest(
    all.filter((key) => ofTyping.test(key)),
    mostTypedQueries,
  )
  if (all.length <= mostSavedQueries) return
  const staying = new Set(await taken.keys())
  await keepNewest(
    (await times.keys()).filter((key) => !staying.has(key)),
    mostSavedQueries,
  )
}

/** Throws away those of these records that were written longest ago, down to `most`. */
async function keepNewest(keys: string[], most: number): Promise<void> {
  if (keys.length <= most) return
  const written = await times.readMany(keys)
  writes += 1
  const oldestFirst = keys.map((key, at) => ({ key, at: written[at] ?? 0 })).sort((a, b) => a.at - b.at)
  const gone = oldestFirst.slice(0, keys.length - most).map(({ key }) => key)
  await records.removeMany(gone)
  await times.removeMany(gone)
}

/** When each record was written, by its key. */
export async function readWrittenAt(): Promise<Map<string, number>> {
  const keys = await times.keys()
  const written = await times.readMany(keys)
  return new Map(keys.map((key, at) => [key, written[at] ?? 0]))
}

/** A record's query and answers; `at` is when the shop gave one, in ms. */
export type SavedRecord = {
  readonly key: string
  readonly query: Readonly<Record<string, unknown>>
  readonly answers: readonly Saved<unknown>[]
}

/** These records, of a list every page; one that is gone is left out. */
export async function readRecords(keys: string[]): Promise<SavedRecord[]> {
  const found = await records.readMany(keys)
  return found.flatMap((record, at) => {
    const data = record?.state.data as Saved<unknown> | { pages: Saved<unknown>[] } | undefined
    if (!record || !data) return []
    return [
      {
        key: keys[at] ?? '',
        query: record.queryKey[1] as Record<string, unknown>,
        answers: 'pages' in data ? data.pages : [data],
      },
    ]
  })
}

type Saved<Value> = { readonly value: Value; readonly at: number }

/** What is saved of one call, newest first, at most `most`: the query of each and its answer; of a list its first page. */
export async function readSaved<Value>(
  path: string,
  most: number,
): Promise<{ query: Record<string, unknown>; value: Value; at: number }[]> {
  const keys = (await records.keys()).filter((key) => key.startsWith(`${prefix}["${path}"`))
  const written = await times.readMany(keys)
  const newest = keys
    .map((key, at) => ({ key, at: written[at] ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .slice(0, most)
  const found = await records.readMany(newest.map(({ key }) => key))
  return found.flatMap((record) => {
    const data = record?.state.data as Saved<Value> | { pages: Saved<Value>[] } | undefined
    const first = data && 'pages' in data ? data.pages[0] : data
    return record && first
      ? [{ query: record.queryKey[1] as Record<string, unknown>, value: first.value, at: first.at }]
      : []
  })
}

/** How many different things are saved of one call for a region, whatever the language: told apart by `id`, a field of its query. Reads no record. */
export async function countSaved(path: string, regionId: number, id: string): Promise<number> {
  const queries = (await records.keys())
    .filter((key) => key.startsWith(`${prefix}["${path}"`))
    .map((key) => (JSON.parse(key.slice(prefix.length)) as [string, Record<string, unknown>])[1])
  return new Set(queries.filter((query) => query['regionId'] === regionId).map((query) => query[id])).size
}
