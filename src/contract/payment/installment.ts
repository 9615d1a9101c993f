import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { count, idInQuery, money, moneyInQuery } from '#contract/wire.ts'

/**
 * A bank's plan that divides a card payment into monthly instalments (docs/product.md#installments). `interest` is a
 * percentage of the amount for the whole plan. The first instalment carries the rounding: firstMonth + (months − 1) ×
 * monthly = total = amount + interest + fee.
 */
export const installmentPlan = v.object({
  bank: v.string(),
  months: count,
  interest: v.number(),
  fee: money,
  monthly: money,
  firstMonth: money,
  total: money,
  /** The days after the payment within which the shopper must contact the bank. */
  contactDays: count,
  /** The amount that a payment must exceed. */
  above: money,
})
export type InstallmentPlan = v.InferOutput<typeof installmentPlan>

/** GET /installment/plans: the plans for a payment of `amount`, none where the region or the amount has none. */
export const installmentPlans = endpoint({
  method: 'GET',
  path: '/installment/plans',
  access: 'open',
  query: v.object({ amount: moneyInQuery, regionId: idInQuery }),
  reply: v.array(installmentPlan),
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 300,
})
