import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { hydrate, type QueryClient } from '@tanstack/react-query'
import { localKeys } from '#offline/storage-keys.ts'

/** A boot tier of another generation is not read. */
export const bootGeneration = '1'

/** localStorage, or nothing where the phone forbids it. */
function storage(): Storage | null {
  try {
    return localStorage
  } catch {
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
