import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'
import { offered } from '../product/product-store.ts'
import type { SoldSkuRow } from '../product/sku-store.ts'
import type { Viewer } from '../product/viewer.ts'

/** What an order keeps of a variant, and how it is delivered; names in the five languages. */
export type BuyableRow = {
  readonly skuId: number
  readonly prodNames: readonly string[]
  readonly skuNames: readonly string[]
  readonly isOverseas: boolean
  readonly isFreeDelivery: boolean
  readonly isCashAllowed: boolean
  readonly deliveryFrom: number
  readonly deliveryTo: number
}

/** The same variants as `readSoldSkus`, in all languages and with their delivery. */
export const readBuyables = (
  tables: Tables,
  viewer: Viewer,
  skus: readonly Pick<SoldSkuRow, 'sku_id'>[],
): Promise<BuyableRow[]> =>
  query<BuyableRow>(
    tables,
    sql`
    select sku.sku_id as "skuId", p.names as "prodNames", sku.names as "skuNames", o.is_overseas as "isOverseas", o.is_free_delivery as "isFreeDelivery",
      o.is_cash_on_delivery as "isCashAllowed", o.delivery_from as "deliveryFrom", o.delivery_to as "deliveryTo"
    from sku join product p on p.prod_id = sku.prod_id ${offered(viewer)}
    where sku.sku_id = any(${skus.map(({ sku_id }) => sku_id)}::bigint[])`,
  )
