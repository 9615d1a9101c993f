import type { Asked, Endpoint, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { call, type Failure } from '#offline/call.ts'

/** Address of the API (api.md, conventions). */
export const apiBase: string = import.meta.env.VITE_API_BASE || '/api'

/** What the query cache holds of a call: the payload, and when the shop said it. */
export type Answer<Value> = { readonly value: Value; readonly at: number }

/** A call that brought no value, as the query cache wants it: thrown. */
export class CallFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? failure.desc : failure.kind)
    this.failure = failure
  }
}

/** Makes a call, of a shopper's own as `whose`, and answers with its payload and time; throws a `CallFailed`. */
export async function answerOf<E extends Endpoint>(
  endpoint: Asked<E>,
  query: QueryOf<E>,
  signal: AbortSignal,
  whose?: { readonly userId: string; readonly regionId: number },
): Promise<Answer<ReplyOf<E>>> {
  const outcome = await call(endpoint, query, { base: apiBase, signal, ...whose })
  if (!outcome.ok) throw new CallFailed(outcome.failure)
  return { value: outcome.value, at: outcome.at }
}

/**
 * Whether nobody knows what became of a write (decision 0028): no answer came, the shop is still at it (409), or it failed on the way (5xx:
 * also its "busy" comes while it goes on). Only what it refused for another reason did not happen.
 */
export const isUnanswered = (failure: Failure): boolean =>
  failure.kind !== 'refused' || failure.status === 409 || failure.status >= 500

/** The number of the page after the last one of an endless list; undefined at its end. Every list's reply says where it stands. */
export function nextPage({ value }: { readonly value: unknown }): number | undefined {
  const { current, pages } = value as { readonly current: number; readonly pages: number }
  return current < pages ? current + 1 : undefined
}
