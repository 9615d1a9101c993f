import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'

/** Notes how much there is now of what the operator counted: before the shelves are emptied, or written into a backup. */
export const keepCounted = async (tables: Tables): Promise<void> =>
  void (await query(
    tables,
    sql`
    update counted_stock c set stocks = so.stocks from sku_offer so join sku using (sku_id) join product p using (prod_id)
    where so.region_id = c.region_id and so.sku_id = c.sku_id and p.slug = c.slug and sku.names[1] = c.sku_name`,
  ))

/**
 * Puts what the operator did over freshly filled shelves: counted stock, and what is withdrawn. What an id means now is another thing
 * where the catalogue was written anew; then it is left alone.
 */
export async function putOperatorsShelf(tables: Tables): Promise<void> {
  await query(
    tables,
    sql`
    update sku_offer so set stocks = c.stocks from counted_stock c, sku, product p
    where so.region_id = c.region_id and so.sku_id = c.sku_id and sku.sku_id = c.sku_id and p.prod_id = sku.prod_id and p.slug = c.slug and sku.names[1] = c.sku_name`,
  )
  await query(
    tables,
    sql`
    update offer o set stocks = sums.n
    from (select so.region_id, sku.prod_id, sum(so.stocks)::int as n from sku_offer so join sku using (sku_id)
      where (so.region_id, sku.prod_id) in (select c.region_id, own.prod_id from counted_stock c join sku own using (sku_id)) group by so.region_id, sku.prod_id) sums
    where o.region_id = sums.region_id and o.prod_id = sums.prod_id`,
  )
  await query(
    tables,
    sql`
    update withdrawn_product w set regions = coalesce((select array_agg(o.region_id order by o.region_id) from offer o where o.prod_id = w.prod_id and o.is_available), '{}')
    from product p where p.prod_id = w.prod_id and p.slug = w.slug and exists (select 1 from offer o where o.prod_id = w.prod_id and o.is_available)`,
  )
  await query(
    tables,
    sql`
    update offer o set is_available = false from withdrawn_product w join product p using (prod_id) where o.prod_id = w.prod_id and p.slug = w.slug and o.is_available`,
  )
}

/** The products that are withdrawn. */
export const readWithdrawn = async (tables: Tables): Promise<number[]> =>
  (await query<{ prod_id: number }>(tables, sql`select prod_id from withdrawn_product`)).map(({ prod_id }) => prod_id)

/** Gives back what the operator withdrew, as it was before; what was counted stays. */
export const unwithdraw = async (tables: Tables): Promise<void> =>
  void (await query(
    tables,
    sql`
    update offer o set is_available = true from withdrawn_product w join product p using (prod_id) where o.prod_id = w.prod_id and p.slug = w.slug and o.region_id = any(w.regions)`,
  ))

/** Puts on the shelves what open orders have been promised: before other orders take their place. */
export async function givePromisedBack(tables: Tables): Promise<void> {
  await query(
    tables,
    sql`
    with promised as (
      select o.region_id, i.sku_id, sum(i.prod_count)::int as n from shop_order o join order_item i using (order_id)
      where o.status in (1, 2, 7) and coalesce(i.refund_state, 0) not in (2, 4) group by o.region_id, i.sku_id
    ), given as (
      update sku_offer so set stocks = so.stocks + promised.n from promised where so.region_id = promised.region_id and so.sku_id = promised.sku_id
      returning so.region_id, so.sku_id, promised.n
    )
    update offer o set stocks = o.stocks + sums.n
    from (select given.region_id, sku.prod_id, sum(given.n)::int as n from given join sku using (sku_id) group by given.region_id, sku.prod_id) sums
    where o.region_id = sums.region_id and o.prod_id = sums.prod_id`,
  )
}
