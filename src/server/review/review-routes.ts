import type { Hono } from 'hono'
import { reviewPage, reviewSummary } from '#contract/review/review.ts'
import { helpfulReviews, voteReview } from '#contract/review/review-votes.ts'
import type { Dependencies } from '../dependencies.ts'
import { onePage, skipped } from '../http/paging.ts'
import { notFound, refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { reviewOf, summaryOf } from './review-rules.ts'
import { countReviews, readReviews, readSummary } from './review-store.ts'
import { hasReview, readHelpful, writeVote } from './vote-store.ts'

const noProduct = (prodId: number) => refusal('NOT_FOUND', `There is no product ${prodId}.`)

/** /prodComm/summary, /prodComm/page and a shopper's votes. */
export function reviewRoutes(api: Hono, dependencies: Dependencies): void {
  const { db, clock } = dependencies
  serve(api, reviewSummary, async ({ prodId }) => {
    const row = await readSummary(db, prodId)
    return row ? summaryOf(row) : noProduct(prodId)
  })

  serve(api, reviewPage, async (query, { timeZone }) => {
    const total = await countReviews(db, query)
    if (total === undefined) return noProduct(query.prodId)
    const rows = await readReviews(db, query, query, skipped(query), query.size)
    return onePage(
      rows.map((row) => reviewOf(row, timeZone)),
      total,
      query,
    )
  })

  serveShopper(api, dependencies, helpfulReviews, ({ prodId }, { tables, shopper }) =>
    readHelpful(tables, shopper.accountId, prodId),
  )

  serveShopper(api, dependencies, voteReview, async (_query, { body, tables, shopper }) => {
    const { prodCommId, isHelpful, at } = body
    if (!(await hasReview(tables, prodCommId))) return notFound('review')
    const now = clock()
    return writeVote(tables, shopper.accountId, { prodCommId, isHelpful, at: new Date(Math.min(at ?? now, now)) })
  })
}
