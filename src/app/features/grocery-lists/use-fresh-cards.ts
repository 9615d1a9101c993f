import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { groceryCards } from '#contract/grocery/grocery-cards.ts'
import { useMarket } from '#device/market.ts'
import { refreshCards } from '#offline/grocery-cards.ts'
import { useShopper } from '#session/shopper.ts'
import { useIsOffline } from '#sync/connection.ts'
import type { ListedItem } from './listed-item.ts'

/** The age, in ms, after which the cards of an open list are fetched again. */
const cardAge = 300_000

/**
 * Fetches the current cards of a list's products, and stores them on this device. An item is fetched once until its
 * card is old; without an answer, the stored cards stay.
 */
export function useFreshCards(listId: string, items: readonly ListedItem[]): void {
  const client = useQueryClient()
  const market = useMarket()
  const userId = useShopper()?.userId ?? ''
  const isOffline = useIsOffline()
  const fetchedAt = useRef(new Map<string, number>())
  useEffect(() => {
    if (isOffline) return
    const now = Date.now()
    // A card has its product's name in one language.
    const keyOf = (itemId: string) => `${market.lang} ${itemId}`
    const old = items.filter(
      ({ itemId, prodId }) => prodId !== undefined && now - (fetchedAt.current.get(keyOf(itemId)) ?? 0) > cardAge,
    )
    for (const { itemId } of old) fetchedAt.current.set(keyOf(itemId), now)
    const owner = { shopper: userId, regionId: market.regionId }
    void refreshCards(owner, listId, old, (text) =>
      client
        .fetchQuery({ ...catalogueQuery(groceryCards, { items: text, ...market }), persister: undefined })
        .then(({ value }) => value)
        .catch(() => null),
    )
  }, [client, market, userId, isOffline, listId, items])
}
