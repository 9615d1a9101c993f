import { languages } from '#contract/languages.ts'
import { foldText } from '#contract/search/search-words.ts'
import { brands } from './brands.ts'
import type { SearchPhraseRow } from './mall-rows.ts'
import type { PlacedKind } from './products/placed-kinds.ts'

/** Counts products while they are built, to weigh suggestions. */
type PhraseCounter = {
  /** `regionIds` are the regions that sell the product. */
  count(placedKind: PlacedKind, brandId: number, regionIds: readonly number[]): void
  phrases(): SearchPhraseRow[]
}

/** The number of products and the regions that sell them. */
type Counted = { readonly number: number; readonly regions: readonly number[] }

const sum = (one: Counted | undefined, other: Counted): Counted =>
  one ? { number: one.number + other.number, regions: [...new Set([...one.regions, ...other.regions])] } : other

/** Makes the counter of one seed. */
export function phraseCounter(): PhraseCounter {
  const products = new Map<PlacedKind, Counted>()
  const made = new Map<number, Counted>()
  const addOne = <Key>(counts: Map<Key, Counted>, key: Key, regionIds: readonly number[]) =>
    counts.set(key, sum(counts.get(key), { number: 1, regions: regionIds }))
  return {
    count: (placedKind, brandId, regionIds) => {
      addOne(products, placedKind, regionIds)
      addOne(made, brandId, regionIds)
    },
    phrases: () => phrasesOf(products, made),
  }
}

/**
 * Suggested phrases: kinds, categories and departments in each language, and brands, weighed by the number of products
 * they find.
 */
function phrasesOf(products: ReadonlyMap<PlacedKind, Counted>, made: ReadonlyMap<number, Counted>): SearchPhraseRow[] {
  const rows = new Map<string, Omit<SearchPhraseRow, 'phrase_id'>>()
  languages.forEach((lang, index) => {
    const add = (phrase: string, counted: Counted) => {
      const folded = foldText(phrase)
      const before = rows.get(`${lang} ${folded}`)
      const { number, regions } = sum(before && { number: before.weight, regions: before.regions }, counted)
      rows.set(`${lang} ${folded}`, { lang, phrase: before?.phrase ?? phrase, folded, weight: number, regions })
    }
    for (const [placedKind, count] of products) {
      add(placedKind.kind.name[index] as string, count)
      add((placedKind.section.name[index] as string).toLocaleLowerCase(lang), count)
      add((placedKind.department.name[index] as string).toLocaleLowerCase(lang), count)
    }
    brands.forEach((brand, brandIndex) => {
      const count = made.get(brandIndex + 1)
      if (count) add(brand.name, count)
    })
  })
  return [...rows.values()].map((row, index) => ({ phrase_id: index + 1, ...row }))
}
