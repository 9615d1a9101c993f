import { followedOf, mostFollowed } from '#contract/push/push-prices.ts'
import { ownTimeZone } from '#offline/call.ts'
import { readFavourites, watchFavourites } from '#offline/favourites.ts'
import { readLists, watchLists } from '#offline/grocery-lists.ts'

/** Calls `listener` when favourites or lists change. */
export function watchFollowed(listener: () => void): void {
  watchFavourites(listener)
  watchLists(listener)
}

/** The products and variants of which the server follows the prices for a guest, at most `mostFollowed` of each. */
export async function readFollowed(): Promise<{ prodIds: number[]; skuIds: number[] }> {
  const favourites = await readFavourites('')
  const { lists } = await readLists('', { now: Date.now(), timeZone: ownTimeZone() })
  const kept = favourites.flatMap(({ kind, isKept, id }) => (kind === 'prod' && isKept ? [id] : []))
  const { prodIds, skuIds } = followedOf(kept, lists)
  return { prodIds: prodIds.slice(0, mostFollowed), skuIds: skuIds.slice(0, mostFollowed) }
}
