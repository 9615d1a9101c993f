import type { Hono } from 'hono'
import { type Language, languages } from '#contract/languages.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { popularSearches, suggestions } from '#contract/search/search.ts'
import { foldText, typedWordsOf } from '#contract/search/search-words.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { Dependencies } from '../dependencies.ts'
import { memoize } from '../http/memoize.ts'
import { serve } from '../http/serve.ts'
import { textIndexOf } from '../product/viewer.ts'
import { everydaySearches } from './everyday-searches.ts'
import { isStopped, readCategoryNames, readHeaviest, readPhrases, readPopular, readStopped } from './phrase-store.ts'
import { orderOf } from './search-order.ts'
import { readFound } from './search-store.ts'

const tenMinutes = 600_000

/** The folded names of the departments, and of all categories with the departments among them. */
type Names = { readonly departments: ReadonlySet<string>; readonly categories: ReadonlySet<string> }

/** /search/hotSearch and /search/suggest/keyword. */
export function phraseRoutes(api: Hono, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  const found = memoize<boolean>(clock, tenMinutes, 2000)
  /**
   * Whether these words find something in the region. Phrases searched in another region, or for withdrawn products,
   * are not offered.
   */
  const isFound = (phrase: string, regionId: number) =>
    found(`${regionId} ${phrase}`, async () => {
      const words = typedWordsOf(phrase).map((word) => [word])
      const known = { uses: 1, titleUses: 1, typeUses: 1, categoryUses: 1, products: 1 }
      const filters = { regionId, words, attributes: [] }
      return (await readFound(db, filters, orderOf({}, false), { skip: 0 }, 1, known)).length > 0
    })
  const cachedNames = memoize<Names>(clock, tenMinutes, languages.length)
  const namesIn = (lang: Language) =>
    cachedNames(lang, async () => {
      const all = await readCategoryNames(db, textIndexOf(lang))
      const folded = (some: typeof all) => new Set(some.map(({ name }) => foldText(name)))
      return { categories: folded(all), departments: folded(all.filter(({ isDepartment }) => isDepartment)) }
    })

  serve(api, popularSearches, async ({ number, sort, lang, regionId = defaultRegionId }) => {
    const today = wireTimeOf(clock(), 'UTC').slice(0, 10)
    const [stopped, names] = await Promise.all([readStopped(db), namesIn(lang)])
    const order = sort === '1' ? 'most' : 'newest'
    const counted = (await readPopular(db, lang, { today, order, stopped, max: 2 * number })).map(
      ({ phrase }) => phrase,
    )
    // A new mall has few searches: everyday searches fill the list, then names of its kinds of products.
    const everyday = everydaySearches[lang].filter((phrase) => !isStopped(foldText(phrase), stopped))
    const searches = [...counted, ...everyday].filter((phrase) => !names.departments.has(foldText(phrase)))
    const isThere = await Promise.all(searches.map((phrase) => isFound(phrase, regionId)))
    const others = [...names.categories]
    const heaviest = await readHeaviest(db, lang, { regionId, stopped, others, max: number })
    const offered = [...searches.filter((_, at) => isThere[at]), ...heaviest.map(({ phrase }) => phrase)]
    const once = new Map<string, string>()
    for (const phrase of offered) if (!once.has(foldText(phrase))) once.set(foldText(phrase), phrase)
    const phrases = [...once.values()].slice(0, number)
    return phrases.map((phrase, at) => ({ hotSearchId: at + 1, title: phrase, content: phrase }))
  })

  serve(api, suggestions, async ({ keyword, size, lang, regionId = defaultRegionId }) => {
    const folded = foldText(keyword)
    return folded === '' ? [] : (await readPhrases(db, lang, regionId, folded, size)).map(({ phrase }) => phrase)
  })
}
