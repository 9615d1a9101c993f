import { removeTaken } from '#cache/saved-sets/take-list.ts'
import { readTakenSets } from '#cache/saved-sets/taken-sets.ts'
import { cacheNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'

/** What this phone keeps of the mall: pages, all bytes of it, and whether the browser has promised to keep them. */
export type KeptOnPhone = { readonly pages: number; readonly bytes: number; readonly isPromised: boolean | null }

const stores = [openStore('queries'), openStore('queryTimes'), openStore('pictures')]

/** Reads it; what the browser does not tell is 0, or null for the promise. */
export async function readKept(): Promise<KeptOnPhone> {
  const storage = navigator.storage as StorageManager | undefined
  const [pages, estimate, isPromised] = await Promise.all([
    openStore('queries').keys(),
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => null),
  ])
  return { pages: pages.length, bytes: estimate?.usage ?? 0, isPromised: isPromised ?? null }
}

/** Throws away what was saved by looking at it or taken along: answers and pictures. The mall itself stays, so that it still opens. */
export async function clearSaved(): Promise<void> {
  for (const { id } of await readTakenSets()) await removeTaken(id)
  await Promise.all([
    ...stores.map((store) => store.clear()),
    ...[cacheNames.catalogue, cacheNames.pictures].map((name) => caches.delete(name).catch(() => false)),
  ])
}
