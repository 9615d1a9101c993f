import type { Place } from '../place.ts'
import { readRecords, readWrittenAt, savedSoFar } from '../saved-queries.ts'
import { pauses } from './pauses.ts'
import { createSavedCatalogue, type SavedCatalogue } from './saved-catalogue.ts'

/** Records read at a time. */
const atOnce = 8
/** Another tab may save, too: after so long it is looked again, in ms. */
const otherTabs = 15_000

type Reading = { readonly catalogue: SavedCatalogue; readonly known: Map<string, number>; saved: number; at: number; running: Promise<unknown> | null }
const readings = new Map<string, Reading>()

/** Calls that tell of products, shops or their names. */
const telling = /^q-\["\/(search|indexTag\/(list|tagdetaillist|moreGoodStuff)|prod\/|category\/tree|brand\/list|shopDetail\/)/

/**
 * The catalogue of what is saved for a place. The first time it is read whole, in slices; afterwards only what was
 * written since, so that the next letter finds it ready.
 */
export async function savedCatalogue(place: Place): Promise<SavedCatalogue> {
  const name = `${place.regionId} ${place.lang}`
  const reading = readings.get(name) ?? { catalogue: createSavedCatalogue(), known: new Map(), saved: -1, at: 0, running: null }
  readings.set(name, reading)
  const isFresh = reading.saved === savedSoFar() && Date.now() - reading.at < otherTabs
  if (!isFresh) await (reading.running ??= refresh(reading, place).finally(() => (reading.running = null)))
  return reading.catalogue
}

async function refresh(reading: Reading, place: Place): Promise<void> {
  const saved = savedSoFar()
  const written = await readWrittenAt()
  const pause = pauses()
  for (const key of [...reading.known.keys()]) {
    if (written.has(key)) continue
    reading.catalogue.drop(key)
    reading.known.delete(key)
  }
  const wanted = [...written.keys()].filter((key) => telling.test(key) && reading.known.get(key) !== written.get(key))
  for (let from = 0; from < wanted.length; from += atOnce) {
    for (const { key, query, answers } of await readRecords(wanted.slice(from, from + atOnce))) {
      const isHere = query.regionId === undefined || query.regionId === place.regionId
      if (isHere) await reading.catalogue.take(key, answers, query.lang !== undefined && query.lang !== place.lang, pause)
    }
  }
  for (const key of wanted) reading.known.set(key, written.get(key) ?? 0)
  Object.assign(reading, { saved, at: Date.now() })
}
