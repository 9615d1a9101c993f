import { ownOfferItem, ownOffers, submitOffer, withdrawOffer } from './own-offers.ts'
import { preLovedItem, preLovedPage } from './pre-loved.ts'

/** The endpoints of pre-loved goods. */
export const preLovedEndpoints = {
  preLovedPage,
  preLovedItem,
  ownOffers,
  ownOfferItem,
  submitOffer,
  withdrawOffer,
}
