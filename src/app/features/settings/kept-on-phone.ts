import { removeTaken } from '#cache/saved-sets/take-list.ts'
import { readTakenSets } from '#cache/saved-sets/taken-sets.ts'
import { cacheNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'

/**
 * The mall's data on this device: number of pages, total bytes, and whether the browser has granted persistent storage.
 */
export type KeptOnPhone = { readonly pages: number; readonly bytes: number; readonly isPromised: boolean | null }

const stores = [openStore('queries'), openStore('queryTimes'), openStore('pictures')]

/** Reads the amount of stored data; values that the browser does not provide are 0, or null for persistence. */
export async function readKept(): Promise<KeptOnPhone> {
  const storage = navigator.storage as StorageManager | undefined
  const [pages, estimate, isPromised] = await Promise.all([
    openStore('queries').keys(),
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => null),
  ])
  return { pages: pages.length, bytes: estimate?.usage ?? 0, isPromised: isPromised ?? null }
}

/**
 * Deletes cached and downloaded answers and pictures. The mall's own files stay, so that the mall still opens offline.
 */
export async function clearSaved(): Promise<void> {
  for (const { id } of await readTakenSets()) await removeTaken(id)
  await Promise.all([
    ...stores.map((store) => store.clear()),
    ...[cacheNames.catalogue, cacheNames.pictures].map((name) => caches.delete(name).catch(() => false)),
  ])
}
