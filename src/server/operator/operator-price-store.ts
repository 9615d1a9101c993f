import type { Tables } from '../database/database.ts'
import { bigint, greatest } from '../database/expressions.ts'
import { lockVariant } from './operator-stock-store.ts'

/**
 * Writes the price of a variant in a region, in minor units; a higher price raises the previous price, too. The offer
 * has the price of its cheapest variant. Returns the previous price; undefined where the region does not have the
 * variant.
 */
export async function writePrice(
  tables: Tables,
  { skuId, regionId, price }: { readonly skuId: number; readonly regionId: number; readonly price: number },
): Promise<{ before: number; name: string } | undefined> {
  const row = await lockVariant(tables, { skuId, regionId })
  if (!row) return undefined
  await tables
    .updateTable('sku_offer')
    .set((eb) => ({ price, ori_price: greatest(eb.ref('ori_price'), bigint(price)) }))
    .where('sku_id', '=', skuId)
    .where('region_id', '=', regionId)
    .execute()
  const cheapest = tables
    .selectFrom('sku')
    .innerJoin('sku_offer as so', 'so.sku_id', 'sku.sku_id')
    .select(['so.price', 'so.ori_price'])
    .where('so.region_id', '=', regionId)
    .where('sku.prod_id', '=', row.prod_id)
    .orderBy('so.price')
    .orderBy('sku.seq')
    .limit(1)
  await tables
    .updateTable('offer as o')
    .from(cheapest.as('cheapest'))
    .set((eb) => ({ price: eb.ref('cheapest.price'), ori_price: eb.ref('cheapest.ori_price') }))
    .where('o.region_id', '=', regionId)
    .where('o.prod_id', '=', row.prod_id)
    .execute()
  return { before: row.price, name: row.name ? `${row.product} (${row.name})` : row.product }
}
