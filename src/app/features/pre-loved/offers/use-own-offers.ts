import { useMemo } from 'react'
import type { OwnOffer } from '#contract/pre-loved/own-offers.ts'
import { useMarket } from '#device/market.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { type PendingOffer, readPendingOffers, watchOffers } from '#offline/offers.ts'
import { useShopper } from '#session/shopper.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import { readNewDrafts } from './new-drafts.ts'
import { ownOfferQueries } from './own-offer-queries.ts'

/** The offers and withdrawals that the mall has not accepted yet, the latest first; null while they are read. */
export const usePendingOffers = (): readonly PendingOffer[] | null => useOwnRecords(readPendingOffers, watchOffers)

/** The drafts of offers that were never submitted; null while they are read. */
export const useNewDrafts = () => useOwnRecords(readNewDrafts, watchOffers)

/** The shopper's offers as the mall has them, the last changed first. */
export function useOwnOffers(): EndlessState<OwnOffer> {
  const userId = useShopper()?.userId ?? ''
  const market = useMarket()
  const options = useMemo(() => ({ ...ownOfferQueries.list(market, userId), enabled: userId !== '' }), [market, userId])
  return useEndlessList<OwnOffer>(options, ({ key }) => key)
}
