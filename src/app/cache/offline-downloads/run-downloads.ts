import { type DownloadPage, downloadPage, downloadPageSize, downloadPictures } from '#contract/offline-downloads.ts'
import { requestPersistentStorage } from '#device/device-storage.ts'
import { call } from '#offline/call.ts'
import { lockNames } from '#offline/store-names.ts'
import { withLock } from '#offline/with-lock.ts'
import { connectionNow, onConnection } from '#sync/connection.ts'
import { apiBase } from '../answer.ts'
import { recordKey, saveMany } from '../later/saved-queries.ts'
import { type Download, type DownloadableList, type DownloadState, idOfList } from './download.ts'
import { registerItems, releaseItems } from './download-items.ts'
import { deleteDownload, downloads, findDownload, readDownloads, saveDownload, showDownload } from './download-store.ts'
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

async function setDownloadState(id: string, state: DownloadState): Promise<void> {
  const download = findDownload(id)
  if (download) await saveDownload({ ...download, state })
}

/** Resumes all unfinished downloads, one tab at a time; also called at every start. */
export async function resumeDownloads(): Promise<void> {
  followAnswers()
  await readDownloads()
  await withLock(lockNames.download, runDownloads)
}

async function runDownloads(): Promise<void> {
  // Pictures are half of the download: a page without pictures is incomplete.
  const isActive = await isWorkerActive()
  const choice = await pictureChoice()
  // Another tab may have finished the download while this tab waited for its turn.
  for (const { id } of (await readDownloads()).filter(isUnfinished))
    await (isActive ? runDownload(id, choice) : setDownloadState(id, 'waiting'))
}

const isUnfinished = ({ state }: Download) => state === 'taking' || state === 'waiting'

let isFollowing = false

/** Resumes when the server responds again, and when a worker becomes active that was not ready in time. */
function followAnswers(): void {
  if (isFollowing) return
  isFollowing = true
  const resumeWaiting = () => {
    const answers = connectionNow() === 'online' || connectionNow() === 'slow'
    if (answers && downloads.state?.some(({ state }) => state === 'waiting')) void resumeDownloads()
  }
  onConnection(resumeWaiting)
  void navigator.serviceWorker?.ready.then(resumeWaiting)
}

async function runDownload(id: string, choice: PictureChoice): Promise<void> {
  for (;;) {
    const download = findDownload(id)
    if (!download || !isUnfinished(download)) return
    const outcome = await downloadNextPage({ ...download, state: 'taking', bytesOfPage: 0, shareOfPage: 0 }, choice)
    const now = findDownload(id)
    // The download was stopped or deleted in the meantime: this page's result is discarded.
    if (!now || !isUnfinished(now)) return now ? undefined : releaseItems(id)
    await saveDownload(outcome)
    if (outcome.state !== 'taking') return
  }
}

/**
 * Downloads one page and returns the updated download. An interrupted page starts again; its stored part is not fetched
 * twice.
 */
async function downloadNextPage(download: Download, choice: PictureChoice): Promise<Download> {
  const outcome = await call(
    downloadPage,
    { ...download.query, ...download.place, pageNumber: download.pagesDone + 1 },
    { base: apiBase },
  )
  if (!outcome.ok) return { ...download, state: outcome.failure.kind === 'refused' ? 'stopped' : 'waiting' }
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
  if (!isRegistered || !(await saveMany(records))) return { ...download, state: 'full' }

  let bytes = sizeOf(page)
  for (let from = 0; from < pictures.length; from += atOnce) {
    const stored = await requestPictures(pictures.slice(from, from + atOnce))
    bytes += stored.bytes
    if (stored.trouble) return { ...download, state: stored.trouble === 'full' ? 'full' : 'waiting' }
    const now = findDownload(download.id)
    if (!now || !isUnfinished(now)) return download
    showDownload({ ...download, bytesOfPage: bytes, shareOfPage: Math.min(1, (from + atOnce) / pictures.length) })
  }
  const pagesDone = download.pagesDone + 1
  const isLast = pagesDone * downloadPageSize >= download.items || pagesDone >= page.list.pages
  return {
    ...download,
    state: isLast ? 'done' : 'taking',
    pagesDone,
    itemsDone: download.itemsDone + page.products.length,
    bytesDone: download.bytesDone + bytes,
    counted: isLast ? [] : [...countedPaths, ...paths],
    updatedAt: outcome.at,
  }
}

/** Size of a downloaded page as JSON text, in bytes. */
const sizeOf = (page: DownloadPage): number => new TextEncoder().encode(JSON.stringify(page)).length
