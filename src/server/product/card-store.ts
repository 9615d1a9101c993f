import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'
import type { Viewer } from './viewer.ts'

/** What a card is made of; money in minor units. */
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

/** The day (UTC) on which an offer's product came, in days since 1970. */
export const createDay = sql`floor(extract(epoch from o.created_at) / 86400)::int as create_day`

/** The cards of these products in the viewer's region and language, in the order of the ids; unknown ids are left out. */
export function readCards(db: Tables, { region, textIndex }: Viewer, prodIds: readonly number[]): Promise<CardRow[]> {
  if (prodIds.length === 0) return Promise.resolve([])
  return query<CardRow>(
    db,
    sql`
    select o.prod_id, p.names[${textIndex}::int] as name, p.slug, p.briefs[${textIndex}::int] as brief, p.pic, o.price, o.ori_price,
      o.sold_num, o.stocks, o.shop_id, s.name as shop_name, o.category_id, o.brand_id, o.score, p.comm_number,
      o.ship_from, o.is_overseas, o.is_free_delivery, o.deal_hours, ${createDay}
    from unnest(${[...prodIds]}::bigint[]) with ordinality as wanted (prod_id, place)
    join offer o on o.region_id = ${region.regionId} and o.prod_id = wanted.prod_id
    join product p on p.prod_id = wanted.prod_id
    join shop s on s.shop_id = o.shop_id
    order by wanted.place`,
  )
}
