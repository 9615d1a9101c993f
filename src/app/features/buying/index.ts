/** What the profile shows of buying. */
export { AllOrders, SavedCards } from './lazy-parts.tsx'
