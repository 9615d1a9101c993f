import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'

/** The products with a coin price that can be bought in a region, the most popular first, at most `most` of them. */
export async function readCoinProducts(tables: Tables, regionId: number, most: number): Promise<number[]> {
  const rows = await tables
    .selectFrom('product as p')
    .innerJoin('offer as o', 'o.prod_id', 'p.prod_id')
    .select('o.prod_id as prodId')
    // A literal, by which the database knows that the index of these products applies.
    .where('p.has_coin_price', '=', sql.lit(true))
    .where('o.region_id', '=', regionId)
    .where('o.is_available', '=', sql.lit(true))
    .where('o.stocks', '>', sql.lit(0))
    .orderBy('o.rank')
    .orderBy('o.prod_id')
    .limit(most)
    .execute()
  return rows.map(({ prodId }) => prodId)
}
