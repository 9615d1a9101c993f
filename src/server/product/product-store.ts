import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOf, exists, textAt } from '../database/expressions.ts'
import type { Schema } from '../database/schema.ts'
import { regions } from '../region/region-rules.ts'
import { type CardRow, dayOf, groceryFacts, variantPrices } from './card-store.ts'
import type { Viewer } from './viewer.ts'

/**
 * A product with its offer in the region. `is_sold` is false where the region has no offer or has withdrawn the offer.
 */
export type ProductRow = CardRow & {
  is_sold: boolean
  imgs: string[]
  content: string
  item_code: string
  warranty_months: number
  parameters: { name: string; value: string }[]
  brand_name: string | null
  is_cash_on_delivery: boolean
  delivery_from: number
  delivery_to: number
}

export type SkuRow = {
  sku_id: number
  properties: string
  name: string
  pic: string
  price: number | null
  ori_price: number | null
  stocks: number | null
}

export type CategoryStep = { category_id: number; name: string; slug: string }

/** The ids of all regions. */
export const regionIds = regions.map((one) => one.regionId)

/**
 * The offer of a product that a viewer sees: the region's own, else that of another region; `is_here` distinguishes the
 * two.
 */
export const shownOffer = (tables: Tables, { region }: Viewer, prodId: Expression<number>) =>
  tables
    .selectFrom('offer')
    .selectAll()
    .select((eb) => eb('offer.region_id', '=', region.regionId).$castTo<boolean>().as('is_here'))
    .where('offer.prod_id', '=', prodId)
    .where('offer.region_id', '=', anyOf(regionIds))
    .orderBy((eb) => eb('offer.region_id', '=', region.regionId), 'desc')
    .orderBy('offer.region_id')
    .limit(1)

/**
 * Whether a region sells a product: the catalogue's by their availability, pre-loved items by their own flag, because
 * no list of the catalogue shows them (decision 0073).
 */
export const isOffered = (sellsPreLoved: Expression<boolean | null>, isAvailable: Expression<boolean>) =>
  sql<boolean>`coalesce(${sellsPreLoved}, ${isAvailable})`

/** Whether at least one region sells a product; no region sells a withdrawn product. */
export const isSoldSomewhere = (tables: Tables, prodId: Expression<number>) =>
  exists(
    tables
      .selectFrom('offer as any_one')
      .select('any_one.prod_id')
      .where('any_one.region_id', '=', anyOf(regionIds))
      .where('any_one.prod_id', '=', prodId)
      .where((eb) => isOffered(eb.ref('any_one.sells_pre_loved'), eb.ref('any_one.is_available'))),
  )

type Shown = { p: Schema['product']; o: Schema['offer'] & { is_here: boolean } }
/** A number of the offer in `o`, or 0 if the offer is another region's. */
export const ifHere = (eb: ExpressionBuilder<Shown, 'o'>, column: 'price' | 'ori_price' | 'sold_num') =>
  eb
    .case()
    .when(eb.ref('o.is_here'))
    .then(eb.ref(`o.${column}`))
    .else(sql.lit(0))
    .end()

/**
 * The product; undefined for an unknown or withdrawn product. In a region without an offer, the product has another
 * region's shop and no price.
 */
export function readProduct(tables: Tables, viewer: Viewer, prodId: number): Promise<ProductRow | undefined> {
  const { textIndex } = viewer
  return tables
    .selectFrom('product as p')
    .crossJoinLateral((eb) => shownOffer(tables, viewer, eb.ref('p.prod_id')).as('o'))
    .innerJoin('shop as s', 's.shop_id', 'o.shop_id')
    .innerJoin('category as d', 'd.category_id', 'o.department_id')
    .crossJoinLateral((eb) => variantPrices(tables, viewer, eb.ref('p.prod_id')).as('variant'))
    .leftJoin('brand as b', 'b.brand_id', 'p.brand_id')
    .select((eb) => [
      'p.prod_id',
      textAt(eb.ref('p.names'), textIndex).as('name'),
      'p.slug',
      textAt(eb.ref('p.briefs'), textIndex).as('brief'),
      'p.pic',
      'p.imgs',
      'p.content',
      'p.item_code',
      'p.warranty_months',
      sql<ProductRow['parameters']>`${eb.ref('p.parameters')} -> ${textIndex - 1}::int`.as('parameters'),
      'p.comm_number',
      'p.has_coin_price',
      'p.category_id',
      'p.brand_id',
      'b.name as brand_name',
      'p.score',
      'o.shop_id',
      's.name as shop_name',
      'o.ship_from',
      'o.is_overseas',
      'o.is_cash_on_delivery',
      'o.is_free_delivery',
      'o.delivery_from',
      'o.delivery_to',
      'o.deal_hours',
      dayOf(eb.ref('o.created_at')).as('create_day'),
      'variant.max_price',
      'variant.cheapest',
      'variant.cheapest_name',
      groceryFacts(eb.ref('d.slug'), eb.ref('p.parameters')).as('grocery_facts'),
      eb
        .and([eb.ref('o.is_here'), isOffered(eb.ref('o.sells_pre_loved'), eb.ref('o.is_available'))])
        .$castTo<boolean>()
        .as('is_sold'),
      ifHere(eb, 'price').as('price'),
      ifHere(eb, 'ori_price').as('ori_price'),
      ifHere(eb, 'sold_num').as('sold_num'),
      eb
        .case()
        .when(eb.and([eb.ref('o.is_here'), isOffered(eb.ref('o.sells_pre_loved'), eb.ref('o.is_available'))]))
        .then(eb.ref('o.stocks'))
        .else(sql.lit(0))
        .end()
        .as('stocks'),
    ])
    .where('p.prod_id', '=', prodId)
    .where((eb) => isSoldSomewhere(tables, eb.ref('p.prod_id')))
    .executeTakeFirst()
}

