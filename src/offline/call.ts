import {
  type Asked,
  callPath,
  type Endpoint,
  type GivenBodyOf,
  type GivenParamsOf,
  type QueryOf,
  type ReplyOf,
} from '#contract/endpoint.ts'

/** How long a call may take (docs/product.md#limits). */
export const callTimeout = 30_000

/** Why a call brought no value. */
export type Failure =
  /** No answer came: no network, or nobody answers at the address. */
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** The server refused: a code of the contract and its English sentence; `fields` are codes by the path of what was sent. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: string
      readonly desc: string
      readonly fields?: Readonly<Record<string, string>> | undefined
    }
  /** An answer that the contract does not know, from an older or broken server or a captive portal. */
  | { readonly kind: 'broken'; readonly status: number }

export type Outcome<Value> =
  /** `at` is when the server said it (its own `Date`, in ms); `isSaved` that the worker took it from the phone. */
  | { readonly ok: true; readonly value: Value; readonly at: number; readonly isSaved: boolean }
  | { readonly ok: false; readonly failure: Failure }

export type CallOptions<E extends Endpoint = Endpoint> = {
  /** Address of the API without a slash at its end. */
  readonly base: string
  readonly signal?: AbortSignal | undefined
  /** What a write sends as JSON. */
  readonly body?: GivenBodyOf<E> | undefined
  /** The `:names` of the path. */
  readonly params?: GivenParamsOf<E> | undefined
  /** The `Idempotency-Key` of a write, where it was asked before; else a new one. */
  readonly key?: string | undefined
  /** The region in which a shopper's call is made. */
  readonly regionId?: number | undefined
  /** Whose call it is: nobody else's token is ever taken for it. */
  readonly userId?: string | undefined
  /** The token to call with, where it is not that of who is signed in. */
  readonly token?: string | undefined
  /** Sees the headers of whatever answer came. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined
}

type Watcher = (outcome: Outcome<unknown>) => void
const watchers = new Set<Watcher>()

/** Sees the outcome of every call; this is how the page learns whether answers come (decision 0004). */
export function watchCalls(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Makes one call of the contract and checks its reply. Throws only where the caller aborted.
 * It is the one place of page and worker that names `fetch`, the worker's cache strategies and upload.ts aside.
 */
export async function call<E extends Endpoint>(
  endpoint: Asked<E>,
  query: QueryOf<E>,
  options: CallOptions<E>,
): Promise<Outcome<ReplyOf<E>>> {
  const { signal } = options
  const outcome = await attempt(endpoint, query, options)
  signal?.throwIfAborted()
  for (const watcher of watchers) watcher(outcome)
  return outcome
}

/** One call that nobody watches; see `call`, which is what everybody else uses. */
export async function attempt<E extends Endpoint>(
  endpoint: Asked<E>,
  query: QueryOf<E>,
  options: CallOptions<E>,
): Promise<Outcome<ReplyOf<E>>> {
  const { base, signal } = options
  const abort = new AbortController()
  const stop = () => abort.abort()
  const timer = setTimeout(stop, callTimeout)
  signal?.addEventListener('abort', stop)
  try {
    // What an open GET has no use for is not in the first load.
    const more =
      endpoint.access === 'open' && endpoint.method === 'GET'
        ? null
        : await (await import('./full-request.ts')).fullRequest(endpoint, options)
    if (more && 'kind' in more) return { ok: false, failure: more }
    const request = fetch(base + callPath(more ?? endpoint, query), {
      method: endpoint.method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': 'en-US',
        'Time-Zone': ownTimeZone(),
        ...more?.headers,
      },
      body: more?.body ?? null,
      signal: abort.signal,
    })
    // What reads an answer is no part of the first load, whose answers came with the document (decision 0027).
    const [response, { readAnswer }] = await Promise.all([request, import('./later/read-answer.ts')])
    options.onHeaders?.(response.headers)
    const next = response.status === 401 && (await more?.afterRefusal())
    if (next)
      return 'kind' in next ? { ok: false, failure: next } : await attempt(endpoint, query, { ...options, ...next })
    return await readAnswer(endpoint, response)
  } catch {
    // The failure is the caller's to handle.
    return { ok: false, failure: { kind: abort.signal.aborted ? 'timeout' : 'network' } }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Newer browsers tell the zone at once; making a format only to ask it costs a weak phone 60 ms of its start. */
const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } }

/** The zone that this device keeps, as calls send it. */
export const ownTimeZone = (): string =>
  Temporal?.Now.timeZoneId() ?? (Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')

/** Asks whether the shop answers at all, past every cache: true or false within `patience` milliseconds. */
export async function isShopAnswering(origin: string, patience: number): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/healthz`, { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return response.ok
  } catch {
    // No answer in time is the result.
    return false
  }
}
