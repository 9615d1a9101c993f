/** Public interface of the feature of a shopper's own reviews. */

export { OwnReviewsScreen } from './own-reviews-screen.tsx'
export { ratePath } from './rate-query.ts'
export { RateScreen } from './rate-screen.tsx'
export { ownReviewsTitle, rateTitle } from './rate-titles.ts'
export { useReviewableItems } from './use-own-reviews.ts'
