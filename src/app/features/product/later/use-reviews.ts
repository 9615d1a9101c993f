import { useEffect } from 'react'
import { reviewSize } from '#contract/product-lists/list-requests.ts'
import type { Review } from '#contract/review/review.ts'
import { useMarket } from '#device/market.ts'
import { useEndlessList } from '#features/endless/index.ts'
import { useEntryState } from '#shell/use-entry-state.ts'
import { moreReviewsSize, restQueries } from './rest-queries.ts'

const idOf = (review: Review) => review.prodCommId

export type MoreReviews = 'ready' | 'loading' | 'failed' | 'end'

/**
 * The newest reviews, those in the reader's language first: three at first, five more with each `showMore`. The first
 * three come with the document (app/cache/catalogue/product-queries.ts); the longer list is fetched on demand. Null
 * until loaded.
 */
export function useReviews(prodId: number) {
  const market = useMarket()
  const [times, setTimes] = useEntryState('reviews', 0)
  const requested = reviewSize + times * moreReviewsSize
  const first = useEndlessList(restQueries.firstReviews(prodId, market), idOf)
  const longerQuery = { ...restQueries.moreReviews(prodId, market), enabled: times > 0 }
  const longer = useEndlessList(longerQuery, idOf)
  const list = longer.state === 'ready' ? longer.list : null
  const isShort = list !== null && list.records.length < requested && list.more.state === 'ready'

  useEffect(() => {
    if (isShort && list) list.more.load()
  }, [isShort, list])

  if (first.state !== 'ready') return first
  const known = list ?? first.list
  const { total } = known
  const expected = Math.min(requested, total)
  const hasFailed =
    times > 0 && (list ? list.more.state === 'failed' : longer.state !== 'loading' && longer.state !== 'slow')
  const more: MoreReviews =
    known.records.length < expected ? (hasFailed ? 'failed' : 'loading') : expected < total ? 'ready' : 'end'
  const again = () => (list ? list.more.load() : 'retry' in longer && longer.retry())
  return {
    state: 'ready' as const,
    reviews: known.records.slice(0, requested),
    total,
    more,
    showMore: more === 'failed' ? again : () => setTimes(times + 1),
  }
}
