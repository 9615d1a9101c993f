import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOf, anyOfTexts, atLeastZero, recordset } from '../database/expressions.ts'
import { deliverableItems } from './deliverable-items-store.ts'

/** A product and a quantity. */
type Sold = { readonly prodId: number; readonly prodCount: number }

/**
 * Locks these orders, and then the offers of all their items, until the transaction ends, each in the order of their
 * ids. Every caller that changes several orders at once does this first, so that two callers never deadlock.
 */
export async function lockSoldCounts(tables: Tables, orderNumbers: readonly string[]): Promise<void> {
  await tables
    .selectFrom('shop_order')
    .select('order_id')
    .where('order_number', '=', anyOfTexts(orderNumbers))
    .orderBy('order_id')
    .forUpdate()
    .execute()
  await tables
    .selectFrom('offer')
    .select('offer.prod_id')
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('offer.region_id', 'offer.prod_id'),
        'in',
        eb
          .selectFrom('shop_order as o')
          .innerJoin('order_item as i', 'i.order_id', 'o.order_id')
          .select(['o.region_id', 'i.prod_id'])
          .where('o.order_number', '=', anyOfTexts(orderNumbers))
          .$asTuple('region_id', 'prod_id'),
      ),
    )
    .orderBy('offer.region_id')
    .orderBy('offer.prod_id')
    .forUpdate()
    .execute()
}

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
