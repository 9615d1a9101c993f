import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { regionIds } from '#contract/region/region-ids.ts'
import { foldCart } from '#offline/domains/cart/fold.ts'
import { useShopper } from '#session/shopper.ts'
import { cartQueries } from '../cart-queries.ts'
import { readOwnCart } from '../own-cart.ts'

/** The number of items in the cart of each region; a region without a known cart is absent. */
export type RegionCounts = ReadonlyMap<number, number>
type KnownCart = { readonly regionId: number; readonly count: number; readonly isPending: boolean }

/** The carts of all regions that this device knows of, pending changes included. */
const readRegionCarts = (userId: string): Promise<KnownCart[]> =>
  Promise.all(
    Object.values(regionIds).map(async (regionId) => {
      const { cached, commands } = await readOwnCart(userId, regionId)
      const { count, pendingCount } = foldCart(cached?.cart ?? null, commands)
      return { regionId, count, isPending: pendingCount > 0 }
    }),
  )

/**
 * The number of items in the shopper's or guest's carts: from the server's answer, and from this device without an
 * answer or with changes that the server does not know yet. Null while the device is read.
 */
export function useRegionCounts(): RegionCounts | null {
  const userId = useShopper()?.userId ?? ''
  const [known, setKnown] = useState<readonly KnownCart[] | null>(null)
  const { data } = useQuery({ ...cartQueries.regions(userId), enabled: userId !== '' })
  useEffect(() => {
    let isActive = true
    void readRegionCarts(userId).then((carts) => isActive && setKnown(carts))
    return () => {
      isActive = false
    }
  }, [userId])
  if (!known) return null
  const answered = data && new Map(data.value.map(({ regionId, count }) => [regionId, count]))
  return new Map(
    known.map(({ regionId, count, isPending }) => [
      regionId,
      answered && !isPending ? (answered.get(regionId) ?? 0) : count,
    ]),
  )
}

/**
 * The number of items in the cart of a region, which the badge may not show yet; 0 if neither server nor device knows.
 */
export async function readCartCount(client: QueryClient, userId: string, regionId: number): Promise<number> {
  const known = (await readRegionCarts(userId)).find((one) => one.regionId === regionId)?.count ?? 0
  if (known > 0 || userId === '') return known
  const answered = await client.fetchQuery(cartQueries.regions(userId)).catch(() => null)
  return answered?.value.find((one) => one.regionId === regionId)?.count ?? 0
}
