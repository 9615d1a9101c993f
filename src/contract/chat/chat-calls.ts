import * as v from 'valibot'
import { id, nothing, wireTime } from '../wire.ts'
import { chatPaths } from './chat-limits.ts'

// The worker contains this file, so the schemas of the bodies, which only the server reads, are in chat.ts.

const writes = ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED', 'IN_PROGRESS', 'KEY_REUSED', 'NOT_FOUND'] as const

/** The id of a conversation in a path or an answer. */
export const conversationId = v.pipe(v.string(), v.regex(/^(support|shop-[1-9]\d{0,14})$/))
export const conversationParams = v.object({ conversationId })

/** POST /p/chat/:conversationId/messages without its body. */
export const sendMessageCall = {
  method: 'POST',
  path: chatPaths.messages,
  access: 'shopper',
  query: v.object({}),
  params: conversationParams,
  /** `seq` is the place of the message in its conversation. */
  reply: v.object({ seq: id, createTime: wireTime }),
  failures: [...writes, 'PICTURE_INVALID', 'CHAT_BLOCKED', 'TOO_MANY'],
} as const

/** PUT /p/chat/:conversationId/block without its body. */
export const blockConversationCall = {
  method: 'PUT',
  path: '/p/chat/:conversationId/block',
  access: 'shopper',
  query: v.object({}),
  params: conversationParams,
  reply: nothing,
  failures: writes,
} as const

/** POST /p/chat/:conversationId/report without its body. */
export const reportConversationCall = {
  method: 'POST',
  path: '/p/chat/:conversationId/report',
  access: 'shopper',
  query: v.object({}),
  params: conversationParams,
  reply: nothing,
  failures: writes,
} as const

/** PUT /p/chat/:conversationId/read without its body. */
export const readMessagesCall = {
  method: 'PUT',
  path: '/p/chat/:conversationId/read',
  access: 'shopper',
  query: v.object({}),
  params: conversationParams,
  reply: nothing,
  failures: writes,
} as const
