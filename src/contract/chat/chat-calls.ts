import * as v from 'valibot'
import { id, nothing, wireTime } from '../wire.ts'
import { chatPaths } from './chat-limits.ts'

// The worker contains this file, so the bodies and failures, which only the server reads, are in chat.ts.

/** The id of a conversation in a path or an answer. */
export const conversationId = v.pipe(v.string(), v.regex(/^(support|shop-[1-9]\d{0,14})$/))

const write = {
  access: 'shopper',
  query: v.object({}),
  params: v.object({ conversationId }),
  reply: nothing,
  failures: [],
} as const

/** POST /p/chat/:conversationId/messages. `seq` is the place of the message in its conversation. */
export const sendMessageCall = {
  ...write,
  method: 'POST',
  path: chatPaths.messages,
  reply: v.object({ seq: id, createTime: wireTime }),
} as const

/** PUT /p/chat/:conversationId/block */
export const blockConversationCall = { ...write, method: 'PUT', path: '/p/chat/:conversationId/block' } as const

/** POST /p/chat/:conversationId/report */
export const reportConversationCall = { ...write, method: 'POST', path: '/p/chat/:conversationId/report' } as const

/** PUT /p/chat/:conversationId/read */
export const readMessagesCall = { ...write, method: 'PUT', path: '/p/chat/:conversationId/read' } as const
