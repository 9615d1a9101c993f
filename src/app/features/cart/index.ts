/** The public interface of the cart. The code that changes the cart is loaded later. */
export type { VariantQuestion } from './add-to-cart.ts'
export { CartHost } from './lazy-cart-host.tsx'
export { addToCart, loadAddToCart, pendingProducts } from './load-add-to-cart.ts'
