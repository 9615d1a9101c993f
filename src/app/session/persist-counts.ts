import { regionOfPage, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { countAt, refreshCounts } from './counts.ts'

function persist(key: string, count: number): void {
  writeLocal(key, `${regionOfPage()} ${count}`)
  refreshCounts()
}

/**
 * Stores the number of items in the cart of this page's region, for all badges and the next start's first paint.
 * Cleared with the session (session.ts).
 */
export const persistCartCount = (count: number): void => persist(localKeys.cartCount, count)

/** Stores the number of unread notices and of this region's unread news, like the cart's count. */
export function persistUnread(count: number): void {
  persist(localKeys.unread, count)
  showAppBadge()
}

/** Stores the number of unread messages of chat, like the cart's count. */
export const persistUnreadChat = (count: number): void => persist(localKeys.unreadChat, count)

/**
 * Shows the number of unread notices on the icon of the installed app, as the worker does (worker/push.ts), and no badge
 * at 0; does nothing in a browser without app badges.
 */
export function showAppBadge(): void {
  if (!('setAppBadge' in navigator)) return
  const count = countAt(localKeys.unread)
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}
