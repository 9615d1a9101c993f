import type { Hono } from 'hono'
import { chatEvents } from '#contract/chat/chat.ts'
import type { Language } from '#contract/languages.ts'
import { isRegionId } from '#contract/region.ts'
import type { Dependencies } from '../dependencies.ts'
import { readRequest } from '../http/read-request.ts'
import { busy, isRefusal, refuse } from '../http/refusal.ts'
import { type ShopperCall, shopperOf } from '../http/serve-shopper.ts'
import { tooMany } from '../rates/beyond-rate.ts'
import { maxStreams, openChatStreams } from './chat-streams.ts'
import type { ChatReader } from './shown-chat.ts'

type ReaderOf = (
  query: { readonly lang: Language },
  call: Pick<ShopperCall, 'shopper' | 'regionId' | 'timeZone'>,
) => ChatReader

/**
 * GET /p/chat/events with `Accept: text/event-stream`: the stream of docs/wire.md#chat-events. The cursor is the header
 * `Last-Event-ID`, or else `after`. Any other request for the path is left to the next handler.
 */
export function streamRoute(api: Hono, dependencies: Dependencies, readerOf: ReaderOf): void {
  const { db, clock } = dependencies
  const streams = openChatStreams(dependencies)
  api.get(chatEvents.path, async (context, next) => {
    if (!context.req.header('Accept')?.includes('text/event-stream')) return next()
    const shopper = await shopperOf(context.req.header('Authorization'), db, new Date(clock()))
    if (isRefusal(shopper)) return refuse(context, shopper)
    const request = await readRequest(context, chatEvents)
    if (isRefusal(request)) return refuse(context, request)
    if (streams.count(shopper.accountId) >= maxStreams.account) return refuse(context, tooMany(60))
    if (streams.count() >= maxStreams.process) return refuse(context, busy())
    const region = Number(context.req.header('Region'))
    const listener = readerOf(request.query, {
      shopper,
      regionId: isRegionId(region) ? region : shopper.regionId,
      timeZone: request.call.timeZone,
    })
    const lastId = context.req.header('Last-Event-ID') ?? ''
    const after = /^\d{1,15}$/.test(lastId) ? Number(lastId) : request.query.after
    return context.body(streams.open({ ...listener, sessionId: shopper.sessionId }, after), 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // A proxy that collects an answer would hold messages back.
      'X-Accel-Buffering': 'no',
    })
  })
}
