import {
  type CallableEndpoint,
  callPath,
  type Endpoint,
  type GivenBodyOf,
  type GivenParamsOf,
  type QueryOf,
  type ReplyOf,
} from '#contract/endpoint.ts'
import { timeoutSignal } from './timeout-signal.ts'

/** The time limit of a call, in ms (docs/product.md#limits). */
export const callTimeout = 30_000

/** The reason why a call returned no value. */
export type Failure =
  /** No answer arrived: the phone has no network, or no server listens at the address. */
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /**
   * The server refused the call, with a failure code of the contract and an English sentence. `fields` maps paths of
   * the request body to codes.
   */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: string
      readonly desc: string
      readonly fields?: Readonly<Record<string, string>> | undefined
    }
  /** The answer does not match the contract: an older or faulty server sent it, or a captive portal. */
  | { readonly kind: 'broken'; readonly status: number }

export type Outcome<Value> =
  /**
   * `at` is the server's time of the answer (its `Date` header), in ms. `isSaved`: the worker answered from its cache.
   */
  | { readonly ok: true; readonly value: Value; readonly at: number; readonly isSaved: boolean }
  | { readonly ok: false; readonly failure: Failure }

export type CallOptions<E extends Endpoint = Endpoint> = {
  /** The address of the API, without a trailing slash. */
  readonly base: string
  readonly signal?: AbortSignal | undefined
  /** The body of a write, sent as JSON. */
  readonly body?: GivenBodyOf<E> | undefined
  /** Values for the `:names` in the path. */
  readonly params?: GivenParamsOf<E> | undefined
  /** The `Idempotency-Key` of a repeated write. By default each write gets a new key. */
  readonly key?: string | undefined
  /** The region that a shopper's call is made for. */
  readonly regionId?: number | undefined
  /** The shopper whom the call belongs to. The call is never sent with another shopper's token. */
  readonly userId?: string | undefined
  /** An open call carries the token of this shopper while the shopper is signed in. */
  readonly tokenOf?: string | undefined
  /** The access token to use instead of the signed-in shopper's. */
  readonly token?: string | undefined
  /** The call is repeated after a 401, and is not repeated again. */
  readonly isRepeated?: boolean | undefined
  /** Receives the headers of the answer, whatever its status. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined
}

type Watcher = (outcome: Outcome<unknown>) => void
const watchers = new Set<Watcher>()

/**
 * Registers a function that receives the outcome of every call, so that the page knows whether the server answers
 * (decision 0004). Returns the function that removes it.
 */
export function watchCalls(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Makes one call of the contract and checks the reply. Throws only if the caller aborted the call. Page and worker make
 * all calls of the contract here; the architecture rules list the other files that use `fetch`.
 */
export async function call<E extends Endpoint>(
  endpoint: CallableEndpoint<E>,
  query: QueryOf<E>,
  options: CallOptions<E>,
): Promise<Outcome<ReplyOf<E>>> {
  const { signal } = options
  const outcome = await attempt(endpoint, query, options)
  signal?.throwIfAborted()
  for (const watcher of watchers) watcher(outcome)
  return outcome
}

/** Makes one call that is not reported to the watchers. All other code uses `call`. */
export async function attempt<E extends Endpoint>(
  endpoint: CallableEndpoint<E>,
  query: QueryOf<E>,
  options: CallOptions<E>,
): Promise<Outcome<ReplyOf<E>>> {
  const { base, signal } = options
  const abort = new AbortController()
  const stop = () => abort.abort()
  const timer = setTimeout(stop, callTimeout)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    // An open GET without names in its path does not need this module, so the first load does not contain it.
    const more =
      endpoint.access === 'open' && endpoint.method === 'GET' && !options.params
        ? null
        : await (await import('./full-request.ts')).fullRequest(endpoint, options, call)
    if (more && 'kind' in more) return { ok: false, failure: more }
    const request = fetch(base + callPath(more ?? endpoint, query), {
      method: endpoint.method,
      headers: { ...headersOfCalls(), ...more?.headers },
      body: more?.body ?? null,
      signal: abort.signal,
    })
    // The answers of a first view come with the document, so the first load does not contain this module (decision
    // 0027).
    const [response, { readAnswer }] = await Promise.all([request, import('./later/read-answer.ts')])
    options.onHeaders?.(response.headers)
    const next = response.status === 401 && (await more?.afterRefusal())
    if (next)
      return 'kind' in next ? { ok: false, failure: next } : await attempt(endpoint, query, { ...options, ...next })
    return await readAnswer(endpoint, response)
  } catch {
    // The caller handles the failure.
    return { ok: false, failure: { kind: abort.signal.aborted ? 'timeout' : 'network' } }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Newer browsers know the time zone without a formatter, whose creation costs a slow phone 60 ms at start. */
const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } }

/** The time zone of this device, as calls send it. */
export const ownTimeZone = (): string =>
  Temporal?.Now.timeZoneId() ?? (Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')

/** The headers of every call (docs/wire.md#conventions). */
export const headersOfCalls = (): Record<string, string> => ({
  'Content-Type': 'application/json',
  'Accept-Language': 'en-US',
  'Time-Zone': ownTimeZone(),
})

/** Checks whether the server answers, bypassing all caches. Returns false if no answer arrives within `patience` ms. */
export async function isShopAnswering(origin: string, patience: number): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/healthz`, { cache: 'no-store', signal: timeoutSignal(patience) })
    return response.ok
  } catch {
    // A missing answer is the result.
    return false
  }
}
