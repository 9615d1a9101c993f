import type { QueryClient } from '@tanstack/react-query'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { groceryCards, maxGroceryCards } from '#contract/grocery/grocery-cards.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { Market } from '#device/market.ts'
import { variantCard } from '#offline/grocery-cards.ts'
import { isUnreachable } from '#sync/connection.ts'
import { findVariant } from '../find-variant.ts'
import type { ListedItem } from '../listed-item.ts'

/** The reason without an offer; `NOT_SAVED`: the server does not answer, and this device does not know the product. */
export type NoOffer = 'TEXT' | 'NO_VARIANT' | 'NOT_IN_AREA' | 'WITHDRAWN' | 'NOT_SAVED'
/** The variant that an item adds to the cart, with its price and stock, or the reason why there is none. */
export type ItemOffer = { readonly skuId: number; readonly card: ProductCard } | { readonly reason: NoOffer }

/** The longest wait for the server, in ms; without an answer the cards on this device count. */
const longestWait = 2_500

type Product = ListedItem & { readonly prodId: number }
type Goods = ReplyOf<typeof groceryCards>[number]
const isProduct = (item: ListedItem): item is Product => item.prodId !== undefined
const keyOf = ({ prodId, skuId }: { readonly prodId: number; readonly skuId?: number | undefined }) =>
  skuId === undefined ? String(prodId) : `${prodId}x${skuId}`

/** The offers of a list's items by `itemId`: as the mall sells them now, or offline as this device knows them. */
export async function findOffers(
  items: readonly ListedItem[],
  client: QueryClient,
  market: Market,
): Promise<ReadonlyMap<string, ItemOffer>> {
  const goods = await fetchGoods(items.filter(isProduct), client, market)
  const found = items.map(
    async (item): Promise<[string, ItemOffer]> => [
      item.itemId,
      isProduct(item) ? await offerOf(item, goods.get(keyOf(item)), client, market) : { reason: 'TEXT' },
    ],
  )
  return new Map(await Promise.all(found))
}

/** The products as the mall sells them now, by key; none where the server does not answer in time. */
async function fetchGoods(
  products: readonly Product[],
  client: QueryClient,
  market: Market,
): Promise<ReadonlyMap<string, Goods>> {
  const keys = [...new Set(products.map(keyOf))]
  const starts = isUnreachable() ? [] : keys.flatMap((_key, at) => (at % maxGroceryCards === 0 ? [at] : []))
  const answers = starts.map(async (start) => {
    const query = catalogueQuery(groceryCards, {
      items: keys.slice(start, start + maxGroceryCards).join(),
      ...market,
    })
    const late = new Promise<null>((resolve) => setTimeout(resolve, longestWait, null))
    const answer = await Promise.race([client.fetchQuery({ ...query, persister: undefined }).catch(() => null), late])
    return answer?.value ?? []
  })
  return new Map((await Promise.all(answers)).flat().map((one) => [keyOf(one), one]))
}

async function offerOf(
  { prodId, skuId, card }: Product,
  goods: Goods | undefined,
  client: QueryClient,
  market: Market,
): Promise<ItemOffer> {
  if (goods?.notSold) return { reason: goods.notSold }
  if (skuId !== undefined && goods?.card && goods.sku) return { skuId, card: variantCard(goods.card, goods.sku) }
  const stored = skuId !== undefined && card ? { skuId, card } : null
  // A stored card without stock may be that of a product which the region does not sell: the product tells.
  if (stored && stored.card.totalStocks > 0) return stored
  const found = await findVariant(client, market, prodId, skuId)
  const known = client.getQueryData(productQueries.info(prodId, market).queryKey)?.value
  if (known && !known.isAvailable) return { reason: 'NOT_IN_AREA' }
  if (found?.card && found.skuId !== undefined) return { skuId: found.skuId, card: found.card }
  if (known) return { reason: skuId === undefined ? 'NO_VARIANT' : 'WITHDRAWN' }
  return stored ?? { reason: 'NOT_SAVED' }
}
