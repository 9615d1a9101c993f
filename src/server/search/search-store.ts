import { type RawBuilder, sql } from 'kysely'
import { type Database, query } from '../database/database.ts'
import type { Position } from './search-cursor.ts'
import { isNarrowed, type SearchFilters } from './search-filters.ts'
import { entryConditions, fromWhere, offerConditions, titleConditions } from './search-filters-store.ts'
import type { SearchOrder } from './search-order.ts'
import type { Uses } from './spelling-store.ts'

export type FoundRow = { prod_id: number; position: string[] }

/** The column by which each order sorts offers; a cursor holds times as whole microseconds. */
const columns = {
  price: sql`o.price`,
  soldNum: sql`o.sold_num`,
  createTime: sql`o.created_at`,
  score: sql`o.score`,
  rank: sql`o.rank`,
} as const

/** A sort order of offers. */
type OfferOrder = SearchOrder & { readonly by: keyof typeof columns }
const byRank: OfferOrder = { by: 'rank', direction: 'asc', label: 'rank asc' }

const asWhole = (text: string | undefined) => sql`${text}::bigint`

/**
 * Words are broad if at least this share of the products has them. Broad words are searched along an index of the
 * offers, which is faster than sorting all matches …
 */
const broadShare = 0.04
/** … for this number of offers, before all matches are sorted. */
const maxWalked = 1500
/** Words of at least this number of products are searched in the first eighth of the catalogue before all of it. */
const many = 1000

type From = { readonly after?: Position | undefined; readonly skip: number }

/** The upper bound of products that have the words, known before the search, and the number of all products. */
export type KnownUses = Uses & { readonly products: number }
const nothingKnown: KnownUses = { uses: 1, titleUses: 1, products: Infinity }

/**
 * One page of the products that match the filters, after a position or after `skip` records. For broad words the first
 * few hundred offers of an index mostly fill the page (but not in price order, where the cheapest products are of few
 * kinds). Otherwise all matches are sorted.
 */
export async function readFound(
  db: Database,
  filters: SearchFilters,
  order: SearchOrder,
  from: From,
  size: number,
  known = nothingKnown,
): Promise<FoundRow[]> {
  if (order.by === 'relevance') return readRelevant(db, filters, from, size, known)
  const offerOrder = { ...order, by: order.by }
  if (isBroad(known.uses, known) && order.by !== 'price') {
    const walked = await walk(db, filters, entryConditions(filters), offerOrder, from, size)
    if (walked.length === size) return walked
  }
  return sortOffers(db, filters, offerOrder, from, size)
}

const isBroad = (uses: number, { products }: KnownUses): boolean => uses >= broadShare * products

/**
 * By relevance: first the products with every word in their title, then all others, each by rank. The first element of
 * a position states which of the two parts the position is in. For a page by number all matches are sorted at once,
 * because the number of title matches before the page is unknown.
 */
async function readRelevant(
  db: Database,
  filters: SearchFilters,
  from: From,
  size: number,
  known: KnownUses,
): Promise<FoundRow[]> {
  if (from.skip > 0) return sortEntries(db, filters, 'all', from, size)
  const isAfterTitles = from.after?.[0] === '1'
  const titled = isAfterTitles ? [] : await readRanked(db, filters, 'titles', from, size, known)
  if (titled.length === size) return titled
  const others = await readRanked(
    db,
    filters,
    'others',
    isAfterTitles ? from : { skip: 0 },
    size - titled.length,
    known,
  )
  return [...titled, ...others]
}

/**
 * The products with the words in their title, or the others, by rank: first from the first eighth of the catalogue,
 * which is enough for most pages, then from all of it.
 */
async function readRanked(
  db: Database,
  filters: SearchFilters,
  part: 'titles' | 'others',
  from: From,
  size: number,
  known: KnownUses,
): Promise<FoundRow[]> {
  const uses = part === 'titles' ? known.titleUses : known.uses
  if (uses === 0) return []
  let rows: FoundRow[] = []
  if (isBroad(uses, known) && !isNarrowed(filters)) {
    const walked = await walk(
      db,
      filters,
      entriesOf(filters, part),
      byRank,
      { ...from, after: from.after?.slice(1) },
      size,
    )
    rows = walked.map((row) => ({ ...row, position: [part === 'titles' ? '0' : '1', ...row.position] }))
  }
  if (rows.length < size && uses >= many) rows = await sortEntries(db, filters, part, from, size, true)
  return rows.length < size ? sortEntries(db, filters, part, from, size) : rows
}

type Part = 'titles' | 'others' | 'all'

const notTitled = (filters: SearchFilters): RawBuilder<unknown> =>
  sql`not (${sql.join(titleConditions(filters), sql` and `)})`
const entriesOf = (filters: SearchFilters, part: Part): RawBuilder<unknown>[] =>
  part === 'titles'
    ? titleConditions(filters)
    : part === 'all'
      ? entryConditions(filters)
      : [...entryConditions(filters), notTitled(filters)]

