import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { isBetweenSessions } from '#device/later/flash-message.ts'
import { useMarket } from '#device/market.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { connectionNow } from '#sync/connection.ts'
import { cartQueries } from './cart-queries.ts'
import { type OwnCart, useOwnCart } from './own-cart.ts'

export type CartScreenState =
  | Exclude<Loaded<never>, { state: 'ready' }>
  /** The cart is empty; `isGuest`: nobody is signed in. */
  | { readonly state: 'empty'; readonly isGuest: boolean }
  | { readonly state: 'ready'; readonly own: OwnCart; readonly isGuest: boolean }

/** The state of the cart page: the stored cart at once, then the server's answer. */
export function useCartScreen(): CartScreenState {
  const market = useMarket()
  const isHydrated = useIsHydrated()
  const own = useOwnCart()
  const userId = own?.userId ?? ''
  const options = cartQueries.info(market, userId)
  const isEnabled = userId !== ''
  const { data, error, refetch } = useQuery({ ...options, enabled: isEnabled })
  const retry = useRetry(options.queryKey, refetch)
  const loadState = useLoadState({ isWaiting: isEnabled && data === undefined && error === null, error, retry })
  if (!own || !isHydrated) return { state: 'loading' }
  const { folded, cached } = own
  const isGuest = userId === ''
  const hasSomething = folded.shops.length + folded.gone.length + folded.notices.length > 0
  if (hasSomething) return { state: 'ready', own, isGuest }
  // A cart that was never read may not be empty.
  if (!isGuest && !cached && !data) return loadState
  return { state: 'empty', isGuest }
}

/**
 * Asks a guest who opens the cart to log in, once (docs/product.md#roles). Offline and just after a logout, the guest
 * is not asked.
 */
export function useGuestLoginPrompt(screen: CartScreenState): void {
  const hasPrompted = useRef(false)
  const isGuest = (screen.state === 'ready' || screen.state === 'empty') && screen.isGuest
  useEffect(() => {
    const connection = connectionNow()
    if (
      !isGuest ||
      hasPrompted.current ||
      connection === 'offline' ||
      connection === 'unreachable' ||
      isBetweenSessions()
    )
      return
    hasPrompted.current = true
    openLogin({ path: '/Cart' })
  }, [isGuest])
}
