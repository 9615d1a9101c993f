import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOfTexts, idsInOrder, textAt } from '../database/expressions.ts'
import { groceryDepartments } from './pack-rules.ts'
import type { Viewer } from './viewer.ts'

/** The data of a product card; money is in minor units. */
export type CardRow = {
  prod_id: number
  name: string
  slug: string
  brief: string
  pic: string
  price: number
  ori_price: number
  sold_num: number
  stocks: number
  shop_id: number
  shop_name: string
  category_id: number
  brand_id: number | null
  score: number
  comm_number: number
  has_coin_price: boolean
  ship_from: string
  is_overseas: boolean
  is_free_delivery: boolean
  deal_hours: number | null
  create_day: number
  /** The highest price of a variant in the region; null where the region has no offer. */
  max_price: number | null
  /** The English choices of the cheapest variant in the region, and its name in the viewer's language. */
  cheapest: string | null
  cheapest_name: string | null
  /** The English specification lines of food; null for everything else. */
  grocery_facts: { name: string; value: string }[] | null
}

/** The day (UTC) on which an offer's product was added, in days since 1970. */
export const dayOf = (createdAt: Expression<Date>): RawBuilder<number> =>
  sql<number>`floor(extract(epoch from ${createdAt}) / 86400)::int`

/** A product's variants as a card needs them: one row, with nulls where the region sells none. */
export const variantPrices = (tables: Tables, { region, textIndex }: Viewer, prodId: Expression<number>) =>
  tables
    .selectFrom('sku as v')
    .innerJoin('sku_offer as vo', (join) =>
      join.onRef('vo.sku_id', '=', 'v.sku_id').on('vo.region_id', '=', region.regionId),
    )
    .select((eb) => {
      const ofCheapest = (text: Expression<string>) =>
        sql<string | null>`(array_agg(${text} order by ${eb.ref('vo.price')}, ${eb.ref('v.seq')}))[1]`
      return [
        sql<number | null>`max(${eb.ref('vo.price')})`.as('max_price'),
        ofCheapest(textAt(eb.ref('v.properties'), 1)).as('cheapest'),
        ofCheapest(textAt(eb.ref('v.names'), textIndex)).as('cheapest_name'),
      ]
    })
    .where('v.prod_id', '=', prodId)

/** The English specification lines of a product of a grocery department; null for everything else. */
export const groceryFacts = (slug: Expression<string>, parameters: Expression<unknown>) =>
  sql<CardRow['grocery_facts']>`case when ${slug} = ${anyOfTexts(groceryDepartments)} then ${parameters} -> 0 end`

/**
 * The cards of these products in the viewer's region and language, in the order of the ids; unknown ids are skipped.
 */
export function readCards(tables: Tables, viewer: Viewer, prodIds: readonly number[]): Promise<CardRow[]> {
  if (prodIds.length === 0) return Promise.resolve([])
  const { region, textIndex } = viewer
  return tables
    .selectFrom(idsInOrder('wanted', prodIds))
    .innerJoin('offer as o', (join) =>
      join.on('o.region_id', '=', region.regionId).onRef('o.prod_id', '=', 'wanted.id'),
    )
    .innerJoin('product as p', 'p.prod_id', 'wanted.id')
    .innerJoin('shop as s', 's.shop_id', 'o.shop_id')
    .innerJoin('category as d', 'd.category_id', 'o.department_id')
    .crossJoinLateral((eb) => variantPrices(tables, viewer, eb.ref('wanted.id')).as('variant'))
    .select((eb) => [
      'o.prod_id',
      textAt(eb.ref('p.names'), textIndex).as('name'),
      'p.slug',
      textAt(eb.ref('p.briefs'), textIndex).as('brief'),
      'p.pic',
      'o.price',
      'o.ori_price',
      'o.sold_num',
      'o.stocks',
      'o.shop_id',
      's.name as shop_name',
      'o.category_id',
      'o.brand_id',
      'o.score',
      'p.comm_number',
      'p.has_coin_price',
      'o.ship_from',
      'o.is_overseas',
      'o.is_free_delivery',
      'o.deal_hours',
      dayOf(eb.ref('o.created_at')).as('create_day'),
      'variant.max_price',
      'variant.cheapest',
      'variant.cheapest_name',
      groceryFacts(eb.ref('d.slug'), eb.ref('p.parameters')).as('grocery_facts'),
    ])
    .orderBy('wanted.place')
    .execute()
}
