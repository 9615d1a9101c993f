import { apiBase } from '#cache/answer.ts'
import type { Endpoint, GivenBodyOf, ReplyOf } from '#contract/endpoint.ts'
import { call, type Outcome } from '#offline/call.ts'
import { shopperNow } from '#session/shopper.ts'
import { watchForLoss } from '#session/shopper-session.ts'

/**
 * Makes a call of push messages, with the token of the signed-in shopper where there is one: these calls are open,
 * because guests make them, too.
 */
export async function pushCall<E extends Endpoint>(endpoint: E, body: GivenBodyOf<E>): Promise<Outcome<ReplyOf<E>>> {
  await watchForLoss()
  return call(endpoint, {} as Parameters<typeof call<E>>[1], { base: apiBase, body, tokenOf: shopperNow()?.userId })
}
