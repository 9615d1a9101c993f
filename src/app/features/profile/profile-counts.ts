import { useEffect, useState } from 'react'
import { countSaved } from '#cache/later/saved-queries.ts'
import { countFavouriteShops, countFavourites } from '#contract/account/favourite.ts'
import { productInfo } from '#contract/product/product-detail.ts'
import { useMarket } from '#device/market.ts'
import { readFavourites, watchFavourites } from '#offline/favourites.ts'
import { countFootprint } from '#offline/product-views.ts'
import { shopperNow } from '#session/shopper.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { useOwnRecords } from '#session/use-own-records.ts'

/**
 * The number of favourite products and shops: for a signed-in shopper the server's number, which includes pending
 * changes only once sent; for a guest the number on this device. Null until known.
 */
export function useFavouriteCount(): number | null {
  const products = useShopperAnswer(countFavourites, {})
  const shops = useShopperAnswer(countFavouriteShops, {})
  const own = useOwnRecords(readFavourites, watchFavourites)
  if (products.state === 'guest') return own?.filter(({ isKept }) => isKept).length ?? null
  return products.state === 'ready' && shops.state === 'ready' ? products.value + shops.value : null
}

/** The number of products in this device's footprint and of saved products, for this region; null while loading. */
export function useDeviceCounts(): { readonly footprint: number; readonly saved: number } | null {
  const { regionId } = useMarket()
  const [counts, setCounts] = useState<{ footprint: number; saved: number } | null>(null)
  useEffect(() => {
    let isActive = true
    void Promise.all([countFootprint(shopperNow()?.userId), countSaved(productInfo.path, regionId, 'prodId')]).then(
      ([footprint, saved]) => isActive && setCounts({ footprint, saved }),
    )
    return () => {
      isActive = false
    }
  }, [regionId])
  return counts
}
