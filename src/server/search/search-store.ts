import { type RawBuilder, sql } from 'kysely'
import { type Database, query } from '../database/database.ts'
import type { Position } from './search-cursor.ts'
import { isNarrowed, type SearchFilters } from './search-filters.ts'
import { entryConditions, fitConditions, fitOf, fromWhere, offerConditions } from './search-filters-store.ts'
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
/** Words of at least this number of products are searched in the first eighth of the catalogue before all of it … */
const many = 1000
/** … unless the mall has at most this number of products, all of which can be sorted in time. */
const smallMall = 3000

type From = { readonly after?: Position | undefined; readonly skip: number }

/** Upper bounds of the number of products that have the words, or a type or category that they name, and of all products. */
type KnownUses = Uses & {
  readonly typeUses: number
  readonly categoryUses: number
  readonly products: number
}
const nothingKnown: KnownUses = { uses: 1, titleUses: 1, typeUses: 1, categoryUses: 1, products: Infinity }

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
 * The parts of a search by relevance, in order: each fit, first the products in stock. The first element of a position
 * is the index of its part.
 */
const parts = ([0, 1, 2, 3, 4, 5] as const).flatMap((fit) => [false, true].map((isSoldOut) => ({ fit, isSoldOut })))
type Part = (typeof parts)[number]

const isInStock = ({ isSoldOut }: Part): RawBuilder<unknown> => (isSoldOut ? sql`o.stocks = 0` : sql`o.stocks > 0`)

/**
 * By relevance: part by part. The matches of rare words, few matches of a narrow filter, and all matches in a small mall
 * are sorted at once, each part by popularity. A part of many matches is read by rank. The matches of a page by number
 * are sorted in any case, because the number of matches in each part before that page is unknown.
 */
async function readRelevant(
  db: Database,
  filters: SearchFilters,
  from: From,
  size: number,
  known: KnownUses,
): Promise<FoundRow[]> {
  const canSort =
    known.uses < many || known.products <= smallMall || (isNarrowed(filters) && (await areFew(db, filters)))
  if (canSort || from.skip > 0) return sortMatches(db, filters, from, size, canSort ? unpopularity : sql`s.rank`)
  const rows: FoundRow[] = []
  const start = Number(from.after?.[0] ?? 0)
  for (let at = start; at < parts.length && rows.length < size; at += 1) {
    const after = at === start ? from.after : undefined
    rows.push(...(await readPart(db, filters, at, after, size - rows.length, known)))
  }
  return rows
}

/** Whether less than `many` products match the filters. */
async function areFew(db: Database, filters: SearchFilters): Promise<boolean> {
  const matches = await query(db, sql`select ${fromWhere(filters)} limit ${many}`)
  return matches.length < many
}

/** A part by rank: first from the first eighth of the catalogue, which is enough for most pages, then from all of it. */
async function readPart(
  db: Database,
  filters: SearchFilters,
  at: number,
  after: Position | undefined,
  size: number,
  known: KnownUses,
): Promise<FoundRow[]> {
  const part = parts[at] as Part
  const named = [known.typeUses, known.categoryUses][Math.floor(part.fit / 2)] ?? Infinity
  const uses = Math.min(part.fit % 2 === 0 ? known.titleUses : known.uses, named)
  if (uses === 0) return []
  const { is, not } = fitConditions(filters, part.fit)
  let rows: FoundRow[] = []
  if (isBroad(uses, known) && !isNarrowed(filters)) {
    const conditions = [...is, ...not.map((one) => sql`not ${one}`)]
    const from = { after: after?.slice(1), skip: 0 }
    const walked = await walk(db, filters, conditions, byRank, from, size, [isInStock(part)])
    rows = walked.map((row) => ({ ...row, position: [String(at), ...row.position] }))
  }
  if (rows.length < size && uses >= many) rows = await sortPart(db, filters, at, after, size, true)
  return rows.length < size ? sortPart(db, filters, at, after, size) : rows
}

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
  offers: readonly RawBuilder<unknown>[] = [],
): Promise<FoundRow[]> {
  const key = columns[order.by]
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`
  const ahead = order.direction === 'desc' ? sql`<` : sql`>`
  const conditions = [
    ...offerConditions(filters),
    ...offers,
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
 * The page of one part. Search entries hold their products' ranks, so that only the offers up to the end of this page
 * are read.
 */
function sortPart(
  db: Database,
  filters: SearchFilters,
  at: number,
  after: Position | undefined,
  size: number,
  areFirst = false,
): Promise<FoundRow[]> {
  const part = parts[at] as Part
  const { is, not } = fitConditions(filters, part.fit)
  const conditions = [
    ...is,
    ...(areFirst ? [sql`s.is_first`] : []),
    ...(after ? [sql`(s.rank, s.prod_id) > (${sql.join(after.slice(1).map(asWhole))})`] : []),
  ]
  // Excluding the better parts among all matches would be slower than among those of one page.
  const others = not.map((one) => sql`not ${one}`)
  const joined =
    not.length > 0 ? sql`join search_entry s on s.prod_id = o.prod_id and ${sql.join(others, sql` and `)}` : sql``
  const sold = [...offerConditions(filters), isInStock(part)]
  return query<FoundRow>(
    db,
    sql`
    select prod_id, array[${String(at)}, rank::text, prod_id::text] as position
    from (select s.prod_id, s.rank from search_entry s where ${sql.join(conditions, sql` and `)} order by rank, prod_id offset 0) found
    cross join lateral (select from offer o ${joined} where o.prod_id = found.prod_id and ${sql.join(sold, sql` and `)} limit 1) sold
    order by rank, prod_id
    limit ${size}`,
  )
}

/**
 * The lower, the more popular in the region: the sold pieces, weighted by the score, in doublings, so that a single sale
 * hardly ever moves a product in a list that somebody scrolls. A product without a review counts as one of average score
 * (the phone's is in app/cache/saved-catalogue/search-catalogue.ts).
 */
const unpopularity = sql`-floor(log(2, 10 + round(10 * sold.sold_num * coalesce(nullif(sold.score, 0), 3))::numeric))::bigint`

/** The page by relevance out of all matches, each part in the order of `key`. */
function sortMatches(
  db: Database,
  filters: SearchFilters,
  from: From,
  size: number,
  key: RawBuilder<unknown>,
): Promise<FoundRow[]> {
  const after = from.after ? sql`where (part, key, prod_id) > (${sql.join(from.after.map(asWhole))})` : sql``
  return query<FoundRow>(
    db,
    sql`
    with found as materialized (
      select s.prod_id, ${key} as key, ${fitOf(filters)} * 2 + sold.is_sold_out as part from search_entry s
      cross join lateral (
        select (o.stocks = 0)::int as is_sold_out, o.sold_num, o.score from offer o where o.prod_id = s.prod_id and ${sql.join(offerConditions(filters), sql` and `)} limit 1
      ) sold
      where ${sql.join(entryConditions(filters), sql` and `)}
    )
    select prod_id, array[part::text, key::text, prod_id::text] as position from found ${after}
    order by part, key, prod_id
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
