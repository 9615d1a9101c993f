import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { ReviewTopic } from '#contract/review/review.ts'
import type { Tables } from '../database/database.ts'
import { type PageQuery, skipped } from '../http/paging.ts'
import { deliverableOf } from '../order/deliverable-items-store.ts'
import { helpfulVotes } from './vote-store.ts'

/** An order item of a shopper with its order; names in the five languages. */
export type ItemRow = {
  readonly orderItemId: number
  readonly orderNumber: string
  readonly regionId: number
  readonly status: number
  readonly prodId: number
  readonly skuId: number
  readonly prodNames: readonly string[]
  readonly skuNames: readonly string[]
  readonly pic: string
  readonly shopId: number
  readonly shopName: string
  readonly deliveredAt: Date | null
  readonly finishedAt: Date | null
}
/** A shopper's own review. */
export type OwnReviewRow = ItemRow & {
  readonly prodCommId: number
  readonly score: number
  readonly content: string
  readonly lang: Language
  readonly reviewPics: readonly string[]
  readonly isAnonymous: boolean
  readonly nickName: string
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly helpful: number
  readonly isHidden: boolean
  readonly reply: string | null
  readonly repliedAt: Date | null
}
/** The content of a review. */
export type WrittenReview = Pick<OwnReviewRow, 'score' | 'content' | 'lang' | 'isAnonymous'> & {
  readonly pics: readonly string[]
  readonly topics: readonly ReviewTopic[]
}

const itemColumns = [
  'i.order_item_id as orderItemId',
  'o.order_number as orderNumber',
  'o.region_id as regionId',
  'o.status',
  'i.prod_id as prodId',
  'i.sku_id as skuId',
  'i.prod_names as prodNames',
  'i.sku_names as skuNames',
  'i.pic',
  'o.shop_id as shopId',
  'o.shop_name as shopName',
  'o.delivered_at as deliveredAt',
  'o.finished_at as finishedAt',
] as const

const ownItems = (tables: Tables, accountId: number) =>
  tables
    .selectFrom('order_item as i')
    .innerJoin('shop_order as o', 'o.order_id', 'i.order_id')
    .where('o.account_id', '=', accountId)

/** An item of a shopper's orders, deleted orders included; undefined where there is none. */
export const readOwnItem = (tables: Tables, accountId: number, orderItemId: number): Promise<ItemRow | undefined> =>
  ownItems(tables, accountId).select(itemColumns).where('i.order_item_id', '=', orderItemId).executeTakeFirst()

/** The same, locked until the transaction ends, so that two devices do not review the item at the same time. */
export const lockOwnItem = (tables: Tables, accountId: number, orderItemId: number): Promise<ItemRow | undefined> =>
  ownItems(tables, accountId)
    .select(itemColumns)
    .where('i.order_item_id', '=', orderItemId)
    .forUpdate('i')
    .executeTakeFirst()

/** A page of the received items that the shopper has not reviewed, the latest first, with their total. */
export async function readReviewable(
  tables: Tables,
  accountId: number,
  page: PageQuery,
): Promise<{ rows: ItemRow[]; total: number }> {
  const found = ownItems(tables, accountId)
    .where('o.is_deleted', '=', sql.lit(false))
    .where('o.status', '=', 5)
    .where('i.comm_sts', '=', 0)
    .where('i.order_item_id', 'in', deliverableOf(tables, accountId))
  const rows = await found
    .select(itemColumns)
    .orderBy('o.finished_at', 'desc')
    .orderBy('i.order_item_id', 'desc')
    .limit(page.size)
    .offset(skipped(page))
    .execute()
  const count = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst()
  return { rows, total: count?.total ?? 0 }
}

const ownReviews = (tables: Tables, accountId: number) =>
  tables
    .selectFrom('shopper_review as s')
    .innerJoin('order_item as i', 'i.order_item_id', 's.order_item_id')
    .innerJoin('shop_order as o', 'o.order_id', 'i.order_id')
    .innerJoin('account as a', 'a.account_id', 's.account_id')
    .leftJoin('review_moderation as m', 'm.prod_comm_id', 's.prod_comm_id')
    .where('s.account_id', '=', accountId)

const ownReviewRows = (tables: Tables, accountId: number) =>
  ownReviews(tables, accountId)
    .select(itemColumns)
    .select((eb) => [
      's.prod_comm_id as prodCommId',
      's.score',
      's.content',
      's.lang',
      's.pics as reviewPics',
      's.is_anonymous as isAnonymous',
      'a.nick_name as nickName',
      's.created_at as createdAt',
      's.edited_at as editedAt',
      helpfulVotes(tables, eb.ref('s.prod_comm_id')).as('helpful'),
      eb.fn.coalesce('m.is_hidden', sql.lit(false)).as('isHidden'),
      'm.reply',
      'm.replied_at as repliedAt',
    ])

/** The shopper's review of an item; undefined where there is none. */
export const readReviewOfItem = (
  tables: Tables,
  accountId: number,
  orderItemId: number,
): Promise<OwnReviewRow | undefined> =>
  ownReviewRows(tables, accountId).where('s.order_item_id', '=', orderItemId).executeTakeFirst() as Promise<
    OwnReviewRow | undefined
  >

/** A page of a shopper's reviews, the newest first, with their total. */
export async function readOwnReviews(
  tables: Tables,
  accountId: number,
  page: PageQuery,
): Promise<{ rows: OwnReviewRow[]; total: number }> {
  const rows = await ownReviewRows(tables, accountId)
    .orderBy('s.prod_comm_id', 'desc')
    .limit(page.size)
    .offset(skipped(page))
    .execute()
  const count = await ownReviews(tables, accountId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirst()
  return { rows: rows as OwnReviewRow[], total: count?.total ?? 0 }
}

/** Every review of a shopper, the newest first, for the export of their data. */
export const readEveryReview = (tables: Tables, accountId: number): Promise<OwnReviewRow[]> =>
  ownReviewRows(tables, accountId).orderBy('s.prod_comm_id', 'desc').execute() as Promise<OwnReviewRow[]>

const columnsOf = ({ score, content, lang, pics, isAnonymous, topics }: WrittenReview) => ({
  score,
  content,
  lang,
  pics: sql<string[]>`${[...pics]}::text[]`,
  is_anonymous: isAnonymous,
  topics: sql<string[]>`${[...topics]}::text[]`,
})

/** Writes the first version of a review, and marks the item as reviewed; answers the review's id. */
export async function insertReview(
  tables: Tables,
  accountId: number,
  { orderItemId, prodId, skuId }: ItemRow,
  review: WrittenReview,
  now: Date,
): Promise<number> {
  const row = await tables
    .insertInto('shopper_review')
    .values({
      account_id: accountId,
      order_item_id: orderItemId,
      prod_id: prodId,
      sku_id: skuId,
      created_at: now,
      ...columnsOf(review),
    })
    .returning('prod_comm_id')
    .executeTakeFirstOrThrow()
  await tables.updateTable('order_item').set({ comm_sts: 1 }).where('order_item_id', '=', orderItemId).execute()
  return row.prod_comm_id
}

/** Writes the second version of a review. */
export async function updateReview(
  tables: Tables,
  prodCommId: number,
  review: WrittenReview,
  now: Date,
): Promise<void> {
  await tables
    .updateTable('shopper_review')
    .set({ ...columnsOf(review), edited_at: now })
    .where('prod_comm_id', '=', prodCommId)
    .execute()
}
