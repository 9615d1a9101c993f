import { reportReviewCall, writeReviewCall } from '#contract/review/review-calls.ts'
import type { reportReview, writeReview } from '#contract/review/write-review.ts'
import type { Batch, Sender, Sent } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'
import { reviewPictures } from '#offline/review/review-pictures.ts'
import { uploadPictures } from '#offline/upload/upload-pictures.ts'
import type { ReviewCommand } from './command.ts'

const report: typeof reportReview = reportReviewCall
const write: typeof writeReview = writeReviewCall

/** Sends one command: a report, or the pictures of a review and then the review. */
export async function sendReview(
  { key, regionId, commands: [{ input }] }: Batch<ReviewCommand>,
  sender: Sender,
): Promise<Sent> {
  const { base, shopper, signal } = sender
  const options = { base, key, regionId, userId: shopper, signal }
  if (input.op === 'report') {
    const { prodCommId, reason } = input
    return sendCall(report, {}, { ...options, body: { prodCommId, reason } })
  }
  const uploaded = await uploadPictures(
    input.pictures,
    (id) => reviewPictures.forUpload(shopper, input.orderItemId, id),
    sender,
  )
  if (!uploaded.ok) return uploaded
  const { op: _op, pictures: _pictures, ...fields } = input
  return sendCall(write, {}, { ...options, body: { ...fields, pics: uploaded.addresses } })
}
