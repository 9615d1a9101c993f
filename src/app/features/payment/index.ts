/** What other features may use of the payment. */
export { PaymentScreen } from './payment-screen.tsx'
export { savedCardsTitle } from './payment-titles.ts'
export { SavedCardsScreen } from './saved-cards-screen.tsx'
