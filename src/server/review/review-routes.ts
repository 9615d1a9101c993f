import type { Hono } from 'hono'
import { reviewPage, reviewSummary } from '#contract/review.ts'
import type { Dependencies } from '../dependencies.ts'
import { refusal, serve } from '../http/serve.ts'
import { onePage, skipped } from '../product/page-rules.ts'
import { textIndexOf } from '../product/viewer.ts'
import { reviewOf, summaryOf } from './review-rules.ts'
import { countReviews, readReviews, readSummary } from './review-store.ts'

const noProduct = (prodId: number) => refusal('NOT_FOUND', `There is no product ${prodId}.`)

/** /prodComm/summary and /prodComm/page. */
export function reviewRoutes(api: Hono, { db }: Dependencies): void {
  serve(api, reviewSummary, async ({ prodId }) => {
    const row = await readSummary(db, prodId)
    return row ? summaryOf(row) : noProduct(prodId)
  })

  serve(api, reviewPage, async (query, { timeZone }) => {
    const total = await countReviews(db, query)
    if (total === undefined) return noProduct(query.prodId)
    const rows = await readReviews(db, query, textIndexOf(query.lang), skipped(query), query.size)
    return onePage(
      rows.map((row) => reviewOf(row, timeZone)),
      total,
      query,
    )
  })
}
