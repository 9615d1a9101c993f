/** Public interface of the payment feature. */
export { PaymentScreen } from './payment-screen.tsx'
export { SavedCardsScreen } from './saved-cards-screen.tsx'
