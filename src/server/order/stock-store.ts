import { sql } from 'kysely'
import type { OrderStatus } from '#contract/order/order.ts'
import type { Tables } from '../database/database.ts'
import { anyOf, anyOfTexts, atLeastZero, recordset } from '../database/expressions.ts'
import { isOffered } from '../product/product-store.ts'
import { followSoldOut } from '../product/sold-out-store.ts'
import { deliverableItems } from './deliverable-items-store.ts'

/** A variant and a quantity; each variant occurs once. */
export type Wanted = { readonly skuId: number; readonly count: number }
/** A variant with insufficient stock, and that stock. */
export type Short = {
  readonly skuId: number
  readonly available: number
  readonly why: 'OUT_OF_STOCK' | 'NOT_IN_AREA' | 'WITHDRAWN'
}

const idsOf = (wanted: readonly Wanted[]) => wanted.map(({ skuId }) => skuId)

/**
 * Takes items out of a region's stock, all or none. Returns the variants with insufficient stock; if there are any,
 * nothing was taken. Rows are locked in the order of their ids, so that two buyers of the same variants wait for each
 * other and never deadlock.
 */
export async function reserveStock(tables: Tables, regionId: number, wanted: readonly Wanted[]): Promise<Short[]> {
  const rows = await tables
    .selectFrom('sku_offer as so')
    .innerJoin('sku', 'sku.sku_id', 'so.sku_id')
    .innerJoin('offer as o', (join) =>
      join.onRef('o.region_id', '=', 'so.region_id').onRef('o.prod_id', '=', 'sku.prod_id'),
    )
    .select((eb) => [
      'so.sku_id',
      'so.stocks',
      isOffered(eb.ref('o.sells_pre_loved'), eb.ref('o.is_available')).as('isSold'),
      'o.sells_pre_loved as sellsPreLoved',
    ])
    .where('so.region_id', '=', regionId)
    .where('so.sku_id', '=', anyOf(idsOf(wanted)))
    .orderBy('so.sku_id')
    .forUpdate('so')
    .execute()
  const stock = new Map(rows.map((row) => [row.sku_id, row]))
  const short = wanted.flatMap(({ skuId, count }): Short[] => {
    const { stocks = 0, isSold, sellsPreLoved } = stock.get(skuId) ?? {}
    if (!isSold)
      return [{ skuId, available: 0, why: isSold === false && sellsPreLoved === null ? 'NOT_IN_AREA' : 'WITHDRAWN' }]
    return stocks < count ? [{ skuId, available: stocks, why: 'OUT_OF_STOCK' }] : []
  })
  if (short.length === 0) await moveStock(tables, regionId, wanted, -1)
  return short
}

/** Returns items to the stock; variants that are no longer in the catalogue are skipped. */
export async function returnStock(tables: Tables, regionId: number, given: readonly Wanted[]): Promise<void> {
  await tables
    .selectFrom('sku_offer')
    .select('sku_id')
    .where('region_id', '=', regionId)
    .where('sku_id', '=', anyOf(idsOf(given)))
    .orderBy('sku_id')
    .forUpdate()
    .execute()
  await moveStock(tables, regionId, given, 1)
}

/** Locks the stock of the items of these orders until the transaction ends, as every change of the stock does. */
export async function lockStockOf(tables: Tables, orderIds: readonly number[]): Promise<void> {
  const items = tables
    .selectFrom('shop_order as own')
    .innerJoin('order_item as i', 'i.order_id', 'own.order_id')
    .where('own.order_id', '=', anyOf(orderIds))
  await tables
    .selectFrom('sku_offer')
    .select('sku_id')
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('region_id', 'sku_id'),
        'in',
        items.select(['own.region_id', 'i.sku_id']).$asTuple('region_id', 'sku_id'),
      ),
    )
    .orderBy('region_id')
    .orderBy('sku_id')
    .forUpdate()
    .execute()
  await tables
    .selectFrom('offer')
    .select('prod_id')
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('region_id', 'prod_id'),
        'in',
        items.select(['own.region_id', 'i.prod_id']).$asTuple('region_id', 'prod_id'),
      ),
    )
    .orderBy('region_id')
    .orderBy('prod_id')
    .forUpdate()
    .execute()
}

/**
 * Raises or lowers the stock of the variants and of their products. Throws if the stock of a variant would fall below
 * zero.
 */
