import type { Failure } from '#offline/call.ts'

/**
 * Whether nobody knows what became of a write (decision 0028): no answer came, the shop is still at it (409), or it failed on the way (5xx:
 * also its "busy" comes while it goes on). Only what it refused for another reason did not happen.
 */
export const isUnanswered = (failure: Failure): boolean =>
  failure.kind !== 'refused' || failure.status === 409 || failure.status >= 500
