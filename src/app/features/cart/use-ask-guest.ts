import { useEffect, useRef } from 'react'
import { isBetweenSessions } from '#device/said-later.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { connectionNow } from '#sync/connection.ts'
import type { CartScreenState } from './use-cart-screen.ts'

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
