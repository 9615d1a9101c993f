import { useEffect } from 'react'
import type { ProductCard } from '#contract/product.ts'
import { usePlace } from '#device/place.ts'

/** Writes down that this product was opened, once it is on the screen, with a network or without; a newer answer of it alone is no second look. */
export function useRecordFootprint(product: ProductCard): void {
  const place = usePlace()
  useEffect(() => {
    // The phone's own clock: the server's is known only roughly, and looks would change their order.
    const at = Date.now()
    // Nothing of the first view waits for the code that writes it down; where that cannot be had, this look is not remembered.
    import('./later/record-look.ts').then(({ recordLook }) => recordLook(product, place, at)).catch(() => undefined)
  }, [product.prodId, place.regionId])
}
