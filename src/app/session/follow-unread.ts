import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { unreadCount } from '#contract/notice.ts'
import { regionOfPage } from '#device/device-choices.ts'
import { persistUnread } from './persist-counts.ts'
import { shopperNow } from './shopper.ts'
import { shopperQuery } from './shopper-queries.ts'

let isFollowed = false

/**
 * Requests the unread count for all badges: now, when the page becomes visible again and whenever an action has changed
 * the count. A change of shopper or region reloads the page.
 */
export function followUnread(client: QueryClient): void {
  const [userId, regionId] = [shopperNow()?.userId, regionOfPage()]
  if (isFollowed || userId === undefined || regionId === undefined) return
  isFollowed = true
  const options = shopperQuery(unreadCount, {}, { userId, regionId })
  // Only the mirror in localStorage is stored, and that is cleared with the session.
  new QueryObserver(client, { ...options, persister: undefined }).subscribe(({ data }) => {
    if (data && shopperNow()?.userId === userId) persistUnread(data.value)
  })
}
