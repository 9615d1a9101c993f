import { sql } from 'kysely'
import { type Database, query } from '../database/database.ts'

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
/** Which reviews of a product: all where a wish is undefined. */
export type ReviewWish = { prodId: number; stars?: number; withPics?: boolean }

/** Undefined where there is no such product. */
export async function readSummary(db: Database, prodId: number): Promise<SummaryRow | undefined> {
  const rows = await query<SummaryRow>(
    db,
    sql`
    select p.score, count(r.score) as number, count(r.score) filter (where cardinality(r.pics) > 0) as pic_number,
      array[count(*) filter (where r.score = 1), count(*) filter (where r.score = 2), count(*) filter (where r.score = 3),
        count(*) filter (where r.score = 4), count(*) filter (where r.score = 5)] as stars
    from product p left join review r using (prod_id) where p.prod_id = ${prodId} group by p.prod_id`,
  )
  const row = rows[0]
  return row && { ...row, stars: row.stars.map(Number) }
}

/** How many reviews fit; undefined where there is no such product. */
export async function countReviews(db: Database, wish: ReviewWish): Promise<number | undefined> {
  const rows = await query<{ total: number }>(
    db,
    sql`
    select (select count(*) from review r where ${fits(wish)}) as total from product where prod_id = ${wish.prodId}`,
  )
  return rows[0]?.total
}

/** One page of reviews, newest first, the variant's name in the language asked for. */
export const readReviews = (
  db: Database,
  wish: ReviewWish,
  textIndex: number,
  skip: number,
  size: number,
): Promise<ReviewRow[]> =>
  query<ReviewRow>(
    db,
    sql`
    select r.prod_comm_id, r.score, r.content, r.lang, r.pics, r.is_anonymous, r.nick_name, r.created_at,
      sku.names[${textIndex}::int] as sku_name
    from review r left join sku on sku.sku_id = r.sku_id where ${fits(wish)}
    order by r.created_at desc, r.prod_comm_id desc offset ${skip} limit ${size}`,
  )

const fits = ({ prodId, stars, withPics }: ReviewWish) => sql`r.prod_id = ${prodId}
  ${stars ? sql`and r.score = ${stars}` : sql``}
  ${withPics ? sql`and cardinality(r.pics) > 0` : sql``}`
