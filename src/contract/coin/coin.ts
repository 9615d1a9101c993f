import * as v from 'valibot'
import { shopperFailures } from '#contract/common-failures.ts'
import { endpoint } from '#contract/endpoint.ts'
import { orderNumber } from '#contract/order/order.ts'
import { count, id, idInQuery, money, ownMarketInQuery, pageInQuery, pageOf, wireTime } from '#contract/wire.ts'

/** The causes of a change of a balance (docs/product.md#coins). */
const coinReasons = [
  'ORDER_EARNED',
  'REVIEW_EARNED',
  'ORDER_SPENT',
  'ORDER_RETURNED',
  'REFUND_RETURNED',
  'REFUND_TAKEN_BACK',
] as const
export type CoinReason = (typeof coinReasons)[number]

/** The terms of a region: `earn` is in per cent of the money paid for goods, `share` in per cent of the goods' price. */
const coinTerms = v.object({
  /** The worth of one coin. */
  worth: money,
  priceSymbol: v.string(),
  earn: v.number(),
  /** The coins for a review. */
  review: count,
  share: v.number(),
})
export type CoinTerms = v.InferOutput<typeof coinTerms>

/** GET /coin/terms */
export const readCoinTerms = endpoint({
  method: 'GET',
  path: '/coin/terms',
  access: 'open',
  query: v.object({ regionId: idInQuery }),
  reply: coinTerms,
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 300,
})

const shoppers = [...shopperFailures, 'UNKNOWN_REGION'] as const

/**
 * GET /p/coin/balance: the coins of the region and their value. `owed` are coins that refunds took back after they had
 * been spent; the next coins pay them off. At most one of the two numbers is not 0.
 */
export const coinBalance = endpoint({
  method: 'GET',
  path: '/p/coin/balance',
  access: 'shopper',
  query: v.object(ownMarketInQuery),
  reply: v.object({ balance: count, owed: count, value: money, priceSymbol: v.string() }),
  failures: shoppers,
})

/** One change of a balance. `balance` and `owed` are the numbers after the change; balance − owed = the sum of all amounts. */
const coinRecord = v.object({
  recordId: id,
  reason: v.picklist(coinReasons),
  orderNumber: v.optional(orderNumber),
  /** Positive for coins that came, negative for coins that went. */
  amount: v.pipe(v.number(), v.integer()),
  balance: count,
  owed: count,
  time: wireTime,
})
export type CoinRecord = v.InferOutput<typeof coinRecord>

/** GET /p/coin/records: the newest first. */
export const coinRecords = endpoint({
  method: 'GET',
  path: '/p/coin/records',
  access: 'shopper',
  query: v.object({ ...pageInQuery, ...ownMarketInQuery }),
  reply: pageOf(coinRecord),
  failures: shoppers,
})
