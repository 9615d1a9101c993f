import { languages } from '#contract/languages.ts'
import type { Market } from '#device/market.ts'
import { watchFootprint } from '#offline/footprint.ts'
import { footprintKeys, readFootprints } from '#offline/product-views.ts'
import { shopperNow } from '#session/shopper.ts'
import { changeCount, readRecords, readWrittenAt, type SavedRecord } from '../later/saved-queries.ts'
import { createSavedCatalogue, type SavedCatalogue } from './saved-catalogue.ts'
import { createYield } from './yield-to-main.ts'

/** Records read at a time. */
const atOnce = 8
/** Interval after which the records are checked again, in ms, because another tab may also have written records. */
const otherTabs = 15_000

type Reading = {
  readonly catalogue: SavedCatalogue
  readonly known: Map<string, number>
  saved: number
  at: number
  running: Promise<unknown> | null
}
const readings = new Map<string, Reading>()

/** Endpoints whose answers contain products, shops or their names. */
const searchablePaths =
  /^q-\["\/(search|indexTag\/(list|tagdetaillist|moreGoodStuff)|prod\/|category\/(tree|rows)|brand\/list|shopDetail\/)/

let viewChanges = 0
watchFootprint(() => void (viewChanges += 1))
/** A counter that grows with every record that this page writes or deletes and every product view that it records. */
const changesSoFar = () => changeCount() + viewChanges

/**
 * The searchable catalogue of a market's stored data: answers, and the shopper's footprint, whose cards outlive the
 * pages that they came from. The first call reads all records, in slices; later calls read only records written since,
 * so that the catalogue is ready for the next typed letter.
 */
export async function savedCatalogue(market: Market): Promise<SavedCatalogue> {
  const userId = shopperNow()?.userId ?? ''
  const name = `${market.regionId} ${market.lang} ${userId}`
  const reading = readings.get(name) ?? {
    catalogue: createSavedCatalogue(market.lang),
    known: new Map(),
    saved: -1,
    at: 0,
    running: null,
  }
  readings.set(name, reading)
  const isFresh = reading.saved === changesSoFar() && Date.now() - reading.at < otherTabs
  if (!isFresh) await (reading.running ??= refresh(reading, market, userId).finally(() => (reading.running = null)))
  return reading.catalogue
}

async function refresh(reading: Reading, market: Market, userId: string): Promise<void> {
  const saved = changesSoFar()
  const answers = [...(await readWrittenAt())].filter(([key]) => searchablePaths.test(key))
  const views = (await footprintKeys(userId)).map((key) => [key, 0] as const)
  const yieldToMain = createYield()
  const written = new Map([...answers, ...views])
  for (const key of [...reading.known.keys()]) {
    if (written.has(key)) continue
    reading.catalogue.drop(key)
    reading.known.delete(key)
  }
  const update = async (keys: readonly string[], read: (keys: string[]) => Promise<SavedRecord[]>) => {
    const changed = keys.filter((key) => reading.known.get(key) !== written.get(key))
    for (let from = 0; from < changed.length; from += atOnce) {
      for (const { key, query, answers: contents } of await read(changed.slice(from, from + atOnce))) {
        const isSameRegion = query.regionId === undefined || query.regionId === market.regionId
        const lang = languages.find((one) => one === query.lang) ?? market.lang
        if (isSameRegion) await reading.catalogue.setRecord(key, contents, lang, yieldToMain)
      }
    }
    for (const key of changed) reading.known.set(key, written.get(key) ?? 0)
  }
  await update(
    answers.map(([key]) => key),
    readRecords,
  )
  await update(
    views.map(([key]) => key),
    readViews,
  )
  Object.assign(reading, { saved, at: Date.now() })
}

/**
 * Product views, as records of one card each. Any stored answer counts as newer, because a view may have been of a
 * stored page.
 */
const readViews = async (keys: string[]): Promise<SavedRecord[]> =>
  (await readFootprints(keys)).map(({ key, regionId, lang, card }) => ({
    key,
    query: { regionId, lang },
    answers: [{ value: { records: [card] }, at: 0 }],
  }))
