import { sql } from 'kysely'
import { findDays, lastPieces, maxFinds } from '#contract/finds.ts'
import { query, type Tables } from '../database/database.ts'

/** A find and the number that explains the find; money is in minor units. */
export type FindRow = { readonly prod_id: number; readonly fact: number }
type Viewed = { readonly regionId: number; readonly now: number }

const day = 86_400_000
const daysBefore = (now: number, days: number) => new Date(now - days * day)

/** The products that most shoppers of the region bought lately, with the number of these shoppers. */
export const readPopular = (tables: Tables, { regionId, now }: Viewed): Promise<FindRow[]> =>
  query(
    tables,
    sql`
    select i.prod_id, count(distinct own.account_id)::int as fact
    from shop_order own join order_item i on i.order_id = own.order_id
    join offer o on o.region_id = own.region_id and o.prod_id = i.prod_id and o.is_available and o.stocks > 0
    where own.region_id = ${regionId} and own.created_at > ${daysBefore(now, findDays.bought)} and own.status in (2, 3, 5)
    group by i.prod_id having count(distinct own.account_id) > 0
    order by fact desc, sum(i.prod_count) desc, i.prod_id limit ${maxFinds}`,
  )

/**
 * The products whose price was lowered lately, the largest reduction first, with the lowest price of the 30 days before.
 * A price that was raised first and lowered again is no drop.
 */
export const readDropped = (tables: Tables, { regionId, now }: Viewed): Promise<FindRow[]> =>
  query(
    tables,
    sql`
    with latest as (
      select prod_id, max(at) as at from price_change
      where region_id = ${regionId} and at > ${daysBefore(now, findDays.dropped)} group by prod_id
    ),
    before as (
      select l.prod_id, min(c.old_price) as was from latest l
      join price_change c on c.region_id = ${regionId} and c.prod_id = l.prod_id and c.at <= l.at and c.at > l.at - interval '30 days'
      group by l.prod_id
    )
    select b.prod_id, b.was as fact from before b
    join offer o on o.region_id = ${regionId} and o.prod_id = b.prod_id and o.is_available and o.stocks > 0 and o.price < b.was
    order by o.price::float / b.was, b.prod_id limit ${maxFinds}`,
  )

/** Products with few pieces left, others each day, with the number of pieces. */
export const readLast = (tables: Tables, { regionId, now }: Viewed): Promise<FindRow[]> =>
  query(
    tables,
    sql`
    select prod_id, stocks as fact from offer
    where region_id = ${regionId} and is_available and stocks between 1 and ${sql.lit(lastPieces)}
    order by hashint8extended(prod_id, ${Math.floor(now / day)}::bigint), prod_id limit ${maxFinds}`,
  )

/** The newest products of the region, with their age in days. */
export const readNew = (tables: Tables, { regionId, now }: Viewed): Promise<FindRow[]> =>
  query(
    tables,
    sql`
    select prod_id, greatest(0, floor(extract(epoch from ${new Date(now)}::timestamptz - created_at) / 86400))::int as fact
    from offer where region_id = ${regionId} and is_available and stocks > 0 and created_at > ${daysBefore(now, findDays.added)}
    order by created_at desc, prod_id limit ${maxFinds}`,
  )
