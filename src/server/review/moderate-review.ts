import type { BodyOf } from '#contract/endpoint.ts'
import type { reportReview } from '#contract/review/write-review.ts'
import type { Tables } from '../database/database.ts'
import { notFound, type Refusal } from '../http/refusal.ts'
import { countReports, insertReport, readProductOf, writeModeration } from './moderation-store.ts'
import { lockProduct, recountReviews } from './score-store.ts'

/** The number of shoppers whose reports hide a review until the shop has looked at it. */
const reportsThatHide = 3

/**
 * Stores a shopper's report of a review, once for each shopper, inside a transaction. Several reports since the shop's
 * last look hide the review (docs/product.md#reviews).
 */
export async function reportToShop(
  tables: Tables,
  accountId: number,
  { prodCommId, reason }: BodyOf<typeof reportReview>,
  now: Date,
): Promise<undefined | Refusal> {
  const prodId = await readProductOf(tables, prodCommId)
  if (prodId === undefined) return notFound('review')
  await lockProduct(tables, prodId)
  await insertReport(tables, { accountId, prodCommId, reason, at: now })
  if ((await countReports(tables, prodCommId)) < reportsThatHide) return undefined
  await writeModeration(tables, prodCommId, { is_hidden: true })
  await recountReviews(tables, [prodId])
  return undefined
}

/** Hides a review, or shows it in spite of its reports; the shop has looked at the review. */
export async function showOrHide(
  tables: Tables,
  prodCommId: number,
  isHidden: boolean,
  now: Date,
): Promise<undefined | Refusal> {
  const prodId = await readProductOf(tables, prodCommId)
  if (prodId === undefined) return notFound('review')
  await lockProduct(tables, prodId)
  await writeModeration(tables, prodCommId, { is_hidden: isHidden, looked_at: now })
  await recountReviews(tables, [prodId])
  return undefined
}

/** Writes the shop's reply to a review; a later reply replaces an earlier one. */
export async function replyToReview(
  tables: Tables,
  prodCommId: number,
  reply: string,
  now: Date,
): Promise<undefined | Refusal> {
  if ((await readProductOf(tables, prodCommId)) === undefined) return notFound('review')
  await writeModeration(tables, prodCommId, { reply, replied_at: now })
  return undefined
}
