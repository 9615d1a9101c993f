/** The page that a call asks for: its number from 1, and the number of records of each page. */
export type PageQuery = { readonly current: number; readonly size: number }

/** A page of records in the form of every paged endpoint but `/search` (docs/wire.md#conventions). */
export function onePage<Item>(records: Item[], total: number, { current, size }: PageQuery) {
  return { records, total, size, current, pages: Math.ceil(total / size) }
}

/** The number of records before a page. */
export const skipped = ({ current, size }: PageQuery): number => (current - 1) * size
