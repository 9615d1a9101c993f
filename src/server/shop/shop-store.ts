import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { bigint, calendarDay, textAt } from '../database/expressions.ts'

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
/** The figures of a shop. `score` is the mean of its reviews to one decimal, 0 without any. */
export type FigureRow = { shop_id: number; prod_count: number; sold_num: number; comm_number: number; score: number }

export const readShop = (tables: Tables, shopId: number, textIndex: number): Promise<ShopRow | undefined> =>
  tables
    .selectFrom('shop')
    .select((eb) => [
      'shop_id',
      'name',
      'slug',
      'pic',
      textAt(eb.ref('intros'), textIndex).as('intro'),
      'country',
      'is_verified',
      calendarDay(eb.ref('since')).as('since'),
    ])
    .where('shop_id', '=', bigint(shopId))
    .executeTakeFirst()

/** The shops whose name holds every word of the tsquery, by name. */
export const readShopsNamed = (tables: Tables, tsquery: string): Promise<Omit<ShopRow, 'intro' | 'since'>[]> =>
  tables
    .selectFrom('shop')
    .select(['shop_id', 'name', 'slug', 'pic', 'country', 'is_verified'])
    .where((eb) => sql<boolean>`${eb.ref('words')} @@ ${tsquery}::tsquery`)
    .orderBy('name')
    .orderBy('shop_id')
    .execute()

/** The figures of every shop that has something for sale, in a region or, where it is null, in any. */
export function readFigures(tables: Tables, regionId: number | null): Promise<FigureRow[]> {
  const everywhere = tables.selectFrom('offer').where('is_available', '=', sql.lit(true))
  const sold = (regionId === null ? everywhere : everywhere.where('region_id', '=', regionId))
    .select((eb) => ['shop_id', 'prod_id', eb.fn.sum<number>('sold_num').as('sold_num')])
    .groupBy(['shop_id', 'prod_id'])
  return tables
    .selectFrom(sold.as('sold'))
    .innerJoin('product as p', 'p.prod_id', 'sold.prod_id')
    .select((eb) => {
      const [reviews, score] = [eb.ref('p.comm_number'), eb.ref('p.score')]
      return [
        'sold.shop_id',
        eb.fn.countAll<number>().as('prod_count'),
        sql<number>`sum(${eb.ref('sold.sold_num')})::bigint`.as('sold_num'),
        sql<number>`sum(${reviews})::bigint`.as('comm_number'),
        sql<number>`coalesce(round(sum(${score} * ${reviews}) / nullif(sum(${reviews}), 0), 1), 0)`.as('score'),
      ]
    })
    .groupBy('sold.shop_id')
    .execute()
}
