import * as v from 'valibot'
import { draftEntries, storedDrafts } from '#offline/upload/stored-drafts.ts'
import { reviewRecords } from './review-pictures.ts'

export type { ReviewPicture } from '#offline/domains/reviews/command.ts'

const reviewDraft = v.object({
  ...draftEntries,
  orderItemId: v.number(),
  prodId: v.number(),
  /** The stars; 0 until the shopper chooses. */
  score: v.number(),
  content: v.string(),
  isAnonymous: v.boolean(),
  /** Whether the draft changes a review that the server has. */
  isEdit: v.boolean(),
})
/** A review that is being written: one for each shopper and order item (docs/product.md#reviews). */
export type ReviewDraft = v.InferOutput<typeof reviewDraft>

/** The drafts of reviews, by their order items. */
export const reviewDrafts = storedDrafts(reviewRecords, reviewDraft, ({ orderItemId }) => orderItemId)
