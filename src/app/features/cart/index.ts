/** The public interface of the cart. The code that changes the cart is loaded later. */
export { addToCart, loadAddToCart, pendingProducts } from './first/load-add-to-cart.ts'
export type { VariantSheetRequest } from './later/add-to-cart.ts'
export { CartHost } from './lazy-cart-host.tsx'
export { readOwnCart } from './own-cart.ts'
export { type RegionCounts, readCartCount, useRegionCounts } from './regions/region-counts.ts'
