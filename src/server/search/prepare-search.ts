import { languages } from '#contract/languages.ts'
import { wordsOf } from '#contract/search/search-words.ts'
import { categoryTermsOf, titleTermsOf } from '#contract/search/title-words.ts'
import type { Database, Tables } from '../database/database.ts'
import { indexDeletions } from './near-words.ts'
import {
  beginEntries,
  beginIndexing,
  endEntries,
  readIndexVersion,
  readOrder,
  readTexts,
  writeDeletions,
  writeEntries,
  writeIndexVersion,
  writeWords,
} from './prepare-store.ts'
import { markOf, tsvectorOf } from './tsquery.ts'

const chunk = 5000

/** The version of the rules by which the index is built; a mall with an older index builds a new one when it starts. */
const indexVersion = 2

/** The same function, which computes each result once. */
function once<Texts extends string[], Result>(compute: (...texts: Texts) => Result): (...texts: Texts) => Result {
  const known = new Map<string, Result>()
  return (...texts) => {
    const key = texts.join('\n')
    const result = known.get(key) ?? compute(...texts)
    known.set(key, result)
    return result
  }
}

/** Builds the search index anew where older rules have built it; `begin` is called first. */
export async function updateSearch(db: Database, begin: () => void): Promise<void> {
  if ((await readIndexVersion(db)) >= indexVersion) return
  begin()
  await db.transaction().execute(async (inside) => {
    await beginIndexing(inside)
    // Another process may have built it meanwhile.
    if ((await readIndexVersion(inside)) < indexVersion) await prepareSearch(inside)
  })
}

/**
 * Rebuilds `search_entry`, `search_word` and `search_deletion` from product, brand, category and product_attribute. The
 * seed calls this function once those tables are filled and indexed. It may run again, and works in chunks, so that a
 * million products fit in memory.
 */
export async function prepareSearch(db: Tables): Promise<void> {
  const uses = new Map<string, number>()
  const titleUses = new Map<string, number>()
  const typeUses = new Map<string, number>()
  const count = (found: Iterable<string>, into: Map<string, number>) => {
    for (const one of found) into.set(one, (into.get(one) ?? 0) + 1)
  }
  // Names of brands, categories and departments repeat.
  const brandWords = once(wordsOf)
  const categoryTerms = once(categoryTermsOf)
  const termsOfNames = (names: readonly string[]) =>
    languages.map((lang, at) => ({ lang, ...categoryTerms(names[at] ?? '', lang) }))
  await beginEntries(db)
  const order = await readOrder(db)
  for (let from = 0; from < order.length; from += chunk) {
    const products = await readTexts(db, order.slice(from, from + chunk))
    const vectors = products.map(({ names, category_names, department_names, brand_name, category_ids, brand_id }) => {
      const category = termsOfNames(category_names)
      const terms = languages.map((lang, at) => ({ lang, ...titleTermsOf(names[at] ?? '', lang) }))
      const inTitle = new Set(terms.flatMap(({ title }) => title))
      const besides = new Set([
        ...terms.flatMap(({ others }) => others),
        ...[...category, ...termsOfNames(department_names)].flatMap(({ words }) => words),
        ...brandWords(brand_name ?? ''),
      ])
      const types = new Set([
        ...terms.flatMap(({ lang, types: forms }) => forms.map((form) => markOf.type(form, lang))),
        ...category.flatMap(({ lang, types: forms }) => forms.map((form) => markOf.categoryType(form, lang))),
      ])
      count(new Set([...inTitle, ...besides]), uses)
      count(inTitle, titleUses)
      count(types, typeUses)
      return tsvectorOf(inTitle, besides, [
        ...category_ids.map(markOf.category),
        ...(brand_id === null ? [] : [markOf.brand(brand_id)]),
        ...types,
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
  const ofTypes = [...typeUses.values()]
  await writeWords(db, [...typeUses.keys()], ofTypes, ofTypes)
  await endEntries(db)
  await writeIndexVersion(db, indexVersion)
}
