import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { ReviewSort, ReviewTopic } from '#contract/review/review.ts'
import type { Tables } from '../database/database.ts'
import { textAtOrNull } from '../database/expressions.ts'
import { textIndexOf } from '../product/viewer.ts'
import { helpfulVotes } from './vote-store.ts'

export type SummaryRow = {
  score: number
  number: number
  stars: number[]
  pic_number: number
  languages: { lang: Language; number: number }[]
  /** The topics and the variants with their numbers of reviews, the most first. */
  mentions: { topic: ReviewTopic; number: number }[]
  variants: { skuId: number; number: number }[]
}
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
  helpful: number
  edited_at: Date | null
  reply: string | null
  replied_at: Date | null
}
/** The filter of a product's reviews; an undefined field does not filter. */
export type ReviewFilters = {
  prodId: number
  stars?: number
  withPics?: boolean
  writtenIn?: Language
  skuId?: number
  mention?: ReviewTopic
}
/** The order of a product's reviews; reviews written in the reader's language come first. */
type ReviewOrder = { readonly sort: ReviewSort; readonly lang: Language }

/** Undefined for an unknown product. */
export async function readSummary(tables: Tables, prodId: number): Promise<SummaryRow | undefined> {
  const row = await tables
    .selectFrom('product as p')
    .leftJoin('shown_review as r', 'r.prod_id', 'p.prod_id')
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
  if (!row) return undefined
  const languages = await tables
    .selectFrom('shown_review')
    .select((eb) => ['lang', eb.fn.countAll<number>().as('number')])
    .where('prod_id', '=', prodId)
    .groupBy('lang')
    .orderBy('number', 'desc')
    .orderBy('lang')
    .execute()
  const mentions = await tables
    .selectFrom('shown_review')
    .select((eb) => [eb.fn<string>('unnest', ['topics']).as('topic'), eb.fn.countAll<number>().as('number')])
    .where('prod_id', '=', prodId)
    .groupBy('topic')
    .orderBy('number', 'desc')
    .orderBy('topic')
    .execute()
  const variants = await tables
    .selectFrom('shown_review')
    .select((eb) => [eb.ref('sku_id').$notNull().as('skuId'), eb.fn.countAll<number>().as('number')])
    .where('prod_id', '=', prodId)
    .where('sku_id', 'is not', null)
    .groupBy('sku_id')
    .orderBy('number', 'desc')
    .orderBy('sku_id')
    .execute()
  return {
    ...row,
    stars: row.stars.map(Number),
    languages: languages as SummaryRow['languages'],
    mentions: mentions as SummaryRow['mentions'],
    variants,
  }
}

/** The reviews of a product that match the filter. */
function found(tables: Tables, { prodId, stars, withPics, writtenIn, skuId, mention }: ReviewFilters) {
  let reviews = tables.selectFrom('shown_review as r').where('r.prod_id', '=', prodId)
  if (stars) reviews = reviews.where('r.score', '=', stars)
  if (withPics) reviews = reviews.where((eb) => sql<boolean>`cardinality(${eb.ref('r.pics')}) > 0`)
  if (writtenIn) reviews = reviews.where('r.lang', '=', writtenIn)
  if (skuId) reviews = reviews.where('r.sku_id', '=', skuId)
  if (mention) reviews = reviews.where((eb) => sql<boolean>`${mention} = any(${eb.ref('r.topics')})`)
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

/**
 * One page of reviews, with the variant's name in the reader's language. Reviews of equal rank stand newest first, and
 * the id decides between reviews of the same time, so that pages never overlap.
 */
export function readReviews(
  tables: Tables,
  filters: ReviewFilters,
  { sort, lang }: ReviewOrder,
  skip: number,
  size: number,
): Promise<ReviewRow[]> {
  const reviews = found(tables, filters)
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
      'r.edited_at',
      'r.reply',
      'r.replied_at',
      textAtOrNull(eb.ref('sku.names'), textIndexOf(lang)).as('sku_name'),
      helpfulVotes(tables, eb.ref('r.prod_comm_id')).as('helpful'),
    ])
    .orderBy((eb) => eb('r.lang', '=', lang), 'desc')
  const ranked =
    sort === 'helpful'
      ? reviews.orderBy('helpful', 'desc')
      : sort === 'high'
        ? reviews.orderBy('r.score', 'desc')
        : sort === 'low'
          ? reviews.orderBy('r.score')
          : reviews
  return ranked
    .orderBy('r.created_at', 'desc')
    .orderBy('r.prod_comm_id', 'desc')
    .offset(skip)
    .limit(size)
    .execute() as Promise<ReviewRow[]>
}
