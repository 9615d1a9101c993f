import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Checkout, CheckoutLine } from '#contract/order/checkout.ts'
import type { Place } from '#device/place.ts'
import { productQueries } from '#features/product/index.ts'
import { readOutboxCart } from '#offline/domains/cart/cached-cart.ts'
import { shopperNow } from '#session/shopper.ts'
import type { WantedThings } from './wanted-things.ts'

/**
 * The items and prices that the shopper saw last, in major units and newest first, and the total; null if no total was
 * shown.
 */
export const seen = v.object({
  things: v.array(v.object({ skuId: v.number(), name: v.string(), price: v.number() })),
  total: v.nullable(v.number()),
})
export type Seen = v.InferOutput<typeof seen>
export type SeenThing = Seen['things'][number]

/**
 * The items as the cart or the product page showed them, read from this phone. `lines` identifies the state of the cart
 * lines, so that a checkout of an earlier quantity is not reused.
 */
export async function readSeenThings(
  wanted: WantedThings,
  client: QueryClient,
  place: Place,
): Promise<{ readonly things: SeenThing[]; readonly lines: string }> {
  if ('orderItem' in wanted) {
    const { prodId, skuId } = wanted.orderItem
    const product = client.getQueryData(productQueries.info(prodId, place).queryKey)?.value
    const sku = product?.skuList.find((one) => one.skuId === skuId)
    return { things: product && sku ? [{ skuId, name: product.prodName, price: sku.price }] : [], lines: '' }
  }
  const { cached } = await readOutboxCart(shopperNow()?.userId ?? '', place.regionId)
  const all = (cached?.cart ?? []).flatMap((shop) =>
    shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
  )
  const lines = all.filter(({ basketId }) => wanted.basketIds.includes(basketId))
  return {
    things: lines.map(({ skuId, prodName, price }) => ({ skuId, name: prodName, price })),
    lines: JSON.stringify(lines.map(({ basketId, skuId, prodCount }) => [basketId, skuId, prodCount])),
  }
}

/** All lines of a checkout. */
export const linesOf = ({ shopCartOrders }: Checkout): CheckoutLine[] =>
  shopCartOrders.flatMap(({ shopCartItemDiscounts }) =>
    shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
  )

/** The items, prices and total that a checkout showed. */
export const seenOf = (checkout: Checkout): Seen => ({
  things: linesOf(checkout).map(({ skuId, prodName, price }) => ({ skuId, name: prodName, price })),
  total: checkout.actualTotal,
})
