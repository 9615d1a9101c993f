import { regionIds } from '#contract/region/region.ts'
import { typedWordsOf } from '#contract/search/search-words.ts'
import type { Tables } from '../database/database.ts'
import { readPhraseTexts, writePhraseRegions } from './phrase-store.ts'
import { tsqueryOf } from './tsquery.ts'

/**
 * Updates the regions in which the phrases matching these products find something. Called after products were withdrawn
 * or restored.
 */
export async function followPhrases(tables: Tables, prodIds: readonly number[]): Promise<void> {
  if (prodIds.length === 0) return
  const phrases = await readPhraseTexts(tables)
  const queries = phrases.map(({ folded }) => tsqueryOf(typedWordsOf(folded).map((word) => [word])))
  await writePhraseRegions(
    tables,
    phrases.map(({ phrase_id }) => phrase_id),
    queries,
    prodIds,
    Object.values(regionIds),
  )
}
