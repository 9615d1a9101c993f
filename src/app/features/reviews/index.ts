/** Public interface of the reviews feature. */

export { MentionLinks } from './mention-links.tsx'
export { ReviewItems } from './review-items.tsx'
