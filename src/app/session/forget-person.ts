import { dropMany, readWrittenAt, recordKey } from '#cache/later/saved-queries.ts'
import { removeLocal } from '#device/device-choices.ts'
import { forgetFavourites } from '#offline/favourites.ts'
import { clearFootprint } from '#offline/footprint.ts'
import { forgetOutbox } from '#offline/outbox.ts'
import { forgetRemovedLooks } from '#offline/removed-looks.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { cacheNames, storeNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { forgetDrafts } from './drafts.ts'

/** What is the phone's and not the person's (spec §4: language, region, theme and popup-closed stay); the bytes used and sparing them are the phone's, too. */
const ofPhone: readonly string[] = [
  localKeys.language,
  localKeys.region,
  localKeys.theme,
  localKeys.installClosed,
  localKeys.dataSaver,
  localKeys.boot,
]
const storesOfPhone: readonly string[] = ['settings', 'meter', 'prices', 'endings']
/** In these everybody has records of their own: what waits of somebody whose session was lost stays for them. */
const storesOfOwners: readonly string[] = ['drafts', 'favourites', 'footprint', 'removedLooks', 'untold', 'outbox']

/** Clears everything that this phone keeps of somebody, and what was kept of a guest: IndexedDB, caches, localStorage and sessionStorage. */
export async function forgetPerson(userId: string): Promise<void> {
  const stores = (Object.keys(storeNames) as (keyof typeof storeNames)[]).filter(
    (name) => ![...storesOfPhone, ...storesOfOwners].includes(name),
  )
  await Promise.all(stores.map((name) => openStore(name).clear()))
  await openStore('untold').remove(userId)
  for (const owner of new Set(['', userId]))
    await Promise.all([
      forgetDrafts(owner),
      forgetFavourites(owner),
      clearFootprint(owner),
      forgetRemovedLooks(owner),
      forgetOutbox(owner),
    ])
  if ('caches' in window)
    await Promise.all([cacheNames.catalogue, cacheNames.pictures].map((name) => caches.delete(name).catch(() => false)))
  for (const key of Object.values(localKeys)) if (!ofPhone.includes(key)) removeLocal(key)
  try {
    sessionStorage.clear()
  } catch {
    // Forbidden, so nothing is there.
  }
}

/** Where the saved answers of shoppers' own calls begin: those below `/p/`, and the news with what is read of them. */
const personal = ['["/p/', '["/notifications/page"'].map(recordKey)

/** Throws away the saved answers of shoppers' own calls; the catalogue stays, and work that was not sent. */
export async function forgetPersonalAnswers(): Promise<void> {
  await dropMany([...(await readWrittenAt()).keys()].filter((key) => personal.some((start) => key.startsWith(start))))
}
