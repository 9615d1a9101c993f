import { Store } from '@tanstack/react-store'
import { readLocal, regionOfPage } from '#device/device-choices.ts'
import { useHydratedStore } from '#device/hydration.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** What localStorage holds of the counts: a region and a number each. */
const readMirrors = () => ({ cart: readLocal(localKeys.cartCount), unread: readLocal(localKeys.unread) })
const mirrors = new Store<ReturnType<typeof readMirrors>>(readMirrors())

/** Reads the counts again: call it after localStorage was written (keep-counts.ts). Other tabs are followed here. */
export const refreshCounts = (): void => mirrors.setState(readMirrors)
if (typeof window !== 'undefined') addEventListener('storage', refreshCounts)

/** A count is of one region, and 0 in every other. */
function countOf(mirror: string | null): number {
  const [region, count] = (mirror ?? '').split(' ')
  return region === String(regionOfPage()) ? Number(count) : 0
}

/** The count that localStorage holds under a key for the region of this page. */
export const countAt = (key: string): number => countOf(readLocal(key))

/** The number of items in the cart, pending changes included; 0 in the server's markup. */
export const useCartCount = (): number => useHydratedStore(mirrors, ({ cart }) => countOf(cart), 0)
/** The number of unread notices of a shopper and news of the region; 0 in the server's markup. */
export const useUnread = (): number => useHydratedStore(mirrors, ({ unread }) => countOf(unread), 0)
