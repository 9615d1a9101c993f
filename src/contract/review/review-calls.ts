import * as v from 'valibot'
import { writeFailures } from '#contract/common-failures.ts'
import { id, nothing } from '#contract/wire.ts'

// The worker contains this file, so the schemas of the bodies, which only the server reads, are in write-review.ts.

const writes = [...writeFailures, 'NOT_FOUND'] as const

/** POST /p/prodComm without its body. */
export const writeReviewCall = {
  method: 'POST',
  path: '/p/prodComm',
  access: 'shopper',
  query: v.object({}),
  reply: v.object({ prodCommId: id }),
  failures: [...writes, 'ORDER_STATE', 'MISMATCH', 'PICTURE_INVALID', 'REVIEW_EXISTS', 'REVIEW_EDITED'],
} as const

/** POST /p/prodComm/report without its body. */
export const reportReviewCall = {
  method: 'POST',
  path: '/p/prodComm/report',
  access: 'shopper',
  query: v.object({}),
  reply: nothing,
  failures: writes,
} as const
