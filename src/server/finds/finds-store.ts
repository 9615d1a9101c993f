import { sql } from 'kysely'
import { findDays, lastPieces, maxFinds } from '#contract/product/finds.ts'
import type { Tables } from '../database/database.ts'

/** A find and the number that explains the find; money is in minor units. */
export type FindRow = { readonly prod_id: number; readonly fact: number }
type Viewed = { readonly regionId: number; readonly now: number }

const day = 86_400_000
const daysBefore = (now: number, days: number) => new Date(now - days * day)

/** The offers of a region that can be bought, as `o`. */
const buyable = (tables: Tables, regionId: number) =>
  tables
    .selectFrom('offer as o')
    .where('o.region_id', '=', regionId)
    .where('o.is_available', '=', sql.lit(true))
    .where('o.stocks', '>', sql.lit(0))

/** The products that the largest number of shoppers in the region bought recently, with that number of shoppers. */
export const readPopular = (tables: Tables, { regionId, now }: Viewed): Promise<FindRow[]> =>
  buyable(tables, regionId)
    .innerJoin('order_item as i', 'i.prod_id', 'o.prod_id')
    .innerJoin('shop_order as own', 'own.order_id', 'i.order_id')
    .where('own.region_id', '=', regionId)
    .where('own.created_at', '>', daysBefore(now, findDays.bought))
    .where('own.status', 'in', [2, 3, 5])
    .where('own.account_id', 'is not', null)
    .groupBy('i.prod_id')
    .select((eb) => ['i.prod_id', sql<number>`count(distinct ${eb.ref('own.account_id')})::int`.as('fact')])
    .orderBy('fact', 'desc')
    .orderBy((eb) => eb.fn.sum('i.prod_count'), 'desc')
    .orderBy('i.prod_id')
    .limit(maxFinds)
    .execute()

/**
 * The products with a recent price drop, the largest reduction first, with the lowest price of the 30 days before. A
 * price that was first raised and then lowered again does not count.
 */
export const readDropped = (tables: Tables, { regionId, now }: Viewed): Promise<FindRow[]> => {
  const latest = tables
    .selectFrom('price_change')
    .where('region_id', '=', regionId)
    .where('at', '>', daysBefore(now, findDays.dropped))
    .groupBy('prod_id')
    .select((eb) => ['prod_id', eb.fn.max('at').as('at')])
  const before = tables
    .selectFrom(latest.as('l'))
    .innerJoin('price_change as c', 'c.prod_id', 'l.prod_id')
    .where('c.region_id', '=', regionId)
    .whereRef('c.at', '<=', 'l.at')
    .where((eb) => sql<boolean>`${eb.ref('c.at')} > ${eb.ref('l.at')} - interval '30 days'`)
    .groupBy('l.prod_id')
    .select((eb) => ['l.prod_id', eb.fn.min('c.old_price').as('was')])
  return buyable(tables, regionId)
    .innerJoin(before.as('b'), 'b.prod_id', 'o.prod_id')
    .whereRef('o.price', '<', 'b.was')
    .select(['o.prod_id', 'b.was as fact'])
    .orderBy((eb) => sql`${eb.ref('o.price')}::float / ${eb.ref('b.was')}`)
    .orderBy('o.prod_id')
    .limit(maxFinds)
    .execute()
}

/** Products with few pieces left, others each day, with the number of pieces. */
export const readLast = (tables: Tables, { regionId, now }: Viewed): Promise<FindRow[]> =>
  buyable(tables, regionId)
    .where('o.stocks', '<=', sql.lit(lastPieces))
    .select(['o.prod_id', 'o.stocks as fact'])
    .orderBy((eb) => sql`hashint8extended(${eb.ref('o.prod_id')}, ${Math.floor(now / day)}::bigint)`)
    .orderBy('o.prod_id')
    .limit(maxFinds)
    .execute()

/** The newest products of the region, with their age in days. */
export const readNew = (tables: Tables, { regionId, now }: Viewed): Promise<FindRow[]> =>
  buyable(tables, regionId)
    .where('o.created_at', '>', daysBefore(now, findDays.added))
    .select((eb) => [
      'o.prod_id',
      sql<number>`greatest(0, floor(extract(epoch from ${new Date(now)}::timestamptz - ${eb.ref('o.created_at')}) / 86400))::int`.as(
        'fact',
      ),
    ])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.prod_id')
    .limit(maxFinds)
    .execute()
