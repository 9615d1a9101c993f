import { useEffect } from 'react'
import type { ProductCard } from '#contract/product.ts'
import { useMarket } from '#device/market.ts'

/**
 * Records a view of this product once it is on the screen, online or offline. A newer answer for the same product is
 * not a second view.
 */
export function useRecordFootprint(product: ProductCard): void {
  const market = useMarket()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one view is recorded for each product and market
  useEffect(() => {
    // The phone's clock, not the server clock: the server clock is an estimate that may change and would reorder the
    // views.
    const at = Date.now()
    // Loaded separately, so that the first view does not wait for this code. If it cannot be loaded, this view is not
    // recorded.
    import('./later/record-view.ts').then(({ recordView }) => recordView(product, market, at)).catch(() => undefined)
  }, [product.prodId, market.regionId])
}
