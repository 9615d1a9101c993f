import { sql } from 'kysely'
import type { RecommendationReason } from '#contract/product/recommendation.ts'
import type { Tables } from '../database/database.ts'

/** Something that a shopper did with a product. */
export type ShopperEvent = {
  code: RecommendationReason['code']
  prod_id: number
  category_id: number
  at: Date
}

/** The most events of each kind that are read. */
const maxEvents = 40

/**
 * The latest views, favourites and paid purchases of a shopper, of products that are still in the catalogue, newest
 * first.
 */
export async function readShopperEvents(tables: Tables, accountId: number): Promise<ShopperEvent[]> {
  const viewed = tables
    .selectFrom('footprint')
    .select([sql.lit('VIEWED').as('code'), 'prod_id', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .limit(maxEvents)
  const saved = tables
    .selectFrom('favourite')
    .select([sql.lit('FAVOURITE').as('code'), 'target_id as prod_id', 'at'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'prod')
    .where('is_kept', '=', sql.lit(true))
    .orderBy('at', 'desc')
    .limit(maxEvents)
  const bought = tables
    .selectFrom('shop_order as o')
    .innerJoin('order_item as i', 'i.order_id', 'o.order_id')
    .select([sql.lit('BOUGHT').as('code'), 'i.prod_id', 'o.created_at as at'])
    .where('o.account_id', '=', accountId)
    .where('o.status', 'in', [2, 3, 5])
    .orderBy('o.created_at', 'desc')
    .limit(maxEvents)
  const rows = await tables
    .with('event', (db) =>
      db
        .selectFrom(viewed.as('viewed'))
        .selectAll()
        .unionAll(db.selectFrom(saved.as('saved')).selectAll())
        .unionAll(db.selectFrom(bought.as('bought')).selectAll()),
    )
    .selectFrom('event')
    .innerJoin('product as p', 'p.prod_id', 'event.prod_id')
    .select(['event.code', 'event.prod_id', 'p.category_id', 'event.at'])
    .orderBy('event.at', 'desc')
    .orderBy('event.prod_id')
    .execute()
  return rows as ShopperEvent[]
}
