/** The order and card screens that the profile embeds. */
export { AllOrders, SavedCards } from './lazy-parts.tsx'
