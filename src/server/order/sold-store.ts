import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'

/** So many of a product. */
type Sold = { readonly prodId: number; readonly prodCount: number }

/**
 * Holds these orders, and then the offers of all their things, until the transaction ends, each in the order of their ids: whoever moves
 * several orders at once does this first, so that two never wait for each other in a circle.
 */
export async function holdToSell(tables: Tables, orderNumbers: readonly string[]): Promise<void> {
  const numbers = [...orderNumbers]
  await query(
    tables,
    sql`select 1 from shop_order where order_number = any(${numbers}::text[]) order by order_id for update`,
  )
  await query(
    tables,
    sql`
    select 1 from offer where (region_id, prod_id) in (select o.region_id, i.prod_id from shop_order o join order_item i using (order_id) where o.order_number = any(${numbers}::text[]))
    order by region_id, prod_id for update`,
  )
}

/** Counts things of a region as sold, or, with −1, as sold no more (decision 0030). What the mall does not have any more is not counted. */
export async function countSold(
  tables: Tables,
  regionId: number,
  things: readonly Sold[],
  sign: 1 | -1,
): Promise<void> {
  if (things.length === 0) return
  const ids = things.map(({ prodId }) => prodId)
  await query(
    tables,
    sql`select 1 from offer where region_id = ${regionId} and prod_id = any(${ids}::bigint[]) order by prod_id for update`,
  )
  await query(
    tables,
    sql`
    update offer o set sold_num = greatest(0, o.sold_num + sums.n)
    from (select prod_id, sum(n)::int * ${sign}::int as n from unnest(${ids}::bigint[], ${things.map(({ prodCount }) => prodCount)}::int[]) as sold (prod_id, n) group by prod_id) sums
    where o.region_id = ${regionId} and o.prod_id = sums.prod_id`,
  )
}

/** Counts what all orders have sold: 1 onto freshly filled shelves, −1 before other orders take their place. */
export const countEverySold = async (tables: Tables, sign: 1 | -1): Promise<void> =>
  void (await query(
    tables,
    sql`
    update offer o set sold_num = greatest(0, o.sold_num + sums.n)
    from (
      select own.region_id, i.prod_id, sum(i.prod_count)::int * ${sign}::int as n from shop_order own join order_item i using (order_id)
      where own.status in (2, 3, 5) and not exists (
        select 1 from refund_item ri join refund r using (refund_id)
        where ri.order_item_id = i.order_item_id and r.state in (2, 4) and (own.shipped_at is null or r.answered_at < own.shipped_at))
      group by own.region_id, i.prod_id
    ) sums
    where o.region_id = sums.region_id and o.prod_id = sums.prod_id`,
  ))
