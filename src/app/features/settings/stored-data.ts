import { useCallback, useEffect, useState } from 'react'
import { readDownloads } from '#cache/offline-downloads/download-store.ts'
import { removeDownload } from '#cache/offline-downloads/run-downloads.ts'
import { readSearches } from '#device/recent-searches.ts'
import { countFootprint } from '#offline/product-views.ts'
import { cacheNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { shopperNow } from '#session/shopper.ts'

/**
 * The mall's data on this device: number of pages, total bytes, and whether the browser has granted persistent storage.
 */
export type StoredData = { readonly pages: number; readonly bytes: number; readonly isPersistent: boolean | null }

const stores = [openStore('queries'), openStore('queryTimes'), openStore('pictures')]

/** Reads the amount of stored data; values that the browser does not provide are 0, or null for persistence. */
async function readStoredData(): Promise<StoredData> {
  const storage = navigator.storage as StorageManager | undefined
  const [pages, estimate, isPersistent] = await Promise.all([
    openStore('queries').keys(),
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => null),
  ])
  return { pages: pages.length, bytes: estimate?.usage ?? 0, isPersistent: isPersistent ?? null }
}

/**
 * Deletes cached and downloaded answers and pictures. The mall's own files stay, so that the mall still opens offline.
 */
export async function clearSaved(): Promise<void> {
  for (const { id } of await readDownloads()) await removeDownload(id)
  await Promise.all([
    ...stores.map((store) => store.clear()),
    ...[cacheNames.catalogue, cacheNames.pictures].map((name) => caches.delete(name).catch(() => false)),
  ])
}

type StoredDataCounts = StoredData & { readonly footprints: number; readonly searches: number }

/** The amount of data stored on this device, and a function that reads it again; null until read. */
export function useStoredData(): [StoredDataCounts | null, () => Promise<void>] {
  const [kept, setKept] = useState<StoredDataCounts | null>(null)
  const read = useCallback(async () => {
    const [mall, footprints, searches] = await Promise.all([
      readStoredData(),
      countFootprint(shopperNow()?.userId),
      readSearches(),
    ])
    setKept({ ...mall, footprints, searches: searches.length })
  }, [])
  useEffect(() => void read(), [read])
  return [kept, read]
}
