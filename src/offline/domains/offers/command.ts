import * as v from 'valibot'
import { conditions } from '#contract/pre-loved/offer-limits.ts'
import { commandFields } from '#offline/outbox/command.ts'
import { outgoingPicture } from '#offline/upload/outgoing-picture.ts'

const submitting = v.object({
  op: v.literal('submit'),
  /** The id of the offer: the server takes another version under the same key. */
  key: v.string(),
  title: v.string(),
  price: v.number(),
  condition: v.picklist(conditions),
  categoryId: v.number(),
  description: v.string(),
  defects: v.string(),
  pictures: v.array(outgoingPicture),
})
const withdrawing = v.object({ op: v.literal('withdraw'), key: v.string() })

/** The schema of a stored command of the offers domain. */
export const offerCommand = v.object({
  ...commandFields,
  domain: v.literal('offers'),
  input: v.variant('op', [submitting, withdrawing]),
  /** The title of the item. */
  seen: v.optional(v.object({ title: v.optional(v.string()) })),
})
/** Offers a pre-loved item or another version of the item, or withdraws the item. */
export type OfferCommand = v.InferOutput<typeof offerCommand>
export type Submitting = v.InferOutput<typeof submitting>

/** Narrows a command to one that offers an item. */
export const isSubmitting = (command: OfferCommand): command is OfferCommand & { readonly input: Submitting } =>
  command.input.op === 'submit'
