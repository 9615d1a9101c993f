import * as v from 'valibot'
import { conditions } from '#contract/pre-loved/offer-limits.ts'
import { offerRecords } from './offer-pictures.ts'
import { draftEntries, storedDrafts } from './upload/stored-drafts.ts'

const offerDraft = v.object({
  ...draftEntries,
  /** The id of the offer, which the draft begins with (`crypto.randomUUID()`), or that of the item that it changes. */
  key: v.string(),
  /** The region in which the item is offered. */
  regionId: v.number(),
  title: v.string(),
  /** The price as it was typed. */
  price: v.string(),
  condition: v.optional(v.picklist(conditions)),
  categoryId: v.optional(v.number()),
  description: v.string(),
  defects: v.string(),
  /** Whether the draft changes an item that the server has. */
  isEdit: v.boolean(),
})
/** An offer that is being written; a shopper may have several (docs/product.md#pre-loved-offer). */
export type OfferDraft = v.InferOutput<typeof offerDraft>

/** The drafts of offers, by the keys of the offers. */
export const offerDrafts = storedDrafts(offerRecords, offerDraft, ({ key }) => key)