async function moveStock(tables: Tables, regionId: number, moved: readonly Wanted[], sign: 1 | -1): Promise<void> {
  const rows = moved.map(({ skuId, count }) => ({ skuId, count: count * sign }))
  const items = recordset('items', { skuId: 'bigint', count: 'int' }, rows)
  await tables
    .updateTable('sku_offer as so')
    .from(items)
    .set((eb) => ({ stocks: eb('so.stocks', '+', eb.ref('items.count')) }))
    .where('so.region_id', '=', regionId)
    .whereRef('so.sku_id', '=', 'items.skuId')
    .execute()
  const products = tables
    .selectFrom('sku')
    .select('sku.prod_id')
    .where('sku.sku_id', '=', anyOf(idsOf(moved)))
  await tables
    .selectFrom('offer')
    .select('offer.prod_id')
    .where('offer.region_id', '=', regionId)
    .where('offer.prod_id', 'in', products)
    .orderBy('offer.prod_id')
    .forUpdate()
    .execute()
  const sums = tables
    .selectFrom(items)
    .innerJoin('sku', 'sku.sku_id', 'items.skuId')
    .select((eb) => ['sku.prod_id', sql<number>`sum(${eb.ref('items.count')})::int`.as('count')])
    .groupBy('sku.prod_id')
  await tables
    .updateTable('offer as o')
    .from(sums.as('sums'))
    .set((eb) => ({ stocks: atLeastZero(eb('o.stocks', '+', eb.ref('sums.count'))) }))
    .where('o.region_id', '=', regionId)
    .whereRef('o.prod_id', '=', 'sums.prod_id')
    .execute()
  const moving = await products.distinct().execute()
  await followSoldOut(tables, { regionId, prodIds: moving.map(({ prod_id: prodId }) => prodId) })
}

/** Statuses of an order that waits for its dispatch, and of one that is shipped or completed. */
const openStatuses = [1, 2, 7] as const
const shippedStatuses = [3, 5] as const

/** The items that orders of these statuses took out of the stock, by region and variant. */
const itemsOf = (tables: Tables, statuses: readonly OrderStatus[]) =>
  deliverableItems(tables)
    .select((eb) => ['own.region_id', 'i.sku_id', sql<number>`sum(${eb.ref('i.prod_count')})::int`.as('count')])
    .where('own.status', 'in', [...statuses])
    .groupBy(['own.region_id', 'i.sku_id'])

/** The items reserved by open orders, by region and variant. */
export const promisedItems = (tables: Tables) => itemsOf(tables, openStatuses)

/** The numbers of the shipped and completed orders. */
export async function readShipped(tables: Tables): Promise<string[]> {
  const rows = await tables
    .selectFrom('shop_order')
    .select('order_number')
    .where('status', 'in', [...shippedStatuses])
    .execute()
  return rows.map(({ order_number: orderNumber }) => orderNumber)
}

/**
 * Takes the items of open, shipped and completed orders out of a stock that does not know these orders, as far as the
 * stock suffices. The items of the orders `known` are missing in the stock already. The caller calls `followSoldOut`
 * afterwards.
 */
export async function takeOrdered(tables: Tables, known: readonly string[] = []): Promise<void> {
  const ordered = itemsOf(tables, [...openStatuses, ...shippedStatuses]).where((eb) =>
    eb.not(eb('own.order_number', '=', anyOfTexts(known))),
  )
  await tables
    .with('ordered', () => ordered)
    .with('taken', (db) =>
      db
        .updateTable('sku_offer as so')
        .from(['ordered', 'sku_offer as before'])
        .set((eb) => ({ stocks: atLeastZero(eb('so.stocks', '-', eb.ref('ordered.count'))) }))
        .whereRef('so.region_id', '=', 'ordered.region_id')
        .whereRef('so.sku_id', '=', 'ordered.sku_id')
        .whereRef('before.region_id', '=', 'so.region_id')
        .whereRef('before.sku_id', '=', 'so.sku_id')
        .returning((eb) => ['so.region_id', 'so.sku_id', eb('before.stocks', '-', eb.ref('so.stocks')).as('count')]),
    )
    .with('sums', (db) =>
      db
        .selectFrom('taken')
        .innerJoin('sku', 'sku.sku_id', 'taken.sku_id')
        .select((eb) => ['taken.region_id', 'sku.prod_id', sql<number>`sum(${eb.ref('taken.count')})::int`.as('count')])
        .groupBy(['taken.region_id', 'sku.prod_id']),
    )
    .updateTable('offer as o')
    .from('sums')
    .set((eb) => ({ stocks: atLeastZero(eb('o.stocks', '-', eb.ref('sums.count'))) }))
    .whereRef('o.region_id', '=', 'sums.region_id')
    .whereRef('o.prod_id', '=', 'sums.prod_id')
    .execute()
}
