import type { Hono } from 'hono'
import { defaultRegionId } from '#contract/region.ts'
import { popularSearches, suggestions } from '#contract/search.ts'
import { foldText, typedWordsOf } from '#contract/search-words.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { Dependencies } from '../dependencies.ts'
import { memoize } from '../http/memoize.ts'
import { serve } from '../http/serve.ts'
import { type PopularRow, readHeaviest, readPhrases, readPopular, readStopped } from './phrase-store.ts'
import { orderOf } from './search-order.ts'
import { readFound } from './search-store.ts'

const tenMinutes = 600_000

/** /search/hotSearch and /search/suggest/keyword. */
export function phraseRoutes(api: Hono, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  const found = memoize<boolean>(clock, tenMinutes, 2000)
  /**
   * Whether these words find something in the region. Phrases searched in another region, or for withdrawn products,
   * are not offered.
   */
  const isFound = ({ phrase }: PopularRow, regionId: number) =>
    found(`${regionId} ${phrase}`, async () => {
      const words = typedWordsOf(phrase).map((word) => [word])
      const known = { uses: 1, titleUses: 1, typeUses: 1, products: 1 }
      const filters = { regionId, words, attributes: [] }
      return (await readFound(db, filters, orderOf({}, false), { skip: 0 }, 1, known)).length > 0
    })

  serve(api, popularSearches, async ({ number, sort, lang, regionId = defaultRegionId }) => {
    const today = wireTimeOf(clock(), 'UTC').slice(0, 10)
    const stopped = await readStopped(db)
    const order = sort === '1' ? 'most' : 'newest'
    const asked = await readPopular(db, lang, { today, order, stopped, max: 2 * number })
    const isThere = await Promise.all(asked.map((one) => isFound(one, regionId)))
    const searched = asked.filter((_, at) => isThere[at])
    // A new mall has few searches; its best-selling products fill the list.
    const heaviest = await readHeaviest(db, lang, { regionId, stopped, max: number })
    const phrases = [...new Set([...searched, ...heaviest].map(({ phrase }) => phrase))]
    return phrases.slice(0, number).map((phrase, at) => ({ hotSearchId: at + 1, title: phrase, content: phrase }))
  })

  serve(api, suggestions, async ({ keyword, size, lang, regionId = defaultRegionId }) => {
    const folded = foldText(keyword)
    return folded === '' ? [] : (await readPhrases(db, lang, regionId, folded, size)).map(({ phrase }) => phrase)
  })
}
