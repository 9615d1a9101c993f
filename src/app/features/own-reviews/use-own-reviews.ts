import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CallFailed } from '#cache/answer.ts'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'
import type { OwnReview, ReceivedItem } from '#contract/review/own-review.ts'
import { useMarket } from '#device/market.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { type PendingReview, readPendingReviews, watchReviews } from '#offline/review/reviews.ts'
import { useShopper } from '#session/shopper.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import { ownReviewQueries } from './own-review-queries.ts'

/** The part of an item that its form shows. */
export type ShownItem = Pick<ReceivedItem, 'orderItemId' | 'prodId' | 'prodName' | 'skuName' | 'pic'>

/** The reviews that the server has not accepted yet, the latest first; null while they are read. */
export const usePendingReviews = (): readonly PendingReview[] | null => useOwnRecords(readPendingReviews, watchReviews)

/** Whether a review is on its way to the server. */
export const isWaiting = ({ state }: PendingReview): boolean => state !== 'refused'

/** The item of a pending review. */
export const itemOf = ({ orderItemId, prodId, product }: PendingReview): ShownItem => ({
  orderItemId,
  prodId,
  ...product,
})

/** The items that the shopper may review, the latest first, pending reviews included. */
export function useReviewableItems(): EndlessState<ReceivedItem> {
  const userId = useShopper()?.userId ?? ''
  const market = useMarket()
  const options = useMemo(
    () => ({ ...ownReviewQueries.reviewable(market, userId), enabled: userId !== '' }),
    [market, userId],
  )
  return useEndlessList<ReceivedItem>(options, ({ orderItemId }) => orderItemId)
}

/** The shopper's own reviews, the newest first, without the pending ones. */
export function useOwnReviews(): EndlessState<OwnReview> {
  const userId = useShopper()?.userId ?? ''
  const market = useMarket()
  const options = useMemo(
    () => ({ ...ownReviewQueries.mine(market, userId), enabled: userId !== '' }),
    [market, userId],
  )
  return useEndlessList<OwnReview>(options, ({ prodCommId }) => prodCommId)
}

/** An item to review, and the shopper's review of the item where the server has one. */
export type ItemToReview = { readonly item: ShownItem; readonly review?: OwnReview | undefined }

/**
 * The item of an order by its id. Without an answer of the server, the item comes from the lists that this device has
 * saved, so that a review can be begun without a network. `not-received`: the order is not completed.
 */
export function useItemToReview(orderItemId: number): Loaded<ItemToReview> | { readonly state: 'not-received' } {
  const userId = useShopper()?.userId ?? ''
  const options = ownReviewQueries.item(orderItemId, useMarket(), userId)
  const { data, error, refetch } = useQuery({ ...options, enabled: userId !== '' })
  const reviewable = useReviewableItems()
  const mine = useOwnReviews()
  const pending = usePendingReviews()
  const state = useLoadState({
    isWaiting: data === undefined && error === null,
    error,
    retry: useRetry(options.queryKey, refetch),
  })
  if (error instanceof CallFailed && error.failure.kind === 'refused') {
    if (error.failure.code === 'ORDER_STATE') return { state: 'not-received' }
    if (state.state === 'missing') return state
  }
  if (data) return { state: 'ready', ...data }
  if (state.state === 'loading' || state.state === 'slow') return state
  const written =
    mine.state === 'ready' ? mine.list.records.find(({ item }) => item.orderItemId === orderItemId) : undefined
  if (written) return { state: 'ready', value: { item: written.item, review: written }, at: 0 }
  const listed =
    reviewable.state === 'ready' ? reviewable.list.records.find((one) => one.orderItemId === orderItemId) : undefined
  const waiting = pending?.find((one) => one.orderItemId === orderItemId)
  const item = listed ?? (waiting && itemOf(waiting))
  return item ? { state: 'ready', value: { item }, at: 0 } : state
}
