/** The screens of orders, cards and own reviews that the profile embeds, and the order that help embeds. */
export { AllOrders, OrderHelp, OwnReviews, SavedCards } from './lazy-parts.tsx'
