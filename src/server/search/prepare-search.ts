import { wordsOf } from '#contract/search-words.ts'
import { synonymsOf } from '#contract/synonyms.ts'
import type { Database } from '../database/database.ts'
import { indexDeletions } from './near-words.ts'
import {
  beginEntries,
  endEntries,
  readOrder,
  readTexts,
  writeDeletions,
  writeEntries,
  writeWords,
} from './prepare-store.ts'
import { markOf, tsvectorOf } from './tsquery.ts'

const chunk = 5000

/**
 * Rebuilds `search_entry`, `search_word` and `search_deletion` from product, brand, category and product_attribute. The
 * seed calls this function once those tables are filled and indexed. It may run again, and works in chunks, so that a
 * million products fit in memory.
 */
export async function prepareSearch(db: Pick<Database, 'query' | 'run'>): Promise<void> {
  const uses = new Map<string, number>()
  const titleUses = new Map<string, number>()
  const known = new Map<string, string[]>()
  // Names of brands, categories and departments repeat.
  const wordsOnce = (text: string): string[] => {
    const words = known.get(text) ?? wordsOf(text)
    known.set(text, words)
    return words
  }
  await beginEntries(db)
  const order = await readOrder(db)
  for (let from = 0; from < order.length; from += chunk) {
    const products = await readTexts(db, order.slice(from, from + chunk))
    const vectors = products.map(({ names, others, category_ids, brand_id }) => {
      const inTitle = new Set(names.flatMap(wordsOf))
      const besides = new Set([...others.flatMap(wordsOnce), ...synonymsOf(inTitle)])
      for (const word of new Set([...inTitle, ...besides])) uses.set(word, (uses.get(word) ?? 0) + 1)
      for (const word of inTitle) titleUses.set(word, (titleUses.get(word) ?? 0) + 1)
      return tsvectorOf(inTitle, besides, [
        ...category_ids.map(markOf.category),
        ...(brand_id === null ? [] : [markOf.brand(brand_id)]),
      ])
    })
    await writeEntries(
      db,
      products.map(({ prod_id }) => prod_id),
      vectors,
    )
  }
  const words = [...uses.keys()]
  for (let from = 0; from < words.length; from += chunk) {
    const some = words.slice(from, from + chunk)
    await writeWords(
      db,
      some,
      some.map((word) => uses.get(word) ?? 0),
      some.map((word) => titleUses.get(word) ?? 0),
    )
    const deleted = some.flatMap((word) => indexDeletions(word).map((deletion) => ({ deletion, word })))
    await writeDeletions(
      db,
      deleted.map(({ deletion }) => deletion),
      deleted.map(({ word }) => word),
    )
  }
  await endEntries(db)
}
