import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'

/** So many of a variant, each named once. */
export type Wanted = { readonly skuId: number; readonly count: number }
/** What cannot be had of a variant, and how many can. */
export type Short = {
  readonly skuId: number
  readonly available: number
  readonly why: 'OUT_OF_STOCK' | 'NOT_IN_AREA' | 'WITHDRAWN'
}

const asJson = (wanted: readonly Wanted[]) =>
  JSON.stringify(wanted.map(({ skuId, count }) => ({ sku_id: skuId, n: count })))

/**
 * Takes things off the shelves of a region, all or none: answers what is short, and then nothing was taken. Rows are held in the
 * order of their ids, so that two buyers of the same things wait for each other and never in a circle.
 */
export async function takeStock(tables: Tables, regionId: number, wanted: readonly Wanted[]): Promise<Short[]> {
  const rows = await query<{ sku_id: number; stocks: number; is_available: boolean }>(
    tables,
    sql`
    select so.sku_id, so.stocks, o.is_available from sku_offer so
    join sku on sku.sku_id = so.sku_id join offer o on o.region_id = so.region_id and o.prod_id = sku.prod_id
    where so.region_id = ${regionId} and so.sku_id = any(${wanted.map(({ skuId }) => skuId)}::bigint[])
    order by so.sku_id for update of so`,
  )
  const shelf = new Map(rows.map((row) => [row.sku_id, row]))
  const short = wanted.flatMap(({ skuId, count }): Short[] => {
    const { stocks = 0, is_available: isSold } = shelf.get(skuId) ?? {}
    if (!isSold) return [{ skuId, available: 0, why: isSold === false ? 'NOT_IN_AREA' : 'WITHDRAWN' }]
    return stocks < count ? [{ skuId, available: stocks, why: 'OUT_OF_STOCK' }] : []
  })
  if (short.length === 0) await moveStock(tables, regionId, wanted, -1)
  return short
}

/** Puts things back on the shelves; of what the mall does not have any more nothing is put anywhere. */
export async function giveStockBack(tables: Tables, regionId: number, given: readonly Wanted[]): Promise<void> {
  await query(
    tables,
    sql`
    select 1 from sku_offer where region_id = ${regionId} and sku_id = any(${given.map(({ skuId }) => skuId)}::bigint[]) order by sku_id for update`,
  )
  await moveStock(tables, regionId, given, 1)
}

/** Up or down by the counts, in the variants and in the sums of their products. A variant that would go below zero throws. */
async function moveStock(tables: Tables, regionId: number, moved: readonly Wanted[], sign: 1 | -1): Promise<void> {
  const things = sql`(select sku_id, n * ${sign}::int as n from json_to_recordset(${asJson(moved)}::json) as given (sku_id bigint, n int))`
  await query(
    tables,
    sql`
    update sku_offer so set stocks = so.stocks + things.n from ${things} things where so.region_id = ${regionId} and so.sku_id = things.sku_id`,
  )
  await query(
    tables,
    sql`
    select 1 from offer where region_id = ${regionId} and prod_id in (select prod_id from sku where sku_id = any(${moved.map(({ skuId }) => skuId)}::bigint[]))
    order by prod_id for update`,
  )
  await query(
    tables,
    sql`
    update offer o set stocks = greatest(0, o.stocks + sums.n)
    from (select sku.prod_id, sum(things.n)::int as n from ${things} things join sku using (sku_id) group by sku.prod_id) sums
    where o.region_id = ${regionId} and o.prod_id = sums.prod_id`,
  )
}

/** Takes off freshly filled shelves what open orders have been promised, as far as it is there. */
export async function takePromised(tables: Tables): Promise<void> {
  await query(
    tables,
    sql`
    with promised as (
      select o.region_id, i.sku_id, sum(i.prod_count)::int as n from shop_order o join order_item i using (order_id) where o.status in (1, 2, 7) and coalesce(i.refund_state, 0) not in (2, 4) group by o.region_id, i.sku_id
    ), taken as (
      update sku_offer so set stocks = greatest(0, so.stocks - promised.n) from promised, sku_offer before
      where so.region_id = promised.region_id and so.sku_id = promised.sku_id and before.region_id = so.region_id and before.sku_id = so.sku_id
      returning so.region_id, so.sku_id, before.stocks - so.stocks as n
    )
    update offer o set stocks = greatest(0, o.stocks - sums.n)
    from (select taken.region_id, sku.prod_id, sum(taken.n)::int as n from taken join sku using (sku_id) group by taken.region_id, sku.prod_id) sums
    where o.region_id = sums.region_id and o.prod_id = sums.prod_id`,
  )
}
