import { t } from '@lingui/core/macro'
import { Store } from '@tanstack/react-store'
import type { ProductDetail, Sku } from '#contract/product-detail.ts'
import { reportCaught } from '#device/report-caught.ts'
import { withWords } from '#i18n/with-words.ts'

/**
 * Loads the code that adds to the cart: at the first tap, or when the page is idle and there is a cart to follow (lazy-cart-host.tsx).
 * A toast says when the code cannot be loaded; the next tap tries again.
 */
export async function loadAddToCart(): Promise<typeof import('./add-to-cart.ts') | null> {
  try {
    return await preloadAddToCart()
  } catch (error) {
    reportCaught(error)
    const { showToast } = await import('#ui/feedback/toast-store.ts')
    showToast({ kind: 'error', words: t`Something went wrong.` })
    return null
  }
}

/** The same without a toast: for code that runs before any tap. */
export const preloadAddToCart = () => withWords(import('./add-to-cart.ts'), 'later')

/** Adds `count` of a variant to the cart; see add-to-cart.ts. */
export async function addToCart(product: ProductDetail, sku: Sku, count: number): Promise<void> {
  const code = await loadAddToCart()
  await code?.addToCart(product, sku, count)
}

/** The products in the cart with changes that the shop does not know yet: their cards show a clock. Empty for a guest. */
export const pendingProducts = new Store<ReadonlySet<number>>(new Set<number>())
