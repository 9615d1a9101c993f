import { type OfferDraft, readOfferDrafts } from '#offline/offer-drafts.ts'
import { readPendingOffers } from '#offline/offers.ts'

/** The drafts on this device that were never submitted from here, the last changed first. */
export async function readNewDrafts(userId: string): Promise<readonly OfferDraft[]> {
  const [drafts, pending] = await Promise.all([readOfferDrafts(userId), readPendingOffers(userId)])
  return drafts.filter(({ key }) => !pending.some((one) => one.key === key))
}
