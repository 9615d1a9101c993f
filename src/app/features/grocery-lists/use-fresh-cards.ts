import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { groceryCards, maxGroceryCards } from '#contract/grocery/grocery-list.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { useMarket } from '#device/market.ts'
import { storeCards } from '#offline/grocery-lists.ts'
import { useShopper } from '#session/shopper.ts'
import { useIsOffline } from '#sync/connection.ts'
import { variantCard } from './find-variant.ts'
import type { ListedItem } from './listed-item.ts'

/** The age, in ms, after which the cards of an open list are fetched again. */
const cardAge = 300_000

/**
 * Fetches the current cards of a list's products, and stores them on this device: prices and stocks change while a list
 * is kept. An item is fetched once until its card is old; without an answer, the stored cards stay.
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
    const old = items.filter(
      ({ itemId, prodId }) => prodId !== undefined && now - (fetchedAt.current.get(itemId) ?? 0) > cardAge,
    )
    for (const { itemId } of old) fetchedAt.current.set(itemId, now)
    const fetchCards = async (part: readonly ListedItem[]) => {
      const text = part.map(({ prodId, skuId }) => (skuId === undefined ? prodId : `${prodId}x${skuId}`)).join()
      const answer = await client
        .fetchQuery({ ...catalogueQuery(groceryCards, { items: text, ...market }), persister: undefined })
        .catch(() => null)
      if (!answer) return
      const found = new Map(answer.value.map((one) => [`${one.prodId} ${one.skuId}`, one]))
      const cards = part.flatMap(({ itemId, prodId, skuId, card: before }): [string, ProductCard][] => {
        const { card, sku, notSold } = found.get(`${prodId} ${skuId}`) ?? {}
        const shown = card && sku ? variantCard(card, sku) : (card ?? before)
        // A product that the region does not sell any more has no stock here.
        return shown ? [[itemId, notSold || !card ? { ...shown, totalStocks: 0 } : shown]] : []
      })
      await storeCards(userId, listId, cards)
    }
    for (let start = 0; start < old.length; start += maxGroceryCards)
      void fetchCards(old.slice(start, start + maxGroceryCards))
  }, [client, market, userId, isOffline, listId, items])
}
