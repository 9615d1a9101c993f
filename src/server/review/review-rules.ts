import type { ReplyOf } from '#contract/endpoint.ts'
import type { OwnReview, ReceivedItem } from '#contract/review/own-review.ts'
import type { Review, reviewSummary } from '#contract/review/review.ts'
import { wireTimeOf } from '#contract/time.ts'
import { inLanguage, type Reader } from '../order/shown-order.ts'
import type { ItemRow, OwnReviewRow } from './own-review-store.ts'
import type { ReviewRow, SummaryRow } from './review-store.ts'

/** The most topics of a summary, and the fewest reviews that mention a topic of the summary. */
const maxMentions = 6
const leastReviews = 2

const replyOf = (reply: string | null, at: Date | null, timeZone: string): Review['reply'] =>
  reply !== null && at ? { content: reply, time: wireTimeOf(at.getTime(), timeZone) } : undefined

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
  editTime: row.edited_at ? wireTimeOf(row.edited_at.getTime(), timeZone) : undefined,
  reply: replyOf(row.reply, row.replied_at, timeZone),
})

/** A received item in the wire's form. */
export function receivedItemOf(row: ItemRow, { lang, timeZone }: Reader): ReceivedItem {
  const received = row.deliveredAt ?? row.finishedAt
  return {
    orderItemId: row.orderItemId,
    orderNumber: row.orderNumber,
    prodId: row.prodId,
    skuId: row.skuId,
    prodName: inLanguage(row.prodNames, lang),
    skuName: inLanguage(row.skuNames, lang),
    pic: row.pic,
    shopId: row.shopId,
    shopName: row.shopName,
    receiveTime: wireTimeOf(received?.getTime() ?? 0, timeZone),
  }
}

/** A shopper's own review in the wire's form; an anonymous review has no name here, either. */
export const ownReviewOf = (row: OwnReviewRow, reader: Reader): OwnReview => ({
  prodCommId: row.prodCommId,
  score: row.score,
  content: row.content,
  lang: row.lang,
  pics: [...row.reviewPics],
  isAnonymous: row.isAnonymous ? 1 : 0,
  nickName: row.isAnonymous ? '' : row.nickName,
  skuName: inLanguage(row.skuNames, reader.lang),
  recTime: wireTimeOf(row.createdAt.getTime(), reader.timeZone),
  helpful: Number(row.helpful),
  editTime: row.editedAt ? wireTimeOf(row.editedAt.getTime(), reader.timeZone) : undefined,
  reply: replyOf(row.reply, row.repliedAt, reader.timeZone),
  item: receivedItemOf(row, reader),
  canEdit: row.editedAt === null,
  isHidden: row.isHidden,
})

/** The summary of a product's reviews, with the number of ratings from one star to five. */
export function summaryOf({
  score,
  number,
  pic_number,
  stars,
  languages,
  mentions,
  variants,
}: SummaryRow): ReplyOf<typeof reviewSummary> {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars
  return {
    score,
    number,
    stars: [one, two, three, four, five],
    picNumber: pic_number,
    languages,
    mentions: mentions.filter((one) => one.number >= leastReviews).slice(0, maxMentions),
    variants,
  }
}
