import { type RawBuilder, sql } from 'kysely'
import { type Database, query } from '../database/database.ts'
import type { Position } from './search-cursor.ts'
import type { SearchOrder } from './search-order.ts'
import { isNarrowed, type SearchWish } from './search-wish.ts'
import { entryConditions, fromWhere, offerConditions, titleConditions } from './search-wish-store.ts'
import type { Uses } from './spelling-store.ts'

export type FoundRow = { prod_id: number; position: string[] }

/** What each order sorts offers by; times as whole microseconds in a cursor. */
const columns = {
  price: sql`o.price`,
  soldNum: sql`o.sold_num`,
  createTime: sql`o.created_at`,
  score: sql`o.score`,
  rank: sql`o.rank`,
} as const

/** An order of offers. */
type OfferOrder = SearchOrder & { readonly by: keyof typeof columns }
const byRank: OfferOrder = { by: 'rank', direction: 'asc', label: 'rank asc' }

const asWhole = (text: string | undefined) => sql`${text}::bigint`

/** Words that such a share of the products has are looked for along an index of the offers, which is faster than sorting all of them … */
const broadShare = 0.04
/** … for so many offers, before all finds are sorted. */
const mostWalked = 1500
/** Words that so many products have are looked for in the first eighth of the mall before they are in all of it. */
const many = 1000

type From = { readonly after?: Position | undefined; readonly skip: number }

/** What is known of the words before they are looked for: how many of so many products have them, at most. */
export type KnownUses = Uses & { readonly products: number }
const nothingKnown: KnownUses = { uses: 1, titleUses: 1, products: Infinity }

/**
 * One page of what fits a wish, after a position or after `skip` records. Broad words fill it mostly with the first few hundred
 * offers of an index (but not by price: what is cheap is of few kinds); else everything found is sorted.
 */
export async function readFound(
  db: Database,
  wish: SearchWish,
  order: SearchOrder,
  from: From,
  size: number,
  known = nothingKnown,
): Promise<FoundRow[]> {
  if (order.by === 'relevance') return readRelevant(db, wish, from, size, known)
  const offerOrder = { ...order, by: order.by }
  if (isBroad(known.uses, known) && order.by !== 'price') {
    const walked = await walk(db, wish, entryConditions(wish), offerOrder, from, size)
    if (walked.length === size) return walked
  }
  return sortOffers(db, wish, offerOrder, from, size)
}

const isBroad = (uses: number, { products }: KnownUses): boolean => uses >= broadShare * products

/**
 * By relevance: first those whose title holds every word, then all others, each by rank; a position says first in which of the two it
 * stands. For a page that is asked for by its number all are sorted at once: nobody knows how many titles stand before it.
 */
async function readRelevant(
  db: Database,
  wish: SearchWish,
  from: From,
  size: number,
  known: KnownUses,
): Promise<FoundRow[]> {
  if (from.skip > 0) return sortEntries(db, wish, 'all', from, size)
  const isAfterTitles = from.after?.[0] === '1'
  const titled = isAfterTitles ? [] : await readRanked(db, wish, 'titles', from, size, known)
  if (titled.length === size) return titled
  const others = await readRanked(db, wish, 'others', isAfterTitles ? from : { skip: 0 }, size - titled.length, known)
  return [...titled, ...others]
}

/** Those with the words in their title, or the others, by rank: where most pages end first, then in all of the mall. */
async function readRanked(
  db: Database,
  wish: SearchWish,
  part: 'titles' | 'others',
  from: From,
  size: number,
  known: KnownUses,
): Promise<FoundRow[]> {
  const uses = part === 'titles' ? known.titleUses : known.uses
  if (uses === 0) return []
  let rows: FoundRow[] = []
  if (isBroad(uses, known) && !isNarrowed(wish)) {
    const walked = await walk(db, wish, entriesOf(wish, part), byRank, { ...from, after: from.after?.slice(1) }, size)
    rows = walked.map((row) => ({ ...row, position: [part === 'titles' ? '0' : '1', ...row.position] }))
  }
  if (rows.length < size && uses >= many) rows = await sortEntries(db, wish, part, from, size, true)
  return rows.length < size ? sortEntries(db, wish, part, from, size) : rows
}

type Part = 'titles' | 'others' | 'all'

