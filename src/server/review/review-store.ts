import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { textAtOrNull } from '../database/expressions.ts'

export type SummaryRow = { score: number; number: number; stars: number[]; pic_number: number }
export type ReviewRow = {
  prod_comm_id: number
  score: number
  content: string
  lang: string
  pics: string[]
  is_anonymous: boolean
  nick_name: string
  sku_name: string | null
  created_at: Date
}
/** The filter of a product's reviews; an undefined field does not filter. */
export type ReviewFilters = { prodId: number; stars?: number; withPics?: boolean }

/** Undefined for an unknown product. */
export async function readSummary(tables: Tables, prodId: number): Promise<SummaryRow | undefined> {
  const row = await tables
    .selectFrom('product as p')
    .leftJoin('review as r', 'r.prod_id', 'p.prod_id')
    .select((eb) => {
      const withStars = (stars: number) => eb.fn.countAll<number>().filterWhere('r.score', '=', sql.lit(stars))
      return [
        'p.score',
        eb.fn.count<number>('r.score').as('number'),
        sql<number>`count(*) filter (where cardinality(${eb.ref('r.pics')}) > 0)`.as('pic_number'),
        sql<number[]>`array[${sql.join([1, 2, 3, 4, 5].map(withStars))}]`.as('stars'),
      ]
    })
    .where('p.prod_id', '=', prodId)
    .groupBy('p.prod_id')
    .executeTakeFirst()
  return row && { ...row, stars: row.stars.map(Number) }
}

/** The reviews of a product that match the filter. */
function found(tables: Tables, { prodId, stars, withPics }: ReviewFilters) {
  let reviews = tables.selectFrom('review as r').where('r.prod_id', '=', prodId)
  if (stars) reviews = reviews.where('r.score', '=', stars)
  if (withPics) reviews = reviews.where((eb) => sql<boolean>`cardinality(${eb.ref('r.pics')}) > 0`)
  return reviews
}

/** The number of reviews that match the filter; undefined for an unknown product. */
export async function countReviews(tables: Tables, filters: ReviewFilters): Promise<number | undefined> {
  const row = await tables
    .selectFrom('product')
    .select(
      found(tables, filters)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .as('total'),
    )
    .where('prod_id', '=', filters.prodId)
    .executeTakeFirst()
  return row?.total ?? undefined
}

/** One page of reviews, newest first, with the variant's name in the requested language. */
export const readReviews = (
  tables: Tables,
  filters: ReviewFilters,
  textIndex: number,
  skip: number,
  size: number,
): Promise<ReviewRow[]> =>
  found(tables, filters)
    .leftJoin('sku', 'sku.sku_id', 'r.sku_id')
    .select((eb) => [
      'r.prod_comm_id',
      'r.score',
      'r.content',
      'r.lang',
      'r.pics',
      'r.is_anonymous',
      'r.nick_name',
      'r.created_at',
      textAtOrNull(eb.ref('sku.names'), textIndex).as('sku_name'),
    ])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.prod_comm_id', 'desc')
    .offset(skip)
    .limit(size)
    .execute()
