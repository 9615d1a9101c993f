import { type OfferDraft, offerDrafts } from '#offline/offer-drafts.ts'

/** The drafts of offers that the mall does not have, the last changed first. */
export const readNewDrafts = async (userId: string): Promise<readonly OfferDraft[]> =>
  (await offerDrafts.readAll(userId)).filter(({ isEdit }) => !isEdit)
