import { isReceivedAndPaid } from '../order/order-rules.ts'
import type { ItemRow, OrderRow } from '../order/order-store.ts'
import { isGivenBack } from '../refund/refund-rules.ts'
import type { CoinRates } from './coin-setting.ts'

/** A whole amount multiplied by a percentage of at most two decimals, rounded down: exact for amounts of any size. */
export const percentOf = (amount: number, percent: number): number =>
  Number((BigInt(amount) * BigInt(Math.round(percent * 100))) / 10_000n)

/** The coins that an order earns at its receipt, for the money paid for its goods in minor units. */
export const promisedCoins = (paidForGoods: number, { earn }: CoinRates, worth: number): number =>
  Math.floor(percentOf(Math.max(0, paidForGoods), earn) / worth)

/** The goods of one shop in a checkout, in minor units. */
export type CoinGoods = {
  /** The price of the goods less the reductions by shop and vouchers. */
  readonly goods: number
  /** The part of `goods` that belongs to products with a coin price. */
  readonly coinPriced: number
}

/**
 * The maximum number of coins for each shop's order. Coins may pay products with a coin price in full, and the region's
 * share of all other goods.
 */
export const coinLimits = (shops: readonly CoinGoods[], { share }: CoinRates, worth: number): number[] =>
  shops.map(({ goods, coinPriced }) =>
    Math.floor((coinPriced + percentOf(Math.max(0, goods - coinPriced), share)) / worth),
  )

type OrderOfCoins = Pick<OrderRow, 'status' | 'isPaid' | 'total'>
type CoinItem = Pick<ItemRow, 'price' | 'prodCount' | 'refundState'>

/**
 * The share of the returned items in `coins`, the coins of an order, by price. The shares of all items add up to
 * `coins`, whatever the order in which the items are returned.
 */
function shareOfReturned(coins: number, total: number, items: readonly CoinItem[]): number {
  const upTo = (end: number) => {
    const worth = items.slice(0, end).reduce((sum, { price, prodCount }) => sum + price * prodCount, 0)
    return end === items.length ? coins : Number((BigInt(coins) * BigInt(worth)) / BigInt(Math.max(1, total)))
  }
  return items.reduce((sum, item, at) => sum + (isGivenBack(item) ? upTo(at + 1) - upTo(at) : 0), 0)
}

/**
 * The number of coins that an order must have returned and earned in its current state. A closed order returns all
 * spent coins, a refund those of its items; a received and paid order earns the promised coins without those of refunded items
 * (docs/product.md#coins).
 */
export const dueCoins = (
  order: OrderOfCoins,
  items: readonly CoinItem[],
  { spent, promised }: { readonly spent: number; readonly promised: number },
): { readonly returned: number; readonly earned: number } => ({
  returned: order.status === 6 ? spent : shareOfReturned(spent, order.total, items),
  earned: isReceivedAndPaid(order) ? promised - shareOfReturned(promised, order.total, items) : 0,
})

/** A balance after a change: added coins first pay off owed coins; coins that cannot be taken back become owed. */
export function afterChange(
  { balance, owed }: { readonly balance: number; readonly owed: number },
  amount: number,
): { readonly balance: number; readonly owed: number } {
  const net = balance - owed + amount
  return { balance: Math.max(0, net), owed: Math.max(0, -net) }
}
