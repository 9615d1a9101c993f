/** The order and card screens that the profile embeds, and the order that help embeds. */
export { AllOrders, OrderHelp, SavedCards } from './lazy-parts.tsx'
