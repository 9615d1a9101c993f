import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'
import { isSoldSomewhere, offered, type ProductRow, type SkuRow } from './product-store.ts'
import type { Viewer } from './viewer.ts'

/** A variant with its product's offer in the region. `is_sold_somewhere` is false where no region sells it any more. */
export type SoldSkuRow = SkuRow &
  Pick<ProductRow, 'prod_id' | 'shop_id' | 'shop_name' | 'is_sold'> & {
    prod_name: string
    prod_price: number
    prod_ori_price: number
    is_sold_somewhere: boolean
  }

/** These variants, of any products, in no order; ids that the mall does not have are left out. */
export function readSoldSkus(tables: Tables, viewer: Viewer, skuIds: readonly number[]): Promise<SoldSkuRow[]> {
  if (skuIds.length === 0) return Promise.resolve([])
  const { region, textIndex } = viewer
  return query<SoldSkuRow>(
    tables,
    sql`
    select sku.sku_id, sku.properties[${textIndex}::int] as properties, sku.names[${textIndex}::int] as name, sku.pic, so.price, so.ori_price, so.stocks,
      p.prod_id, p.names[${textIndex}::int] as prod_name, o.shop_id, s.name as shop_name, o.is_here and o.is_available as is_sold,
      case when o.is_here then o.price else 0 end as prod_price, case when o.is_here then o.ori_price else 0 end as prod_ori_price,
      ${isSoldSomewhere} as is_sold_somewhere
    from sku join product p on p.prod_id = sku.prod_id ${offered(viewer)}
    left join sku_offer so on so.sku_id = sku.sku_id and so.region_id = ${region.regionId}
    where sku.sku_id = any(${[...skuIds]}::bigint[])`,
  )
}
