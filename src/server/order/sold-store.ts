import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOf, atLeastZero, recordset } from '../database/expressions.ts'
import { deliverableItems } from './deliverable-items-store.ts'

/** A product and a quantity. */
type Sold = { readonly prodId: number; readonly prodCount: number }

/**
 * Adds items of a region to the sold counts, or removes them with −1 (decision 0030). Products that are no longer in
 * the catalogue are skipped.
 */
export async function countSold(tables: Tables, regionId: number, items: readonly Sold[], sign: 1 | -1): Promise<void> {
  if (items.length === 0) return
  await tables
    .selectFrom('offer')
    .select('prod_id')
    .where('region_id', '=', regionId)
    .where('prod_id', '=', anyOf(items.map(({ prodId }) => prodId)))
    .orderBy('prod_id')
    .forUpdate()
    .execute()
  const sums = tables
    .selectFrom(recordset('sold', { prodId: 'bigint', prodCount: 'int' }, items.map(pick)))
    .select((eb) => ['sold.prodId', sql<number>`sum(${eb.ref('sold.prodCount')})::int * ${sign}::int`.as('count')])
    .groupBy('sold.prodId')
  await tables
    .updateTable('offer as o')
    .from(sums.as('sums'))
    .set((eb) => ({ sold_num: atLeastZero(eb('o.sold_num', '+', eb.ref('sums.count'))) }))
    .where('o.region_id', '=', regionId)
    .whereRef('o.prod_id', '=', 'sums.prodId')
    .execute()
}

const pick = ({ prodId, prodCount }: Sold) => ({ prodId, prodCount })

/**
 * Adds the items of all orders to the sold counts: 1 after the catalogue is refilled, −1 before a restore replaces the
 * orders.
 */
export async function countEverySold(tables: Tables, sign: 1 | -1): Promise<void> {
  const sums = deliverableItems(tables)
    .select((eb) => [
      'own.region_id',
      'i.prod_id',
      sql<number>`sum(${eb.ref('i.prod_count')})::int * ${sign}::int`.as('count'),
    ])
    .where('own.status', 'in', [2, 3, 5])
    .groupBy(['own.region_id', 'i.prod_id'])
  await tables
    .updateTable('offer as o')
    .from(sums.as('sums'))
    .set((eb) => ({ sold_num: atLeastZero(eb('o.sold_num', '+', eb.ref('sums.count'))) }))
    .whereRef('o.region_id', '=', 'sums.region_id')
    .whereRef('o.prod_id', '=', 'sums.prod_id')
    .execute()
}
