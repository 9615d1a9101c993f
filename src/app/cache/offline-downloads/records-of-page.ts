import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import type { DownloadPage } from '#contract/offline-downloads.ts'
import { productInfo } from '#contract/product/product-detail.ts'
import { firstReviewsQuery } from '#contract/product-lists/list-requests.ts'
import { reviewPage, reviewSummary } from '#contract/review/review.ts'
import { search } from '#contract/search/search.ts'
import { shopInfo } from '#contract/shop.ts'
import { savedGeneration } from '../later/persister.ts'
import { type DownloadableList, listQueryOf } from './download.ts'

/**
 * The records of a downloaded page, as the pages that show them would have stored them: the list page, and for each
 * product its detail, its stars, its first reviews and its seller. `at` is when the server sent the data.
 */
export function recordsOfPage(
  list: DownloadableList,
  { list: page, products, shops }: DownloadPage,
  at: number,
): PersistedQuery[] {
  const answer = <Value>(value: Value) => ({ value, at })
  const asList = <Value>(value: Value) => ({ pages: [answer(value)], pageParams: [1] })
  const listed = page.current === 1 ? asList(page) : answer(page)
  return [
    record([search.path, listQueryOf(list, page.current === 1 ? undefined : page.current)], listed),
    ...shops.map((shop) => record([shopInfo.path, { shopId: shop.shopId, ...list.place }], answer(shop))),
    ...products.flatMap(({ detail, summary, reviews }) => [
      record([productInfo.path, { prodId: detail.prodId, ...list.place }], answer(detail)),
      record([reviewSummary.path, { prodId: detail.prodId }], answer(summary)),
      record([reviewPage.path, firstReviewsQuery(detail.prodId, list.place)], asList(reviews)),
    ]),
  ]
}

/** A temporary query client builds the record; the page's own client would hold all records in memory. */
function record(queryKey: QueryKey, data: unknown): PersistedQuery {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(queryKey, data)
  const built = client.getQueryCache().find({ queryKey })
  if (!built) throw new Error('A cache that does not hold what it was given')
  return { buster: savedGeneration, queryHash: built.queryHash, queryKey: built.queryKey, state: built.state }
}