const notTitled = (wish: SearchWish): RawBuilder<unknown> => sql`not (${sql.join(titleConditions(wish), sql` and `)})`
const entriesOf = (wish: SearchWish, part: Part): RawBuilder<unknown>[] =>
  part === 'titles'
    ? titleConditions(wish)
    : part === 'all'
      ? entryConditions(wish)
      : [...entryConditions(wish), notTitled(wish)]

// Below, what is looked up one after the other is lateral: the planner does not know how many fit, and would look all of them up.

/** The page as far as the first offers of an index hold it. */
function walk(
  db: Database,
  wish: SearchWish,
  entries: readonly RawBuilder<unknown>[],
  order: OfferOrder,
  from: From,
  size: number,
): Promise<FoundRow[]> {
  const key = columns[order.by]
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`
  const ahead = order.direction === 'desc' ? sql`<` : sql`>`
  const conditions = [
    ...offerConditions(wish),
    ...(from.after ? [sql`(${key}, o.prod_id) ${ahead} (${sql.join(positionOf(order, from.after))})`] : []),
  ]
  return query<FoundRow>(
    db,
    sql`
    select near.prod_id, array[${asText(order, sql`near.key`)}, near.prod_id::text] as position
    from (
      select o.prod_id, ${key} as key from offer o where ${sql.join(conditions, sql` and `)}
      order by ${key} ${direction}, o.prod_id ${direction} limit ${mostWalked}
    ) near
    cross join lateral (select from search_entry s where s.prod_id = near.prod_id and ${sql.join([...entries], sql` and `)} limit 1) fits
    order by near.key ${direction}, near.prod_id ${direction}
    offset ${from.skip} limit ${size}`,
  )
}

/** The page by relevance out of everything found: entries have their products' ranks, so that only the offers up to this page's end are looked at. */
function sortEntries(
  db: Database,
  wish: SearchWish,
  part: Part,
  from: From,
  size: number,
  areFirst = false,
): Promise<FoundRow[]> {
  const isElsewhere = { titles: sql`0`, others: sql`1`, all: sql`(${notTitled(wish)})::int` }[part]
  const conditions = [
    ...entriesOf(wish, part === 'others' ? 'all' : part),
    ...(areFirst ? [sql`s.is_first`] : []),
    ...(from.after ? [sql`(${isElsewhere}, s.rank, s.prod_id) > (${sql.join(from.after.map(asWhole))})`] : []),
  ]
  // To look into the words of every find takes longer than into those of one page.
  const others = part === 'others' ? sql`join search_entry s on s.prod_id = o.prod_id and ${notTitled(wish)}` : sql``
  const keys = part === 'all' ? sql`is_elsewhere, rank, prod_id` : sql`rank, prod_id`
  return query<FoundRow>(
    db,
    sql`
    select prod_id, array[is_elsewhere::text, rank::text, prod_id::text] as position
    from (
      select s.prod_id, ${isElsewhere} as is_elsewhere, s.rank from search_entry s
      where ${sql.join(conditions, sql` and `)} order by ${keys} offset 0
    ) found
    cross join lateral (select from offer o ${others} where o.prod_id = found.prod_id and ${sql.join(offerConditions(wish), sql` and `)} limit 1) sold
    order by ${keys}
    offset ${from.skip} limit ${size}`,
  )
}

/** The page out of all offers found. */
function sortOffers(db: Database, wish: SearchWish, order: OfferOrder, from: From, size: number): Promise<FoundRow[]> {
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`
  const ahead = order.direction === 'desc' ? sql`<` : sql`>`
  const after = from.after ? sql`where (key, prod_id) ${ahead} (${sql.join(positionOf(order, from.after))})` : sql``
  return query<FoundRow>(
    db,
    sql`
    with found as ${wish.words ? sql`materialized` : sql`not materialized`} (select o.prod_id, ${columns[order.by]} as key ${fromWhere(wish)})
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

/** The attribute of each of these values; values that there are not are left out. */
export const readValueAttributes = (
  db: Database,
  valueIds: readonly number[],
): Promise<{ value_id: number; attr_id: number }[]> =>
  query(
    db,
    sql`select value_id, attr_id from attribute_value where value_id = any(${[...valueIds]}::bigint[]) order by value_id`,
  )
