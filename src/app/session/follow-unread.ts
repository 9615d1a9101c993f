import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { unreadCount } from '#contract/notice.ts'
import { regionOfPage } from '#device/device-choices.ts'
import { keepUnread } from './keep-counts.ts'
import { shopperNow } from './shopper.ts'
import { shopperQuery } from './shopper-queries.ts'

let isFollowed = false

/** Asks what is unread, now, when the page is looked at again and whenever something has made it another, for all badges. Another person or region is another page. */
export function followUnread(client: QueryClient): void {
  const [userId, regionId] = [shopperNow()?.userId, regionOfPage()]
  if (isFollowed || userId === undefined || regionId === undefined) return
  isFollowed = true
  const asked = shopperQuery(unreadCount, {}, { userId, regionId })
  // The mirror is what is kept of it, and goes with the session.
  new QueryObserver(client, { ...asked, persister: undefined }).subscribe(({ data }) => {
    if (data && shopperNow()?.userId === userId) keepUnread(data.value)
  })
}
