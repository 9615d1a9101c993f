import { type Favourite, watchFavourites } from '#offline/favourites.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import { readOwnFavourites } from './own-favourites.ts'

/** What this person said on this phone, the newest first; null while it is read. */
export const useOwnFavourites = (): readonly Favourite[] | null => useOwnRecords(readOwnFavourites, watchFavourites)
