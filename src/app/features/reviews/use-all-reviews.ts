import { useMemo } from 'react'
import { endlessQuery } from '#cache/catalogue-queries.ts'
import { reviewListQuery } from '#contract/page-calls.ts'
import { type Review, reviewPage } from '#contract/review.ts'
import type { ReviewWish } from '#contract/wishes.ts'
import { usePlace } from '#device/place.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'

const idOf = (review: Review) => review.prodCommId
const none: ReviewWish = {}

/** `isSaved`: the shop was not asked for this wish; these are those that fit among all that the phone has. */
export type AllReviews = { readonly reviews: EndlessState<Review>; readonly isSaved: boolean }

/** The reviews that are wished for; without an answer, those that fit among what is saved of all of them. */
export function useAllReviews(prodId: number, wish: ReviewWish): AllReviews {
  const place = usePlace()
  const { stars, pics } = wish
  const isFiltered = Boolean(stars ?? pics)
  const options = useMemo(
    () => endlessQuery(reviewPage, reviewListQuery(prodId, { stars, pics }, place)),
    [prodId, stars, pics, place],
  )
  const wanted = useEndlessList<Review>(options, idOf)
  const isOffline = isFiltered && (wanted.state === 'not-saved' || wanted.state === 'unreachable')
  const all = useEndlessList<Review>(
    useMemo(
      () => ({ ...endlessQuery(reviewPage, reviewListQuery(prodId, none, place)), enabled: isOffline }),
      [prodId, place, isOffline],
    ),
    idOf,
  )
  if (!isOffline || all.state !== 'ready') return { reviews: wanted, isSaved: false }
  const records = all.list.records.filter(
    (review) => (!stars || review.score === stars) && (!pics || review.pics.length > 0),
  )
  return {
    reviews: {
      state: 'ready',
      list: { ...all.list, records, total: records.length, more: { state: 'end', load: () => {} } },
    },
    isSaved: true,
  }
}
