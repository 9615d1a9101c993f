import type { ReplyOf } from '#contract/endpoint.ts'
import type { Review, reviewSummary } from '#contract/review.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { ReviewRow, SummaryRow } from './review-store.ts'

/** A review in the wire's form. An anonymous author's name never leaves the server. */
export const reviewOf = (row: ReviewRow, timeZone: string): Review => ({
  prodCommId: row.prod_comm_id,
  score: row.score,
  content: row.content,
  lang: row.lang as Review['lang'],
  pics: row.pics,
  isAnonymous: row.is_anonymous ? 1 : 0,
  nickName: row.is_anonymous ? '' : row.nick_name,
  skuName: row.sku_name ?? '',
  recTime: wireTimeOf(row.created_at.getTime(), timeZone),
  helpful: Number(row.helpful),
})

/** The summary of a product's reviews, with the number of ratings from one star to five. */
export function summaryOf({ score, number, pic_number, stars, languages }: SummaryRow): ReplyOf<typeof reviewSummary> {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars
  return { score, number, stars: [one, two, three, four, five], picNumber: pic_number, languages }
}
