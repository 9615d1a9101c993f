import type { chatEvents } from '#contract/chat/chat.ts'
import type { ParsedQueryOf } from '#contract/endpoint.ts'
import type { Dependencies } from '../dependencies.ts'
import { busy, type Refusal } from '../http/refusal.ts'
import type { ShopperCall } from '../http/serve-shopper.ts'
import { tooMany } from '../rate-limit/check-rates.ts'
import { maxStreams, openChatStreams } from './chat-streams.ts'
import type { ChatReader } from './shown-chat.ts'

type Query = ParsedQueryOf<typeof chatEvents>
type Call = ShopperCall<typeof chatEvents>

/**
 * Answers GET /p/chat/events with `Accept: text/event-stream` by the stream of docs/wire.md#chat-events, any other
 * request by null. The cursor is the header `Last-Event-ID`, or else `after`.
 */
export function chatStreamResponse(
  dependencies: Dependencies,
  readerOf: (query: Query, call: Call) => ChatReader,
): (query: Query, call: Call) => Response | Refusal | null {
  const streams = openChatStreams(dependencies)
  return (query, call) => {
    if (!call.header('Accept')?.includes('text/event-stream')) return null
    const { accountId, sessionId } = call.shopper
    if (streams.count(accountId) >= maxStreams.account) return tooMany(60)
    if (streams.count() >= maxStreams.process) return busy()
    const lastId = call.header('Last-Event-ID') ?? ''
    const after = /^\d{1,15}$/.test(lastId) ? Number(lastId) : query.after
    return new Response(streams.open({ ...readerOf(query, call), sessionId }, after), {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // A proxy that collects an answer would hold messages back.
        'X-Accel-Buffering': 'no',
      },
    })
  }
}
