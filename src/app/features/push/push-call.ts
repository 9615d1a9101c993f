import { apiBase } from '#cache/answer.ts'
import type { Endpoint, GivenBodyOf, ReplyOf } from '#contract/endpoint.ts'
import { call, type Outcome } from '#offline/call.ts'
import { freshSession } from '#offline/session.ts'
import { shopperNow } from '#session/shopper.ts'
import { watchForLoss } from '#session/shopper-session.ts'

/**
 * Makes a call of push messages, with the token of the signed-in shopper where there is one: these calls are open,
 * because guests make them, too.
 */
export async function pushCall<E extends Endpoint>(endpoint: E, body: GivenBodyOf<E>): Promise<Outcome<ReplyOf<E>>> {
  await watchForLoss()
  const session = await freshSession(apiBase, call)
  if (session && 'kind' in session) return { ok: false, failure: session }
  return call(endpoint, {} as Parameters<typeof call<E>>[1], {
    base: apiBase,
    body,
    // The session of a shopper who has just left is not this page's.
    token: session?.token.userId === shopperNow()?.userId ? session?.token.access_token : undefined,
  })
}
