import type { QueryClient } from '@tanstack/react-query'
import { apiBase } from '#cache/answer.ts'
import type { Market } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { readOwnCart } from '#features/cart/index.ts'
import { fetchCart } from '#offline/domains/cart/fetch-cart.ts'
import { foldCart } from '#offline/domains/cart/fold.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { appendAll } from '#offline/outbox/outbox.ts'
import { shopperNow } from '#session/shopper.ts'
import { isUnreachable } from '#sync/connection.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import type { ListedItem } from '../listed-item.ts'
import { type Addition, additionsTo, type MissingItem } from './cart-additions.ts'
import { findOffers } from './item-offers.ts'

/** `added` is the number of pieces that the cart gets. */
export type CartReport = { readonly added: number; readonly missing: readonly MissingItem[] }

/** The longest wait for the current cart, in ms; without an answer the cart on this device counts. */
const longestWait = 2_500

/**
 * Adds the items that are still to buy to the cart, also offline: each item is a pending change of the cart, as if the
 * person had added the product from its page. Reports the items that the cart does not get, or not wholly, by the cart,
 * the stocks and the offers that shop and device know (docs/product.md#grocery-lists).
 */
export async function addListToCart(
  items: readonly ListedItem[],
  client: QueryClient,
  market: Market,
): Promise<CartReport> {
  const shopper = shopperNow()?.userId ?? ''
  const left = items.filter(({ isTicked }) => !isTicked)
  const [offers] = await Promise.all([findOffers(left, client, market), refreshCart(shopper, market)])
  const { cached, commands } = await readOwnCart(shopper, market.regionId)
  const { additions, missing } = additionsTo(foldCart(cached?.cart ?? null, commands), left, offers)
  await appendAll(
    cartDomain,
    additions.map((one) => ({
      shopper,
      regionId: market.regionId,
      at: Math.round(serverNow()),
      input: { op: 'change', skuId: one.skuId, count: one.count },
      seen: seenOf(one),
    })),
  )
  void replayOutbox()
  return { added: additions.reduce((sum, { count }) => sum + count, 0), missing }
}

/** Fetches the cart, which another device may have changed; a guest's cart is on this device alone. */
async function refreshCart(shopper: string, { regionId, lang }: Market): Promise<void> {
  if (shopper === '' || isUnreachable()) return
  const late = new Promise((resolve) => setTimeout(resolve, longestWait))
  await Promise.race([fetchCart(shopper, regionId, lang, { base: apiBase }), late])
}

/** The data that the cart shows until the server answers. The pack size on a variant's card is the variant's name. */
const seenOf = ({ card, before }: Addition) => ({
  prodId: card.prodId,
  prodName: card.prodName,
  skuName: card.packSize ?? '',
  pic: card.pic,
  price: card.price,
  oriPrice: card.oriPrice,
  priceSymbol: card.priceSymbol,
  shopId: card.shopId,
  shopName: card.shopName,
  stocks: card.totalStocks,
  quantity: before,
})
