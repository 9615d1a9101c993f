import sql, { empty, join, type Sql } from 'sql-template-tag'
import { tsqueryOf } from './tsquery.ts'
import type { SearchWish } from './search-wish.ts'

/**
 * The offers that fit a wish, as `from … where …`: `o` is the offer and `s` its search entry. The entry is joined only
 * where the wish or `needsEntry` asks for it, so that a list without words walks an index of the offers alone.
 */
export function fromWhere(wish: SearchWish, needsEntry = false): Sql {
  const entry = wish.words || wish.attributes.length > 0
    ? sql`join search_entry s on s.prod_id = o.prod_id`
    : needsEntry ? sql`left join search_entry s on s.prod_id = o.prod_id` : empty
  return sql`from offer o ${entry} where ${join([...offerConditions(wish), ...entryConditions(wish)], ' and ')}`
}

/** So many products stand behind one of the sample. */
export const sampleOf = 32

/** The products of the sample, chosen by a hash so that no kind of thing is left out; an index goes with it (0004-search-sample). */
export const inSample = (prodId: Sql): Sql => sql`(hashint8(${prodId}) & 31) = 0`

/** What a wish asks of the offer itself. */
export const offerConditions = (wish: SearchWish): Sql[] =>
  present([
    sql`o.region_id = ${wish.regionId} and o.is_available`,
    wish.categoryId && sql`(o.category_id = ${wish.categoryId}::bigint or o.department_id = ${wish.categoryId}::bigint)`,
    wish.brandId && sql`o.brand_id = ${wish.brandId}::bigint`,
    wish.shopId && sql`o.shop_id = ${wish.shopId}::bigint`,
    wish.placeOfOrigin && sql`o.ship_from = ${wish.placeOfOrigin}`,
    wish.minPrice !== undefined && sql`o.price >= ${wish.minPrice}::bigint`,
    wish.maxPrice !== undefined && sql`o.price <= ${wish.maxPrice}::bigint`,
    wish.minScore && sql`o.score >= ${wish.minScore}::numeric`,
    wish.hasStock && sql`o.stocks > 0`,
    wish.isFreeDelivery && sql`o.is_free_delivery`,
  ])

/** What it asks of the search entry; with weight A the words must stand in the title. */
export const entryConditions = (wish: SearchWish, weight: '' | 'A' = ''): Sql[] =>
  present([
    wish.words && (wish.words.length > 0 ? sql`s.words @@ ${tsqueryOf(wish.words, weight)}::tsquery` : sql`false`),
    ...wish.attributes.map(({ valueIds }) => sql`s.value_ids && ${[...valueIds]}::int[]`),
  ])

const present = (conditions: readonly (Sql | false | 0 | '' | undefined)[]): Sql[] => conditions.filter((condition): condition is Sql => Boolean(condition))
