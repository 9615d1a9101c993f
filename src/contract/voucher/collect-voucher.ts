import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { id, idInBody, uuid, wireTime } from '../wire.ts'

// The worker contains this file, and none of the other shapes of vouchers.

/** The paths of the shopper's answers that collecting changes. */
export const ownVoucherPaths = {
  page: '/p/voucher/page',
  mine: '/p/voucher/mine',
  cart: '/p/voucher/cart',
} as const

/** Why a voucher cannot be collected; contract/account/sentences.ts has the sentences. */
export const collectFailures = ['VOUCHER_NOT_STARTED', 'VOUCHER_ENDED', 'VOUCHER_GONE', 'VOUCHER_LIMIT'] as const
export type CollectFailure = (typeof collectFailures)[number]

/**
 * POST /p/voucher/collect: collects a voucher, and answers its id and end. A voucher that only a code or the mall gives
 * is NOT_FOUND. Validity and stock are checked when the request arrives, regardless of the time of the tap. With a
 * `collectId`, a repeated call returns the same voucher, even after the `Idempotency-Key` has expired.
 */
export const collectVoucher = endpoint({
  method: 'POST',
  path: '/p/voucher/collect',
  access: 'shopper',
  query: v.object({}),
  body: v.object({ voucherId: idInBody, collectId: v.optional(uuid) }),
  reply: v.object({ ownVoucherId: id, voucherId: id, endTime: wireTime }),
  failures: ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED', 'IN_PROGRESS', 'KEY_REUSED', 'NOT_FOUND', ...collectFailures],
})
