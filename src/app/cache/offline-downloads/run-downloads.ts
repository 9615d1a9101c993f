import { type DownloadPage, downloadPage, downloadPageSize, downloadPictures } from '#contract/offline-downloads.ts'
import { requestPersistentStorage } from '#device/device-storage.ts'
import type { Failure } from '#offline/call.ts'
import { sendCall } from '#offline/outbox/send-call.ts'
import { lockNames } from '#offline/store-names.ts'
import { withLock } from '#offline/with-lock.ts'
import { type Left, sendWhenPossible } from '#sync/send-when-possible.ts'
import { apiBase, isUnanswered } from '../answer.ts'
import { endOfDownloads } from '../later/end-downloads.ts'
import { recordKey, saveMany } from '../later/saved-queries.ts'
import { type Download, type DownloadableList, type DownloadState, idOfList, isUnfinished } from './download.ts'
import { registerItems, releaseItems } from './download-items.ts'
import {
  changeDownload,
  deleteDownload,
  downloads,
  findDownload,
  readDownloads,
  saveDownload,
  showDownload,
} from './download-store.ts'
import { type PictureChoice, pictureChoice } from './picture-choice.ts'
import { recordsOfPage } from './records-of-page.ts'
import { isWorkerActive, requestPictures } from './worker-pictures.ts'

/** Pictures fetched at a time; few, so that requests for the shopper's taps are not delayed. */
const atOnce = 4

/** Starts or restarts the offline download of a list; `weight` is the announced size. */
export async function startDownload(
  list: DownloadableList,
  weight: { readonly items: number; readonly bytes: number },
): Promise<void> {
  const id = idOfList(list)
  // Records of the previous download expire like all other viewed data; the new download takes hold of the records that
  // it shares.
  await releaseItems(id, true)
  const download: Download = {
    ...list,
    id,
    ...weight,
    state: 'taking',
    pagesDone: 0,
    itemsDone: 0,
    bytesDone: 0,
    bytesOfPage: 0,
    shareOfPage: 0,
    counted: [],
    updatedAt: Date.now(),
  }
  await saveDownload(download)
  void requestPersistentStorage()
  void resumeDownloads()
}

/** Stops a download; the part already stored stays. */
export const stopDownload = (id: string): Promise<void> => setDownloadState(id, 'stopped')

/** Resumes a download that was stopped or ran out of storage. */
export async function resumeDownload(id: string): Promise<void> {
  await setDownloadState(id, 'taking')
  void resumeDownloads()
}

/** Deletes a download, with all records that only this download holds. */
export async function removeDownload(id: string): Promise<void> {
  await setDownloadState(id, 'stopped')
  await deleteDownload(id)
  await releaseItems(id)
}

const setDownloadState = async (id: string, state: DownloadState): Promise<void> =>
  void (await changeDownload(id, (stored) => ({ ...stored, state })))

/** Downloads while the server can be reached; a download that waits is tried again at growing intervals. */
const downloading = sendWhenPossible(async (): Promise<Left> => {
  const retryAfter = await withLock(lockNames.download, runDownloads)
  // Another tab may have stopped or deleted a download of this page.
  return { isLeft: (await readDownloads()).some(isUnfinished), retryAfter }
})

/** Resumes all unfinished downloads, one tab at a time; also called at every start. */
export async function resumeDownloads(): Promise<void> {
  followWorker()
  await readDownloads()
  await downloading.start()
}

/** Returns the longest delay that the server requested, in ms. */
async function runDownloads(): Promise<number> {
  // Another tab may have finished the download while this tab waited for its turn.
  const unfinished = (await readDownloads()).filter(isUnfinished)
  if (unfinished.length === 0) return 0
  // Pictures are half of the download: a page without pictures is incomplete.
  const isActive = await isWorkerActive()
  const choice = await pictureChoice()
  let retryAfter = 0
  for (const { id } of unfinished)
    if (isActive) retryAfter = Math.max(retryAfter, await runDownload(id, choice))
    else await changeDownload(id, (stored) => (isUnfinished(stored) ? { ...stored, state: 'waiting' } : undefined))
  return retryAfter
}

let isFollowing = false

/** Resumes when a worker becomes active that was not ready in time. */
function followWorker(): void {
  if (isFollowing) return
  isFollowing = true
  void navigator.serviceWorker?.ready.then(() => {
    if (downloads.state?.some(({ state }) => state === 'waiting')) void downloading.ask()
  })
}

