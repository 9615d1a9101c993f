import { useMemo } from 'react'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import type { Review } from '#contract/review/review.ts'
import type { ReviewParams } from '#contract/search/search-params.ts'
import { useMarket } from '#device/market.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'

const idOf = (review: Review) => review.prodCommId
const none: ReviewParams = {}

/** The number by which an order sorts a review; reviews of equal rank keep the order of the list, the newest first. */
const rank = ({ helpful, score }: Review, sort: ReviewParams['sort']): number =>
  sort === 'helpful' ? helpful : sort === 'high' ? score : sort === 'low' ? -score : 0

/** `isSaved`: these filters were never fetched; the reviews are the matching ones among those stored on the device. */
export type AllReviews = { readonly reviews: EndlessState<Review>; readonly isSaved: boolean }

/** The reviews for the given filters; offline, the matching ones among all stored reviews. */
export function useAllReviews(prodId: number, params: ReviewParams): AllReviews {
  const market = useMarket()
  const { stars, pics, in: writtenIn, sku, about, sort } = params
  // A stored review names neither the id of its variant nor its topics.
  const isFiltered = Boolean(stars ?? pics ?? writtenIn ?? sort) && !sku && !about
  const options = useMemo(
    () => productQueries.reviews(prodId, { stars, pics, in: writtenIn, sku, about, sort }, market),
    [prodId, stars, pics, writtenIn, sku, about, sort, market],
  )
  const list = useEndlessList<Review>(options, idOf)
  const isOffline = isFiltered && (list.state === 'not-saved' || list.state === 'unreachable')
  const all = useEndlessList<Review>(
    useMemo(
      () => ({ ...productQueries.reviews(prodId, none, market), enabled: isOffline }),
      [prodId, market, isOffline],
    ),
    idOf,
  )
  if (!isOffline || all.state !== 'ready') return { reviews: list, isSaved: false }
  const records = all.list.records
    .filter(
      (review) =>
        (!stars || review.score === stars) &&
        (!pics || review.pics.length > 0) &&
        (!writtenIn || review.lang === writtenIn),
    )
    .sort((a, b) => Number(b.lang === market.lang) - Number(a.lang === market.lang) || rank(b, sort) - rank(a, sort))
  return {
    reviews: {
      state: 'ready',
      list: { ...all.list, records, total: records.length, more: { state: 'end', load: () => {} } },
    },
    isSaved: true,
  }
}
