import { sentences } from '#contract/account/sentences.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { writeReview } from '#contract/review/write-review.ts'
import type { CoinSetting } from '../coin/coin-setting.ts'
import { creditReview } from '../coin/credit-review.ts'
import type { Tables } from '../database/database.ts'
import { mismatch, notFound, type Refusal, refusal } from '../http/refusal.ts'
import { isDeliverable } from '../order/deliverable-items-store.ts'
import { isOwnUpload, uploadName, uploadPath, uploadTemplate } from '../uploads/upload-store.ts'
import {
  insertReview,
  lockOwnItem,
  type OwnReviewRow,
  readReviewOfItem,
  updateReview,
  type WrittenReview,
} from './own-review-store.ts'
import { languageOf } from './review-language.ts'
import { topicsOf } from './review-topics.ts'
import { lockProduct, recountReviews } from './score-store.ts'

type Author = { readonly accountId: number; readonly lang: Language; readonly coins?: CoinSetting }

/**
 * Writes a shopper's review of a received item, or its second version, inside a transaction (docs/product.md#reviews).
 * The same content again changes nothing, so that a phone may repeat a review whose answer was lost.
 */
export async function writeOwnReview(
  tables: Tables,
  { accountId, lang, coins = {} }: Author,
  body: BodyOf<typeof writeReview>,
  now: Date,
): Promise<{ prodCommId: number } | Refusal> {
  const item = await lockOwnItem(tables, accountId, body.orderItemId)
  if (!item) return notFound('item', { orderItemId: 'NOT_FOUND' })
  if (item.prodId !== body.prodId) return mismatch('prodId')
  const refused = await refusedReview(tables, item)
  if (refused) return refused
  const names = [...new Set(body.pics.map(uploadName))]
  for (const name of names)
    if (!(await isOwnUpload(tables, accountId, uploadPath(name))))
      return refusal('PICTURE_INVALID', sentences.PICTURE_INVALID, { pics: 'PICTURE_INVALID' })
  const written = languageOf(body.content, lang)
  const review: WrittenReview = {
    score: body.score,
    content: body.content,
    lang: written,
    pics: names.map(uploadTemplate),
    isAnonymous: body.isAnonymous,
    topics: topicsOf(body.content, written),
  }
  const before = await readReviewOfItem(tables, accountId, body.orderItemId)
  if (before && isSame(before, review)) return { prodCommId: before.prodCommId }
  if (before && !body.isEdit) return refusal('REVIEW_EXISTS', sentences.REVIEW_EXISTS)
  if (before?.editedAt) return refusal('REVIEW_EDITED', sentences.REVIEW_EDITED)
  await creditReview(tables, { accountId, ...item }, coins, now)
  await lockProduct(tables, item.prodId)
  const prodCommId = before?.prodCommId ?? (await insertReview(tables, accountId, item, review, now))
  if (before) await updateReview(tables, prodCommId, review, now)
  await recountReviews(tables, [item.prodId])
  return { prodCommId }
}

/** Refuses the review of an item that the shopper has not received. */
export async function refusedReview(
  tables: Tables,
  { orderItemId, status }: Pick<OwnReviewRow, 'orderItemId' | 'status'>,
): Promise<Refusal | undefined> {
  if (status !== 5) return refusal('ORDER_STATE', 'Only an item of a completed order can be reviewed.')
  if (!(await isDeliverable(tables, orderItemId)))
    return refusal('ORDER_STATE', 'An item that was refunded before the dispatch cannot be reviewed.')
  return undefined
}

const isSame = (before: OwnReviewRow, { score, content, pics, isAnonymous }: WrittenReview): boolean =>
  before.score === score &&
  before.content === content &&
  before.isAnonymous === isAnonymous &&
  before.reviewPics.join(' ') === pics.join(' ')
