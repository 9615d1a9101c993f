/** One page in the form of every paged endpoint but `/search` (docs/wire.md#conventions). */
export function onePage<Item>(records: Item[], total: number, { current, size }: { current: number; size: number }) {
  return { records, total, size, current, pages: Math.ceil(total / size) }
}

/** The number of records before a page. */
export const skipped = ({ current, size }: { current: number; size: number }): number => (current - 1) * size
