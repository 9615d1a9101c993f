import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'
import { textAt } from '../database/expressions.ts'

/**
 * Writes the price of a variant in a region, in minor units; a higher price raises the previous price, too. The offer
 * has the price of its cheapest variant. Returns the previous price; undefined where the region does not have the
 * variant.
 */
export async function writePrice(
  tables: Tables,
  { skuId, regionId, price }: { readonly skuId: number; readonly regionId: number; readonly price: number },
): Promise<{ before: number; name: string } | undefined> {
  const row = await tables
    .selectFrom('sku_offer as so')
    .innerJoin('sku', 'sku.sku_id', 'so.sku_id')
    .innerJoin('product as p', 'p.prod_id', 'sku.prod_id')
    .select((eb) => [
      'so.price',
      'p.prod_id',
      textAt(eb.ref('p.names'), 1).as('product'),
      textAt(eb.ref('sku.names'), 1).as('name'),
    ])
    .where('so.sku_id', '=', skuId)
    .where('so.region_id', '=', regionId)
    .forUpdate('so')
    .executeTakeFirst()
  if (!row) return undefined
  await query(
    tables,
    sql`update sku_offer set price = ${price}, ori_price = greatest(ori_price, ${price}::bigint)
      where sku_id = ${skuId} and region_id = ${regionId}`,
  )
  await query(
    tables,
    sql`
    update offer o set price = cheapest.price, ori_price = cheapest.ori_price
    from (
      select so.price, so.ori_price from sku join sku_offer so on so.sku_id = sku.sku_id and so.region_id = ${regionId}
      where sku.prod_id = ${row.prod_id} order by so.price, sku.seq limit 1
    ) cheapest
    where o.region_id = ${regionId} and o.prod_id = ${row.prod_id}`,
  )
  return { before: row.price, name: row.name ? `${row.product} (${row.name})` : row.product }
}
