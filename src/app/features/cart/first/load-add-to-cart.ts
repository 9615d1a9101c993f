import { t } from '@lingui/core/macro'
import { Store } from '@tanstack/react-store'
import type { ProductDetail, Sku } from '#contract/product/product-detail.ts'
import { reportCaught } from '#device/report-caught.ts'
import { withWords } from '#i18n/with-words.ts'

/**
 * Loads the code that adds to the cart: at the first tap, or when the page is idle and a cart exists
 * (lazy-cart-host.tsx). A toast reports a failure to load; the next tap tries again.
 */
export async function loadAddToCart(): Promise<typeof import('../later/add-to-cart.ts') | null> {
  try {
    return await preloadAddToCart()
  } catch (error) {
    reportCaught(error)
    const { showToast } = await import('#ui/feedback/first/toast-store.ts')
    showToast({ kind: 'error', words: t`Something went wrong.` })
    return null
  }
}

/** Loads the same code without a toast, for callers that run before any tap. */
export const preloadAddToCart = () => withWords(import('../later/add-to-cart.ts'), 'later')

/** Adds `count` of a variant to the cart; see add-to-cart.ts. */
export async function addToCart(product: ProductDetail, sku: Sku, count: number): Promise<void> {
  const code = await loadAddToCart()
  await code?.addToCart(product, sku, count)
}

/** Ids of the products with pending cart changes; their cards show a clock. Empty for a guest. */
export const pendingProducts = new Store<ReadonlySet<number>>(new Set<number>())
