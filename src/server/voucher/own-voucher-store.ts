import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { type PageQuery, skipped } from '../http/paging.ts'
import type { OwnState } from './voucher-rules.ts'
import { type VoucherRow, voucherColumns } from './voucher-store.ts'

/** A voucher that a shopper has collected. `endsAt` is the end of this one. */
export type OwnVoucherRow = VoucherRow & {
  readonly ownVoucherId: number
  readonly state: OwnState
  readonly collectedAt: Date
  /** The orders that hold or used the voucher. */
  readonly orderNumbers: readonly string[]
}

const ownRows = (tables: Tables, accountId: number) =>
  tables
    .selectFrom('shopper_voucher as s')
    .innerJoin('voucher as v', 'v.voucher_id', 's.voucher_id')
    .where('s.account_id', '=', accountId)

const selected = (rows: ReturnType<typeof ownRows>) =>
  rows
    .select((eb) => voucherColumns(eb))
    .select((eb) => [
      's.shopper_voucher_id as ownVoucherId',
      's.state',
      's.collected_at as collectedAt',
      's.ends_at as endsAt',
      sql<string[]>`array(${eb
        .selectFrom('order_voucher as ov')
        .innerJoin('shop_order as o', 'o.order_id', 'ov.order_id')
        .select('o.order_number')
        .whereRef('ov.shopper_voucher_id', '=', 's.shopper_voucher_id')
        .where('o.status', '<>', 6)
        .orderBy('o.order_id')})`.as('orderNumbers'),
    ])

/** A page of a shopper's vouchers in a region: usable vouchers in the order of their end, all others newest first. */
export async function readOwnVouchers(
  tables: Tables,
  accountId: number,
  {
    regionId,
    state,
    now,
    ...page
  }: PageQuery & {
    readonly regionId: number
    readonly state: 'usable' | 'used' | 'expired'
    readonly now: Date
  },
): Promise<{ rows: OwnVoucherRow[]; total: number }> {
  const own = ownRows(tables, accountId).where('v.region_id', '=', regionId)
  const found =
    state === 'used'
      ? own.where('s.state', 'in', ['held', 'used'])
      : own.where('s.state', '=', 'usable').where('s.ends_at', state === 'usable' ? '>' : '<=', now)
  const rows = await selected(found)
    .orderBy('s.ends_at', state === 'usable' ? 'asc' : 'desc')
    .orderBy('s.shopper_voucher_id', 'desc')
    .offset(skipped(page))
    .limit(page.size)
    .execute()
  const count = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst()
  return { rows, total: count?.total ?? 0 }
}

/** A shopper's usable vouchers of a region, also those that begin later, and any that `named` lists. */
export const readForCheckout = (
  tables: Tables,
  accountId: number,
  { regionId, named, now }: { readonly regionId: number; readonly named: readonly number[]; readonly now: Date },
): Promise<OwnVoucherRow[]> =>
  selected(ownRows(tables, accountId))
    .where('v.region_id', '=', regionId)
    .where((eb) =>
      eb.or([eb.and([eb('s.state', '=', 'usable'), eb('s.ends_at', '>', now)]), eb('v.voucher_id', '=', anyOf(named))]),
    )
    .orderBy('s.ends_at')
    .orderBy('s.shopper_voucher_id')
    .limit(200)
    .execute()

/** The voucher that a shopper has collected with a tap of this id. */
export const readCollectedBy = (
  tables: Tables,
  accountId: number,
  collectId: string,
): Promise<OwnVoucherRow | undefined> =>
  selected(ownRows(tables, accountId)).where('s.collect_id', '=', collectId).executeTakeFirst()

/** The number that a shopper has collected of each of these vouchers. */
export async function countCollected(
  tables: Tables,
  accountId: number,
  voucherIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tables
    .selectFrom('shopper_voucher')
    .select((eb) => ['voucher_id', eb.fn.countAll<number>().as('collected')])
    .where('account_id', '=', accountId)
    .where('voucher_id', '=', anyOf(voucherIds))
    .groupBy('voucher_id')
    .execute()
  return new Map(rows.map(({ voucher_id: voucherId, collected }) => [voucherId, collected]))
}

/** Of these vouchers, those that the shopper can still use. */
export async function readUsable(
  tables: Tables,
  accountId: number,
  { voucherIds, now }: { readonly voucherIds: readonly number[]; readonly now: Date },
): Promise<ReadonlySet<number>> {
  const rows = await tables
    .selectFrom('shopper_voucher')
    .select('voucher_id as voucherId')
    .where('account_id', '=', accountId)
    .where('voucher_id', '=', anyOf(voucherIds))
    .where('state', '=', 'usable')
    .where('ends_at', '>', now)
    .execute()
  return new Set(rows.map(({ voucherId }) => voucherId))
}

/** Writes a collected voucher, the shopper's `nth` copy of this voucher; returns the id of the copy. */
export async function insertOwnVoucher(
  tables: Tables,
  own: {
    readonly accountId: number
    readonly voucherId: number
    readonly nth: number
    readonly collectedAt: Date
    readonly endsAt: Date
    readonly remindAt: Date | null
    readonly collectId: string | null
  },
): Promise<number> {
  const row = await tables
    .insertInto('shopper_voucher')
    .values({
      account_id: own.accountId,
      voucher_id: own.voucherId,
      nth: own.nth,
      collected_at: own.collectedAt,
      ends_at: own.endsAt,
      remind_at: own.remindAt,
      collect_id: own.collectId,
    })
    .returning('shopper_voucher_id')
    .executeTakeFirstOrThrow()
  return row.shopper_voucher_id
}

/** Every voucher of a shopper, newest first, for the export of their data. */
export const readEveryOwnVoucher = (tables: Tables, accountId: number): Promise<OwnVoucherRow[]> =>
  selected(ownRows(tables, accountId)).orderBy('s.shopper_voucher_id', 'desc').execute()
