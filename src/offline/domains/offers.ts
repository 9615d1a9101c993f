import { ownOfferPaths } from '#contract/pre-loved/offer-limits.ts'
import { type Domain, lastValueWins, sendBy } from '#offline/outbox/domain.ts'
import { type OfferCommand, offerCommand } from './offers/command.ts'

export type { OfferCommand, Submitting } from './offers/command.ts'

/**
 * The paths of other answers that an offer changes. A test compares them with the contract, which is too large here.
 */
const otherPaths = ['/preLoved/page', '/preLoved/item'] as const

/**
 * A shopper's offers of pre-loved items (docs/product.md#pre-loved-offer). An offer is one call behind the uploads of
 * its pictures; of several versions that never left the phone only the last is sent. The server accepts the same
 * version again without any change, so a command may be repeated at any time.
 */
export const offersDomain: Domain<OfferCommand> = {
  name: 'offers',
  shape: offerCommand,
  isRepeatable: true,
  showsRefusals: true,
  changedPaths: [...Object.values(ownOfferPaths), ...otherPaths],
  isCoalescedAtOnce: true,
  coalesce: lastValueWins(({ input }) => input.key),
  sizeOf: () => 1,
  send: sendBy(
    () => import('./offers/send-offer.ts'),
    ({ sendOffer }) => sendOffer,
  ),
}
