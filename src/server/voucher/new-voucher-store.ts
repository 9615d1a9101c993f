import { sql } from 'kysely'
import type { VoucherKind } from '#contract/voucher/voucher.ts'
import type { Tables } from '../database/database.ts'

/**
 * A new voucher. Money in minor units; names in the five languages. Exactly one of percentOff, reduceAmount and
 * isFreeShipping is given. `access`: everyone collects an `open` one; the others need their code, or are granted. `key`
 * is the name by which the mall finds a voucher of its own again.
 */
export type VoucherTerms = {
  readonly key?: string
  readonly regionId: number
  readonly names: readonly string[]
  readonly kind: VoucherKind
  readonly shopId?: number
  readonly prodIds?: readonly number[]
  readonly percentOff?: number
  readonly reduceAmount?: number
  readonly cap?: number
  readonly isFreeShipping?: boolean
  readonly minSpend: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly stock: number
  readonly limitPerUser: number
  readonly validDays?: number
  readonly access: 'open' | 'code' | 'granted'
  readonly code?: string
}

const rowOf = (terms: VoucherTerms, now: Date) => ({
  key: terms.key ?? null,
  region_id: terms.regionId,
  names: terms.names,
  kind: terms.kind,
  shop_id: terms.shopId ?? null,
  prod_ids: terms.prodIds ?? [],
  percent_off: terms.percentOff ?? null,
  reduce_amount: terms.reduceAmount ?? null,
  cap: terms.cap ?? null,
  is_free_shipping: terms.isFreeShipping ?? false,
  min_spend: terms.minSpend,
  starts_at: terms.startsAt,
  ends_at: terms.endsAt,
  stock: terms.stock,
  limit_per_user: terms.limitPerUser,
  valid_days: terms.validDays ?? null,
  access: terms.access,
  code: terms.code?.toUpperCase() ?? null,
  made_at: now,
})

/** Writes a new voucher; undefined where its code or key is taken. */
export async function insertVoucher(tables: Tables, terms: VoucherTerms, now: Date): Promise<number | undefined> {
  const row = await tables
    .insertInto('voucher')
    .values(rowOf(terms, now))
    .onConflict((conflict) => conflict.doNothing())
    .returning('voucher_id')
    .executeTakeFirst()
  return row?.voucher_id
}

/** The id of the mall's own voucher with this key, which is created where the mall has none. */
export async function ensureVoucher(
  tables: Tables,
  terms: VoucherTerms & { readonly key: string },
  now: Date,
): Promise<number> {
  const known = () => tables.selectFrom('voucher').select('voucher_id').where('key', '=', terms.key).executeTakeFirst()
  const found = (await known())?.voucher_id ?? (await insertVoucher(tables, terms, now)) ?? (await known())?.voucher_id
  if (found === undefined) throw new Error(`The voucher ${terms.key} could not be made: its code is taken.`)
  return found
}

/** Whether a voucher was found and stopped: nobody collects it any more, collected ones stay valid. */
export async function stopVoucher(tables: Tables, voucherId: number): Promise<boolean> {
  const row = await tables
    .updateTable('voucher')
    .set({ is_stopped: sql.lit(true) })
    .where('voucher_id', '=', voucherId)
    .returning('voucher_id')
    .executeTakeFirst()
  return row !== undefined
}
