import type { ListedOrder, OrderItem } from '#contract/order/order.ts'

/** A variant that the shopper has bought, and the number of orders with the variant. */
export type BoughtItem = Pick<OrderItem, 'prodId' | 'skuId' | 'prodName' | 'skuName' | 'pic'> & {
  readonly times: number
}

/** The parts of an order that count. */
type BoughtOrder = Pick<ListedOrder, 'status' | 'regionId'> & {
  readonly orderItemDtos: readonly Omit<BoughtItem, 'times'>[]
}

/** The largest number of products that are offered to buy again. */
const maxItems = 12
const closed = 6

/**
 * The variants of a shopper's orders in a region, those of the most orders first, then the newest. Closed orders do not
 * count. The orders are given newest first.
 */
export function usuallyBought(orders: readonly BoughtOrder[], regionId: number): BoughtItem[] {
  const bought = new Map<number, BoughtItem>()
  for (const order of orders) {
    if (order.status === closed || order.regionId !== regionId) continue
    for (const skuId of new Set(order.orderItemDtos.map((item) => item.skuId))) {
      const item = order.orderItemDtos.find((one) => one.skuId === skuId)
      if (!item) continue
      const { prodId, prodName, skuName, pic } = item
      const before = bought.get(skuId) ?? { prodId, skuId, prodName, skuName, pic, times: 0 }
      bought.set(skuId, { ...before, times: before.times + 1 })
    }
  }
  // The sort is stable: among equal numbers the newest stays first.
  return [...bought.values()].sort((a, b) => b.times - a.times).slice(0, maxItems)
}
