import { type DownloadPage, downloadPage, downloadPageSize, downloadPictures } from '#contract/offline-downloads.ts'
import { keepStorage } from '#device/keep-on-device.ts'
import { call } from '#offline/call.ts'
import { lockNames } from '#offline/store-names.ts'
import { withLock } from '#offline/with-lock.ts'
import { connectionNow, onConnection } from '#sync/connection.ts'
import { apiBase } from '../answer.ts'
import { recordKey, saveMany } from '../later/saved-queries.ts'
import { recordsOfPage } from './keep-page.ts'
import { type PictureChoice, pictureChoice } from './picture-choice.ts'
import { idOfList, type TakenList, type TakenSet, type TakenState } from './taken-set.ts'
import { forgetTakenSet, keepTakenSet, readTakenSets, showTakenSet, takenSet, takenSets } from './taken-sets.ts'
import { holdThings, releaseThings } from './taken-things.ts'
import { isWorkerThere, takePictures } from './worker-pictures.ts'

/** Pictures fetched at a time; few, so that requests for the shopper's taps are not delayed. */
const atOnce = 4

/** Starts or restarts the offline download of a list; `weight` is the announced size. */
export async function takeList(
  list: TakenList,
  weight: { readonly items: number; readonly bytes: number },
): Promise<void> {
  const id = idOfList(list)
  // Records of the previous download expire like all other viewed data; the new download takes hold of the records that
  // it shares.
  await releaseThings(id, true)
  const set: TakenSet = {
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
  await keepTakenSet(set)
  void keepStorage()
  void goOn()
}

/** Stops a download; the part already stored stays. */
export const stopTaking = (id: string): Promise<void> => become(id, 'stopped')

/** Resumes a download that was stopped or ran out of storage. */
export async function continueTaking(id: string): Promise<void> {
  await become(id, 'taking')
  void goOn()
}

/** Deletes a download, with all records that only this download holds. */
export async function removeTaken(id: string): Promise<void> {
  await become(id, 'stopped')
  await forgetTakenSet(id)
  await releaseThings(id)
}

async function become(id: string, state: TakenState): Promise<void> {
  const set = takenSet(id)
  if (set) await keepTakenSet({ ...set, state })
}

/** Resumes all unfinished downloads, one tab at a time; also called at every start. */
export async function goOn(): Promise<void> {
  followAnswers()
  await readTakenSets()
  await withLock(lockNames.download, takeAll)
}

async function takeAll(): Promise<void> {
  // Pictures are half of the download: a page without pictures is incomplete.
  const isThere = await isWorkerThere()
  const choice = await pictureChoice()
  // Another tab may have finished the download while this tab waited for its turn.
  for (const { id } of (await readTakenSets()).filter(isUnfinished))
    await (isThere ? takeSet(id, choice) : become(id, 'waiting'))
}

const isUnfinished = ({ state }: TakenSet) => state === 'taking' || state === 'waiting'

let isFollowing = false

/** Resumes when the server responds again, and when a worker becomes active that was not ready in time. */
function followAnswers(): void {
  if (isFollowing) return
  isFollowing = true
  const goOnWaiting = () => {
    const answers = connectionNow() === 'online' || connectionNow() === 'slow'
    if (answers && takenSets.state?.some(({ state }) => state === 'waiting')) void goOn()
  }
  onConnection(goOnWaiting)
  void navigator.serviceWorker?.ready.then(goOnWaiting)
}

async function takeSet(id: string, choice: PictureChoice): Promise<void> {
  for (;;) {
    const set = takenSet(id)
    if (!set || !isUnfinished(set)) return
    const outcome = await takeNextPage({ ...set, state: 'taking', bytesOfPage: 0, shareOfPage: 0 }, choice)
    const now = takenSet(id)
    // The download was stopped or deleted in the meantime: this page's result is discarded.
    if (!now || !isUnfinished(now)) return now ? undefined : releaseThings(id)
    await keepTakenSet(outcome)
    if (outcome.state !== 'taking') return
  }
}

/**
 * Downloads one page and returns the updated set. An interrupted page starts again; its stored part is not fetched
 * twice.
 */
async function takeNextPage(set: TakenSet, choice: PictureChoice): Promise<TakenSet> {
  const outcome = await call(
    downloadPage,
    { ...set.query, ...set.place, pageNumber: set.pagesDone + 1 },
    { base: apiBase },
  )
  if (!outcome.ok) return { ...set, state: outcome.failure.kind === 'refused' ? 'stopped' : 'waiting' }
  const page = outcome.value
  const records = recordsOfPage(set, page, outcome.at)
  const ofPage = page.products.flatMap(({ detail }) => downloadPictures(detail, choice, choice.format))
  // An earlier page has already fetched and counted the pictures that it shares with this page.
  const counted = new Set(set.counted)
  const paths = [...new Set(ofPage)].filter((path) => !counted.has(path))
  const pictures = paths.map((path) => new URL(path, location.origin).href)
  const isHeld = await holdThings(set.id, [...records.map(({ queryHash }) => recordKey(queryHash)), ...pictures])
  if (!isHeld || !(await saveMany(records))) return { ...set, state: 'full' }

  let bytes = sizeOf(page)
  for (let from = 0; from < pictures.length; from += atOnce) {
    const taken = await takePictures(pictures.slice(from, from + atOnce))
    bytes += taken.bytes
    if (taken.trouble) return { ...set, state: taken.trouble === 'full' ? 'full' : 'waiting' }
    const now = takenSet(set.id)
    if (!now || !isUnfinished(now)) return set
    showTakenSet({ ...set, bytesOfPage: bytes, shareOfPage: Math.min(1, (from + atOnce) / pictures.length) })
  }
  const pagesDone = set.pagesDone + 1
  const isLast = pagesDone * downloadPageSize >= set.items || pagesDone >= page.list.pages
  return {
    ...set,
    state: isLast ? 'done' : 'taking',
    pagesDone,
    itemsDone: set.itemsDone + page.products.length,
    bytesDone: set.bytesDone + bytes,
    counted: isLast ? [] : [...counted, ...paths],
    updatedAt: outcome.at,
  }
}

/** Size of a downloaded page as JSON text, in bytes. */
const sizeOf = (page: DownloadPage): number => new TextEncoder().encode(JSON.stringify(page)).length
