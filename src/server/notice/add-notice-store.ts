import { sql } from 'kysely'
import type { NoticeTitle } from '#words/messages/order-notice.ts'
import type { Tables } from '../database/database.ts'
import type { NoticeArgs } from '../database/schema/order-tables.ts'

/** The arguments of a notice that belongs to no order; each is replaced by those that the notice names. */
const withoutOrder: Omit<NoticeArgs, 'regionId'> = {
  shopName: '',
  actualTotal: 0,
  refundAmount: 0,
  payType: null,
  cancelReason: null,
  courier: null,
  trackingNumber: null,
  count: 1,
  names: [],
}

export type NewNotice = {
  readonly accountId: number
  readonly title: NoticeTitle
  readonly args: Pick<NoticeArgs, 'regionId'> & Partial<NoticeArgs>
  readonly pic: string
}

/** Writes a notice of an account that belongs to no order. */
export async function addNotice(tables: Tables, notice: NewNotice, now: Date): Promise<void> {
  await insertNotice(tables, notice, now)
}

/** Writes such a notice, and answers its id and all of its arguments, which its push message needs. */
export function insertNotice(
  tables: Tables,
  { accountId, title, args, pic }: NewNotice,
  now: Date,
): Promise<{ readonly id: number; readonly args: NoticeArgs }> {
  return tables
    .insertInto('order_notice')
    .values({
      account_id: accountId,
      order_number: null,
      prod_id: null,
      title,
      args: sql<string>`${JSON.stringify({ ...withoutOrder, ...args })}::jsonb`,
      pic,
      created_at: now,
    })
    .returning(['id', 'args'])
    .executeTakeFirstOrThrow()
}
