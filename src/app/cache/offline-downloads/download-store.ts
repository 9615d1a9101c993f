import { Store } from '@tanstack/react-store'
import { writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { openStore } from '#offline/stores.ts'
import { type Download, isUnfinished } from './download.ts'

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

/** Reads the stored record of a download; null if the device could not read the record. */
export const findDownload = (id: string): Promise<{ readonly value: Download | undefined } | null> => store.find(id)

/** Stores a new download in place of an earlier one of the same list. */
export async function saveDownload(download: Download): Promise<void> {
  place(download)
  await store.write(download.id, download)
}

/**
 * Changes the stored record of a download, which another tab may have changed or deleted. If there is no record, or
 * `next` returns undefined, nothing changes and the result is false.
 */
export async function changeDownload(id: string, next: (stored: Download) => Download | undefined): Promise<boolean> {
  let changed: Download | undefined
  const isChanged = await store.change(id, (stored) => (changed = stored && next(stored)))
  if (changed) place(changed)
  else await readDownloads()
  return isChanged
}

/** Shows a download as the newest one. */
function place(download: Download): void {
  setDownloads([download, ...(downloads.state ?? []).filter(({ id }) => id !== download.id)])
  markUnfinished()
}

/** Shows the progress of a download without storing it: after a restart the page in progress begins again. */
export const showDownload = (download: Download): void =>
  setDownloads((downloads.state ?? []).map((one) => (one.id === download.id ? download : one)))

/** Deletes the record of a download; `releaseItems` deletes the records of its items. */
export async function deleteDownload(id: string): Promise<void> {
  setDownloads((downloads.state ?? []).filter((download) => download.id !== id))
  markUnfinished()
  await store.remove(id)
}

/** Sets the mark that a start reads, before loading any of this code, to see whether a download has to be resumed. */
function markUnfinished(): void {
  writeLocal(localKeys.downloading, downloads.state?.some(isUnfinished) ? '1' : '')
}
