/** What other features may use of the checkout. */
export { CheckoutScreen } from './checkout-screen.tsx'
