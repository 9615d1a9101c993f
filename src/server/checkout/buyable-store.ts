import type { Tables } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { shownOffer } from '../product/product-store.ts'
import type { SoldSkuRow } from '../product/sku-store.ts'
import type { Viewer } from '../product/viewer.ts'

/** The data of a variant that is copied into an order, and the variant's delivery; names in the five languages. */
export type BuyableRow = {
  readonly skuId: number
  readonly prodNames: readonly string[]
  readonly skuNames: readonly string[]
  readonly isOverseas: boolean
  readonly isFreeDelivery: boolean
  readonly isCashAllowed: boolean
  readonly hasCoinPrice: boolean
  readonly deliveryFrom: number
  readonly deliveryTo: number
}

/** The same variants as `readSoldSkus`, in all languages and with delivery data. */
export const readBuyables = (
  tables: Tables,
  viewer: Viewer,
  skus: readonly Pick<SoldSkuRow, 'sku_id'>[],
): Promise<BuyableRow[]> =>
  tables
    .selectFrom('sku')
    .innerJoin('product as p', 'p.prod_id', 'sku.prod_id')
    .crossJoinLateral((eb) => shownOffer(tables, viewer, eb.ref('p.prod_id')).as('o'))
    .select([
      'sku.sku_id as skuId',
      'p.names as prodNames',
      'sku.names as skuNames',
      'o.is_overseas as isOverseas',
      'o.is_free_delivery as isFreeDelivery',
      'o.is_cash_on_delivery as isCashAllowed',
      'p.has_coin_price as hasCoinPrice',
      'o.delivery_from as deliveryFrom',
      'o.delivery_to as deliveryTo',
    ])
    .where('sku.sku_id', '=', anyOf(skus.map(({ sku_id: skuId }) => skuId)))
    .execute()
