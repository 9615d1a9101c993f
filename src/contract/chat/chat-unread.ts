import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { count } from '../wire.ts'
import { chatPaths } from './chat-limits.ts'

/**
 * GET /p/chat/unreadCount: a bare number, the unread messages of all conversations. A file of its own, because every
 * start of a signed-in shopper needs this call alone.
 */
export const chatUnreadCount = endpoint({
  method: 'GET',
  path: chatPaths.unread,
  access: 'shopper',
  query: v.object({}),
  reply: count,
  failures: ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED'],
})
