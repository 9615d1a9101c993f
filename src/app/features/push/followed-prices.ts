import { mostFollowed } from '#contract/push/push-prices.ts'
import { ownTimeZone } from '#offline/call.ts'
import { readFavourites, watchFavourites } from '#offline/favourites.ts'
import { readLists, watchLists } from '#offline/grocery-lists.ts'

/** Calls `listener` when favourites or lists change. */
export function watchFollowed(listener: () => void): void {
  watchFavourites(listener)
  watchLists(listener)
}

/**
 * The favourites of a guest, and the items of the lists that are not ticked, of which the server follows the prices.
 */
export async function readFollowed(): Promise<{ prodIds: number[]; skuIds: number[] }> {
  const favourites = await readFavourites('')
  const { lists } = await readLists('', { now: Date.now(), timeZone: ownTimeZone() })
  const prodIds = favourites.flatMap(({ kind, isKept, id }) => (kind === 'prod' && isKept ? [id] : []))
  const skuIds = lists.flatMap(({ items }) => items.flatMap(({ isTicked, skuId }) => (isTicked ? [] : (skuId ?? []))))
  return { prodIds: prodIds.slice(0, mostFollowed), skuIds: [...new Set(skuIds)].slice(0, mostFollowed) }
}
