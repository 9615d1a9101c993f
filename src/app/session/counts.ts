import { Store } from '@tanstack/react-store'
import { readLocal, regionOfPage } from '#device/device-choices.ts'
import { useHydratedStore } from '#device/hydration.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** The counts in localStorage: a region and a number each. */
const readMirrors = () => ({
  cart: readLocal(localKeys.cartCount),
  unread: readLocal(localKeys.unread),
  chat: readLocal(localKeys.unreadChat),
})
const mirrors = new Store<ReturnType<typeof readMirrors>>(readMirrors())

/**
 * Reads the counts again, to be called after a write to localStorage (persist-counts.ts). Writes of other tabs are
 * followed by the listener below.
 */
export const refreshCounts = (): void => mirrors.setState(readMirrors)
if (!import.meta.env.SSR) addEventListener('storage', refreshCounts)

/** The count of this page's region; a count of another region reads as 0. */
function countOf(mirror: string | null): number {
  const [region, count] = (mirror ?? '').split(' ')
  return region === String(regionOfPage()) ? Number(count) : 0
}

/** The count in localStorage under a key, for the region of this page. */
export const countAt = (key: string): number => countOf(readLocal(key))

/** The number of items in the cart, pending changes included; 0 in the server's markup. */
export const useCartCount = (): number => useHydratedStore(mirrors, ({ cart }) => countOf(cart), 0)
/** Whether this device has counted a cart, of this or another region; false in the server's markup. */
export const useHasCounted = (): boolean => useHydratedStore(mirrors, ({ cart }) => cart !== null, false)
/** The number of the shopper's unread notices and of the region's unread news; 0 in the server's markup. */
export const useUnread = (): number => useHydratedStore(mirrors, ({ unread }) => countOf(unread), 0)
/** The number of the shopper's unread messages of chat; 0 in the server's markup. */
export const useUnreadChat = (): number => useHydratedStore(mirrors, ({ chat }) => countOf(chat), 0)
