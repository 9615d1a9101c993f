import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { chatUnreadCount } from '#contract/chat/chat-unread.ts'
import { unreadCount } from '#contract/notice/notice-count.ts'
import { regionOfPage } from '#device/device-choices.ts'
import { persistUnread, persistUnreadChat } from './persist-counts.ts'
import { shopperNow } from './shopper.ts'
import { shopperQuery } from './shopper-queries.ts'

let isFollowed = false

/**
 * Requests the unread counts of notices and chat for all badges: now, when the page becomes visible again and whenever
 * an action has changed a count. A change of shopper or region reloads the page.
 */
export function followUnread(client: QueryClient): void {
  const [userId, regionId] = [shopperNow()?.userId, regionOfPage()]
  if (isFollowed || userId === undefined || regionId === undefined) return
  isFollowed = true
  const follow = (endpoint: typeof unreadCount | typeof chatUnreadCount, persist: (count: number) => void) =>
    // Only the mirror in localStorage is stored, and that is cleared with the session.
    new QueryObserver(client, {
      ...shopperQuery(endpoint, {}, { userId, regionId }),
      persister: undefined,
    }).subscribe(({ data }) => {
      if (data && shopperNow()?.userId === userId) persist(data.value)
    })
  follow(unreadCount, persistUnread)
  follow(chatUnreadCount, persistUnreadChat)
}
