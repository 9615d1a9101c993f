import { sql } from 'kysely'
import { query, type Tables } from '#server/database/database.ts'
import { regions } from '#server/region/region-rules.ts'

/** The offers of a region whose reduction has a first day, and the days over which these first days are spread. */
const [most, days] = [24, 12]
const day = 86_400_000

/**
 * Dates the reduction of some offers of new demo data in every region, on one of the days before: the price was lowered
 * from the former price that the offer names. The finds of the day thereby have price drops in the first two weeks
 * (docs/product.md#demo-data). Deals, which begin again and again, are left out.
 */
export async function dateReductions(tables: Tables, now: number): Promise<void> {
  const today = new Date(Math.floor(now / day) * day)
  for (const { regionId } of regions)
    await query(
      tables,
      sql`
      insert into price_change (region_id, prod_id, old_price, price, at)
      select region_id, prod_id, ori_price, price, ${today}::timestamptz - make_interval(days => (nth % ${days}::int)::int)
      from (
        select region_id, prod_id, ori_price, price, row_number() over (order by rank, prod_id) as nth from offer
        where region_id = ${regionId} and is_available and stocks > 0 and ori_price > price and deal_hours is null
        order by rank, prod_id limit ${most}::int
      ) as reduced`,
    )
}
