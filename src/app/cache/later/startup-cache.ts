import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { allRegions } from '#contract/region/region.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** Version of the startup cache; a stored one of another version is ignored. */
const startupGeneration = '1'

/** localStorage, or null where the browser forbids access. */
function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    // The browser forbids storage, so nothing is cached.
    return null
  }
}

/** The startup cache: the small part of the stored query cache that is read before the first render (decision 0003). */
const startupPersister = () => createSyncStoragePersister({ storage: storage(), key: localKeys.boot })

/** Restores the startup cache into the query cache, synchronously; an unreadable one is skipped. */
export function restoreStartupCache(client: QueryClient): void {
  try {
    const saved = startupPersister().restoreClient()
    if (saved && 'buster' in saved && saved.buster === startupGeneration) hydrate(client, saved.clientState)
  } catch {
    // The record is broken or from another version; the server will send the data again.
  }
}

/**
 * Endpoints that the header needs at the first paint of a start without a server document: the regions' names and
 * flags.
 */
const startupPaths: readonly unknown[] = [allRegions.path]

/** Saves the current state of the startup cache. */
export function persistStartupCache(client: QueryClient): void {
  const clientState = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey, state }) => startupPaths.includes(queryKey[0]) && state.status === 'success',
  })
  void startupPersister().persistClient({ timestamp: Date.now(), buster: startupGeneration, clientState })
}
