import type { Asked, Endpoint, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { call, type Failure } from '#offline/call.ts'

/** Address of the API (docs/wire.md#conventions). */
export const apiBase: string = import.meta.env.VITE_API_BASE || '/api'

/** The query cache's record of a call: the payload, and the server's time of it in ms. */
export type Answer<Value> = { readonly value: Value; readonly at: number }

/** A call without a value; the query cache expects it to be thrown. */
export class CallFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? failure.desc : failure.kind)
    this.failure = failure
  }
}

/** Makes one open call. The server's query client has its own in `meta`, which asks the API of the same process. */
export type Ask = (endpoint: Asked<Endpoint>, query: Record<string, unknown>) => Promise<Answer<unknown>>

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly ask?: Ask }
  }
}

/** Makes a call, with `whose` one of a shopper's own, and returns its payload and time; throws a `CallFailed`. */
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

type Asking = { readonly signal: AbortSignal; readonly meta: { readonly ask?: Ask } | undefined }

/** The query function of an open call: on the page a request, on the server a call in the same process. */
export const askFor = <E extends Endpoint>(
  endpoint: Asked<E>,
  query: QueryOf<E>,
  { signal, meta }: Asking,
): Promise<Answer<ReplyOf<E>>> =>
  import.meta.env.SSR && meta?.ask
    ? (meta.ask(endpoint as Asked<Endpoint>, query) as Promise<Answer<ReplyOf<E>>>)
    : answerOf(endpoint, query, signal)

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
