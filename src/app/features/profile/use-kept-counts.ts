import { useEffect, useState } from 'react'
import { countSaved } from '#cache/later/saved-queries.ts'
import { productInfo } from '#contract/product-detail.ts'
import { usePlace } from '#device/place.ts'
import { countFootprint } from '#offline/footprint.ts'
import { shopperNow } from '#session/shopper.ts'

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
