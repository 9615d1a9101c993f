import * as v from 'valibot'
import { uuid } from '../cart.ts'
import { endpoint } from '../endpoint.ts'
import { orderNumber } from '../order/order-number.ts'
import { id, idInBody, languageInQuery, wireTime } from '../wire.ts'
import { voucher } from './voucher.ts'

// Apart from the other calls of a shopper's vouchers, because the worker collects vouchers and reads none.

/** Why a voucher cannot be collected; contract/account/sentences.ts has the sentences. */
export const collectFailures = ['VOUCHER_NOT_STARTED', 'VOUCHER_ENDED', 'VOUCHER_GONE', 'VOUCHER_LIMIT'] as const
export type CollectFailure = (typeof collectFailures)[number]

/** The states of a collected voucher (docs/product.md#voucher-states). */
export const ownVoucherStates = ['usable', 'held', 'used', 'expired'] as const

/**
 * A voucher that the shopper has collected. `endTime` is the end of this one (see `validDays`). `held`: an order that is
 * not paid yet holds it. `orderNumbers` are the orders that hold or used it. A `usable` one may begin later.
 */
export const ownVoucher = v.object({
  ...voucher.entries,
  ownVoucherId: id,
  state: v.picklist(ownVoucherStates),
  collectedAt: wireTime,
  orderNumbers: v.array(orderNumber),
})
export type OwnVoucher = v.InferOutput<typeof ownVoucher>

/** The paths of the answers that change with the shopper's vouchers. */
export const voucherPaths = { list: '/p/voucher/page', own: '/p/voucher/mine', cart: '/p/voucher/cart' } as const

/**
 * POST /p/voucher/collect: collects a voucher. A voucher that only a code or the mall gives is NOT_FOUND. Validity and
 * stock are those of the time of arrival, whenever the shopper tapped. A `collectId` makes a repeat harmless for ever, also
 * after the life of the `Idempotency-Key`: the voucher that was collected with it is the answer.
 */
export const collectVoucher = endpoint({
  method: 'POST',
  path: '/p/voucher/collect',
  access: 'shopper',
  query: v.object({ lang: languageInQuery }),
  body: v.object({ voucherId: idInBody, collectId: v.optional(uuid) }),
  reply: ownVoucher,
  failures: ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED', 'IN_PROGRESS', 'KEY_REUSED', 'NOT_FOUND', ...collectFailures],
})
