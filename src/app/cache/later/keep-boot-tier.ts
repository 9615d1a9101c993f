import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { allRegions } from '#contract/region.ts'
import { bootGeneration, bootPersister } from './boot-tier.ts'

/** What the header shows at the first paint of a start without a document of the server: the regions' names and flags. */
const bootPaths: readonly unknown[] = [allRegions.path]

/** Keeps the boot tier as it is now. */
export function keepBootTier(client: QueryClient): void {
  const clientState = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey, state }) => bootPaths.includes(queryKey[0]) && state.status === 'success',
  })
  void bootPersister().persistClient({ timestamp: Date.now(), buster: bootGeneration, clientState })
}
