import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { hashKey, type InfiniteData, type Query } from '@tanstack/react-query'
import * as v from 'valibot'
import { productInfo } from '#contract/bare-endpoints.ts'
import { endpointOf } from '#contract/first-view-schemas.ts'
import { requestPersistentStorage } from '#device/device-storage.ts'
import { openStore } from '#offline/stores.ts'
import { shopperNow } from '#session/shopper.ts'
import { endpointAt } from '../known-endpoints.ts'

const records = openStore<PersistedQuery>('queries')
/** Record keys of offline downloads, which are deleted only at the shopper's request, never to make room. */
const downloadedItems = openStore<string[]>('offlineItems')
/** When each record was written, so that the oldest can be deleted without reading all records. */
const times = openStore<number>('queryTimes')

/** Maximum number of records: about 10 MB at 8 kB each (docs/quality.md#storage allows 40 MB for 2,000 products). */
export const maxSavedQueries = 1_200
/**
 * Maximum number of records of each short-lived kind: enough to answer the last searches and lists at once without
 * displacing pages.
 */
export const maxShortLived = 50
const prefix = 'q-'
/** Keys of the short-lived kinds: suggestions while typing (words and shops), and costs of a list, new with each tick. */
const shortLived = [/^q-\["\/(search\/suggest\/|shopDetail\/byShopName")/, /^q-\["\/groceryList\/costs"/]

let writes = 0
/** A counter that grows with every record that this page writes or deletes, so that readers know when to read again. */
export const changeCount = (): number => writes

/** The query cache's storage in IndexedDB, in the interface that the persister expects. */
export const savedQueries = {
  getItem: (key: string) => records.read(key),
  setItem: async (key: string, query: PersistedQuery) => {
    // The answer to a call that a logout has overtaken; the third part of such a key names the call's shopper.
    const { userId } = (query.queryKey[2] ?? {}) as { readonly userId?: string }
    if (userId && userId !== shopperNow()?.userId) return
    await records.write(key, query)
    await times.write(key, Date.now())
    writes += 1
    // A stored product is the first data worth requesting persistent storage for.
    if (query.queryKey[0] === productInfo.path) await requestPersistentStorage()
  },
  removeItem: async (key: string) => {
    await records.remove(key)
    await times.remove(key)
    writes += 1
  },
}

/** Writes many records in one transaction; returns false where the device has no room. */
export async function saveMany(queries: readonly PersistedQuery[]): Promise<boolean> {
  const now = Date.now()
  writes += 1
  const isWritten = await records.writeMany(queries.map((query) => [recordKey(query.queryHash), query]))
  return isWritten && times.writeMany(queries.map((query) => [recordKey(query.queryHash), now]))
}

/** Deletes records. */
export async function dropMany(keys: string[]): Promise<void> {
  await records.removeMany(keys)
  await times.removeMany(keys)
  writes += 1
}

/** The key of a query's record. */
export const recordKey = (queryHash: string): string => `${prefix}${queryHash}`

/** Reads one record; undefined where none exists. */
export const readRecord = (key: string): Promise<PersistedQuery | undefined> => records.read(key)

const answer = <Reply extends v.GenericSchema>(reply: Reply) => v.object({ value: reply, at: v.number() })

/** Validates a stored record against the contract; rejects on a mismatch, and the persister then deletes the record. */
export async function checkPersisted(record: PersistedQuery): Promise<PersistedQuery> {
  const endpoint = endpointAt(record.queryKey[0])
  if (!endpoint) throw new Error('A saved record of an unknown call')
  const one = answer((await endpointOf(endpoint)).reply)
  v.parse(v.union([one, v.object({ pages: v.array(one), pageParams: v.array(v.unknown()) })]), record.state.data)
  return record
}

/**
 * Deletes the oldest records: each short-lived kind down to `maxShortLived`, then all records down to
 * `maxSavedQueries`. To be called when idle.
 */
export async function boundSavedQueries(): Promise<void> {
  const all = await times.keys()
  for (const kind of shortLived)
    await trimToNewest(
      all.filter((key) => kind.test(key)),
      maxShortLived,
    )
  if (all.length <= maxSavedQueries) return
  const downloaded = new Set(await downloadedItems.keys())
  await trimToNewest(
    (await times.keys()).filter((key) => !downloaded.has(key)),
    maxSavedQueries,
  )
}

/** Deletes the oldest of the given records, down to `max`. */
async function trimToNewest(keys: string[], max: number): Promise<void> {
  if (keys.length <= max) return
  const written = await times.readMany(keys)
  writes += 1
  const oldestFirst = keys.map((key, at) => ({ key, at: written[at] ?? 0 })).sort((a, b) => a.at - b.at)
  const gone = oldestFirst.slice(0, keys.length - max).map(({ key }) => key)
  await records.removeMany(gone)
  await times.removeMany(gone)
}

/** When each record was written, by its key. */
export async function readWrittenAt(): Promise<Map<string, number>> {
  const keys = await times.keys()
  const written = await times.readMany(keys)
  return new Map(keys.map((key, at) => [key, written[at] ?? 0]))
}

/** A record's query and answers; `at` is when the server sent the answer, in ms. */
export type SavedRecord = {
  readonly key: string
  readonly query: Readonly<Record<string, unknown>>
  readonly answers: readonly Saved<unknown>[]
}

/** Reads the given records, with every page of a list; missing records are left out. */
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

/**
 * Reads the stored answers of one endpoint, newest first, at most `max`: each query and its answer (the first page of
 * a list).
 */
export async function readSaved<Value>(
  path: string,
  max: number,
): Promise<{ query: Record<string, unknown>; value: Value; at: number }[]> {
  const keys = (await records.keys()).filter((key) => key.startsWith(`${prefix}["${path}"`))
  const written = await times.readMany(keys)
  const newest = keys
    .map((key, at) => ({ key, at: written[at] ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .slice(0, max)
  const found = await records.readMany(newest.map(({ key }) => key))
  return found.flatMap((record) => {
    const data = record?.state.data as Saved<Value> | { pages: Saved<Value>[] } | undefined
    const first = data && 'pages' in data ? data.pages[0] : data
    return record && first
      ? [{ query: record.queryKey[1] as Record<string, unknown>, value: first.value, at: first.at }]
      : []
  })
}

/**
 * Counts the distinct items stored from one endpoint for a region in any language, distinguished by `id`, a field of
 * the query. Reads no record.
 */
export async function countSaved(path: string, regionId: number, id: string): Promise<number> {
  const queries = (await records.keys())
    .filter((key) => key.startsWith(`${prefix}["${path}"`))
    .map((key) => (JSON.parse(key.slice(prefix.length)) as [string, Record<string, unknown>])[1])
  return new Set(queries.filter((query) => query['regionId'] === regionId).map((query) => query[id])).size
}

/**
 * Returns a query's list with its next page added, where that page is stored and the server does not respond. The pages
 * of a downloaded list, and the second page of recent orders, are records of their own, so that continuing online
 * requests no page twice. Null where the request is not for the next page, or that page is not stored.
 */
export async function withSavedNextPage({
  queryKey: [path, query, ...owner],
  state,
}: Query): Promise<InfiniteData<unknown> | null> {
  const data = state.data as InfiniteData<unknown> | undefined
  if (state.fetchMeta?.fetchMore?.direction !== 'forward' || !data) return null
  const next = Number(data.pageParams.at(-1)) + 1
  const params = query as object
  // Only the search endpoint uses `pageNumber` (docs/wire.md#search).
  const page = 'pageSize' in params ? { pageNumber: next } : { current: next }
  const record = await readRecord(recordKey(hashKey([path, { ...params, ...page }, ...owner])))
  if (record?.state.data === undefined) return null
  return { pages: [...data.pages, record.state.data], pageParams: [...data.pageParams, next] }
}
