/** Public interface of the payment feature. */
export { PaymentScreen } from './payment-screen.tsx'
export { savedCardsTitle } from './payment-titles.ts'
export { SavedCardsScreen } from './saved-cards-screen.tsx'
