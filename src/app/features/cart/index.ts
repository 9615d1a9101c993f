/** The public interface of the cart. The code that changes the cart is loaded later. */
export { AddToCartButton } from './add-to-cart-button.tsx'
export { CartHost } from './lazy-cart-host.tsx'
export { addToCart } from './load-add-to-cart.ts'
