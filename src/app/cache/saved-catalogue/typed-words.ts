import { isShort, oneLetterApart } from '#contract/search/loose-search.ts'
import { editsAllowed, nearest } from '#contract/search/near-words.ts'
import { wordsOf } from '#contract/search/search-words.ts'
import { categoryTermsOf, typeFormOf } from '#contract/search/title-words.ts'
import type { Language } from '#contract/wire.ts'
import type { SavedCatalogue } from './saved-catalogue.ts'

/** Where a product has a word: nowhere, elsewhere than in its title, or in its title. */
export const place = { none: 0, elsewhere: 1, title: 2 } as const

/** A typed word in a catalogue. */
export type TypedWord = {
  readonly word: string
  /** The candidates, the word itself first. */
  readonly spellings: readonly string[]
  /** For each catalogue index, where the product has the word. */
  readonly places: Uint8Array
}

type Named = { readonly words: readonly string[]; readonly id: number }
/** Whether a word of the catalogue matches: as a whole, or by its beginning. */
type Matching = 'whole' | 'beginning'

const known = new Map<string, readonly string[]>()

/** The words of a name, computed once, because the same names occur in every search. */
export function cachedWordsOf(name: string): readonly string[] {
  const words = known.get(name) ?? wordsOf(name)
  known.set(name, words)
  return words
}

const knownTerms = new Map<string, ReturnType<typeof categoryTermsOf>>()

/** The terms of a category's name, computed once. */
function cachedTermsOf(name: string, lang: Language) {
  const key = `${lang} ${name}`
  const terms = knownTerms.get(key) ?? categoryTermsOf(name, lang)
  knownTerms.set(key, terms)
  return terms
}

/** The typed words of a catalogue in its language, by the server's rules (search/spelling.ts and search/loosen.ts). */
export function typedWordReader(catalogue: SavedCatalogue, lang: Language) {
  const { products, titles, others } = catalogue
  const categories = [...catalogue.categories].map(([id, { name }]) => ({ id, ...cachedTermsOf(name, lang) }))
  const brands = [...catalogue.brands].map(([id, name]) => ({ id, words: cachedWordsOf(name) }))

  const idsOf = (named: readonly Named[], word: string, matching: Matching) => {
    const fits = (one: string) => (matching === 'whole' ? one === word : one.startsWith(word))
    return new Set(named.filter(({ words }) => words.some(fits)).map(({ id }) => id))
  }

  /** Notes for each product the best place of a word. */
  const markPlaces = (word: string, matching: Matching, into: Uint8Array): void => {
    const [inCategories, ofBrands] = [idsOf(categories, word, matching), idsOf(brands, word, matching)]
    const mark = (index: number, where: number) => {
      if (products[index]) into[index] = Math.max(into[index] ?? 0, where)
    }
    if (inCategories.size > 0 || ofBrands.size > 0) {
      products.forEach((product, index) => {
        if (!product) return
        const { categoryId, brandId } = product.card
        const fits =
          inCategories.has(categoryId) ||
          inCategories.has(catalogue.categories.get(categoryId)?.parentId ?? 0) ||
          ofBrands.has(brandId ?? 0)
        if (fits) mark(index, place.elsewhere)
      })
    }
    const listsOf = (index: typeof titles) => (matching === 'whole' ? [index.exactly(word)] : index.startingWith(word))
    for (const indexes of listsOf(others)) for (const index of indexes) mark(index, place.elsewhere)
    for (const indexes of listsOf(titles)) for (const index of indexes) mark(index, place.title)
  }

  /** The words of the catalogue that may be meant, with the number of their products. */
  const similarTo = (word: string, edits: number) => {
    const uses = new Map<string, number>()
    const named = [...categories, ...brands].flatMap(({ words }) => words.map((one) => ({ word: one, uses: 1 })))
    for (const one of [...titles.similarTo(word, edits), ...others.similarTo(word, edits), ...named])
      uses.set(one.word, (uses.get(one.word) ?? 0) + one.uses)
    return [...uses].map(([one, times]) => ({ word: one, uses: times }))
  }

  const isKnown = (word: string) =>
    titles.has(word) ||
    others.has(word) ||
    idsOf(categories, word, 'beginning').size > 0 ||
    idsOf(brands, word, 'beginning').size > 0

  const wordWith = (word: string, spellings: readonly string[], matchingOf: (spelling: string) => Matching) => {
    const places = new Uint8Array(products.length)
    for (const spelling of spellings) markPlaces(spelling, matchingOf(spelling), places)
    return { word, spellings, places }
  }

  return {
    /** The word and, if no stored word begins with the word, its corrections. */
    read: (word: string): TypedWord => {
      const near = isKnown(word) ? [] : nearest(word, similarTo(word, editsAllowed(word)))
      return wordWith(word, [word, ...near], () => 'beginning')
    },
    /** The known words that differ from a short word by one letter. */
    near: (word: string): string[] => (isShort(word) ? oneLetterApart(word, similarTo(word, 1)) : []),
    /** The word and these near words, which match whole words only. */
    corrected: (word: string, near: readonly string[]): TypedWord =>
      wordWith(word, [word, ...near], (spelling) => (spelling === word ? 'beginning' : 'whole')),
    /** The near word alone, which matches whole words only. */
    whole: (word: string): TypedWord => wordWith(word, [word], () => 'whole'),
    /** The indexes of the products of the types that a word names. */
    ofTypes: ({ spellings }: TypedWord): number[] =>
      spellings.flatMap((spelling) => [...(catalogue.types.get(typeFormOf(spelling)) ?? [])]),
    /** The indexes of the products whose own category names a type by a word. */
    ofCategories: ({ spellings }: TypedWord): number[] => {
      const forms = spellings.map(typeFormOf)
      const named = categories.filter(({ types }) => types.some((type) => forms.includes(type)))
      const ids = new Set(named.map(({ id }) => id))
      return products.flatMap((product, index) => (product && ids.has(product.card.categoryId) ? [index] : []))
    },
  }
}
export type TypedWordReader = ReturnType<typeof typedWordReader>

/** For each catalogue index the worst place of the words: where the product has all of them. */
export function placesOfAll(words: readonly TypedWord[], length: number): Uint8Array {
  const places = new Uint8Array(length).fill(words.length > 0 ? place.title : place.none)
  for (const { places: own } of words)
    for (let index = 0; index < length; index += 1) places[index] = Math.min(places[index] ?? 0, own[index] ?? 0)
  return places
}
