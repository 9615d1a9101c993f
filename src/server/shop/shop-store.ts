import { sql } from 'kysely'
import { type Database, query } from '../database/database.ts'

export type ShopRow = {
  shop_id: number
  name: string
  slug: string
  pic: string
  intro: string
  country: string
  is_verified: boolean
  since: string
}
/** What a shop sells. `score` is the mean of its reviews to one decimal, 0 without any. */
export type FigureRow = { shop_id: number; prod_count: number; sold_num: number; comm_number: number; score: number }

export async function readShop(db: Database, shopId: number, textIndex: number): Promise<ShopRow | undefined> {
  const rows = await query<ShopRow>(
    db,
    sql`
    select shop_id, name, slug, pic, intros[${textIndex}::int] as intro, country, is_verified, to_char(since, 'YYYY-MM-DD') as since
    from shop where shop_id = ${shopId}::bigint`,
  )
  return rows[0]
}

/** The shops whose name holds every word that the tsquery asks for, by name. */
export const readShopsNamed = (db: Database, tsquery: string): Promise<Omit<ShopRow, 'intro' | 'since'>[]> =>
  query(
    db,
    sql`select shop_id, name, slug, pic, country, is_verified from shop where words @@ ${tsquery}::tsquery order by name, shop_id`,
  )

/** The figures of every shop that has something for sale, in a region or, where it is null, in any. */
export function readFigures(db: Database, regionId: number | null): Promise<FigureRow[]> {
  const here = regionId === null ? sql`` : sql`and region_id = ${regionId}`
  return query<FigureRow>(
    db,
    sql`
    select sold.shop_id, count(*) as prod_count, sum(sold.sold_num)::bigint as sold_num, sum(p.comm_number)::bigint as comm_number,
      coalesce(round(sum(p.score * p.comm_number) / nullif(sum(p.comm_number), 0), 1), 0) as score
    from (select shop_id, prod_id, sum(sold_num) as sold_num from offer where is_available ${here} group by shop_id, prod_id) sold
    join product p using (prod_id) group by sold.shop_id`,
  )
}
