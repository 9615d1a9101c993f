import { type ComponentType, useEffect, useState } from 'react'
import { useHasCounted } from '#session/counts.ts'
import { useShopper } from '#session/shopper.ts'
import { preloadAddToCart } from './first/load-add-to-cart.ts'

/**
 * Follows the cart. The code is loaded only for a shopper, or for a guest who has had a cart in some region, so that
 * other guests do not pay for it.
 */
export function CartHost() {
  const hasCounted = useHasCounted()
  const isNeeded = useShopper() !== null || hasCounted
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isNeeded || Host) return
    // Preloads the code for the first tap on "Add to cart".
    Promise.all([import('./later/cart-host.tsx'), preloadAddToCart()]).then(
      ([code]) => setHost(() => code.CartHost),
      () => undefined,
    )
  }, [isNeeded, Host])
  return Host && <Host />
}
