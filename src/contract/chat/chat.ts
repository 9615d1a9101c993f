import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { picture, productCard } from '#contract/product/product.ts'
import { endpoint } from '../endpoint.ts'
import { multilineText } from '../multiline-text.ts'
import { listedOrder, orderNumber } from '../order/order.ts'
import {
  count,
  id,
  idInBody,
  idInQuery,
  languageInQuery,
  pageInQuery,
  pageOf,
  uuid,
  wholeInQuery,
  wireTime,
} from '../wire.ts'
import {
  blockConversationCall,
  conversationId,
  readMessagesCall,
  reportConversationCall,
  sendMessageCall,
} from './chat-calls.ts'
import { chatPaths, chatReportReasons, maxMessageLength, maxMessagePictures } from './chat-limits.ts'

export { conversationId } from './chat-calls.ts'
export * from './chat-limits.ts'
export { chatUnreadCount } from './chat-unread.ts'

const writes = [...writeFailures, 'NOT_FOUND'] as const

/**
 * A message. `seq` counts the messages of a conversation from 1 without gaps, in the order in which the server stored
 * them. `author` is `shop` for the shop or support. `key` is the key under which the shopper's device sent the message.
 */
const chatMessage = v.object({
  conversationId,
  seq: id,
  key: v.optional(v.string()),
  author: v.picklist(['shopper', 'shop']),
  /** Whether the assistant wrote the message (docs/product.md#chat-assistant). */
  isAutomatic: v.boolean(),
  text: v.optional(v.string()),
  pics: v.array(picture),
  /** A product; `card` is absent if the region does not sell the product. */
  product: v.optional(v.object({ prodId: id, card: v.optional(productCard) })),
  /** An order of the shopper; `card` is absent if the shopper has deleted the order. */
  order: v.optional(v.object({ orderNumber, card: v.optional(listedOrder) })),
  createTime: wireTime,
})
export type ChatMessage = v.InferOutput<typeof chatMessage>

/**
 * A conversation. `lastSeq` is 0 before the first message. `readSeq` is the last message that the shopper has read,
 * `theirReadSeq` the last one that the shop has read. A greater `version` is a later state of the same conversation.
 */
export const conversation = v.object({
  conversationId,
  /** Absent in the conversation with support. */
  shop: v.optional(v.object({ shopId: id, shopName: v.string(), slug: v.string(), pic: picture })),
  lastSeq: count,
  lastMessage: v.optional(chatMessage),
  unread: count,
  readSeq: count,
  theirReadSeq: count,
  isBlocked: v.boolean(),
  isReported: v.boolean(),
  version: count,
})
export type Conversation = v.InferOutput<typeof conversation>

/** GET /p/chat/conversations: those with a message, the latest message first. */
export const conversations = endpoint({
  method: 'GET',
  path: chatPaths.conversations,
  access: 'shopper',
  query: v.object({ ...pageInQuery, lang: languageInQuery }),
  /** `cursor` is the place from which `/p/chat/events` continues. */
  reply: v.object({ ...pageOf(conversation).entries, cursor: count }),
  failures: shopperFailures,
})

/**
 * GET /p/chat/:conversationId/messages: at most `size` messages in ascending order: the last ones, those just before
 * `before`, or those just behind `after`. A conversation without messages answers none.
 */
export const chatMessages = endpoint({
  method: 'GET',
  path: chatPaths.messages,
  access: 'shopper',
  params: v.object({ conversationId }),
  query: v.object({
    before: v.optional(idInQuery),
    after: v.optional(wholeInQuery),
    size: v.optional(v.pipe(wholeInQuery, v.minValue(1), v.maxValue(100)), '50'),
    lang: languageInQuery,
  }),
  /** `hasMore`: the conversation has further messages in the direction of the query. */
  reply: v.object({ conversation, records: v.array(chatMessage), hasMore: v.boolean(), cursor: count }),
  failures: [...shopperFailures, 'NOT_FOUND'],
})

/**
 * POST /p/chat/:conversationId/messages: sends a message with a text, own uploads, a product or an order, or several of
 * these. The first message begins the conversation. `key` is made by the device: a repeated message with a known key is
 * accepted again, at any time, without any change.
 */
export const sendMessage = endpoint({
  ...sendMessageCall,
  failures: [...writes, 'PICTURE_INVALID', 'CHAT_BLOCKED', 'TOO_MANY'],
  body: v.pipe(
    v.object({
      key: v.optional(uuid),
      text: v.optional(multilineText(maxMessageLength)),
      pics: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(maxMessagePictures)), []),
      prodId: v.optional(idInBody),
      orderNumber: v.optional(orderNumber),
    }),
    v.forward(
      v.check(
        ({ text, pics, prodId, orderNumber: order }) => Boolean(text || pics.length > 0 || prodId || order),
        'REQUIRED',
      ),
      ['text'],
    ),
  ),
})

/** PUT /p/chat/:conversationId/read: the shopper has read the messages up to `seq`; a lower number changes nothing. */
export const readMessages = endpoint({
  ...readMessagesCall,
  failures: writes,
  body: v.object({ seq: idInBody }),
})

/** PUT /p/chat/:conversationId/block: while a conversation is blocked, neither side can write. */
export const blockConversation = endpoint({
  ...blockConversationCall,
  failures: writes,
  body: v.object({ isBlocked: v.boolean() }),
})

/** POST /p/chat/:conversationId/report: reports the conversation to the mall; the last reason counts. */
export const reportConversation = endpoint({
  ...reportConversationCall,
  failures: writes,
  body: v.object({ reason: v.picklist(chatReportReasons) }),
})

/**
 * GET /p/chat/events: the messages and the states of conversations behind the cursor `after`, in the order in which the
 * server stored them; without `after` only the present cursor. With `Accept: text/event-stream` the answer is a stream
 * of the same objects (docs/wire.md#chat-events). `hasMore`: further changes are ready. A `cursor` below `after` means
 * that the server has lost the data after the cursor; the caller then fetches all conversations again.
 */
export const chatEvents = endpoint({
  method: 'GET',
  path: '/p/chat/events',
  access: 'shopper',
  query: v.object({ after: v.optional(wholeInQuery), lang: languageInQuery }),
  reply: v.object({
    cursor: count,
    unread: count,
    messages: v.array(chatMessage),
    conversations: v.array(conversation),
    hasMore: v.boolean(),
  }),
  failures: [...shopperFailures, 'TOO_MANY'],
})
export type ChatChanges = v.InferOutput<typeof chatEvents.reply>