// The queries below use lateral joins for row-by-row lookups: the planner does not know how many rows are needed and
// would look up all of them.

/** As much of the page as the first offers of an index fill. */
function walk(
  db: Database,
  filters: SearchFilters,
  entries: readonly RawBuilder<unknown>[],
  order: OfferOrder,
  from: From,
  size: number,
): Promise<FoundRow[]> {
  const key = columns[order.by]
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`
  const ahead = order.direction === 'desc' ? sql`<` : sql`>`
  const conditions = [
    ...offerConditions(filters),
    ...(from.after ? [sql`(${key}, o.prod_id) ${ahead} (${sql.join(positionOf(order, from.after))})`] : []),
  ]
  return query<FoundRow>(
    db,
    sql`
    select near.prod_id, array[${asText(order, sql`near.key`)}, near.prod_id::text] as position
    from (
      select o.prod_id, ${key} as key from offer o where ${sql.join(conditions, sql` and `)}
      order by ${key} ${direction}, o.prod_id ${direction} limit ${maxWalked}
    ) near
    cross join lateral (select from search_entry s where s.prod_id = near.prod_id and ${sql.join([...entries], sql` and `)} limit 1) fits
    order by near.key ${direction}, near.prod_id ${direction}
    offset ${from.skip} limit ${size}`,
  )
}

/**
 * The page by relevance out of all matches. Search entries hold their products' ranks, so that only the offers up to
 * the end of this page are read.
 */
function sortEntries(
  db: Database,
  filters: SearchFilters,
  part: Part,
  from: From,
  size: number,
  areFirst = false,
): Promise<FoundRow[]> {
  const isElsewhere = { titles: sql`0`, others: sql`1`, all: sql`(${notTitled(filters)})::int` }[part]
  const conditions = [
    ...entriesOf(filters, part === 'others' ? 'all' : part),
    ...(areFirst ? [sql`s.is_first`] : []),
    ...(from.after ? [sql`(${isElsewhere}, s.rank, s.prod_id) > (${sql.join(from.after.map(asWhole))})`] : []),
  ]
  // Checking the titles of every match would be slower than checking those of one page.
  const others = part === 'others' ? sql`join search_entry s on s.prod_id = o.prod_id and ${notTitled(filters)}` : sql``
  const keys = part === 'all' ? sql`is_elsewhere, rank, prod_id` : sql`rank, prod_id`
  return query<FoundRow>(
    db,
    sql`
    select prod_id, array[is_elsewhere::text, rank::text, prod_id::text] as position
    from (
      select s.prod_id, ${isElsewhere} as is_elsewhere, s.rank from search_entry s
      where ${sql.join(conditions, sql` and `)} order by ${keys} offset 0
    ) found
    cross join lateral (select from offer o ${others} where o.prod_id = found.prod_id and ${sql.join(offerConditions(filters), sql` and `)} limit 1) sold
    order by ${keys}
    offset ${from.skip} limit ${size}`,
  )
}

/** The page out of all matching offers. */
function sortOffers(
  db: Database,
  filters: SearchFilters,
  order: OfferOrder,
  from: From,
  size: number,
): Promise<FoundRow[]> {
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`
  const ahead = order.direction === 'desc' ? sql`<` : sql`>`
  const after = from.after ? sql`where (key, prod_id) ${ahead} (${sql.join(positionOf(order, from.after))})` : sql``
  return query<FoundRow>(
    db,
    sql`
    with found as ${filters.words ? sql`materialized` : sql`not materialized`} (select o.prod_id, ${columns[order.by]} as key ${fromWhere(filters)})
    select prod_id, array[${asText(order, sql`key`)}, prod_id::text] as position
    from found ${after}
    order by key ${direction}, prod_id ${direction}
    offset ${from.skip} limit ${size}`,
  )
}

const asText = (order: OfferOrder, name: RawBuilder<unknown>): RawBuilder<unknown> =>
  order.by === 'createTime' ? sql`(extract(epoch from ${name}) * 1000000)::bigint::text` : sql`${name}::text`

function positionOf(order: OfferOrder, after: Position): RawBuilder<unknown>[] {
  const [first, ...rest] = after
  const start = {
    createTime: sql`timestamptz 'epoch' + ${first}::bigint * interval '1 microsecond'`,
    score: sql`${first}::numeric`,
    price: asWhole(first),
    soldNum: asWhole(first),
    rank: asWhole(first),
  }[order.by]
  return [start, ...rest.map(asWhole)]
}

/** The attribute of each of these values; unknown values are skipped. */
export const readValueAttributes = (
  db: Database,
  valueIds: readonly number[],
): Promise<{ value_id: number; attr_id: number }[]> =>
  query(
    db,
    sql`select value_id, attr_id from attribute_value where value_id = any(${[...valueIds]}::bigint[]) order by value_id`,
  )
