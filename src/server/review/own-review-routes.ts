import type { Hono } from 'hono'
import { itemToReview, ownReviews, reviewableItems } from '#contract/review/own-review.ts'
import { reportReview, writeReview } from '#contract/review/write-review.ts'
import { findById } from '../account/account-store.ts'
import { readReviewCoins } from '../coin/coin-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { onePage } from '../http/paging.ts'
import { notFound } from '../http/refusal.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { reportToShop } from './moderate-review.ts'
import { readOwnItem, readOwnReviews, readReviewable, readReviewOfItem } from './own-review-store.ts'
import { ownReviewOf, receivedItemOf } from './review-rules.ts'
import { refusedReview, writeOwnReview } from './write-own-review.ts'

/** /p/prodComm…: a shopper's own reviews, the items that can be reviewed, and reports of others' reviews. */
export function ownReviewRoutes(api: Hono, dependencies: Dependencies): void {
  const now = () => new Date(dependencies.clock())

  serveShopper(api, dependencies, reviewableItems, async (query, { tables, shopper, timeZone }) => {
    const { rows, total } = await readReviewable(tables, shopper.accountId, query)
    return onePage(
      rows.map((row) => receivedItemOf(row, { lang: query.lang, timeZone })),
      total,
      query,
    )
  })

  serveShopper(api, dependencies, ownReviews, async (query, { tables, shopper, timeZone }) => {
    const { rows, total } = await readOwnReviews(tables, shopper.accountId, query)
    const itemIds = rows.map(({ orderItemId }) => orderItemId)
    const coins = await readReviewCoins(tables, shopper.accountId, itemIds)
    return onePage(
      rows.map((row) => ({ ...ownReviewOf(row, { lang: query.lang, timeZone }), coins: coins.get(row.orderItemId) })),
      total,
      query,
    )
  })

  serveShopper(api, dependencies, itemToReview, async ({ orderItemId, lang }, { tables, shopper, timeZone }) => {
    const item = await readOwnItem(tables, shopper.accountId, orderItemId)
    if (!item) return notFound('item')
    const refused = await refusedReview(tables, item)
    if (refused) return refused
    const review = await readReviewOfItem(tables, shopper.accountId, orderItemId)
    return {
      item: receivedItemOf(item, { lang, timeZone }),
      review: review && {
        ...ownReviewOf(review, { lang, timeZone }),
        coins: (await readReviewCoins(tables, shopper.accountId, [orderItemId])).get(orderItemId),
      },
    }
  })

  serveShopper(api, dependencies, writeReview, async (_query, { tables, shopper, body }) => {
    const account = await findById(tables, shopper.accountId)
    const author = { accountId: shopper.accountId, lang: account?.lang ?? 'en', coins: dependencies.settings.COINS }
    return writeOwnReview(tables, author, body, now())
  })

  serveShopper(api, dependencies, reportReview, (_query, { tables, shopper, body }) =>
    reportToShop(tables, shopper.accountId, body, now()),
  )
}
