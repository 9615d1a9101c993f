/** The public interface of the checkout feature. */
export { CheckoutScreen } from './checkout-screen.tsx'
