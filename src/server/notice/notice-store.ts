import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOf, bigint, greatest, notExists, textAt, timestamp } from '../database/expressions.ts'
import type { NoticeArgs } from '../database/schema/order-tables.ts'
import type { NoticeTitle } from '../order/notice-store.ts'

export type NoticeRow = {
  readonly id: number
  /** Null for a notice about a product or a voucher. */
  readonly orderNumber: string | null
  readonly prodId: number | null
  readonly title: NoticeTitle
  readonly args: NoticeArgs
  readonly pic: string
  readonly isRead: boolean
  readonly createdAt: Date
}
export type AnnouncementRow = {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly pic: string | null
  readonly publishedAt: Date
  readonly isRead: boolean
}
type Page = { readonly skip: number; readonly size: number }
/** A reader of announcements (null is a guest), with the region and the current time. */
type Reader = { readonly accountId: number | null; readonly regionId: number; readonly now: Date }

const columns = [
  'n.id',
  'n.order_number as orderNumber',
  'n.prod_id as prodId',
  'n.title',
  'n.args',
  'n.pic',
  'n.is_read as isRead',
  'n.created_at as createdAt',
] as const

/**
 * A shopper's own notices, except those of orders that the shopper has deleted, and requests to pay orders that no
 * longer wait for their payment.
 */
const own = (tables: Tables, accountId: number) =>
  tables
    .selectFrom('order_notice as n')
    .where('n.account_id', '=', accountId)
    .where((eb) =>
      notExists(
        eb
          .selectFrom('shop_order as o')
          .select('o.order_id')
          .whereRef('o.order_number', '=', 'n.order_number')
          .where((order) =>
            order.or([
              order('o.is_deleted', '=', sql.lit(true)),
              order.and([order('n.title', '=', 'ORDER_PLACED'), order('o.status', '!=', 1)]),
            ]),
          ),
      ),
    )

/** A page of a shopper's notices, newest first, with their total. */
export async function readNoticePage(
  tables: Tables,
  accountId: number,
  { skip, size }: Page,
): Promise<{ total: number; rows: NoticeRow[] }> {
  const counted = await own(tables, accountId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirst()
  const rows = await own(tables, accountId).select(columns).orderBy('n.id', 'desc').offset(skip).limit(size).execute()
  return { total: counted?.total ?? 0, rows }
}

/** All notices of a shopper, for the export of their data. */
export const readEveryNotice = (tables: Tables, accountId: number): Promise<NoticeRow[]> =>
  tables
    .selectFrom('order_notice as n')
    .select(columns)
    .where('n.account_id', '=', accountId)
    .orderBy('n.id', 'desc')
    .execute()

/** Marks a shopper's notices of these ids as read, or all notices if the list is empty. */
export async function markRead(tables: Tables, accountId: number, ids: readonly number[]): Promise<void> {
  const unread = tables
    .updateTable('order_notice')
    .set({ is_read: true })
    .where('account_id', '=', accountId)
    .where('is_read', '=', sql.lit(false))
  await (ids.length > 0 ? unread.where('id', '=', anyOf(ids)) : unread).execute()
}

/** The announcements of a region up to the current time. */
const announced = (tables: Tables, { regionId, now }: Pick<Reader, 'regionId' | 'now'>) =>
  tables
    .selectFrom('announcement as a')
    .where((eb) => sql<boolean>`${bigint(regionId)} = any(${eb.ref('a.regions')})`)
    .where('a.published_at', '<=', timestamp(now))

/** The time until which an account has read the announcements; announcements older than the account count as read. */
const readUntil = (tables: Tables, accountId: number | null) =>
  tables
    .selectFrom('account')
    .select((eb) => eb.fn.coalesce('announcements_read_at', 'created_at').as('until'))
    .where('account_id', '=', sql<number>`${accountId}::bigint`)

/** The numbers of unread notices of a shopper and of unread announcements of a region. */
export async function countUnread(tables: Tables, reader: Reader & { readonly accountId: number }): Promise<number> {
  const notices = own(tables, reader.accountId)
    .select((eb) => eb.fn.countAll<number>().as('notices'))
    .where('n.is_read', '=', sql.lit(false))
  const announcements = announced(tables, reader)
    .select((eb) => eb.fn.countAll<number>().as('announcements'))
    .where('a.published_at', '>', readUntil(tables, reader.accountId))
  const row = await tables.selectNoFrom(sql<number>`${notices} + ${announcements}`.as('unread')).executeTakeFirst()
  return row?.unread ?? 0
}

/**
 * A page of a region's announcements, newest first, with their total; `textIndex` is the language's index in texts,
 * from 1. For a guest, every announcement is unread.
 */
export async function readAnnouncementPage(
  tables: Tables,
  reader: Reader,
  textIndex: number,
  { skip, size }: Page,
): Promise<{ total: number; rows: AnnouncementRow[] }> {
  const counted = await announced(tables, reader)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirst()
  const rows = await announced(tables, reader)
    .select((eb) => [
      'a.announcement_id as id',
      textAt(eb.ref('a.titles'), textIndex).as('title'),
      textAt(eb.ref('a.contents'), textIndex).as('content'),
      'a.pic',
      'a.published_at as publishedAt',
      sql<boolean>`coalesce(${eb.ref('a.published_at')} <= ${readUntil(tables, reader.accountId)}, false)`.as('isRead'),
    ])
    .orderBy('a.published_at', 'desc')
    .orderBy('a.announcement_id', 'desc')
    .offset(skip)
    .limit(size)
    .execute()
  return { total: counted?.total ?? 0, rows }
}

/** Marks every announcement up to now as read. */
export async function markAnnouncementsRead(tables: Tables, accountId: number, now: Date): Promise<void> {
  await tables
    .updateTable('account')
    .set((eb) => ({ announcements_read_at: greatest(eb.ref('announcements_read_at'), timestamp(now)) }))
    .where('account_id', '=', accountId)
    .execute()
}