/** A variant with its choices in English as well, by which the server knows measures and sizes. */
export type DetailedSkuRow = SkuRow & { english: string }

export const readSkus = (tables: Tables, { region, textIndex }: Viewer, prodId: number): Promise<DetailedSkuRow[]> =>
  tables
    .selectFrom('sku')
    .leftJoin('sku_offer as so', (join) =>
      join.onRef('so.sku_id', '=', 'sku.sku_id').on('so.region_id', '=', region.regionId),
    )
    .select((eb) => [
      'sku.sku_id',
      textAt(eb.ref('sku.properties'), textIndex).as('properties'),
      textAt(eb.ref('sku.properties'), 1).as('english'),
      textAt(eb.ref('sku.names'), textIndex).as('name'),
      'sku.pic',
      'so.price',
      'so.ori_price',
      'so.stocks',
    ])
    .where('sku.prod_id', '=', prodId)
    .orderBy('sku.seq')
    .execute()

/** The path from the department down to the category. */
export const readCategoryPath = (tables: Tables, { textIndex }: Viewer, categoryId: number): Promise<CategoryStep[]> =>
  tables
    .selectFrom('category as leaf')
    .innerJoin('category as c', (join) =>
      join.on((eb) =>
        eb.or([
          eb('c.category_id', '=', eb.ref('leaf.category_id')),
          eb('c.category_id', '=', eb.ref('leaf.parent_id')),
        ]),
      ),
    )
    .select((eb) => ['c.category_id', textAt(eb.ref('c.names'), textIndex).as('name'), 'c.slug'])
    .where('leaf.category_id', '=', categoryId)
    .orderBy((eb) => eb('c.parent_id', '<>', sql.lit(0)))
    .execute()

/** The number of best products of a category, and of its department, from which "similar" products are chosen. */
const mostOfCategory = 200
const mostOfDepartment = 300

/**
 * Products similar to one product: its own category first, then the rest of its department. Within each, the best of
 * every kind come before the second best of any kind. Undefined for an unknown product.
 */
export async function readSimilar(tables: Tables, { region }: Viewer, prodId: number): Promise<number[] | undefined> {
  const row = await tables
    .with('this', (db) =>
      db.selectFrom('product').select(['department_id', 'category_id']).where('prod_id', '=', prodId),
    )
    .with('near', (db) => {
      const inRegion = db
        .selectFrom('this')
        .innerJoin('offer as o', (join) => join.on('o.region_id', '=', region.regionId))
        .where('o.is_available', '=', sql.lit(true))
        .orderBy('o.rank')
        .orderBy('o.prod_id')
      const close = inRegion
        .select(['o.prod_id', 'o.rank', sql.lit(true).as('is_close')])
        .whereRef('o.category_id', '=', 'this.category_id')
        .where('o.prod_id', '<>', prodId)
        .limit(mostOfCategory)
      const others = inRegion
        .select(['o.prod_id', 'o.rank', sql.lit(false).as('is_close')])
        .whereRef('o.department_id', '=', 'this.department_id')
        .whereRef('o.category_id', '<>', 'this.category_id')
        .limit(mostOfDepartment)
      return db
        .selectFrom(close.as('close'))
        .selectAll()
        .unionAll(db.selectFrom(others.as('others')).selectAll())
    })
    .with('turns', (db) =>
      db
        .selectFrom('near')
        .innerJoin('product as p', 'p.prod_id', 'near.prod_id')
        .selectAll('near')
        .select((eb) =>
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('p.kind').orderBy('near.rank').orderBy('near.prod_id'))
            .as('turn'),
        ),
    )
    .selectFrom('this')
    .select((eb) =>
      sql<number[]>`array${eb
        .selectFrom('turns')
        .select('turns.prod_id')
        .orderBy('turns.is_close', 'desc')
        .orderBy('turns.turn')
        .orderBy('turns.rank')
        .orderBy('turns.prod_id')}`.as('ids'),
    )
    .executeTakeFirst()
  return row?.ids.map(Number)
}
