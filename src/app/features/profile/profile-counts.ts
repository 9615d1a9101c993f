import { useEffect, useState } from 'react'
import { countSaved } from '#cache/saved-queries.ts'
import { countFavourites } from '#contract/account/favourite.ts'
import { productInfo } from '#contract/product-detail.ts'
import { usePlace } from '#device/place.ts'
import { readFavourites, watchFavourites } from '#offline/favourites.ts'
import { countFootprint } from '#offline/product-views.ts'
import { shopperNow } from '#session/shopper.ts'
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

/** How many products this phone remembers and keeps for this region; null while it is being read. */
export function useKeptCounts(): { readonly footprint: number; readonly saved: number } | null {
  const { regionId } = usePlace()
  const [counts, setCounts] = useState<{ footprint: number; saved: number } | null>(null)
  useEffect(() => {
    let isWanted = true
    void Promise.all([countFootprint(shopperNow()?.userId), countSaved(productInfo.path, regionId, 'prodId')]).then(
      ([footprint, saved]) => isWanted && setCounts({ footprint, saved }),
    )
    return () => {
      isWanted = false
    }
  }, [regionId])
  return counts
}
