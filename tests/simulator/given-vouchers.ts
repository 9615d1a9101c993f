import { sql } from 'kysely'
import { regionIds } from '#contract/region/region.ts'
import type { Voucher } from '#contract/voucher/voucher.ts'
import { type Database, query } from '#server/database/database.ts'
import { insertVoucher } from '#server/voucher/new-voucher-store.ts'

/** Makes vouchers that a shopper may collect several times, and one of which nothing is left; answers their ids. */
export async function addVouchers(db: Database): Promise<{ readonly ids: number[]; readonly gone: number }> {
  const add = async (stock: number) =>
    (await insertVoucher(
      db,
      {
        regionId: regionIds.LK,
        names: ['Voucher', '券', 'Kupon', 'Купон', 'Cupom'],
        kind: 'mall',
        reduceAmount: 500,
        minSpend: 0,
        startsAt: new Date(0),
        // The clock runs on from seed to seed, some seventeen days each.
        endsAt: new Date('9000-01-01'),
        stock,
        limitPerUser: 3,
        access: 'open',
      },
      new Date(0),
    )) ?? 0
  const gone = await add(0)
  return { ids: [await add(1_000_000), await add(1_000_000), await add(1_000_000), gone], gone }
}

/** The vouchers that a shopper has collected, each as often as collected. */
export const vouchersOf = async (db: Database, userId: string): Promise<number[]> => {
  const rows = await query<{ voucher_id: number }>(
    db,
    sql`select voucher_id from shopper_voucher join account using (account_id) where user_id = ${userId}`,
  )
  return rows.map((row) => row.voucher_id)
}

/** A voucher as the screen shows it. */
export const sampleVoucher = (voucherId: number): Voucher => ({
  voucherId,
  name: 'Voucher',
  kind: 'mall',
  reduceAmount: 5,
  isFreeShipping: 0,
  minSpend: 0,
  startTime: '2026-11-01 00:00:00',
  endTime: '2027-11-01 00:00:00',
  stock: 9,
  limitPerUser: 3,
})
