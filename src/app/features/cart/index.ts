/** The public interface of the cart. The code that changes the cart is loaded later. */
export { AddToCartButton } from './add-to-cart-button.tsx'
export { addToCart } from './first/load-add-to-cart.ts'
export { CartHost } from './lazy-cart-host.tsx'
