import { ownOffers } from '#contract/pre-loved/own-offers.ts'
import type { Market } from '#device/market.ts'
import { shopperEndless, shopperQuery } from '#session/shopper-queries.ts'

/** Offers per page of the list. */
const listSize = 20

/** The query of a shopper's own offers, which is stored for reading offline. */
export const ownOfferQueries = {
  list: ({ regionId, lang }: Market, userId: string) =>
    shopperEndless(ownOffers, { size: listSize, lang }, { userId, regionId }),
}

/** The query of the shopper's shop as a seller. */
export const ownShopQuery = ({ regionId, lang }: Market, userId: string) =>
  shopperQuery(ownOffers, { size: 1, current: 1, lang }, { userId, regionId })
