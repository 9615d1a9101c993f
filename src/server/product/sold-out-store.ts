import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'

/** The offers whose stock changed: those of these products in a region, or all. */
type Changed = { readonly regionId: number; readonly prodIds: readonly number[] }

/**
 * Records which values of their choices these offers no longer have in stock (docs/product.md#filter-stock): a size is
 * sold out if no variant of that size has a piece. Called after every change of a stock, in the same transaction.
 */
export async function followSoldOut(tables: Tables, changed?: Changed): Promise<void> {
  const ofChanged = changed
    ? sql`where so.region_id = ${changed.regionId} and sku.prod_id = any(${[...changed.prodIds]}::bigint[])`
    : sql``
  await query(
    tables,
    sql`
    with stocked as (
      select so.region_id, sku.prod_id, value_id, max(so.stocks) as most
      from sku join sku_offer so on so.sku_id = sku.sku_id cross join unnest(sku.value_ids) as value_id
      ${ofChanged} group by so.region_id, sku.prod_id, value_id
    ),
    found as (
      select region_id, prod_id, array_agg(value_id order by value_id) filter (where most <= 0) as sold_out
      from stocked group by region_id, prod_id
    )
    update offer o set sold_out = found.sold_out from found
    where o.region_id = found.region_id and o.prod_id = found.prod_id and o.sold_out is distinct from found.sold_out`,
  )
}
