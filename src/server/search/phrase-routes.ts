import type { Hono } from 'hono'
import { popularSearches, suggestions } from '../../contract/search.ts'
import { foldText } from '../../contract/search-words.ts'
import { wireTimeOf } from '../../contract/time.ts'
import type { Dependencies } from '../dependencies.ts'
import { serve } from '../http/serve.ts'
import { readHeaviest, readPhrases, readPopular } from './phrase-store.ts'

/** /search/hotSearch and /search/suggest/keyword. */
export function phraseRoutes(api: Hono, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  serve(api, popularSearches, async ({ number, sort, lang }) => {
    const today = wireTimeOf(clock(), 'UTC').slice(0, 10)
    const searched = await readPopular(db, lang, today, sort === '1' ? 'most' : 'newest', number)
    // A young mall has few searches yet: what it sells most of fills the list.
    const phrases = [...new Set([...searched, ...(await readHeaviest(db, lang, number))].map(({ phrase }) => phrase))]
    return phrases.slice(0, number).map((phrase, at) => ({ hotSearchId: at + 1, title: phrase, content: phrase }))
  })

  serve(api, suggestions, async ({ keyword, size, lang }) => {
    const folded = foldText(keyword)
    return folded === '' ? [] : (await readPhrases(db, lang, folded, size)).map(({ phrase }) => phrase)
  })
}
