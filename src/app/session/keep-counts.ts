import { regionOfPage, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { countAt, refreshCounts } from './counts.ts'

function keep(key: string, count: number): void {
  writeLocal(key, `${regionOfPage()} ${count}`)
  refreshCounts()
  showAppBadge()
}

/** Keeps how many things the cart of this page's region holds for all badges and the next start's first paint. It goes with the session (session.ts). */
export const keepCartCount = (count: number): void => keep(localKeys.cartCount, count)

/** Keeps how many notices, and news of this page's region, are unread; like the cart's. */
export const keepUnread = (count: number): void => keep(localKeys.unread, count)

/** Shows on the icon of the installed app what both badges count, nothing at 0; a browser without badges goes without. */
export function showAppBadge(): void {
  if (!('setAppBadge' in navigator)) return
  const count = countAt(localKeys.cartCount) + countAt(localKeys.unread)
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}
