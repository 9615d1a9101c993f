import sql, { join, type Sql } from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import type { Position } from './search-cursor.ts'
import type { SearchOrder } from './search-order.ts'
import type { SearchWish } from './search-wish.ts'
import { entryConditions, fromWhere, offerConditions } from './search-wish-store.ts'
import { tsqueryOf } from './tsquery.ts'

export type FoundRow = { prod_id: number; position: string[] }

/** What each order sorts by; times as whole microseconds in a cursor. */
const columns = {
  price: sql`o.price`,
  soldNum: sql`o.sold_num`,
  createTime: sql`o.created_at`,
  score: sql`o.score`,
  rank: sql`o.rank`,
} as const

const asWhole = (text: string | undefined) => sql`${text}::bigint`

/** So many offers are looked at in their order for words that many products have, before all finds are sorted. */
const mostWalked = 1500

type From = { readonly after?: Position; readonly skip: number }

/**
 * One page of what fits a wish, after a position or after `skip` records. Relevance puts those first whose title holds
 * every word, then goes by rank. Where the words are `isBroad` the page is mostly full after the first few hundred
 * offers of an index (but not by price: what is cheap is of few kinds); else everything found is sorted.
 */
export async function readFound(db: Database, wish: SearchWish, order: SearchOrder, from: From, size: number, isBroad = false): Promise<FoundRow[]> {
  if (isBroad && order.by !== 'price' && (order.by !== 'relevance' || !from.after || from.after[0] === '0')) {
    const walked = await walk(db, wish, order, from, size)
    if (walked.length === size) return walked
  }
  return sortAll(db, wish, order, from, size)
}

/** The page as far as the first offers of an index hold it; by relevance only titles count, whose finds come first anyway. */
function walk(db: Database, wish: SearchWish, order: SearchOrder, from: From, size: number): Promise<FoundRow[]> {
  const isRelevance = order.by === 'relevance'
  const key = order.by === 'relevance' ? columns.rank : columns[order.by]
  const position = from.after && positionOf(order, from.after).slice(isRelevance ? 1 : 0)
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`
  const ahead = order.direction === 'desc' ? sql`<` : sql`>`
  const conditions = [...offerConditions(wish), ...(position ? [sql`(${key}, o.prod_id) ${ahead} (${join(position)})`] : [])]
  const named = [...(isRelevance ? [sql`'0'`] : []), asText(order, sql`near.key`), sql`near.prod_id::text`]
  return db.query<FoundRow>(sql`
    select near.prod_id, array[${join(named)}] as position
    from (
      select o.prod_id, ${key} as key from offer o where ${join(conditions, ' and ')}
      order by ${key} ${direction}, o.prod_id ${direction} limit ${mostWalked}
    ) near
    join search_entry s on s.prod_id = near.prod_id
    where ${join(entryConditions(wish, isRelevance ? 'A' : ''), ' and ')}
    order by near.key ${direction}, near.prod_id ${direction}
    offset ${from.skip} limit ${size}`)
}

function sortAll(db: Database, wish: SearchWish, order: SearchOrder, from: From, size: number): Promise<FoundRow[]> {
  const by = sortKeys(wish, order)
  const names = by.map((_, at) => nameOf(at))
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`
  const ahead = order.direction === 'desc' ? sql`<` : sql`>`
  const after = from.after
    ? sql`where (${join([...names, sql`prod_id`])}) ${ahead} (${join(positionOf(order, from.after))})`
    : sql``
  const columnsNamed = join(by.map((key, at) => sql`${key} as ${nameOf(at)}`))
  return db.query<FoundRow>(sql`
    with found as ${wish.words ? sql`materialized` : sql`not materialized`} (select o.prod_id, ${columnsNamed} ${fromWhere(wish)})
    select prod_id, array[${join([...names.map((name) => asText(order, name)), sql`prod_id::text`])}] as position
    from found ${after}
    order by ${join([...names, sql`prod_id`].map((name) => sql`${name} ${direction}`))}
    offset ${from.skip} limit ${size}`)
}

const sortKeys = (wish: SearchWish, order: SearchOrder): Sql[] =>
  order.by === 'relevance'
    ? [sql`(not s.words @@ ${tsqueryOf(wish.words ?? [], 'A')}::tsquery)::int`, columns.rank]
    : [columns[order.by]]

const nameOf = (at: number): Sql => (at === 0 ? sql`first_key` : sql`second_key`)

const asText = (order: SearchOrder, name: Sql): Sql =>
  order.by === 'createTime' ? sql`(extract(epoch from ${name}) * 1000000)::bigint::text` : sql`${name}::text`

function positionOf(order: SearchOrder, after: Position): Sql[] {
  const [first, ...rest] = after
  const start = {
    createTime: sql`timestamptz 'epoch' + ${first}::bigint * interval '1 microsecond'`,
    score: sql`${first}::numeric`,
    price: asWhole(first),
    soldNum: asWhole(first),
    relevance: asWhole(first),
    rank: asWhole(first),
  }[order.by]
  return [start, ...rest.map(asWhole)]
}

/** The attribute of each of these values; values that there are not are left out. */
export const readValueAttributes = (db: Database, valueIds: readonly number[]): Promise<{ value_id: number; attr_id: number }[]> =>
  db.query(sql`select value_id, attr_id from attribute_value where value_id = any(${[...valueIds]}::bigint[]) order by value_id`)
