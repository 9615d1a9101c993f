import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { isBetweenSessions } from '#device/later/said-later.ts'
import { usePlace } from '#device/place.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { connectionNow } from '#sync/connection.ts'
import { cartQueries } from './cart-queries.ts'
import { type OwnCart, useOwnCart } from './own-cart.ts'

export type CartScreenState =
  | Exclude<Loaded<never>, { state: 'ready' }>
  /** The cart is empty; `isGuest`: nobody is signed in. */
  | { readonly state: 'empty'; readonly own: OwnCart; readonly isGuest: boolean }
  /** `at` is the time of the shop's last answer, in ms; null if there was none. */
  | { readonly state: 'ready'; readonly own: OwnCart; readonly isGuest: boolean; readonly at: number | null }

/** The state of the cart page: the stored cart at once, then the shop's answer. */
export function useCartScreen(): CartScreenState {
  const place = usePlace()
  const isHydrated = useIsHydrated()
  const own = useOwnCart()
  const userId = own?.userId ?? ''
  const options = cartQueries.info(place, userId)
  const isAsked = userId !== ''
  const { data, error, refetch } = useQuery({ ...options, enabled: isAsked })
  const retry = useRetry(options.queryKey, refetch)
  const waiting = useLoadState({ isWaiting: isAsked && data === undefined && error === null, error, retry })
  if (!own || !isHydrated) return { state: 'loading' }
  const { folded, cached } = own
  const isGuest = userId === ''
  const hasSomething = folded.shops.length + folded.gone.length + folded.notices.length > 0
  if (hasSomething) return { state: 'ready', own, isGuest, at: cached?.at ?? null }
  // A cart that was never read may not be empty.
  if (!isGuest && !cached && !data) return waiting
  return { state: 'empty', own, isGuest }
}

/**
 * Asks a guest who opens the cart to log in, once (docs/product.md#roles). Offline and just after a logout, the guest
 * is not asked.
 */
export function useAskGuest(screen: CartScreenState): void {
  const hasAsked = useRef(false)
  const isGuest = (screen.state === 'ready' || screen.state === 'empty') && screen.isGuest
  useEffect(() => {
    const connection = connectionNow()
    if (!isGuest || hasAsked.current || connection === 'offline' || connection === 'unreachable' || isBetweenSessions())
      return
    hasAsked.current = true
    openLogin({ path: '/Cart' })
  }, [isGuest])
}
