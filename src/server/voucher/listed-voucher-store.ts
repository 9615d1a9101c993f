import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { type VoucherRow, voucherColumns } from './voucher-store.ts'

/** A row of the operator's list of vouchers, with the numbers of collected and used ones. */
export type VoucherListRow = VoucherRow & {
  readonly code: string | null
  readonly collected: number
  readonly used: number
}

/** The newest vouchers of all regions, or only those that somebody can still collect. */
export function readListedVouchers(
  tables: Tables,
  isOpenOnly: boolean,
  max: number,
  now: Date,
): Promise<VoucherListRow[]> {
  const vouchers = tables.selectFrom('voucher as v')
  const wanted = isOpenOnly
    ? vouchers.where('v.ends_at', '>', now).where('v.stock', '>', 0).where('v.is_stopped', '=', sql.lit(false))
    : vouchers
  return wanted
    .select((eb) => [
      ...voucherColumns(eb),
      'v.code',
      eb
        .selectFrom('shopper_voucher as s')
        .select((own) => own.fn.countAll<number>().as('collected'))
        .whereRef('s.voucher_id', '=', 'v.voucher_id')
        .$asScalar()
        .$notNull()
        .as('collected'),
      eb
        .selectFrom('shopper_voucher as s')
        .select((own) => own.fn.countAll<number>().as('used'))
        .whereRef('s.voucher_id', '=', 'v.voucher_id')
        .where('s.state', '=', 'used')
        .$asScalar()
        .$notNull()
        .as('used'),
    ])
    .orderBy('v.voucher_id', 'desc')
    .limit(max)
    .execute()
}

/** The shop that sells all of these products in a region; undefined where no single shop does. */
export async function readShopOf(
  tables: Tables,
  regionId: number,
  prodIds: readonly number[],
): Promise<number | undefined> {
  const rows = await tables
    .selectFrom('offer')
    .select(['prod_id', 'shop_id'])
    .where('region_id', '=', regionId)
    .where('prod_id', '=', anyOf(prodIds))
    .execute()
  const [first] = rows
  const isOne = rows.length === new Set(prodIds).size && rows.every((row) => row.shop_id === first?.shop_id)
  return isOne ? first?.shop_id : undefined
}
