import { hashKey, type InfiniteData, type Query } from '@tanstack/react-query'
import { readRecord, recordKey } from './later/saved-queries.ts'

/**
 * The list that a query holds with its next page added, where that page was kept and no answer comes: the pages of a
 * taken list, and the second of the last orders, lie in records of their own, so that going on by the network asks for no page twice.
 * Null where it is not the next page that is asked for, or it is not saved.
 */
export async function withSavedNextPage({
  queryKey: [path, query, ...whose],
  state,
}: Query): Promise<InfiniteData<unknown> | null> {
  const data = state.data as InfiniteData<unknown> | undefined
  if (state.fetchMeta?.fetchMore?.direction !== 'forward' || !data) return null
  const next = Number(data.pageParams.at(-1)) + 1
  const asked = query as object
  // The search alone counts its pages by this name (api.md).
  const page = 'pageSize' in asked ? { pageNumber: next } : { current: next }
  const record = await readRecord(recordKey(hashKey([path, { ...asked, ...page }, ...whose])))
  if (record?.state.data === undefined) return null
  return { pages: [...data.pages, record.state.data], pageParams: [...data.pageParams, next] }
}
