import * as v from 'valibot'
import { regionIds } from '#contract/region/region-ids.ts'
import { count, money } from '#contract/wire.ts'

/**
 * The value of a coin in minor units, by region. A constant and not a setting, because a different value would change
 * the coins that shoppers already have (decision 0071).
 */
const worths: Readonly<Record<number, number>> = {
  [regionIds.LK]: 100,
  [regionIds.CN]: 5,
  [regionIds.LA]: 10_000,
  [regionIds.TR]: 10,
}
const worthElsewhere = 100

/** The value of a coin in a region, in minor units: a multiple of the currency's smallest unit. */
export const coinWorthOf = (regionId: number): number => worths[regionId] ?? worthElsewhere

/** The maximum number of coins in a request. */
export const maxCoins = 1_000_000_000

/**
 * The coins of a checkout: the shopper's balance, how many of them this checkout takes at most and their value, how many
 * are used, and how many the orders earn once they are received.
 */
export const checkoutCoins = v.object({
  balance: count,
  usable: count,
  value: money,
  used: count,
  earns: count,
})
export type CheckoutCoins = v.InferOutput<typeof checkoutCoins>

/**
 * The coins of one order: spent; returned when the order is closed or items are refunded; and earned, without those of
 * refunded items. Until the receipt is confirmed, `isEarned` is false and `earned` is the number to be earned then.
 */
export const orderCoins = v.object({ spent: count, returned: count, earned: count, isEarned: v.boolean() })
export type OrderCoins = v.InferOutput<typeof orderCoins>
