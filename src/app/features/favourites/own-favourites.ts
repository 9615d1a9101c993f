import { type Favourite, readFavourites, watchFavourites } from '#offline/favourites.ts'
import { useOwnRecords } from '#session/use-own-records.ts'

/**
 * What this person said on this phone, the newest first. Where somebody has just signed in, what was kept as a guest
 * counts as theirs until it is joined.
 */
export async function readOwnFavourites(userId: string): Promise<Favourite[]> {
  const own = await readFavourites(userId)
  if (userId === '') return own
  const guests = (await readFavourites('')).filter(
    (one) => one.isKept && !own.some(({ kind, id }) => kind === one.kind && id === one.id),
  )
  return [...own, ...guests].sort((a, b) => b.at - a.at)
}

/** What this person said on this phone, the newest first; null while it is read. */
export const useOwnFavourites = (): readonly Favourite[] | null => useOwnRecords(readOwnFavourites, watchFavourites)
