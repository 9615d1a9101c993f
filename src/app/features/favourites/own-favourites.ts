import { type Favourite, readFavourites } from '#offline/favourites.ts'

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
