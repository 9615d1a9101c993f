import { maxCartLines, maxQuantity } from '#contract/cart/cart-limits.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { FoldedCart } from '#offline/domains/cart/fold.ts'
import type { ListedItem } from '../listed-item.ts'
import type { ItemOffer, NoOffer } from './item-offers.ts'

/** A quantity of a variant for the cart; `before` is the quantity that the cart has already. */
export type Addition = {
  readonly skuId: number
  readonly card: ProductCard
  readonly count: number
  readonly before: number
}
/** An item that the cart does not get, or (`FEWER`) only `added` pieces of, because the shop has `stock` pieces. */
export type MissingItem = { readonly item: ListedItem } & (
  | { readonly reason: NoOffer | 'OUT_OF_STOCK' | 'CART_FULL' }
  | { readonly reason: 'FEWER'; readonly added: number; readonly stock: number }
)

/**
 * Divides the items that are still to buy into additions to a cart and items that the cart cannot take, by the rules by
 * which the server changes a cart (docs/product.md#cart). Items of one variant share its stock.
 */
export function additionsTo(
  cart: FoldedCart,
  items: readonly ListedItem[],
  offers: ReadonlyMap<string, ItemOffer>,
): { readonly additions: readonly Addition[]; readonly missing: readonly MissingItem[] } {
  const quantities = new Map(cart.shops.flatMap(({ lines }) => lines.map((line) => [line.skuId, line.quantity])))
  const additions: Addition[] = []
  const missing: MissingItem[] = []
  for (const item of items) {
    const offer = offers.get(item.itemId) ?? { reason: 'NOT_SAVED' }
    if (item.isTicked) continue
    if ('reason' in offer) {
      missing.push({ item, reason: offer.reason })
      continue
    }
    const { skuId, card } = offer
    const before = quantities.get(skuId) ?? 0
    const stock = Math.min(card.totalStocks, maxQuantity)
    if (stock === 0) missing.push({ item, reason: 'OUT_OF_STOCK' })
    else if (before === 0 && quantities.size >= maxCartLines) missing.push({ item, reason: 'CART_FULL' })
    else {
      const count = Math.max(0, Math.min(item.count, stock - before))
      quantities.set(skuId, before + count)
      if (count > 0) additions.push({ skuId, card, count, before })
      if (count < item.count) missing.push({ item, reason: 'FEWER', added: count, stock })
    }
  }
  return { additions, missing }
}
