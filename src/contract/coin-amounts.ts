import * as v from 'valibot'
import { regionIds } from './region-ids.ts'
import { count, money } from './wire.ts'

/**
 * The worth of a coin in minor units, by region. A constant and no setting, because another worth would change the value
 * of the coins that shoppers hold (decision 0071).
 */
const worths: Readonly<Record<number, number>> = {
  [regionIds.LK]: 100,
  [regionIds.CN]: 5,
  [regionIds.LA]: 10_000,
  [regionIds.TR]: 10,
}
const worthElsewhere = 100

/** The worth of a coin of a region, in minor units: a multiple of the currency's smallest unit. */
export const coinWorthOf = (regionId: number): number => worths[regionId] ?? worthElsewhere

/** The most coins that a request may name. */
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
 * The coins of one order: spent, returned by a close or by refunds, and earned, less those of refunded items. Until the
 * receipt, `isEarned` is false and `earned` is the number that the receipt brings.
 */
export const orderCoins = v.object({ spent: count, returned: count, earned: count, isEarned: v.boolean() })
export type OrderCoins = v.InferOutput<typeof orderCoins>
