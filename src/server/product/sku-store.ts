import type { Tables } from '../database/database.ts'
import { anyOf, textAt } from '../database/expressions.ts'
import { ifHere, isOffered, isSoldSomewhere, type ProductRow, type SkuRow, shownOffer } from './product-store.ts'
import type { Viewer } from './viewer.ts'

/**
 * A variant with its product's offer in the region. `is_sold_somewhere` is false if no region sells the variant any
 * more.
 */
export type SoldSkuRow = SkuRow &
  Pick<ProductRow, 'prod_id' | 'shop_id' | 'shop_name' | 'is_sold'> & {
    prod_name: string
    prod_price: number
    prod_ori_price: number
    is_sold_somewhere: boolean
  }

/** These variants, of any products, unordered; ids that are not in the catalogue are skipped. */
export function readSoldSkus(tables: Tables, viewer: Viewer, skuIds: readonly number[]): Promise<SoldSkuRow[]> {
  if (skuIds.length === 0) return Promise.resolve([])
  const { region, textIndex } = viewer
  return tables
    .selectFrom('sku')
    .innerJoin('product as p', 'p.prod_id', 'sku.prod_id')
    .crossJoinLateral((eb) => shownOffer(tables, viewer, eb.ref('p.prod_id')).as('o'))
    .innerJoin('shop as s', 's.shop_id', 'o.shop_id')
    .leftJoin('sku_offer as so', (join) =>
      join.onRef('so.sku_id', '=', 'sku.sku_id').on('so.region_id', '=', region.regionId),
    )
    .select((eb) => [
      'sku.sku_id',
      textAt(eb.ref('sku.properties'), textIndex).as('properties'),
      textAt(eb.ref('sku.names'), textIndex).as('name'),
      'sku.pic',
      'so.price',
      'so.ori_price',
      'so.stocks',
      'p.prod_id',
      textAt(eb.ref('p.names'), textIndex).as('prod_name'),
      'o.shop_id',
      's.name as shop_name',
      eb
        .and([eb.ref('o.is_here'), isOffered(eb.ref('o.sells_pre_loved'), eb.ref('o.is_available'))])
        .$castTo<boolean>()
        .as('is_sold'),
      ifHere(eb, 'price').as('prod_price'),
      ifHere(eb, 'ori_price').as('prod_ori_price'),
      isSoldSomewhere(tables, eb.ref('p.prod_id')).as('is_sold_somewhere'),
    ])
    .where('sku.sku_id', '=', anyOf(skuIds))
    .execute()
}
