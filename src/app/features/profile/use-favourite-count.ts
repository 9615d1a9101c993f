import { countFavourites } from '#contract/account/favourite.ts'
import { readFavourites, watchFavourites } from '#offline/favourites.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { useOwnRecords } from '#session/use-own-records.ts'

/**
 * How many products and shops are favourites: of who is signed in the shop's number, in which what still waits on the
 * phone counts once it is sent; of a guest what this phone keeps. Null until it is known.
 */
export function useFavouriteCount(): number | null {
  const answer = useShopperAnswer(countFavourites, {})
  const own = useOwnRecords(readFavourites, watchFavourites)
  if (answer.state === 'guest') return own?.filter(({ isKept }) => isKept).length ?? null
  return answer.state === 'ready' ? answer.value.prods + answer.value.shops : null
}
