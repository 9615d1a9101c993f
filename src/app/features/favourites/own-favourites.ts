import { type Favourite, readFavourites, watchFavourites } from '#offline/favourites.ts'
import { useOwnRecords } from '#session/use-own-records.ts'

/**
 * The favourite changes made on this phone, newest first. Just after a login, a guest's favourites count as the
 * shopper's until they are merged.
 */
export async function readOwnFavourites(userId: string): Promise<Favourite[]> {
  const own = await readFavourites(userId)
  if (userId === '') return own
  const guests = (await readFavourites('')).filter(
    (one) => one.isKept && !own.some(({ kind, id }) => kind === one.kind && id === one.id),
  )
  return [...own, ...guests].sort((a, b) => b.at - a.at)
}

/** The favourite changes made on this phone, newest first; null while they are read. */
export const useOwnFavourites = (): readonly Favourite[] | null => useOwnRecords(readOwnFavourites, watchFavourites)
