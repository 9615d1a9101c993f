/** What other features may use of the payment. */
export { PaymentScreen } from './payment-screen.tsx'
export { SavedCardsScreen } from './saved-cards-screen.tsx'
