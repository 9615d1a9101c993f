import { useMemo } from 'react'
import type { Loaded } from '#cache/use-answer.ts'
import { type OwnOffer, ownOfferItem } from '#contract/pre-loved/own-offers.ts'
import { useMarket } from '#device/market.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { type PendingOffer, readPendingOffers, readPendingWithdrawals, watchOffers } from '#offline/offers.ts'
import { useShopper } from '#session/shopper.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import { readNewDrafts } from './new-drafts.ts'
import { ownOfferQueries } from './own-offer-queries.ts'

/** The offers that the mall has not accepted yet, the latest first; null while they are read. */
export const usePendingOffers = (): readonly PendingOffer[] | null => useOwnRecords(readPendingOffers, watchOffers)

const readWithdrawals = async (userId: string) => [...(await readPendingWithdrawals(userId))]

/** The keys of the offers whose withdrawal the mall has not answered yet; null while they are read. */
export const usePendingWithdrawals = (): readonly string[] | null => useOwnRecords(readWithdrawals, watchOffers)

/** The drafts of offers that were never submitted; null while they are read. */
export const useNewDrafts = () => useOwnRecords(readNewDrafts, watchOffers)

/** The shopper's offers as the mall has them, the last changed first. */
export function useOwnOffers(): EndlessState<OwnOffer> {
  const userId = useShopper()?.userId ?? ''
  const market = useMarket()
  const options = useMemo(() => ({ ...ownOfferQueries.list(market, userId), enabled: userId !== '' }), [market, userId])
  return useEndlessList<OwnOffer>(options, ({ key }) => key)
}

/** The own offer of an id; without an answer of the mall, the offer in the saved list. */
export function useOwnOffer(itemId: number): Loaded<OwnOffer> | { readonly state: 'guest' } {
  const { lang } = useMarket()
  const answer = useShopperAnswer(ownOfferItem, { itemId, lang })
  const offers = useOwnOffers()
  if (answer.state === 'ready' || answer.state === 'loading' || answer.state === 'missing') return answer
  const saved = offers.state === 'ready' ? offers.list.records.find((one) => one.itemId === itemId) : undefined
  return saved ? { state: 'ready', value: saved, at: 0 } : answer
}
