import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { SearchFilters } from './search-filters.ts'
import type { SearchOrder } from './search-order.ts'

const position = {
  whole: v.pipe(v.string(), v.regex(/^\d{1,16}$/)),
  signed: v.pipe(v.string(), v.regex(/^-?\d{1,16}$/)),
  score: v.pipe(v.string(), v.regex(/^\d(\.\d)?$/)),
}
const shape = v.object({
  /** The hash of the search that the cursor continues. */
  q: v.pipe(v.string(), v.maxLength(20)),
  o: v.string(),
  /** The number of the next page. */
  p: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(1_000_000)),
  /** The position after the last page: the order's values, then the product's id. */
  k: v.pipe(v.array(v.string()), v.maxLength(3)),
})

/** The last record of a page: the values of the order and the id, as text. */
export type Position = readonly string[]
type Cursor = { readonly page: number; readonly after: Position }

/** Identifies a search by its filters as typed, without page and order. */
export const searchKeyOf = (filters: SearchFilters): string =>
  createHash('sha1')
    .update(JSON.stringify(filters, (_, value: unknown) => value ?? undefined))
    .digest('base64url')
    .slice(0, 12)

/**
 * An opaque cursor that continues a search after a record. It stays valid when products are added or removed before
 * that record.
 */
export const writeCursor = (searchKey: string, order: SearchOrder, page: number, after: Position): string =>
  Buffer.from(JSON.stringify({ q: searchKey, o: order.label, p: page, k: after })).toString('base64url')

/** Reads a cursor: `broken` where the text is no cursor, `stale` where it belongs to another search or order. */
export function readCursor(text: string, searchKey: string, order: SearchOrder): Cursor | 'stale' | 'broken' {
  const cursor = v.safeParse(shape, parsed(Buffer.from(text, 'base64url').toString('utf8')))
  if (!cursor.success) return 'broken'
  const { q, o, p, k } = cursor.output
  if (q !== searchKey || o !== order.label) return 'stale'
  const kinds =
    order.by === 'relevance'
      ? (['whole', 'signed', 'whole'] as const)
      : ([order.by === 'score' ? 'score' : 'whole', 'whole'] as const)
  const fits = k.length === kinds.length && kinds.every((kind, at) => v.is(position[kind], k[at]))
  return fits ? { page: p, after: k } : 'broken'
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
