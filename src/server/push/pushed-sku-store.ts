import type { Tables } from '../database/database.ts'
import type { PushedSku } from '../database/schema/push-tables.ts'

/** A variant as a message names it, at the region's current price; undefined if the region does not sell the product. */
export async function readPushedSku(
  tables: Tables,
  { skuId, regionId }: { readonly skuId: number; readonly regionId: number },
): Promise<PushedSku | undefined> {
  return tables
    .selectFrom('sku')
    .innerJoin('product as p', 'p.prod_id', 'sku.prod_id')
    .innerJoin('offer as o', (join) => join.onRef('o.prod_id', '=', 'p.prod_id').on('o.region_id', '=', regionId))
    .innerJoin('sku_offer as so', (join) =>
      join.onRef('so.sku_id', '=', 'sku.sku_id').on('so.region_id', '=', regionId),
    )
    .innerJoin('shop as s', 's.shop_id', 'o.shop_id')
    .select([
      'so.region_id as regionId',
      'p.prod_id as prodId',
      'sku.sku_id as skuId',
      'p.slug',
      'p.names',
      'sku.names as skuNames',
      'sku.pic',
      'so.price',
      'so.ori_price as oriPrice',
      'so.stocks',
      's.shop_id as shopId',
      's.name as shopName',
    ])
    .where('sku.sku_id', '=', skuId)
    .executeTakeFirst()
}
