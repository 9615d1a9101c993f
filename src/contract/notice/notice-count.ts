import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { count } from '#contract/wire.ts'

/**
 * GET /p/order/notice/unReadCount: a bare number. Counts unread order notices and the region's announcements published
 * since the shopper last opened the list of announcements. A file of its own, because every start of a signed-in shopper
 * needs this call alone.
 */
export const unreadCount = endpoint({
  method: 'GET',
  path: '/p/order/notice/unReadCount',
  access: 'shopper',
  query: v.object({}),
  reply: count,
  failures: ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED'],
})
