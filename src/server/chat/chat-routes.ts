import type { Hono } from 'hono'
import {
  blockConversation,
  chatEvents,
  chatMessages,
  chatUnreadCount,
  conversations,
  readMessages as markRead,
  reportConversation,
  sendMessage,
} from '#contract/chat/chat.ts'
import { shopOfConversation } from '#contract/chat/chat-limits.ts'
import type { Language } from '#contract/languages.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { onePage, skipped } from '../http/paging.ts'
import { isRefusal, notFound, type Refusal } from '../http/refusal.ts'
import { type ShopperCall, serveShopper } from '../http/serve-shopper.ts'
import { readChanges } from './chat-changes.ts'
import {
  countUnread,
  hasShop,
  openChat,
  readChat,
  readChats,
  writeBlocked,
  writeRead,
  writeReport,
} from './chat-store.ts'
import { chatStreamResponse } from './chat-stream-response.ts'
import { markReadForPartner, nextEvents, readPartner } from './member-chat.ts'
import { nextEvent, readLastEvent, readMessages } from './message-store.ts'
import { sendShopperMessage } from './send-message.ts'
import { type ChatReader, newChat, shownChats, shownMessages } from './shown-chat.ts'

/** /p/chat/…: a shopper's conversations with shops and with support (docs/product.md#chat). */
export function chatRoutes(api: Hono, dependencies: Dependencies): void {
  const { clock, settings } = dependencies
  const now = () => new Date(clock())
  const readerOf = (
    { lang }: { readonly lang: Language },
    { shopper, regionId, timeZone }: Pick<ShopperCall, 'shopper' | 'regionId' | 'timeZone'>,
  ): ChatReader => ({
    accountId: shopper.accountId,
    lang,
    regionId,
    timeZone,
    now: clock(),
    refundDays: settings.REFUND_DAYS,
  })

  serveShopper(api, dependencies, conversations, async (query, call) => {
    const { tables, shopper } = call
    // The cursor is read first: a change in between is answered again, and none is left out.
    const cursor = await readLastEvent(tables, shopper.accountId)
    const { rows, total } = await readChats(tables, shopper.accountId, { skip: skipped(query), size: query.size })
    return { ...onePage(await shownChats(tables, rows, readerOf(query, call)), total, query), cursor }
  })

  serveShopper(api, dependencies, chatUnreadCount, (_query, { tables, shopper }) =>
    countUnread(tables, shopper.accountId),
  )

  serveShopper(api, dependencies, chatMessages, async (query, call) => {
    const { tables, shopper, params } = call
    const shopId = shopIdOf(params)
    const cursor = await readLastEvent(tables, shopper.accountId)
    const chat = (await readChat(tables, shopper.accountId, shopId)) ?? newChat(shopId)
    if (chat.lastSeq === 0 && shopId !== 0 && !(await hasShop(tables, shopId))) return notFound('shop')
    const rows = await readMessages(tables, chat.chatId, query, query.size + 1)
    const hasMore = rows.length > query.size
    const isForward = query.after !== undefined
    const shown = hasMore ? (isForward ? rows.slice(0, -1) : rows.slice(1)) : rows
    const reader = readerOf(query, call)
    const [conversation] = await shownChats(tables, [chat], reader)
    if (!conversation) return notFound('shop')
    const records = await shownMessages(
      tables,
      shown.map((row) => ({ ...row, shopId })),
      reader,
    )
    return { conversation, records, hasMore, cursor }
  })

  serveShopper(api, dependencies, sendMessage, async (_query, { tables, shopper, params, body, timeZone }) => {
    const of = { accountId: shopper.accountId, shopId: shopIdOf(params) }
    const sent = await sendShopperMessage(tables, of, body, now())
    if (isRefusal(sent)) return sent
    return { seq: sent.seq, createTime: wireTimeOf(sent.createdAt.getTime(), timeZone) }
  })

  serveShopper(api, dependencies, markRead, async (_query, { tables, shopper, params, body }) => {
    const shopId = shopIdOf(params)
    const chat = await readChat(tables, shopper.accountId, shopId)
    const seq = Math.min(body.seq, chat?.lastSeq ?? 0)
    // A mark that changes nothing needs no place among the changes.
    if (!chat || seq <= chat.readSeq) return undefined
    const partnerId = await readPartner(tables, shopId)
    const { event, partnerEvent } = await nextEvents(tables, shopper.accountId, partnerId)
    await writeRead(tables, chat.chatId, seq, event)
    const of = { chatId: chat.chatId, accountId: shopper.accountId }
    if (partnerId !== null) await markReadForPartner(tables, { ...of, partnerId }, seq, partnerEvent)
    return undefined
  })

  serveShopper(api, dependencies, blockConversation, (_query, call) =>
    changeChat(call, now(), (tables, chatId) => writeBlocked(tables, chatId, call.body.isBlocked)),
  )

  serveShopper(api, dependencies, reportConversation, (_query, call) =>
    changeChat(call, now(), (tables, chatId) => writeReport(tables, chatId, call.body.reason, now())),
  )

  serveShopper(
    api,
    dependencies,
    chatEvents,
    (query, call) => readChanges(call.tables, query.after, readerOf(query, call)),
    { respond: chatStreamResponse(dependencies, readerOf) },
  )
}

/** Changes a conversation, which is made where it is missing: a shopper can block a shop that has never written. */
async function changeChat(
  { tables, shopper, params }: Pick<ShopperCall<typeof blockConversation>, 'tables' | 'shopper' | 'params'>,
  now: Date,
  change: (tables: Tables, chatId: number) => Promise<void>,
): Promise<undefined | Refusal> {
  const shopId = shopIdOf(params)
  const event = await nextEvent(tables, shopper.accountId)
  if (shopId !== 0 && !(await hasShop(tables, shopId))) return notFound('shop')
  const { chatId } = await openChat(tables, shopper.accountId, shopId, event, now)
  await change(tables, chatId)
  return undefined
}

/** The shop of a conversation in a path; 0 for support. */
const shopIdOf = ({ conversationId }: { readonly conversationId: string }): number =>
  shopOfConversation(conversationId) ?? 0
