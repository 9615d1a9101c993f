import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { usePlace } from '#device/place.ts'
import { isBetweenSessions } from '#device/said-later.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { connectionNow } from '#sync/connection.ts'
import { cartQueries } from './cart-queries.ts'
import { type OwnCart, useOwnCart } from './own-cart.ts'

export type CartScreenState =
  | Exclude<Loaded<never>, { state: 'ready' }>
  /** Nothing in it; `isGuest`: nobody is signed in. */
  | { readonly state: 'empty'; readonly own: OwnCart; readonly isGuest: boolean }
  /** `at` is when the shop said it, in ms; null where it never did. */
  | { readonly state: 'ready'; readonly own: OwnCart; readonly isGuest: boolean; readonly at: number | null }

/** The cart page: what this phone knows at once, then what the shop says. */
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
  const { folded, kept } = own
  const isGuest = userId === ''
  const hasSomething = folded.shops.length + folded.gone.length + folded.notices.length > 0
  if (hasSomething) return { state: 'ready', own, isGuest, at: kept?.at ?? null }
  // A cart that was never read is not known to be empty.
  if (!isGuest && !kept && !data) return waiting
  return { state: 'empty', own, isGuest }
}

/** A guest who opens the cart is asked to log in, once (spec §4, §6); without a network, and just after leaving, nobody is. */
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
