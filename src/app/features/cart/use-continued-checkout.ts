import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { useIsOffline } from '#sync/connection.ts'
import { checkoutOf, linesToCheckOut } from './checkout-links.ts'

/**
 * Continues to the checkout that a guest has chosen before login, once the server knows the lines
 * (docs/product.md#login). Back from the checkout leads to the cart, which then stays.
 */
export function useContinuedCheckout(orderable: readonly FoldedLine[], userId: string): void {
  const query = usePageQuery()
  const { history } = useRouter()
  const isOffline = useIsOffline()
  const lines = userId === '' || isOffline ? null : linesToCheckOut(query, orderable)
  const path = lines && checkoutOf(lines)
  useEffect(() => {
    if (path === null) return
    history.replace('/Cart')
    // The history would else write only the last of the two addresses.
    history.flush()
    history.push(path)
  }, [path, history])
}
