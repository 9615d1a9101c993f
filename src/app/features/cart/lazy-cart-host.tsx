import { type ComponentType, useEffect, useState } from 'react'
import { useCartCount } from '#session/counts.ts'
import { useShopper } from '#session/shopper.ts'
import { preloadAddToCart } from './first/load-add-to-cart.ts'

/**
 * Follows the cart. The code is loaded only for a shopper or for a guest with a cart, so that other guests do not pay
 * for it.
 */
export function CartHost() {
  const hasCart = useCartCount() > 0
  const isNeeded = useShopper() !== null || hasCart
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
