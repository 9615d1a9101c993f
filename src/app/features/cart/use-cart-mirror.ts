import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePlace } from '#device/place.ts'
import { keepCartCount } from '#session/keep-counts.ts'
import { additions } from '#ui/product/addition-store.ts'
import { cartQueries } from './cart-queries.ts'
import type { OwnCart } from './use-own-cart.ts'

/** Keeps badges and cards as the cart is: what waits is counted. The shop's own number tells whether another device has changed it. */
export function useCartMirror(own: OwnCart | null): void {
  const place = usePlace()
  const client = useQueryClient()
  const userId = own?.userId ?? ''
  const { data: said } = useQuery({ ...cartQueries.count(place, userId), enabled: userId !== '' })
  const known = own?.kept?.cart
    .flatMap((shop) => shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
    .reduce((sum, { prodCount }) => sum + prodCount, 0)
  // Compared once with each answer: what is done here later changes what is known.
  const isRead = own !== null
  useEffect(() => {
    if (isRead && said !== undefined && said !== (known ?? 0))
      void client.prefetchQuery(cartQueries.info(place, userId))
  }, [said, isRead, client, place, userId])
  useEffect(() => {
    if (!own) return
    keepCartCount(own.folded.count)
    // A guest's things wait for a login, not for the network: no clock on every card. Nor does what was done and undone wait.
    const { shops, gone } = own.folded
    const lines = own.userId === '' ? [] : [...shops.flatMap((shop) => shop.lines), ...gone]
    const products = lines.filter(({ waiting }) => waiting !== null).map(({ prodId }) => prodId)
    additions.change({ waiting: new Set(products) })
  }, [own])
}
