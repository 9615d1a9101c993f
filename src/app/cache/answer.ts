import type { CallableEndpoint, Endpoint, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { apiBase } from '#offline/api-base.ts'
import { type CallOptions, call, type Failure, type Outcome } from '#offline/call.ts'

export { apiBase }

/** A response in the query cache: the payload, and the time at which the server sent it. */
export type Answer<Value> = { readonly value: Value; readonly at: number }

/** The error that a failed call throws, because the query cache expects failures as exceptions. */
export class CallFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? failure.desc : failure.kind)
    this.failure = failure
  }
}

/** Makes one open call. The server's query client has its own in `meta`, which calls the API in the same process. */
export type ApiCall = (endpoint: CallableEndpoint<Endpoint>, query: Record<string, unknown>) => Promise<Answer<unknown>>

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly callApi?: ApiCall }
  }
}

/** The payload and time of a successful call; throws a `CallFailed` for a failed one. */
export function toAnswer<Value>(outcome: Outcome<Value>): Answer<Value> {
  if (!outcome.ok) throw new CallFailed(outcome.failure)
  return { value: outcome.value, at: outcome.at }
}

/** Makes a call and returns its payload and time; throws a `CallFailed` on failure. */
export const answerOf = async <E extends Endpoint>(
  endpoint: CallableEndpoint<E>,
  query: QueryOf<E>,
  options: Omit<CallOptions<E>, 'base'>,
): Promise<Answer<ReplyOf<E>>> => toAnswer(await call(endpoint, query, { base: apiBase, ...options }))

type FetchContext = { readonly signal: AbortSignal; readonly meta: { readonly callApi?: ApiCall } | undefined }

/** The query function of an open call: on the page a request, on the server a call in the same process. */
export const fetchAnswer = <E extends Endpoint>(
  endpoint: CallableEndpoint<E>,
  query: QueryOf<E>,
  { signal, meta }: FetchContext,
): Promise<Answer<ReplyOf<E>>> =>
  import.meta.env.SSR && meta?.callApi
    ? (meta.callApi(endpoint as CallableEndpoint<Endpoint>, query) as Promise<Answer<ReplyOf<E>>>)
    : answerOf(endpoint, query, { signal })

/**
 * Whether the outcome of a write is unknown (decision 0028): no response came, the server is still processing the write
 * (409), or the write failed on the way (5xx, which includes the "busy" response of a write in progress). Any other
 * refusal means that the write did not happen.
 */
export const isUnanswered = (failure: Failure): boolean =>
  failure.kind !== 'refused' || failure.status === 409 || failure.status >= 500

/**
 * The page number that follows the last loaded page of an endless list; undefined at the end of the list. Every list
 * response states its position.
 */
export function nextPage({ value }: { readonly value: unknown }): number | undefined {
  const { current, pages } = value as { readonly current: number; readonly pages: number }
  return current < pages ? current + 1 : undefined
}
