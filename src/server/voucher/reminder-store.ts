import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'
import { addPushedNotice } from '../notice/add-pushed-notice.ts'

/** A collected voucher that ends soon. */
type EndingVoucher = {
  readonly accountId: number
  readonly voucherId: number
  readonly regionId: number
  readonly names: readonly string[]
  readonly endsAt: Date
}

/** The id of one collected voucher whose reminder is due, locked; undefined where there is none. */
export async function claimEnding(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('shopper_voucher as s')
    .select((eb) => sql<string>`${eb.ref('s.shopper_voucher_id')}::text`.as('subject'))
    .where('s.remind_at', '<=', now)
    .where((eb) => isNotPostponed(tables, kind, sql<string>`${eb.ref('s.shopper_voucher_id')}::text`, now))
    .orderBy('s.remind_at')
    .limit(1)
    .forUpdate('s')
    .skipLocked()
    .executeTakeFirst()
  return row?.subject
}

/** Ends the reminder of a collected voucher; answers the voucher if it can still be used. */
export async function endReminder(tables: Tables, ownVoucherId: number, now: Date): Promise<EndingVoucher | undefined> {
  await tables
    .updateTable('shopper_voucher')
    .set({ remind_at: null })
    .where('shopper_voucher_id', '=', ownVoucherId)
    .execute()
  return tables
    .selectFrom('shopper_voucher as s')
    .innerJoin('voucher as v', 'v.voucher_id', 's.voucher_id')
    .select([
      's.account_id as accountId',
      'v.voucher_id as voucherId',
      'v.region_id as regionId',
      'v.names',
      's.ends_at as endsAt',
    ])
    .where('s.shopper_voucher_id', '=', ownVoucherId)
    .where('s.state', '=', 'usable')
    .where('s.ends_at', '>', now)
    .executeTakeFirst()
}

/** Writes the notice, and its push message, that a collected voucher ends soon. */
export const addEndingNotice = (
  tables: Tables,
  { accountId, voucherId, regionId, names, endsAt }: EndingVoucher,
  pic: string,
  now: Date,
): Promise<void> =>
  addPushedNotice(
    tables,
    { accountId, title: 'VOUCHER_ENDING', args: { regionId, names, voucherId, endsAt: endsAt.toISOString() }, pic },
    now,
    { isLimited: true, endsAt },
  )
