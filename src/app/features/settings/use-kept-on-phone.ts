import { useCallback, useEffect, useState } from 'react'
import { readSearches } from '#device/recent-searches.ts'
import { countFootprint } from '#offline/product-views.ts'
import { shopperNow } from '#session/shopper.ts'
import { type KeptOnPhone, readKept } from './kept-on-phone.ts'

type Kept = KeptOnPhone & { readonly footprints: number; readonly searches: number }

/** The amount of data stored on this device, and a function that reads it again; null until read. */
export function useKeptOnPhone(): [Kept | null, () => Promise<void>] {
  const [kept, setKept] = useState<Kept | null>(null)
  const read = useCallback(async () => {
    const [mall, footprints, searches] = await Promise.all([
      readKept(),
      countFootprint(shopperNow()?.userId),
      readSearches(),
    ])
    setKept({ ...mall, footprints, searches: searches.length })
  }, [])
  useEffect(() => void read(), [read])
  return [kept, read]
}
