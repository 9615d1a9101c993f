import { type ComponentType, useEffect, useState } from 'react'
import { useCartCount } from '#session/counts.ts'
import { useShopper } from '#session/shopper.ts'
import { preloadAddToCart } from './load-add-to-cart.ts'

/** Follows the cart; the code is loaded only where there is a cart to follow: a guest without a cart pays nothing for it. */
export function CartHost() {
  const hasCart = useCartCount() > 0
  const isNeeded = useShopper() !== null || hasCart
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isNeeded || Host) return
    // The first tap on "Add to cart" then finds its code loaded.
    Promise.all([import('./cart-host.tsx'), preloadAddToCart()]).then(
      ([code]) => setHost(() => code.CartHost),
      () => undefined,
    )
  }, [isNeeded, Host])
  return Host && <Host />
}
