import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { multilineText } from '#contract/multiline-text.ts'
import { idInBody } from '#contract/wire.ts'
import { reportReviewCall, writeReviewCall } from './review-calls.ts'
import { maxReviewLength, maxReviewPictures, reportReasons } from './review-limits.ts'

export { maxReviewLength, maxReviewPictures, type ReportReason, reportReasons } from './review-limits.ts'

/**
 * POST /p/prodComm: writes the review of a received item, once, or changes the review, once (`isEdit`). `pics` are the
 * shopper's own uploads, as the upload ticket or a review gives them. A repeated review with the same content is
 * accepted again without any change.
 */
export const writeReview = endpoint({
  ...writeReviewCall,
  body: v.object({
    prodId: idInBody,
    orderItemId: idInBody,
    score: v.pipe(v.number('REQUIRED'), v.integer(), v.minValue(1, 'REQUIRED'), v.maxValue(5)),
    content: v.pipe(multilineText(maxReviewLength), v.nonEmpty('REQUIRED')),
    pics: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(maxReviewPictures)), []),
    isAnonymous: v.optional(v.boolean(), false),
    isEdit: v.optional(v.boolean(), false),
  }),
})

/** POST /p/prodComm/report: reports a review to the mall; a shopper has one report on a review. */
export const reportReview = endpoint({
  ...reportReviewCall,
  body: v.object({ prodCommId: idInBody, reason: v.picklist(reportReasons) }),
})
