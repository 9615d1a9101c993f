import type { OrderItem } from '#contract/order/order.ts'
import type { ShownOrderItem } from '#ui/product/order-item-row.tsx'

/** An item of an order for display; its product page may no longer exist. */
export const shownItem = (
  {
    prodId,
    prodName,
    skuName,
    pic,
    price,
    prodCount,
  }: Pick<OrderItem, 'prodId' | 'prodName' | 'skuName' | 'pic' | 'price' | 'prodCount'>,
  symbol: string,
): ShownOrderItem => ({
  name: prodName,
  href: `/products/${prodId}`,
  picture: pic,
  tint: prodId,
  variant: skuName,
  price,
  symbol,
  count: prodCount,
})
