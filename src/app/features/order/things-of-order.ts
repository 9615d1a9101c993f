import type { OrderItem } from '#contract/order/order.ts'
import type { ShownThing } from '#ui/product/bought-thing.tsx'

/** A thing of an order as it is shown; its page may be gone. */
export const shownItem = (
  { prodId, prodName, skuName, pic, price, prodCount }: Omit<OrderItem, 'commSts' | 'orderItemId' | 'refundState'>,
  symbol: string,
): ShownThing => ({
  name: prodName,
  href: `/products/${prodId}`,
  picture: pic,
  tint: prodId,
  variant: skuName,
  price,
  symbol,
  count: prodCount,
})
