import { type RawBuilder, sql } from 'kysely'
import type { AttributeGroup, SearchFilters } from './search-filters.ts'
import { anyMarkOf, markOf, tsqueryOf } from './tsquery.ts'

/**
 * The offers that match the filters, as `from … where …`: `o` is the offer and `s` its search entry. The entry is
 * joined only if the filters or `needsEntry` require the entry, so that a list without words reads only an index of the
 * offers.
 */
export function fromWhere(filters: SearchFilters, needsEntry = false): RawBuilder<unknown> {
  const asksEntry = filters.words || filters.attributes.length > 0 || (filters.categoryId && filters.brandIds)
  const entry = asksEntry
    ? sql`join search_entry s on s.prod_id = o.prod_id`
    : needsEntry
      ? sql`left join search_entry s on s.prod_id = o.prod_id`
      : sql``
  return sql`from offer o ${entry} where ${sql.join([...offerConditions(filters), ...(asksEntry ? entryConditions(filters) : [])], sql` and `)}`
}

/**
 * Samples of one product in 32 or in 8, chosen by a hash so that every kind is represented. Each has its indexes
 * (0004-search-sample, 0010-search-rank, 0030-counted-samples).
 */
export const samples = {
  32: (prodId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(hashint8(${prodId}) & 31) = 0`,
  8: (prodId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(hashint8(${prodId}) & 7) = 0`,
} as const

/** The conditions of the filters on the offer. */
export const offerConditions = (filters: SearchFilters): RawBuilder<unknown>[] =>
  present([
    sql`o.region_id = ${filters.regionId} and o.is_available`,
    filters.categoryId &&
      sql`(o.category_id = ${filters.categoryId}::bigint or o.department_id = ${filters.categoryId}::bigint)`,
    filters.brandIds && sql`o.brand_id in (${sql.join(filters.brandIds.map((brandId) => sql`${brandId}::bigint`))})`,
    filters.shopId && sql`o.shop_id = ${filters.shopId}::bigint`,
    filters.placeOfOrigin && sql`o.ship_from = ${filters.placeOfOrigin}`,
    filters.minPrice !== undefined && sql`o.price >= ${filters.minPrice}::bigint`,
    filters.maxPrice !== undefined && sql`o.price <= ${filters.maxPrice}::bigint`,
    filters.minScore && sql`o.score >= ${filters.minScore}::numeric`,
    filters.hasStock && sql`o.stocks > 0`,
    filters.isFreeDelivery && sql`o.is_free_delivery`,
    ...filters.attributes.map(hasValueInStock),
  ])

/**
 * One of a group's values can be bought (docs/product.md#filter-stock). Few offers have a sold-out value, so the search
 * entry is rarely read.
 */
function hasValueInStock({ valueIds }: AttributeGroup): RawBuilder<unknown> {
  const values = sql`${[...valueIds]}::int[]`
  const has = sql`exists (
    select from search_entry e cross join unnest(e.value_ids) as value_id
    where e.prod_id = o.prod_id and value_id = any(${values}) and value_id <> all(o.sold_out))`
  return sql`(o.sold_out is null or not o.sold_out && ${values} or ${has})`
}

/**
 * The conditions of the filters on the search entry. Category and brands are repeated here, so that the offers of other
 * products are not read.
 */
export const entryConditions = (filters: SearchFilters): RawBuilder<unknown>[] => conditionsOn(sql`s.words`, filters)

/** How well a product fits the typed words; 0 is best. */
export type Fit = 0 | 1 | 2 | 3 | 4 | 5

const hasAny = (marks: readonly string[] = []): RawBuilder<unknown> =>
  marks.length > 0 ? sql`s.words @@ ${anyMarkOf(marks)}::tsquery` : sql`false`
/** All words are in the title; backed by an index (0010-search-rank). */
const isInTitle = (filters: SearchFilters): RawBuilder<unknown> =>
  sql`(${sql.join(conditionsOn(sql`ts_filter(s.words, '{a}')`, filters), sql` and `)})`

/**
 * The conditions of each fit: the product is of a type that the words name; its category is of such a type; or neither.
 * Each of these has all words in its title, or not. `not` is checked on few entries only, because an index does not help.
 */
export function fitConditions(
  filters: SearchFilters,
  fit: Fit,
): { is: RawBuilder<unknown>[]; not: RawBuilder<unknown>[] } {
  const [ofType, ofCategory] = [hasAny(filters.types), hasAny(filters.categoryTypes)]
  const [inTitle, found] = [isInTitle(filters), entryConditions(filters)]
  const conditions = [
    { is: [inTitle, ofType], not: [] },
    { is: [...found, ofType], not: [inTitle] },
    { is: [inTitle, ofCategory], not: [ofType] },
    { is: [...found, ofCategory], not: [inTitle, ofType] },
    { is: [inTitle], not: [ofType, ofCategory] },
    { is: found, not: [inTitle, ofType, ofCategory] },
  ]
  return conditions[fit] as (typeof conditions)[number]
}

/** The fit of a search entry that matches the filters. */
export const fitOf = (filters: SearchFilters): RawBuilder<unknown> =>
  sql`(case when ${hasAny(filters.types)} then 0 when ${hasAny(filters.categoryTypes)} then 2 else 4 end + case when ${isInTitle(filters)} then 0 else 1 end)`

function conditionsOn(
  words: RawBuilder<unknown>,
  { words: searched, indexed = searched?.length ?? 0, begun, categoryId, brandIds, attributes }: SearchFilters,
): RawBuilder<unknown>[] {
  const marks = [
    ...(categoryId ? [[markOf.category(categoryId)]] : []),
    ...(brandIds ? [brandIds.map(markOf.brand)] : []),
  ]
  const query = tsqueryOf(searched?.slice(0, indexed) ?? [], { marks, begun })
  const others = tsqueryOf(searched?.slice(indexed) ?? [], { begun })
  return [
    searched?.length === 0 ? sql`false` : query ? sql`${words} @@ ${query}::tsquery` : sql`true`,
    // The concatenation keeps PostgreSQL from using an index for these words.
    ...(others ? [sql`(${words} || ''::tsvector) @@ ${others}::tsquery`] : []),
    ...attributes.map(({ valueIds }) => sql`s.value_ids && ${[...valueIds]}::int[]`),
  ]
}

const present = (conditions: readonly (RawBuilder<unknown> | false | 0 | '' | undefined)[]): RawBuilder<unknown>[] =>
  conditions.filter((condition): condition is RawBuilder<unknown> => Boolean(condition))
