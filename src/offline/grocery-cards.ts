import type { ReplyOf } from '#contract/endpoint.ts'
import { type groceryCards, maxGroceryCards } from '#contract/grocery/grocery-cards.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { Sku } from '#contract/product/product-detail.ts'
import type { Owner } from './domains/grocery-lists.ts'
import { type ShownItem, storeCards } from './grocery-lists.ts'

/** The fields of a variant that its card shows. */
type Variant = Pick<Sku, 'skuName' | 'price' | 'oriPrice' | 'pic' | 'stocks'> & {
  readonly packSize?: string | undefined
  readonly isAvailable?: boolean
}

/**
 * The card of one variant: with the price, the picture and the stock of the variant. The line of the pack size names
 * the variant, because the pack size of a product is that of its cheapest variant.
 */
export function variantCard(
  { maxPrice: _maxPrice, packSize: cheapest, unitPrice: _unitPrice, ...card }: ProductCard,
  { skuName, price, oriPrice, pic, stocks, packSize, isAvailable = true }: Variant,
): ProductCard {
  const name = skuName || packSize || cheapest
  return {
    ...card,
    price,
    oriPrice,
    pic,
    totalStocks: isAvailable ? stocks : 0,
    ...(name && { packSize: name }),
  }
}

/** An item with the card that this phone has. */
type ItemWithCard = Pick<ShownItem, 'itemId' | 'prodId' | 'skuId'> & { readonly card?: ProductCard | undefined }
/** Takes the query's `items`; where it answers null, the stored cards stay. */
export type FetchCards = (items: string) => Promise<ReplyOf<typeof groceryCards> | null>

/**
 * Fetches the current cards of products in a region with `fetchCards`, and gives them by the ids of their items to
 * `store`, in parts.
 */
export async function fetchCurrentCards(
  items: readonly ItemWithCard[],
  fetchCards: FetchCards,
  store: (cards: readonly [itemId: string, card: ProductCard][]) => Promise<void>,
): Promise<void> {
  const products = items.filter(({ prodId }) => prodId !== undefined)
  for (let start = 0; start < products.length; start += maxGroceryCards) {
    const part = products.slice(start, start + maxGroceryCards)
    const wanted = part.map(({ prodId, skuId }) => (skuId === undefined ? prodId : `${prodId}x${skuId}`)).join()
    const answer = await fetchCards(wanted)
    if (!answer) continue
    const found = new Map(answer.map((one) => [`${one.prodId} ${one.skuId}`, one]))
    const cards = part.flatMap(({ itemId, prodId, skuId, card: before }): [string, ProductCard][] => {
      const { card, sku, notSold } = found.get(`${prodId} ${skuId}`) ?? {}
      const shown = card && sku ? variantCard(card, sku) : (card ?? before)
      // A product that the region does not sell any more has no stock here.
      return shown ? [[itemId, notSold || !card ? { ...shown, totalStocks: 0 } : shown]] : []
    })
    await store(cards)
  }
}

/** Fetches the current cards of a list's products, and stores them: prices and stocks change while a list is kept. */
export const refreshCards = (
  owner: Owner,
  listId: string,
  items: readonly ItemWithCard[],
  fetchCards: FetchCards,
): Promise<void> => fetchCurrentCards(items, fetchCards, (cards) => storeCards(owner, listId, cards))
