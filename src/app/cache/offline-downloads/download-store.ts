import { Store } from '@tanstack/react-store'
import { writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { openStore } from '#offline/stores.ts'
import type { Download } from './download.ts'

const store = openStore<Download>('offlineDownloads')

/** All offline downloads, newest first; null until they are read. */
export const downloads = new Store<readonly Download[] | null>(null)
const setDownloads = (next: readonly Download[]) => downloads.setState(() => next)

/** Reads the downloads that other tabs and earlier starts have written. */
export async function readDownloads(): Promise<readonly Download[]> {
  const found = await store.readMany(await store.keys())
  setDownloads(found.filter((download) => download !== undefined).sort((a, b) => b.updatedAt - a.updatedAt))
  return downloads.state ?? []
}

/** The current state of one download. */
export const findDownload = (id: string): Download | undefined =>
  downloads.state?.find((download) => download.id === id)

/** Stores the current state of a download, replacing its previous record; returns false where the device refuses. */
export async function saveDownload(download: Download): Promise<boolean> {
  const others = (downloads.state ?? []).filter(({ id }) => id !== download.id)
  setDownloads([download, ...others])
  markUnfinished()
  return store.write(download.id, download)
}

/** Shows the progress of a download without storing it: after a restart the page in progress begins again. */
export const showDownload = (download: Download): void =>
  setDownloads((downloads.state ?? []).map((one) => (one.id === download.id ? download : one)))

export async function deleteDownload(id: string): Promise<void> {
  setDownloads((downloads.state ?? []).filter((download) => download.id !== id))
  markUnfinished()
  await store.remove(id)
}

/** Sets the mark that a start reads, before loading any of this code, to see whether a download has to be resumed. */
function markUnfinished(): void {
  writeLocal(
    localKeys.downloading,
    downloads.state?.some(({ state }) => state === 'taking' || state === 'waiting') ? '1' : '',
  )
}
