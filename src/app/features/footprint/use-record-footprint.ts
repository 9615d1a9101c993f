import { useEffect } from 'react'
import type { ProductCard } from '#contract/product/product.ts'
import { type Market, useMarket } from '#device/market.ts'

/** The views that are not recorded yet, the oldest first; `at` is in ms. */
const waiting: (readonly [product: ProductCard, market: Market, at: number])[] = []

/**
 * Records the waiting views. Their code is loaded separately, so that the first view does not wait for this code. While
 * the code cannot be loaded the views wait, at most until the next view or until the network returns.
 */
async function recordWaiting(): Promise<void> {
  const code = await import('./later/record-view.ts').catch(() => null)
  if (!code) return addEventListener('online', () => void recordWaiting(), { once: true })
  for (const view of waiting.splice(0)) await code.recordView(...view).catch(() => undefined)
}

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
    waiting.push([product, market, Date.now()])
    void recordWaiting()
  }, [product.prodId, market.regionId])
}
