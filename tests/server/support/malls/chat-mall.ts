import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { chatEvents, chatMessages, conversations } from '#contract/chat/chat.ts'
import { shopOfConversation } from '#contract/chat/chat-limits.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { createApp } from '#server/app.ts'
import { query } from '#server/database/database.ts'
import { silentLog } from '../log-lines.ts'
import { readEvents } from '../read-events.ts'
import { testDependencies } from '../test-dependencies.ts'
import { openReviewMall } from './review-mall.ts'

/** A mall whose shoppers write to shops and to support. */
export async function openChatMall() {
  const world = await openReviewMall()
  const { mall } = world
  const shopId = world.shops[0] ?? 1

  /** Another process of the same mall: an app of its own over the same database. */
  const stoppingProcess = () => {
    const stopping = new AbortController()
    const dependencies = testDependencies({ clock: () => mall.time.now, log: silentLog })
    const app = createApp({ db: mall.db, ...dependencies, stopping: stopping.signal, pageFolder: null })
    return { app, stop: () => stopping.abort() }
  }
  const secondProcess = () => stoppingProcess().app

  /** Signs a new shopper in. */
  const talker = async () => {
    const me = await world.buyer()
    const send = (conversation: string, body: object, key: string = randomUUID()) =>
      me.ask<{ seq: number }>('POST', `/p/chat/${conversation}/messages`, { key, ...body }, { key })
    return {
      ...me,
      send,
      say: async (conversation: string, text: string) => (await send(conversation, { text })).body.seq,
      messages: async (conversation: string, query = '') =>
        (await me.ask<ReplyOf<typeof chatMessages>>('GET', `/p/chat/${conversation}/messages${query}`)).body,
      conversations: async () => (await me.ask<ReplyOf<typeof conversations>>('GET', '/p/chat/conversations')).body,
      changes: async (after?: number) =>
        (
          await me.ask<ReplyOf<typeof chatEvents>>(
            'GET',
            `/p/chat/events${after === undefined ? '' : `?after=${after}`}`,
          )
        ).body,
      unread: async () => (await me.ask<number>('GET', '/p/chat/unreadCount')).body,
      read: (conversation: string, seq: number) => me.ask('PUT', `/p/chat/${conversation}/read`, { seq }),
      block: (conversation: string, isBlocked: boolean) =>
        me.ask('PUT', `/p/chat/${conversation}/block`, { isBlocked }),
      /** Opens the stream behind a cursor, in this process or in another one. */
      stream: async (after?: number, { app = mall.app, headers = {} as Record<string, string> } = {}) => {
        const response = await app.request(`/api/p/chat/events${after === undefined ? '' : `?after=${after}`}`, {
          headers: { Authorization: `Bearer ${me.token}`, Accept: 'text/event-stream', ...headers },
        })
        return { response, ...readEvents(response) }
      },
    }
  }

  /** The operator's number of a shopper's conversation. */
  const chatIdOf = async ({ mail }: { readonly mail: string }, conversation: string): Promise<number> => {
    const [row] = await query<{ chat_id: number }>(
      mall.db,
      sql`select chat_id from chat join account using (account_id)
        where mail = ${mail} and shop_id = ${shopOfConversation(conversation) ?? 0}`,
    )
    return row?.chat_id ?? 0
  }
  /** A person of the shop, or of support, answers. */
  const answer = async (me: { readonly mail: string }, conversation: string, text: string) =>
    world.operate({ kind: 'chat answer', chatId: await chatIdOf(me, conversation), text })
  return { ...world, shopId, shop: `shop-${shopId}`, talker, chatIdOf, answer, secondProcess, stoppingProcess }
}