/** Downloads page after page until the download ends or waits. Returns the delay that the server requested, in ms. */
async function runDownload(id: string, choice: PictureChoice): Promise<number> {
  while (!endOfDownloads.aborted) {
    const found = await findDownload(id)
    // The next try continues.
    if (!found) return 0
    const before = found.value
    // The download was deleted, perhaps in another tab, which could not release the items that came later.
    if (!before) await releaseItems(id)
    if (!before || !isUnfinished(before)) return 0
    const outcome = await downloadNextPage({ ...before, state: 'taking', bytesOfPage: 0, shareOfPage: 0 }, choice)
    if (!outcome) continue
    const { next, retryAfter = 0 } = outcome
    const isSaved = await changeDownload(id, (stored) => (isContinued(stored, before) ? next : undefined))
    if (isSaved && next.state !== 'taking') return retryAfter
  }
  return 0
}

/** Whether a stored download still waits for the next page of `before`: no tab has stopped or restarted the download. */
const isContinued = (stored: Download, before: Download): boolean =>
  !endOfDownloads.aborted && isUnfinished(stored) && stored.pagesDone === before.pagesDone

/** The download after an attempt to fetch a page, and the delay that a busy server requested, in ms. */
type PageOutcome = { readonly next: Download; readonly retryAfter?: number }

/**
 * Downloads one page and returns the updated download; null if the download was stopped, restarted or deleted in the
 * meantime. An interrupted page starts again; its stored part is not fetched twice.
 */
async function downloadNextPage(download: Download, choice: PictureChoice): Promise<PageOutcome | null> {
  const asNow = (state: DownloadState, retryAfter = 0) => ({ next: { ...download, state }, retryAfter })
  const isStillWanted = async () => {
    const stored = (await findDownload(download.id))?.value
    return stored !== undefined && isContinued(stored, download)
  }
  const query = { ...download.query, ...download.place, pageNumber: download.pagesDone + 1 }
  const outcome = await sendCall(downloadPage, query, { base: apiBase, signal: endOfDownloads })
  if (!outcome.ok) return asNow(isBusy(outcome.failure) ? 'waiting' : 'stopped', outcome.retryAfter)
  if (!(await isStillWanted())) return null
  const page = outcome.value
  const records = recordsOfPage(download, page, outcome.at)
  const ofPage = page.products.flatMap(({ detail }) => downloadPictures(detail, choice, choice.format))
  // An earlier page has already fetched and counted the pictures that it shares with this page.
  const countedPaths = new Set(download.counted)
  const paths = [...new Set(ofPage)].filter((path) => !countedPaths.has(path))
  const pictures = paths.map((path) => new URL(path, location.origin).href)
  const isRegistered = await registerItems(download.id, [
    ...records.map(({ queryHash }) => recordKey(queryHash)),
    ...pictures,
  ])
  if (!isRegistered || !(await saveMany(records))) return asNow('full')

  let bytes = sizeOf(page)
  for (let from = 0; from < pictures.length; from += atOnce) {
    const stored = await requestPictures(pictures.slice(from, from + atOnce))
    bytes += stored.bytes
    if (stored.trouble) return asNow(stored.trouble === 'full' ? 'full' : 'waiting')
    if (!(await isStillWanted())) return null
    showDownload({ ...download, bytesOfPage: bytes, shareOfPage: Math.min(1, (from + atOnce) / pictures.length) })
  }
  const pagesDone = download.pagesDone + 1
  const isLast = pagesDone * downloadPageSize >= download.items || pagesDone >= page.list.pages
  const next: Download = {
    ...download,
    state: isLast ? 'done' : 'taking',
    pagesDone,
    itemsDone: download.itemsDone + page.products.length,
    bytesDone: download.bytesDone + bytes,
    counted: isLast ? [] : [...countedPaths, ...paths],
    updatedAt: outcome.at,
  }
  return { next }
}

/** Whether the server may answer the same request later: downloads wait in its queue of expensive requests. */
const isBusy = (failure: Failure): boolean =>
  isUnanswered(failure) || (failure.kind === 'refused' && failure.status === 429)

/** Size of a downloaded page as JSON text, in bytes. */
const sizeOf = (page: DownloadPage): number => new TextEncoder().encode(JSON.stringify(page)).length
