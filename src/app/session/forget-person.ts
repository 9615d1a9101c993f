import { dropMany, readWrittenAt, recordKey } from '#cache/later/saved-queries.ts'
import { removeLocal } from '#device/device-choices.ts'
import { forgetFavourites } from '#offline/favourites.ts'
import { clearFootprint, forgetRemovedViews } from '#offline/footprint.ts'
import { forgetOutbox } from '#offline/outbox.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { cacheNames, storeNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { forgetDrafts } from './drafts.ts'

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
const storesOfPhone: readonly string[] = ['settings', 'meter', 'prices']
/**
 * Stores with separate records for each shopper: the pending changes of a shopper whose session was lost stay for that
 * shopper.
 */
const storesOfOwners: readonly string[] = ['drafts', 'favourites', 'footprint', 'removedViews', 'outbox']

/**
 * Deletes everything that this device stores of a shopper, and all guest data: IndexedDB, caches, localStorage and
 * sessionStorage.
 */
export async function forgetPerson(userId: string): Promise<void> {
  const stores = (Object.keys(storeNames) as (keyof typeof storeNames)[]).filter(
    (name) => ![...storesOfPhone, ...storesOfOwners].includes(name),
  )
  await Promise.all(stores.map((name) => openStore(name).clear()))
  for (const owner of new Set(['', userId]))
    await Promise.all([
      forgetDrafts(owner),
      forgetFavourites(owner),
      clearFootprint(owner),
      forgetRemovedViews(owner),
      forgetOutbox(owner),
    ])
  if ('caches' in window)
    await Promise.all([cacheNames.catalogue, cacheNames.pictures].map((name) => caches.delete(name).catch(() => false)))
  for (const key of Object.values(localKeys)) if (!ofPhone.includes(key)) removeLocal(key)
  try {
    sessionStorage.clear()
  } catch {
    // The browser forbids storage, so there is nothing to delete.
  }
}

/** Key prefixes of the stored answers of shoppers' own calls: those below `/p/`, and the news with their read marks. */
const personal = ['["/p/', '["/notifications/page"'].map(recordKey)

/** Deletes the stored answers of shoppers' own calls; the catalogue and unsent work stay. */
export async function forgetPersonalAnswers(): Promise<void> {
  await dropMany([...(await readWrittenAt()).keys()].filter((key) => personal.some((start) => key.startsWith(start))))
}
