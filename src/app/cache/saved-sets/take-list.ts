import { type TakenPage, takenPictures, takePage, takeSize } from '#contract/take-along.ts'
import { keepStorage } from '#device/keep-storage.ts'
import { call } from '#offline/call.ts'
import { oneAtATime } from '#offline/one-at-a-time.ts'
import { lockNames } from '#offline/store-names.ts'
import { connectionNow, onConnection } from '#sync/connection.ts'
import { apiBase } from '../answer.ts'
import { recordKey, saveMany } from '../later/saved-queries.ts'
import { recordsOfPage } from './keep-page.ts'
import { type PictureChoice, pictureChoice } from './picture-choice.ts'
import { idOfList, type TakenList, type TakenSet, type TakenState } from './taken-set.ts'
import { forgetTakenSet, keepTakenSet, readTakenSets, showTakenSet, takenSet, takenSets } from './taken-sets.ts'
import { holdThings, releaseThings } from './taken-things.ts'
import { isWorkerThere, takePictures } from './worker-pictures.ts'

/** Pictures that are fetched at a time: few, so that what a person taps meanwhile comes. */
const atOnce = 4

/** Begins to take a list along, or to take it anew; `weight` is what was promised. */
export async function takeList(
  list: TakenList,
  weight: { readonly items: number; readonly bytes: number },
): Promise<void> {
  const id = idOfList(list)
  // What it held before ages like all else that was seen; what the new list still has is held again.
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

/** Stops a set where it is; what is there stays. */
export const stopTaking = (id: string): Promise<void> => become(id, 'stopped')

/** Goes on with a set that was stopped, or for which there was no room. */
export async function continueTaking(id: string): Promise<void> {
  await become(id, 'taking')
  void goOn()
}

/** Throws a set away, with all that only it holds. */
export async function removeTaken(id: string): Promise<void> {
  await become(id, 'stopped')
  await forgetTakenSet(id)
  await releaseThings(id)
}

async function become(id: string, state: TakenState): Promise<void> {
  const set = takenSet(id)
  if (set) await keepTakenSet({ ...set, state })
}

/** Goes on with everything that is not finished; call it at a start, too. One tab at a time does it. */
export async function goOn(): Promise<void> {
  followAnswers()
  await readTakenSets()
  await oneAtATime(lockNames.taking, takeAll)
}

async function takeAll(): Promise<void> {
  // Its pictures are half of what was promised: a page without them is none that is whole.
  const isThere = await isWorkerThere()
  const choice = await pictureChoice()
  // Another tab may have finished it while this one waited for its turn.
  for (const { id } of (await readTakenSets()).filter(isUnfinished))
    await (isThere ? takeSet(id, choice) : become(id, 'waiting'))
}

const isUnfinished = ({ state }: TakenSet) => state === 'taking' || state === 'waiting'

let isFollowing = false

/** Goes on when the shop answers again, and when a worker is there that could not be waited for. */
function followAnswers(): void {
  if (isFollowing) return
  isFollowing = true
  const goOnWaiting = () => {
    const answers = connectionNow() === 'online' || connectionNow() === 'slow'
    if (answers && takenSets.now()?.some(({ state }) => state === 'waiting')) void goOn()
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
    // Stopped or thrown away meanwhile: what came of the page does not count.
    if (!now || !isUnfinished(now)) return now ? undefined : releaseThings(id)
    await keepTakenSet(outcome)
    if (outcome.state !== 'taking') return
  }
}

/** Takes one page; the set as it is then. A page that was broken off begins again, and what is there costs nothing. */
async function takeNextPage(set: TakenSet, choice: PictureChoice): Promise<TakenSet> {
  const outcome = await call(takePage, { ...set.query, ...set.place, pageNumber: set.pagesDone + 1 }, { base: apiBase })
  if (!outcome.ok) return { ...set, state: outcome.failure.kind === 'refused' ? 'stopped' : 'waiting' }
  const page = outcome.value
  const records = recordsOfPage(set, page, outcome.at)
  const ofPage = page.products.flatMap(({ detail }) => takenPictures(detail, choice, choice.format))
  // An earlier page has fetched and counted what it shares with this one.
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
  const isLast = pagesDone * takeSize >= set.items || pagesDone >= page.list.pages
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

/** Bytes of what came, as text. */
const sizeOf = (page: TakenPage): number => new TextEncoder().encode(JSON.stringify(page)).length
