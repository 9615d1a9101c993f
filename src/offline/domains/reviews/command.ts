import * as v from 'valibot'
import { reportReasons } from '#contract/review/review-limits.ts'
import { commandFields } from '#offline/outbox/command.ts'
import { type OutgoingPicture, outgoingPicture } from '#offline/upload/outgoing-picture.ts'

/** A picture of a review, as the server or this phone has it. */
export type ReviewPicture = OutgoingPicture

const writing = v.object({
  op: v.literal('write'),
  orderItemId: v.number(),
  prodId: v.number(),
  score: v.number(),
  content: v.string(),
  isAnonymous: v.boolean(),
  /** Whether the server, or an earlier command that was sent, has the first version of the review. */
  isEdit: v.boolean(),
  pictures: v.array(outgoingPicture),
})
const reporting = v.object({ op: v.literal('report'), prodCommId: v.number(), reason: v.picklist(reportReasons) })

/** The schema of a stored command of the reviews domain. */
export const reviewCommand = v.object({
  ...commandFields,
  domain: v.literal('reviews'),
  input: v.variant('op', [writing, reporting]),
  /** The product of a written review, and the author of a reported one (empty for an anonymous author). */
  seen: v.optional(
    v.object({
      prodName: v.optional(v.string()),
      skuName: v.optional(v.string()),
      pic: v.optional(v.string()),
      author: v.optional(v.string()),
    }),
  ),
})
/** Writes or changes a review of the shopper, or reports the review of another shopper. */
export type ReviewCommand = v.InferOutput<typeof reviewCommand>
export type Writing = v.InferOutput<typeof writing>
export type Reporting = v.InferOutput<typeof reporting>

/** Narrows a command to one that writes a review. */
export const isWriting = (command: ReviewCommand): command is ReviewCommand & { readonly input: Writing } =>
  command.input.op === 'write'
