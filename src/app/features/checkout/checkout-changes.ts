import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import type { Checkout, CheckoutChange, CheckoutLine } from '#contract/order/checkout.ts'
import type { Market } from '#device/market.ts'
import { readOutboxCart } from '#offline/domains/cart/cached-cart.ts'
import { shopperNow } from '#session/shopper.ts'
import type { CheckoutItems } from './checkout-items.ts'

/**
 * The items and prices that the shopper saw last, in major units and newest first, and the total; null if no total was
 * shown.
 */
export const seenSchema = v.object({
  things: v.array(v.object({ skuId: v.number(), name: v.string(), price: v.number() })),
  total: v.nullable(v.number()),
})
export type SeenPrices = v.InferOutput<typeof seenSchema>
export type SeenItem = SeenPrices['things'][number]

/**
 * The items as the cart or the product page showed them, read from this phone. `lines` identifies the state of the cart
 * lines, so that a checkout of an earlier quantity is not reused.
 */
export async function readSeenItems(
  items: CheckoutItems,
  client: QueryClient,
  market: Market,
): Promise<{ readonly items: SeenItem[]; readonly lines: string }> {
  if ('orderItem' in items) {
    const { prodId, skuId } = items.orderItem
    const product = client.getQueryData(productQueries.info(prodId, market).queryKey)?.value
    const sku = product?.skuList.find((one) => one.skuId === skuId)
    return { items: product && sku ? [{ skuId, name: product.prodName, price: sku.price }] : [], lines: '' }
  }
  const { cached } = await readOutboxCart(shopperNow()?.userId ?? '', market.regionId)
  const all = (cached?.cart ?? []).flatMap((shop) =>
    shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
  )
  const lines = all.filter(({ basketId }) => items.basketIds.includes(basketId))
  return {
    items: lines.map(({ skuId, prodName, price }) => ({ skuId, name: prodName, price })),
    lines: JSON.stringify(lines.map(({ basketId, skuId, prodCount }) => [basketId, skuId, prodCount])),
  }
}

/** All lines of a checkout. */
export const linesOf = ({ shopCartOrders }: Checkout): CheckoutLine[] =>
  shopCartOrders.flatMap(({ shopCartItemDiscounts }) =>
    shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
  )

/** The items, prices and total that a checkout showed. */
export const seenPricesOf = (checkout: Checkout): SeenPrices => ({
  things: linesOf(checkout).map(({ skuId, prodName, price }) => ({ skuId, name: prodName, price })),
  total: checkout.actualTotal,
})

/** A change with the product name; null if this phone does not know the name. */
export type ShownChange = CheckoutChange & { readonly name: string | null }

/**
 * The differences between a checkout and what the shopper saw last. Prices are compared with the seen prices, otherwise
 * with the cart's prices as the server reports them; missing stock and excluded items are taken from the server's
 * answer.
 */
export function changesSince(checkout: Checkout, seenItems: readonly SeenItem[]): ShownChange[] {
  const lines = linesOf(checkout)
  const nameOf = (skuId: number) =>
    lines.find((line) => line.skuId === skuId)?.prodName ?? seenItems.find((one) => one.skuId === skuId)?.name ?? null
  const isPrice = ({ why }: CheckoutChange) => why === 'PRICE_CHANGED'
  const reportedPrices = checkout.changed.filter(isPrice)
  const prices = lines.flatMap(({ skuId, price }): CheckoutChange[] => {
    const was =
      seenItems.find((one) => one.skuId === skuId)?.price ??
      reportedPrices.find((one) => one.skuId === skuId)?.was ??
      price
    return was === price ? [] : [{ skuId, was, now: price, why: 'PRICE_CHANGED' }]
  })
  return [...prices, ...checkout.changed.filter((one) => !isPrice(one))].map((change) => ({
    ...change,
    name: nameOf(change.skuId),
  }))
}

/**
 * Whether a checkout needs the shopper's consent (decision 0028): if a product costs more than the shopper last saw, or
 * if the total is higher and comparable. The total is comparable if the shopper changed no choice meanwhile, or if
 * consent was already requested.
 */
export function needsConsent(
  checkout: Checkout,
  changes: readonly ShownChange[],
  seen: SeenPrices,
  isTotalComparable: boolean,
): boolean {
  const isPriceHigher = changes.some(({ why, was, now }) => why === 'PRICE_CHANGED' && now > was)
  return isPriceHigher || (isTotalComparable && seen.total !== null && checkout.actualTotal > seen.total)
}
