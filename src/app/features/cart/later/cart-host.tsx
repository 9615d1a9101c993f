import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMarket } from '#device/market.ts'
import { persistCartCount } from '#session/persist-counts.ts'
import { cartQueries } from '../cart-queries.ts'
import { pendingProducts } from '../first/load-add-to-cart.ts'
import { useOwnCart } from '../own-cart.ts'
import { reportOutcomes } from './add-to-cart-outcomes.ts'

/**
 * Follows the cart on every screen: updates the badges, the clocks on cards, and the toasts of additions that the
 * server refused.
 */
export function CartHost() {
  const market = useMarket()
  const client = useQueryClient()
  const own = useOwnCart()
  const userId = own?.userId ?? ''
  const { data: shopCount, dataUpdatedAt } = useQuery({ ...cartQueries.count(market, userId), enabled: userId !== '' })
  const knownCount = own?.cached?.cart
    .flatMap((shop) => shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
    .reduce((sum, { prodCount }) => sum + prodCount, 0)
  const isRead = own !== null
  // A different count means that another device changed the cart, or that a checkout has ordered its lines. The counts
  // are compared once per answer, also if the number is that of the last answer, because changes made here alter the
  // known count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that this device changed itself is no reason to fetch
  useEffect(() => {
    if (isRead && shopCount !== undefined && shopCount !== (knownCount ?? 0))
      void client.prefetchQuery(cartQueries.info(market, userId))
  }, [shopCount, dataUpdatedAt, isRead, client, market, userId])
  useEffect(() => {
    if (!own) return
    persistCartCount(own.folded.count)
    // A guest's changes are pending until login, not until the network returns, so their cards show no clock. Changes
    // that cancel each other out show none either.
    const { shops, gone } = own.folded
    const lines = own.userId === '' ? [] : [...shops.flatMap((shop) => shop.lines), ...gone]
    const products = lines.filter(({ pending }) => pending !== null).map(({ prodId }) => prodId)
    pendingProducts.setState(() => new Set(products))
    reportOutcomes(own.commands)
  }, [own])
  return null
}
