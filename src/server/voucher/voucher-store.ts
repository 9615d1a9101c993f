import { type ExpressionBuilder, sql } from 'kysely'
import type { VoucherKind } from '#contract/voucher/voucher.ts'
import type { Tables } from '../database/database.ts'
import { anyOf, bigint, exists } from '../database/expressions.ts'
import type { Schema } from '../database/schema.ts'
import { type PageQuery, skipped } from '../http/paging.ts'

/** A voucher as it is stored. Money in minor units; names in the five languages. */
export type VoucherRow = {
  readonly voucherId: number
  readonly regionId: number
  readonly names: readonly string[]
  readonly kind: VoucherKind
  readonly shopId: number | null
  readonly shopName: string | null
  readonly prodIds: readonly number[]
  readonly percentOff: number | null
  readonly reduceAmount: number | null
  readonly cap: number | null
  readonly isFreeShipping: boolean
  readonly minSpend: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly stock: number
  readonly limitPerUser: number
  readonly validDays: number | null
  readonly isStopped: boolean
}

/** The columns of a voucher; `v` is the voucher. */
export const voucherColumns = (eb: ExpressionBuilder<Schema & { v: Schema['voucher'] }, 'v'>) =>
  [
    'v.voucher_id as voucherId',
    'v.region_id as regionId',
    'v.names',
    'v.kind',
    'v.shop_id as shopId',
    eb.selectFrom('shop').select('shop.name').whereRef('shop.shop_id', '=', 'v.shop_id').as('shopName'),
    'v.prod_ids as prodIds',
    'v.percent_off as percentOff',
    'v.reduce_amount as reduceAmount',
    'v.cap',
    'v.is_free_shipping as isFreeShipping',
    'v.min_spend as minSpend',
    'v.starts_at as startsAt',
    'v.ends_at as endsAt',
    'v.stock',
    'v.limit_per_user as limitPerUser',
    'v.valid_days as validDays',
    'v.is_stopped as isStopped',
  ] as const

const openVouchers = (tables: Tables, regionId: number, now: Date) =>
  tables
    .selectFrom('voucher as v')
    .where('v.region_id', '=', regionId)
    .where('v.access', '=', 'open')
    .where('v.is_stopped', '=', sql.lit(false))
    .where('v.ends_at', '>', now)

/** The vouchers to list; those of a product contain the vouchers of its shop and of the mall. */
type VoucherFilters = PageQuery & {
  readonly regionId: number
  readonly now: Date
  readonly kind: 'all' | VoucherKind
  readonly prodId?: number | undefined
  readonly shopId?: number | undefined
}

/** A page of the vouchers that everyone may collect, now or later: those that can be collected first, then by the end. */
export async function readVouchers(
  tables: Tables,
  { regionId, now, kind, prodId, shopId, ...page }: VoucherFilters,
): Promise<{ rows: VoucherRow[]; total: number }> {
  let found = openVouchers(tables, regionId, now)
  if (kind !== 'all') found = found.where('v.kind', '=', kind)
  if (shopId !== undefined) found = found.where('v.shop_id', '=', bigint(shopId))
  if (prodId !== undefined)
    found = found.where((eb) => {
      const offer = eb
        .selectFrom('offer as o')
        .select('o.prod_id')
        .where('o.prod_id', '=', bigint(prodId))
        .where('o.region_id', '=', regionId)
        .whereRef('o.shop_id', '=', 'v.shop_id')
      const isOwn = sql<boolean>`${bigint(prodId)} = any(${eb.ref('v.prod_ids')})`
      return eb.or([eb('v.kind', '=', 'mall'), eb.and([eb('v.kind', '=', 'shop'), exists(offer)]), isOwn])
    })
  const rows = await found
    .select((eb) => voucherColumns(eb))
    .orderBy((eb) => eb.and([eb('v.starts_at', '<=', now), eb('v.stock', '>', 0)]), 'desc')
    .orderBy('v.ends_at')
    .orderBy('v.voucher_id')
    .offset(skipped(page))
    .limit(page.size)
    .execute()
  const count = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst()
  return { rows, total: count?.total ?? 0 }
}

/** The vouchers that everyone can collect now for goods of these shops. */
export const readCollectable = (
  tables: Tables,
  regionId: number,
  shopIds: readonly number[],
  now: Date,
): Promise<VoucherRow[]> =>
  openVouchers(tables, regionId, now)
    .select((eb) => voucherColumns(eb))
    .where('v.starts_at', '<=', now)
    .where('v.stock', '>', 0)
    .where((eb) => eb.or([eb('v.kind', '=', 'mall'), eb('v.shop_id', '=', anyOf(shopIds))]))
    .orderBy('v.voucher_id')
    .execute()

/** A voucher by its id, or by its code in a region; locked until the transaction ends. */
export const lockVoucher = (
  tables: Tables,
  which: { readonly voucherId: number } | { readonly code: string; readonly regionId: number },
): Promise<(VoucherRow & { readonly access: 'open' | 'code' | 'granted' }) | undefined> => {
  const vouchers = tables.selectFrom('voucher as v').select((eb) => [...voucherColumns(eb), 'v.access'])
  const found =
    'code' in which
      ? vouchers.where('v.code', '=', which.code).where('v.region_id', '=', which.regionId)
      : vouchers.where('v.voucher_id', '=', which.voucherId)
  return found.forUpdate('v').executeTakeFirst()
}

/** Takes one of the stock of a locked voucher. */
export const takeOne = async (tables: Tables, voucherId: number): Promise<void> => {
  await tables
    .updateTable('voucher')
    .set((eb) => ({ stock: eb('stock', '-', 1) }))
    .where('voucher_id', '=', voucherId)
    .execute()
}
