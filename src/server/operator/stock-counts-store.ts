import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { exists } from '../database/expressions.ts'
import { promisedItems } from '../order/stock-store.ts'
import { followSoldOut } from '../product/sold-out-store.ts'

/**
 * Records the current stock of the variants that the operator counted, before the stock is emptied or written into a
 * backup.
 */
export async function saveStockCounts(tables: Tables): Promise<void> {
  await tables
    .updateTable('counted_stock as c')
    .from('sku_offer as so')
    .innerJoin('sku', 'sku.sku_id', 'so.sku_id')
    .innerJoin('product as p', 'p.prod_id', 'sku.prod_id')
    .set((eb) => ({ stocks: eb.ref('so.stocks') }))
    .whereRef('so.region_id', '=', 'c.region_id')
    .whereRef('so.sku_id', '=', 'c.sku_id')
    .whereRef('p.slug', '=', 'c.slug')
    .where((eb) => sql<boolean>`${eb.ref('sku.names')}[1] = ${eb.ref('c.sku_name')}`)
    .execute()
}

/** The regions in which a product is sold, ordered by id. */
const soldRegions = (tables: Tables) =>
  tables
    .selectFrom('offer as sold')
    .select((eb) =>
      sql<number[]>`array_agg(${eb.ref('sold.region_id')} order by ${eb.ref('sold.region_id')})`.as('ids'),
    )
    .where('sold.is_available', '=', sql.lit(true))

/**
 * Applies the operator's changes to a freshly filled catalogue: counted stock and withdrawn products. In a new
 * catalogue an id may belong to another product; that change is then skipped.
 */
export async function restoreStockCounts(tables: Tables): Promise<void> {
  await tables
    .updateTable('sku_offer as so')
    .from(['counted_stock as c', 'sku', 'product as p'])
    .set((eb) => ({ stocks: eb.ref('c.stocks') }))
    .whereRef('so.region_id', '=', 'c.region_id')
    .whereRef('so.sku_id', '=', 'c.sku_id')
    .whereRef('sku.sku_id', '=', 'c.sku_id')
    .whereRef('p.prod_id', '=', 'sku.prod_id')
    .whereRef('p.slug', '=', 'c.slug')
    .where((eb) => sql<boolean>`${eb.ref('sku.names')}[1] = ${eb.ref('c.sku_name')}`)
    .execute()
  const counted = tables
    .selectFrom('counted_stock as c')
    .innerJoin('sku as own', 'own.sku_id', 'c.sku_id')
    .select(['c.region_id', 'own.prod_id'])
  const sums = tables
    .selectFrom('sku_offer as so')
    .innerJoin('sku', 'sku.sku_id', 'so.sku_id')
    .select((eb) => ['so.region_id', 'sku.prod_id', sql<number>`sum(${eb.ref('so.stocks')})::int`.as('count')])
    .where(({ eb, refTuple }) =>
      eb(refTuple('so.region_id', 'sku.prod_id'), 'in', counted.$asTuple('region_id', 'prod_id')),
    )
    .groupBy(['so.region_id', 'sku.prod_id'])
  await tables
    .updateTable('offer as o')
    .from(sums.as('sums'))
    .set((eb) => ({ stocks: eb.ref('sums.count') }))
    .whereRef('o.region_id', '=', 'sums.region_id')
    .whereRef('o.prod_id', '=', 'sums.prod_id')
    .execute()
  await followSoldOut(tables)
  await tables
    .updateTable('withdrawn_product as w')
    .from('product as p')
    .set((eb) => ({
      regions: sql<number[]>`coalesce(${soldRegions(tables).where('sold.prod_id', '=', eb.ref('w.prod_id'))}, '{}')`,
    }))
    .whereRef('p.prod_id', '=', 'w.prod_id')
    .whereRef('p.slug', '=', 'w.slug')
    .where((eb) =>
      exists(
        eb
          .selectFrom('offer as o')
          .select('o.prod_id')
          .whereRef('o.prod_id', '=', 'w.prod_id')
          .where('o.is_available', '=', sql.lit(true)),
      ),
    )
    .execute()
  await tables
    .updateTable('offer as o')
    .from(withdrawn(tables).as('w'))
    .set({ is_available: false })
    .whereRef('o.prod_id', '=', 'w.prod_id')
    .where('o.is_available', '=', sql.lit(true))
    .execute()
}

/** The withdrawn products that are still in the catalogue with the same slug. */
const withdrawn = (tables: Tables) =>
  tables
    .selectFrom('withdrawn_product as kept')
    .innerJoin('product as p', 'p.prod_id', 'kept.prod_id')
    .select(['kept.prod_id', 'kept.regions'])
    .whereRef('p.slug', '=', 'kept.slug')

/** The ids of the withdrawn products. */
export async function readWithdrawn(tables: Tables): Promise<number[]> {
  const rows = await tables.selectFrom('withdrawn_product').select('prod_id').execute()
  return rows.map(({ prod_id: prodId }) => prodId)
}

/** Returns withdrawn products to sale in their former regions; counted stock stays. */
export async function unwithdraw(tables: Tables): Promise<void> {
  await tables
    .updateTable('offer as o')
    .from(withdrawn(tables).as('w'))
    .set({ is_available: true })
    .whereRef('o.prod_id', '=', 'w.prod_id')
    .where((eb) => sql<boolean>`${eb.ref('o.region_id')} = any(${eb.ref('w.regions')})`)
    .execute()
}

/** Returns the items of open orders to the stock, before a restore replaces the orders. */
export async function returnPromisedStock(tables: Tables): Promise<void> {
  await tables
    .with('promised', () => promisedItems(tables))
    .with('given', (db) =>
      db
        .updateTable('sku_offer as so')
        .from('promised')
        .set((eb) => ({ stocks: eb('so.stocks', '+', eb.ref('promised.count')) }))
        .whereRef('so.region_id', '=', 'promised.region_id')
        .whereRef('so.sku_id', '=', 'promised.sku_id')
        .returning(['so.region_id', 'so.sku_id', 'promised.count']),
    )
    .with('sums', (db) =>
      db
        .selectFrom('given')
        .innerJoin('sku', 'sku.sku_id', 'given.sku_id')
        .select((eb) => ['given.region_id', 'sku.prod_id', sql<number>`sum(${eb.ref('given.count')})::int`.as('count')])
        .groupBy(['given.region_id', 'sku.prod_id']),
    )
    .updateTable('offer as o')
    .from('sums')
    .set((eb) => ({ stocks: eb('o.stocks', '+', eb.ref('sums.count')) }))
    .whereRef('o.region_id', '=', 'sums.region_id')
    .whereRef('o.prod_id', '=', 'sums.prod_id')
    .execute()
}
