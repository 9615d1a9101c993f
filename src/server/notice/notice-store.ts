import { sql } from 'kysely'
import type { PayType } from '#contract/order/order.ts'
import { query, type Tables } from '../database/database.ts'
import type { NoticeTitle } from '../order/notice-store.ts'

/** What a notice keeps of its order, in minor units; names in five languages in the order of `languages`. */
export type NoticeArgs = {
  readonly regionId: number
  readonly shopName: string
  readonly actualTotal: number
  readonly refundAmount: number
  readonly payType: PayType | null
  readonly cancelReason: string | null
  readonly courier: string | null
  readonly trackingNumber: string | null
  readonly refundNumber?: string
  readonly refunded?: number
  readonly count: number
  readonly names: readonly string[]
}
export type NoticeRow = {
  readonly id: number
  readonly orderNumber: string
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
/** Who reads announcements, where and when. */
type Reader = { readonly accountId: number | null; readonly regionId: number; readonly now: Date }

const columns = sql`n.id, n.order_number as "orderNumber", n.title, n.args, n.pic, n.is_read as "isRead", n.created_at as "createdAt"`
/** A shopper's own, but of orders that they have deleted. */
const own = (accountId: number) =>
  sql`order_notice n where n.account_id = ${accountId} and not exists (select 1 from shop_order o where o.order_number = n.order_number and o.is_deleted)`

/** A page of a shopper's notices, the newest first, and how many there are. */
export async function readNoticePage(
  tables: Tables,
  accountId: number,
  { skip, size }: Page,
): Promise<{ total: number; rows: NoticeRow[] }> {
  const [counted] = await query<{ total: number }>(tables, sql`select count(*) as total from ${own(accountId)}`)
  const rows = await query<NoticeRow>(
    tables,
    sql`select ${columns} from ${own(accountId)} order by n.id desc offset ${skip} limit ${size}`,
  )
  return { total: counted?.total ?? 0, rows }
}

/** All of them, for the person's own copy. */
export const readEveryNotice = (tables: Tables, accountId: number): Promise<NoticeRow[]> =>
  query<NoticeRow>(
    tables,
    sql`select ${columns} from order_notice n where n.account_id = ${accountId} order by n.id desc`,
  )

/** These are read, or all where none are named. Another's stay as they are. */
export const markRead = async (tables: Tables, accountId: number, ids: readonly number[]): Promise<void> =>
  void (await query(
    tables,
    sql`
    update order_notice set is_read = true where account_id = ${accountId} and not is_read ${ids.length > 0 ? sql`and id = any(${[...ids]}::bigint[])` : sql``}`,
  ))

/** What was announced in a region by now. */
const announced = ({ regionId, now }: Pick<Reader, 'regionId' | 'now'>) =>
  sql`announcement a where ${regionId}::bigint = any(a.regions) and a.published_at <= ${now}::timestamptz`
/** Until when an account has read: who is new need not read what was said before they came. */
const readUntil = (accountId: number | null) =>
  sql`(select coalesce(announcements_read_at, created_at) from account where account_id = ${accountId}::bigint)`

/** How many notices of a shopper, and announcements of a region, are unread. */
export async function countUnread(tables: Tables, reader: Reader & { readonly accountId: number }): Promise<number> {
  const [row] = await query<{ unread: number }>(
    tables,
    sql`
    select (select count(*) from ${own(reader.accountId)} and not n.is_read) + (select count(*) from ${announced(reader)} and a.published_at > ${readUntil(reader.accountId)}) as unread`,
  )
  return row?.unread ?? 0
}

/** A page of a region's announcements, the newest first, and how many there are; `textIndex` is the language's place in texts. A guest has read none. */
export async function readAnnouncementPage(
  tables: Tables,
  reader: Reader,
  textIndex: number,
  { skip, size }: Page,
): Promise<{ total: number; rows: AnnouncementRow[] }> {
  const [counted] = await query<{ total: number }>(tables, sql`select count(*) as total from ${announced(reader)}`)
  const rows = await query<AnnouncementRow>(
    tables,
    sql`
    select a.announcement_id as id, a.titles[${textIndex}::int] as title, a.contents[${textIndex}::int] as content, a.pic, a.published_at as "publishedAt",
      coalesce(a.published_at <= ${readUntil(reader.accountId)}, false) as "isRead"
    from ${announced(reader)} order by a.published_at desc, a.announcement_id desc offset ${skip} limit ${size}`,
  )
  return { total: counted?.total ?? 0, rows }
}

/** Everything announced until now is read. */
export const markAnnouncementsRead = async (tables: Tables, accountId: number, now: Date): Promise<void> =>
  void (await query(
    tables,
    sql`update account set announcements_read_at = greatest(announcements_read_at, ${now}::timestamptz) where account_id = ${accountId}`,
  ))
