import { nearest } from '#contract/near-words.ts'
import { typedWordsOf, wordsOf } from '#contract/search-words.ts'
import { typedTypesOf, typeFormOf } from '#contract/title-words.ts'
import type { Language } from '#contract/wire.ts'
import type { SavedCatalogue } from './saved-catalogue.ts'

/**
 * How well a product fits the typed words, by the server's rules (`fitConditions` of search/search-filters-store.ts): it
 * has all words, has all in its title, is of a type that the words name, or both.
 */
export const fit = { none: 0, found: 1, inTitle: 2, ofType: 3, ofTypeInTitle: 4 } as const

/** Where a product has a word: nowhere, elsewhere than in its title, or in its title. */
const place = { none: 0, elsewhere: 1, title: 2 } as const

/**
 * For each catalogue index, how well the product fits the typed words, by the server's rules: every word must occur,
 * whole or as a prefix; a word that is no prefix of any stored word may be mistyped. Null where no word was typed,
 * because every product matches. `yieldToMain` is awaited after each word.
 */
export async function matchesOf(
  catalogue: SavedCatalogue,
  key: string | undefined,
  lang: Language,
  yieldToMain: () => Promise<void> | undefined,
): Promise<Uint8Array | null> {
  if (!key?.trim()) return null
  const words = typedWordsOf(key)
  const number = catalogue.products.length
  const places = new Uint8Array(number).fill(words.length > 0 ? place.title : place.none)
  const names = namesOf(catalogue)
  const ofTypes = new Map<string, Set<number>>()
  for (const word of words) {
    const one = new Uint8Array(number)
    const spellings = spellingsOf(catalogue, names, word)
    for (const spelling of spellings) markPlaces(catalogue, names, spelling, one)
    ofTypes.set(word, new Set(spellings.flatMap((spelling) => [...(catalogue.types.get(typeFormOf(spelling)) ?? [])])))
    for (let index = 0; index < number; index += 1) places[index] = Math.min(places[index] ?? 0, one[index] ?? 0)
    await yieldToMain()
  }
  const productsOf = (group: readonly string[]) => new Set(group.flatMap((word) => [...(ofTypes.get(word) ?? [])]))
  const ofType = typedTypesOf(key, lang)
    .map(productsOf)
    .find(({ size }) => size > 0)
  return places.map((where, index) => {
    if (where === place.none) return fit.none
    const isInTitle = where === place.title
    if (ofType?.has(index)) return isInTitle ? fit.ofTypeInTitle : fit.ofType
    return isInTitle ? fit.inTitle : fit.found
  })
}

type Named = { readonly words: readonly string[]; readonly id: number }
type Names = { readonly categories: readonly Named[]; readonly brands: readonly Named[] }

const namesOf = ({ categories, brands }: SavedCatalogue): Names => ({
  categories: [...categories].map(([id, { name }]) => ({ id, words: cachedWordsOf(name) })),
  brands: [...brands].map(([id, name]) => ({ id, words: cachedWordsOf(name) })),
})

const known = new Map<string, readonly string[]>()

/** The words of a name, computed once, because the same names occur in every search. */
export function cachedWordsOf(name: string): readonly string[] {
  const words = known.get(name) ?? wordsOf(name)
  known.set(name, words)
  return words
}

const begins = (named: readonly Named[], word: string) =>
  named.filter(({ words }) => words.some((one) => one.startsWith(word)))

/** The word itself, and its corrections where no stored word begins with it. */
function spellingsOf({ titles, others }: SavedCatalogue, { categories, brands }: Names, word: string): string[] {
  const isKnown =
    titles.has(word) || others.has(word) || begins(categories, word).length > 0 || begins(brands, word).length > 0
  if (isKnown) return [word]
  const named = [...categories, ...brands].flatMap(({ words }) => words.map((one) => ({ word: one, uses: 1 })))
  const uses = new Map<string, number>()
  for (const one of [...titles.similarTo(word), ...others.similarTo(word), ...named])
    uses.set(one.word, (uses.get(one.word) ?? 0) + one.uses)
  return [
    word,
    ...nearest(
      word,
      [...uses].map(([one, times]) => ({ word: one, uses: times })),
    ),
  ]
}

/** Notes for each product the best place of a word, whole or as a prefix. */
function markPlaces(
  { products, titles, others, categories }: SavedCatalogue,
  names: Names,
  word: string,
  into: Uint8Array,
): void {
  const inCategories = new Set(begins(names.categories, word).map(({ id }) => id))
  const ofBrands = new Set(begins(names.brands, word).map(({ id }) => id))
  const mark = (index: number, where: number) => {
    into[index] = Math.max(into[index] ?? 0, where)
  }
  if (inCategories.size > 0 || ofBrands.size > 0) {
    products.forEach((product, index) => {
      if (!product) return
      const { categoryId, brandId } = product.card
      const fits =
        inCategories.has(categoryId) ||
        inCategories.has(categories.get(categoryId)?.parentId ?? 0) ||
        ofBrands.has(brandId ?? 0)
      if (fits) mark(index, place.elsewhere)
    })
  }
  for (const indexes of others.startingWith(word)) for (const index of indexes) mark(index, place.elsewhere)
  for (const indexes of titles.startingWith(word)) for (const index of indexes) mark(index, place.title)
}
