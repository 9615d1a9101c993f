/** The screens of orders, cards, coins and own reviews that the profile embeds, and the order that help embeds. */
export { AllOrders, Coins, OrderHelp, OwnReviews, SavedCards } from './lazy-parts.tsx'
