import { type RawBuilder, sql } from 'kysely'
import type { SearchWish } from './search-wish.ts'
import { markOf, tsqueryOf } from './tsquery.ts'

/**
 * The offers that fit a wish, as `from … where …`: `o` is the offer and `s` its search entry. The entry is joined only
 * where the wish or `needsEntry` asks for it, so that a list without words walks an index of the offers alone.
 */
export function fromWhere(wish: SearchWish, needsEntry = false): RawBuilder<unknown> {
  const asksEntry = wish.words || wish.attributes.length > 0 || (wish.categoryId && wish.brandId)
  const entry = asksEntry
    ? sql`join search_entry s on s.prod_id = o.prod_id`
    : needsEntry
      ? sql`left join search_entry s on s.prod_id = o.prod_id`
      : sql``
  return sql`from offer o ${entry} where ${sql.join([...offerConditions(wish), ...(asksEntry ? entryConditions(wish) : [])], sql` and `)}`
}

/** The products of a sample, one in so many, chosen by a hash so that no kind of thing is left out; indexes go with each (0004-search-sample, 0010-search-rank). */
export const samples = {
  32: (prodId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(hashint8(${prodId}) & 31) = 0`,
  8: (prodId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(hashint8(${prodId}) & 7) = 0`,
} as const

/** What a wish asks of the offer itself. */
export const offerConditions = (wish: SearchWish): RawBuilder<unknown>[] =>
  present([
    sql`o.region_id = ${wish.regionId} and o.is_available`,
    wish.categoryId &&
      sql`(o.category_id = ${wish.categoryId}::bigint or o.department_id = ${wish.categoryId}::bigint)`,
    wish.brandId && sql`o.brand_id = ${wish.brandId}::bigint`,
    wish.shopId && sql`o.shop_id = ${wish.shopId}::bigint`,
    wish.placeOfOrigin && sql`o.ship_from = ${wish.placeOfOrigin}`,
    wish.minPrice !== undefined && sql`o.price >= ${wish.minPrice}::bigint`,
    wish.maxPrice !== undefined && sql`o.price <= ${wish.maxPrice}::bigint`,
    wish.minScore && sql`o.score >= ${wish.minScore}::numeric`,
    wish.hasStock && sql`o.stocks > 0`,
    wish.isFreeDelivery && sql`o.is_free_delivery`,
  ])

/** What it asks of the search entry; category and brand once more, so that others need no look at their offers. */
export const entryConditions = (wish: SearchWish): RawBuilder<unknown>[] => conditionsOn(sql`s.words`, wish)

/** The same, where all words must stand in the title; an index goes with it (0010-search-rank). */
export const titleConditions = (wish: SearchWish): RawBuilder<unknown>[] =>
  conditionsOn(sql`ts_filter(s.words, '{a}')`, wish)

function conditionsOn(
  words: RawBuilder<unknown>,
  { words: asked, indexed = asked?.length ?? 0, begun, categoryId, brandId, attributes }: SearchWish,
): RawBuilder<unknown>[] {
  const marks = [...(categoryId ? [markOf.category(categoryId)] : []), ...(brandId ? [markOf.brand(brandId)] : [])]
  const query = tsqueryOf(asked?.slice(0, indexed) ?? [], marks, begun)
  const others = tsqueryOf(asked?.slice(indexed) ?? [], [], begun)
  return [
    asked?.length === 0 ? sql`false` : query ? sql`${words} @@ ${query}::tsquery` : sql`true`,
    // No index fits this.
    ...(others ? [sql`(${words} || ''::tsvector) @@ ${others}::tsquery`] : []),
    ...attributes.map(({ valueIds }) => sql`s.value_ids && ${[...valueIds]}::int[]`),
  ]
}

const present = (conditions: readonly (RawBuilder<unknown> | false | 0 | '' | undefined)[]): RawBuilder<unknown>[] =>
  conditions.filter((condition): condition is RawBuilder<unknown> => Boolean(condition))
