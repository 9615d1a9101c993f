import { foldText } from '../../contract/search-words.ts'
import { languages } from '../../contract/languages.ts'
import { brands } from './brands.ts'
import type { KindPlace } from './kind-places.ts'
import type { SearchPhraseRow } from './mall-rows.ts'

/** Counts products while they are made, to weigh what shoppers may go on typing. */
export type PhraseCounter = {
  count(place: KindPlace, brandId: number): void
  phrases(): SearchPhraseRow[]
}

export function phraseCounter(): PhraseCounter {
  const products = new Map<KindPlace, number>()
  const made = new Map<number, number>()
  const addOne = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)
  return {
    count: (place, brandId) => {
      addOne(products, place)
      addOne(made, brandId)
    },
    phrases: () => phrasesOf(products, made),
  }
}

/** What people type: kinds, categories and departments in each language, and brands; weighed by how many products they find. */
function phrasesOf(products: ReadonlyMap<KindPlace, number>, made: ReadonlyMap<number, number>): SearchPhraseRow[] {
  const rows = new Map<string, Omit<SearchPhraseRow, 'phrase_id'>>()
  languages.forEach((lang, index) => {
    const add = (phrase: string, weight: number) => {
      const folded = foldText(phrase)
      const before = rows.get(`${lang} ${folded}`)
      rows.set(`${lang} ${folded}`, { lang, phrase: before?.phrase ?? phrase, folded, weight: (before?.weight ?? 0) + weight })
    }
    for (const [place, count] of products) {
      add(place.kind.name[index] as string, count)
      add((place.section.name[index] as string).toLocaleLowerCase(lang), count)
      add((place.department.name[index] as string).toLocaleLowerCase(lang), count)
    }
    brands.forEach((brand, brandIndex) => {
      const count = made.get(brandIndex + 1)
      if (count) add(brand.name, count)
    })
  })
  return [...rows.values()].map((row, index) => ({ phrase_id: index + 1, ...row }))
}
