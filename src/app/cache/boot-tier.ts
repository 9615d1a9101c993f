import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { allRegions } from '#contract/region.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** A boot tier of another generation is not read. */
export const bootGeneration = '1'

/** localStorage, or nothing where the phone forbids it. */
function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    // The browser forbids storage, so nothing is cached.
    return null
  }
}

/** The small tier of what is saved, read before the first render (architecture.md, choice 3). */
export const bootPersister = () => createSyncStoragePersister({ storage: storage(), key: localKeys.boot })

/** Puts the boot tier into the query cache, at once; one that does not read is left out. */
export function restoreBootTier(client: QueryClient): void {
  try {
    const saved = bootPersister().restoreClient()
    if (saved && 'buster' in saved && saved.buster === bootGeneration) hydrate(client, saved.clientState)
  } catch {
    // Written by a broken or another version: the shop will say it again.
  }
}

/** What the header shows at the first paint of a start without a document of the server: the regions' names and flags. */
const bootPaths: readonly unknown[] = [allRegions.path]

/** Keeps the boot tier as it is now. */
export function keepBootTier(client: QueryClient): void {
  const clientState = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey, state }) => bootPaths.includes(queryKey[0]) && state.status === 'success',
  })
  void bootPersister().persistClient({ timestamp: Date.now(), buster: bootGeneration, clientState })
}
