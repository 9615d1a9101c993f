import type { Endpoint, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { type CallOptions, call, type Failure } from '#offline/call.ts'

/**
 * The answer to a domain's call: the value with the server's time in ms and the headers, or the failure with the delay,
 * in ms, that the server requested.
 */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value; readonly at: number; readonly headers: Headers }
  | { readonly ok: false; readonly failure: Failure; readonly retryAfter: number }

/** Makes one call for a domain. */
export async function sendCall<E extends Endpoint>(
  endpoint: E,
  query: QueryOf<E>,
  options: CallOptions<E>,
): Promise<Answer<ReplyOf<E>>> {
  let headers = new Headers()
  const outcome = await call(endpoint, query, { ...options, onHeaders: (answered) => void (headers = answered) })
  if (outcome.ok) return { ok: true, value: outcome.value, at: outcome.at, headers }
  const seconds = Number(headers.get('Retry-After') ?? 0)
  return { ok: false, failure: outcome.failure, retryAfter: seconds > 0 ? seconds * 1000 : 0 }
}
