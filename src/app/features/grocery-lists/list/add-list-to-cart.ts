import type { QueryClient } from '@tanstack/react-query'
import { maxCartLines } from '#contract/cart-limits.ts'
import { regionOfPage } from '#device/device-choices.ts'
import type { Market } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { appendAll } from '#offline/outbox.ts'
import { shopperNow } from '#session/shopper.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { findVariant } from '../find-variant.ts'
import type { ListedItem } from '../listed-item.ts'

/** The reason why an item is not in the cart, or only a smaller quantity of the item. */
export type MissingReason = 'TEXT' | 'NO_VARIANT' | 'OUT_OF_STOCK' | 'FEWER' | 'CART_FULL'
export type MissingItem = { readonly item: ListedItem; readonly reason: MissingReason; readonly added: number }
export type CartReport = { readonly added: number; readonly missing: readonly MissingItem[] }

/**
 * Adds the items that are still to buy to the cart, also offline: each item is a pending change of the cart, as if the
 * person had added the product from its page. Reports the items that the cart does not get, or not wholly.
 */
export async function addListToCart(
  items: readonly ListedItem[],
  client: QueryClient,
  market: Market,
): Promise<CartReport> {
  const missing: MissingItem[] = []
  const taken: { readonly item: ListedItem; readonly skuId: number; readonly count: number }[] = []
  const without = (item: ListedItem, reason: MissingReason) => void missing.push({ item, reason, added: 0 })
  for (const one of items) {
    if (one.isTicked) continue
    const item = await withVariant(one, client, market)
    if (item.prodId === undefined) without(item, 'TEXT')
    else if (item.skuId === undefined || !item.card) without(item, 'NO_VARIANT')
    else if (item.card.totalStocks === 0) without(item, 'OUT_OF_STOCK')
    else if (taken.length === maxCartLines) without(item, 'CART_FULL')
    else {
      const count = Math.min(item.count, item.card.totalStocks)
      taken.push({ item, skuId: item.skuId, count })
      if (count < item.count) missing.push({ item, reason: 'FEWER', added: count })
    }
  }
  await appendAll(
    cartDomain,
    taken.map(({ item: { card }, skuId, count }) => ({
      shopper: shopperNow()?.userId ?? '',
      regionId: regionOfPage() ?? 0,
      at: Math.round(serverNow()),
      input: { op: 'change', skuId, count },
      ...(card && {
        seen: {
          prodId: card.prodId,
          prodName: card.prodName,
          skuName: '',
          pic: card.pic,
          price: card.price,
          oriPrice: card.oriPrice,
          priceSymbol: card.priceSymbol,
          shopId: card.shopId,
          shopName: card.shopName,
          stocks: card.totalStocks,
        },
      }),
    })),
  )
  void replayOutbox()
  return { added: taken.reduce((sum, { count }) => sum + count, 0), missing }
}

/** The item with the variant and the card that the shop or this device knows. */
async function withVariant(item: ListedItem, client: QueryClient, market: Market): Promise<ListedItem> {
  if (item.prodId === undefined || (item.skuId !== undefined && item.card)) return item
  const found = await findVariant(client, market, item.prodId, item.skuId)
  return found ? { ...item, skuId: found.skuId, card: found.card } : item
}
