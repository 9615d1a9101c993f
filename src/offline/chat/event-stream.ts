import type { Endpoint } from '#contract/endpoint.ts'
import { type CallOptions, call, headersOfCalls } from '#offline/call.ts'
import { fullRequest } from '#offline/full-request.ts'

/** An event of a stream. */
export type StreamedEvent = { readonly id: string; readonly data: string }

/**
 * The end of a stream. `refused`: the answer was no stream (`status` 0: the shopper is not signed in). `silent`: no byte
 * arrived within the given time. `lost`: the connection broke or could not be made. `closed`: the server ended it.
 */
export type StreamEnd =
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'silent' | 'lost' | 'closed' }

type StreamOptions<E extends Endpoint> = Pick<CallOptions<E>, 'base' | 'regionId' | 'userId'> & {
  /** The path with its query. */
  readonly target: string
  readonly signal: AbortSignal
  /** The longest time between two pieces of the stream, in ms. */
  readonly silence: number
  readonly onEvent: (event: StreamedEvent) => void
}

/**
 * Reads an endpoint as server-sent events until the stream ends. `EventSource` cannot send the token. The time limit of
 * a call does not apply; a stream that is silent for too long is given up. Never throws.
 */
export async function readStream<E extends Endpoint>(
  endpoint: E,
  { base, target, regionId, userId, signal, silence, onEvent }: StreamOptions<E>,
): Promise<StreamEnd> {
  const request = await fullRequest(endpoint, { base, regionId, userId }, call)
  if ('kind' in request) return 'status' in request ? { kind: 'refused', status: request.status } : { kind: 'lost' }
  const abort = new AbortController()
  const stop = () => abort.abort()
  signal.addEventListener('abort', stop)
  let timer = setTimeout(stop, silence)
  try {
    const response = await fetch(base + target, {
      headers: { ...headersOfCalls(), Accept: 'text/event-stream', ...request.headers },
      cache: 'no-store',
      signal: abort.signal,
    })
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false
    if (!response.ok || !isStream || !response.body) {
      stop()
      return { kind: 'refused', status: response.status }
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { kind: 'closed' }
      clearTimeout(timer)
      timer = setTimeout(stop, silence)
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const event of blocks.flatMap(eventOf)) onEvent(event)
    }
  } catch {
    // The caller handles the end.
    return { kind: abort.signal.aborted && !signal.aborted ? 'silent' : 'lost' }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

/** The event of a block of lines; none for a comment, which only keeps the connection alive. */
function eventOf(block: string): StreamedEvent[] {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const data = field('data')
  return data === undefined ? [] : [{ id: field('id') ?? '', data }]
}
