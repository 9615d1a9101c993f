import { dropMany, readWrittenAt, recordKey } from '#cache/later/saved-queries.ts'
import { removeLocal } from '#device/device-choices.ts'
import { countMessageDrafts, messageDrafts } from '#offline/chat/message-drafts.ts'
import { forgetFavourites } from '#offline/favourites.ts'
import { clearFootprint, forgetRemovedViews } from '#offline/footprint.ts'
import { offerDrafts } from '#offline/offer-drafts.ts'
import { forgetOutbox, forgetOutboxAnswers } from '#offline/outbox/outbox.ts'
import { reviewDrafts } from '#offline/review/review-drafts.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { cacheNames, type storeNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { forgetVouchers } from '#offline/vouchers.ts'
import { countDrafts, forgetDrafts } from './drafts.ts'

/**
 * Keys that belong to the device and not to the shopper (docs/product.md#logout: language, region, theme and
 * popup-closed stay); the data meter and the data saver setting belong to the device, too.
 */
const ofPhone: readonly string[] = [
  localKeys.language,
  localKeys.region,
  localKeys.theme,
  localKeys.installClosed,
  localKeys.dataSaver,
  localKeys.boot,
]
/**
 * A store with records of several owners. Such a store is not cleared, because the pending changes of a shopper whose
 * session was lost stay for that shopper.
 */
type Owned = {
  /** Removes one owner's records. */
  readonly forget: (owner: string) => Promise<unknown>
  /** Counts an owner's unfinished forms; null for a store without forms. Unsent changes are counted by their domains. */
  readonly countForms: ((owner: string) => Promise<number>) | null
}
/** The treatment of each store: `stays` on the device, `cleared`, or the functions for one owner's records. */
const stores: Readonly<Record<keyof typeof storeNames, 'stays' | 'cleared' | Owned>> = {
  settings: 'stays',
  meter: 'stays',
  prices: 'stays',
  queries: 'cleared',
  queryTimes: 'cleared',
  pictures: 'cleared',
  searches: 'cleared',
  offlineDownloads: 'cleared',
  offlineItems: 'cleared',
  session: 'cleared',
  drafts: { forget: forgetDrafts, countForms: countDrafts },
  reviews: { forget: reviewDrafts.forget, countForms: async (owner) => (await reviewDrafts.readAll(owner)).length },
  messages: { forget: messageDrafts.forget, countForms: countMessageDrafts },
  offers: { forget: offerDrafts.forget, countForms: async (owner) => (await offerDrafts.readAll(owner)).length },
  favourites: { forget: forgetFavourites, countForms: null },
  vouchers: { forget: forgetVouchers, countForms: null },
  footprint: { forget: clearFootprint, countForms: null },
  removedViews: { forget: forgetRemovedViews, countForms: null },
  outbox: { forget: forgetOutbox, countForms: null },
}

/** The number of a shopper's unfinished forms and messages, which a logout would lose (docs/product.md#logout). */
export async function countUnfinished(userId: string): Promise<number> {
  const counts = Object.values(stores).map((fate) => (typeof fate === 'object' ? fate.countForms?.(userId) : 0))
  return (await Promise.all(counts)).reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

/**
 * Deletes everything that this device stores of a shopper, and all guest data: IndexedDB, caches, localStorage and
 * sessionStorage.
 */
export async function forgetPerson(userId: string): Promise<void> {
  const all = Object.entries(stores) as [keyof typeof storeNames, (typeof stores)[keyof typeof storeNames]][]
  await Promise.all(all.map(([name, fate]) => (fate === 'cleared' ? openStore(name).clear() : undefined)))
  for (const owner of new Set(['', userId]))
    await Promise.all(all.map(([, fate]) => (typeof fate === 'object' ? fate.forget(owner) : undefined)))
  if ('caches' in window)
    await Promise.all([cacheNames.catalogue, cacheNames.pictures].map((name) => caches.delete(name).catch(() => false)))
  for (const key of Object.values(localKeys)) if (!ofPhone.includes(key)) removeLocal(key)
  clearTab()
}

/** Deletes what this tab stores of a shopper, such as a checkout. */
export function clearTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // The browser forbids storage, so there is nothing to delete.
  }
}

/**
 * Key prefixes of the stored answers that tell about a shopper: those below `/p/`, the news with their read marks, and
 * the costs of grocery lists, whose keys name the products.
 */
const personal = ['["/p/', '["/notifications/page"', '["/groceryList/costs"'].map(recordKey)

/** Deletes the stored answers that tell about a shopper; the catalogue and the unsent work of this shopper stay. */
export async function forgetPersonalAnswers(userId: string): Promise<void> {
  // A guest has no answers of shoppers' calls.
  if (userId !== '') await forgetOutboxAnswers(userId)
  await dropMany([...(await readWrittenAt()).keys()].filter((key) => personal.some((start) => key.startsWith(start))))
}

/** Deletes the recent searches, which have no owner, when another shopper signs in. */
export const forgetSearches = (): Promise<void> => openStore('searches').clear()
