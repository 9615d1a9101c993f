/** Public interface of the payment feature. */
export { usePayPlaced } from './pay-placed.ts'
export { PaymentMethods } from './payment-methods.tsx'
export { PaymentScreen } from './payment-screen.tsx'
export { savedCardsTitle } from './payment-titles.ts'
export { SavedCardsScreen } from './saved-cards-screen.tsx'
export { type PayMeans, usePaymentChoice } from './use-payment-choice.ts'
