import type { PrecacheEntry } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

/** The entries that the build has written into the worker (build/worker-files.ts). */
const entries: PrecacheEntry[] = self.__WB_MANIFEST
const isList = ({ url }: PrecacheEntry) => url.startsWith('assets/warm-up-list-')

/** The files of the shell and home, which the installation fetches. */
export const shellEntries = entries.filter((entry) => !isList(entry))

/**
 * The list of the build's other files, which the warm-up fetches. The list has a hash in its name, so that a worker never
 * uses the list of another build.
 */
export const warmUpListPath = `/${entries.find(isList)?.url}`
