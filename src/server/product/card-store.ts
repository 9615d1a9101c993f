import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { idsInOrder, textAt } from '../database/expressions.ts'
import type { Viewer } from './viewer.ts'

/** The data of a product card; money in minor units. */
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
  ship_from: string
  is_overseas: boolean
  is_free_delivery: boolean
  deal_hours: number | null
  create_day: number
}

/** The day (UTC) on which an offer's product was added, in days since 1970. */
export const dayOf = (createdAt: Expression<Date>): RawBuilder<number> =>
  sql<number>`floor(extract(epoch from ${createdAt}) / 86400)::int`

/** The cards of these products in the viewer's region and language, in the order of the ids; unknown ids are left out. */
export function readCards(
  tables: Tables,
  { region, textIndex }: Viewer,
  prodIds: readonly number[],
): Promise<CardRow[]> {
  if (prodIds.length === 0) return Promise.resolve([])
  return tables
    .selectFrom(idsInOrder('wanted', prodIds))
    .innerJoin('offer as o', (join) =>
      join.on('o.region_id', '=', region.regionId).onRef('o.prod_id', '=', 'wanted.id'),
    )
    .innerJoin('product as p', 'p.prod_id', 'wanted.id')
    .innerJoin('shop as s', 's.shop_id', 'o.shop_id')
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
      'o.ship_from',
      'o.is_overseas',
      'o.is_free_delivery',
      'o.deal_hours',
      dayOf(eb.ref('o.created_at')).as('create_day'),
    ])
    .orderBy('wanted.place')
    .execute()
}
