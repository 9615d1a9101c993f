import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSavedCatalogue } from '#cache/saved-catalogue/saved-catalogue.ts'
import { searchCatalogue } from '#cache/saved-catalogue/search-catalogue.ts'
import { sampleCard } from '../../support/sample-card.ts'

const number = 2_000
const step = 64

/** The page's other work: a task that asks for a turn waits here until the test grants it. */
const pending: (() => void)[] = []
class Channel {
  readonly port1 = { onmessage: () => {}, close: () => {} }
  readonly port2 = { postMessage: () => void pending.push(() => this.port1.onmessage()) }
}

beforeEach(() => {
  pending.length = 0
  vi.stubGlobal('MessageChannel', Channel)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A clock that advances by `ms` with every reading. */
const clockOf = (ms: number) => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms))
}

/** Searches the products; answers how often the search yielded, and the number of finds. */
async function search(): Promise<{ turns: number; total: number }> {
  const catalogue = createSavedCatalogue('en')
  const records = Array.from({ length: number }, (_, at) => ({
    ...sampleCard,
    prodId: at + 1,
    prodName: `Lamp ${at + 1}`,
  }))
  await catalogue.setRecord('list', [{ value: { records }, at: 1 }], 'en', () => undefined)
  let total: number | undefined
  void searchCatalogue(catalogue, { key: 'lamp' }, 'en').then((found) => void (total = found.total))
  for (let turns = 0; ; turns += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    const next = pending.shift()
    if (!next) return { turns, total: total ?? 0 }
    // The search does not continue before its turn.
    expect(total).toBeUndefined()
    next()
  }
}

test('product#offline-search: an offline search yields when its time slice is used up, after any 64 products', async () => {
  clockOf(5)
  const { turns, total } = await search()
  expect(total).toBe(number)
  expect(turns).toBeGreaterThanOrEqual(number / step)
})

test('product#offline-search: an offline search that finishes within its time slice does not yield', async () => {
  clockOf(0)
  expect(await search()).toEqual({ turns: 0, total: number })
})
