import type { ListedOrder, OrderItem, OrderStatus } from '#contract/order/order.ts'

/** A variant that the shopper has bought, and the number of orders with the variant. */
export type BoughtItem = Pick<OrderItem, 'prodId' | 'skuId' | 'prodName' | 'skuName' | 'pic'> & {
  readonly times: number
}

/** The parts of an order that count. */
type BoughtOrder = Pick<ListedOrder, 'status' | 'regionId'> & {
  readonly orderItemDtos: readonly (Omit<BoughtItem, 'times'> & Pick<OrderItem, 'refundState'>)[]
}

/** The largest number of products that are offered to buy again. */
const maxItems = 12
/** Orders that bring nothing: unpaid, closed, and waiting for a group that may not fill. */
const withoutGoods: readonly OrderStatus[] = [1, 6, 7]
/** The states of a refund that is approved or paid. */
const refunded: readonly OrderItem['refundState'][] = [2, 4]

/**
 * The variants of a shopper's orders in a region, those of the most orders first, then the newest. Orders that bring
 * nothing and refunded items do not count. The orders are given newest first.
 */
export function usuallyBought(orders: readonly BoughtOrder[], regionId: number): BoughtItem[] {
  const bought = new Map<number, BoughtItem>()
  for (const order of orders) {
    if (withoutGoods.includes(order.status) || order.regionId !== regionId) continue
    const items = order.orderItemDtos.filter(({ refundState }) => !refunded.includes(refundState))
    // An order with two lines of a variant counts once.
    for (const item of new Map(items.map((one) => [one.skuId, one])).values()) {
      const { prodId, skuId, prodName, skuName, pic } = item
      const before = bought.get(skuId) ?? { prodId, skuId, prodName, skuName, pic, times: 0 }
      bought.set(skuId, { ...before, times: before.times + 1 })
    }
  }
  // The sort is stable: among equal numbers the newest stays first.
  return [...bought.values()].sort((a, b) => b.times - a.times).slice(0, maxItems)
}
