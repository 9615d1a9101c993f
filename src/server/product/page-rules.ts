/** One page as every paged call but `/search` answers it (api.md, conventions). */
export function onePage<Item>(records: Item[], total: number, { current, size }: { current: number; size: number }) {
  return { records, total, size, current, pages: Math.ceil(total / size) }
}

/** How many records come before a page. */
export const skipped = ({ current, size }: { current: number; size: number }): number => (current - 1) * size
