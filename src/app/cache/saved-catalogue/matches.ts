import { type LooseSearch, looseSearches } from '#contract/search/loose-search.ts'
import { typedWordsOf } from '#contract/search/search-words.ts'
import { withoutWords } from '#contract/search/searched-text.ts'
import { typedTypesOf } from '#contract/search/title-words.ts'
import type { Language } from '#contract/wire.ts'
import type { SavedCatalogue } from './saved-catalogue.ts'
import { place, placesOfAll, type TypedWord, type TypedWordReader, typedWordReader } from './typed-words.ts'

/**
 * How well a product fits the typed words, by the server's rules (`fitConditions` of search/search-filters-store.ts): a
 * product that has all words is of a type that the words name, its category is of such a type, or neither; each with all
 * words in its title (one more), or not.
 */
export const fit = { none: 0, found: 1, ofCategory: 3, ofType: 5 } as const

/** The products that match a typed text, and the text as the search understands it. */
export type Matches = {
  /** For each catalogue index, how well the product fits. */
  readonly fits: Uint8Array
  /** The typed text without the words that are left out, and these words. */
  readonly text: string
  readonly leftOut: readonly string[]
  /** The candidates of each searched word, the word itself first. */
  readonly spellings: readonly (readonly string[])[]
}

/**
 * The products that match the typed words, by the server's rules: every word must occur, whole or as a prefix; a word
 * that is no prefix of any stored word may be mistyped. Words that find nothing together are corrected or left out
 * (docs/product.md#left-out). Null where no word was typed, because every product matches. `yieldToMain` is awaited
 * after each word.
 */
export async function matchesOf(
  catalogue: SavedCatalogue,
  key: string | undefined,
  lang: Language,
  yieldToMain: () => Promise<void> | undefined,
): Promise<Matches | null> {
  if (!key?.trim()) return null
  const reader = typedWordReader(catalogue, lang)
  const typed: TypedWord[] = []
  for (const word of typedWordsOf(key)) {
    typed.push(reader.read(word))
    await yieldToMain()
  }
  const number = catalogue.products.length
  const loose = findsAny(typed, number) ? null : await loosen(reader, typed, key, lang, yieldToMain)
  const words = loose ?? typed
  const missing = typed.filter(({ word }) => !words.some((one) => one.word === word)).map(({ word }) => word)
  const { text, leftOut } = withoutWords(key, missing)
  const { ofType, ofCategory } = typesOf(reader, words, text, lang)
  const fits = placesOfAll(words, number).map((where, index) => {
    if (where === place.none) return fit.none
    const named = ofType.has(index) ? fit.ofType : ofCategory.has(index) ? fit.ofCategory : fit.found
    return named + (where === place.title ? 1 : 0)
  })
  return { fits, text, leftOut, spellings: words.map(({ spellings }) => spellings) }
}

const findsAny = (words: readonly TypedWord[], number: number): boolean =>
  placesOfAll(words, number).some((where) => where !== place.none)

/** The words that name a type of which the catalogue has products, and the products of the type and of its category. */
function typesOf(
  { ofTypes, ofCategories }: TypedWordReader,
  words: readonly TypedWord[],
  text: string,
  lang: Language,
) {
  for (const group of typedTypesOf(text, lang)) {
    const named = words.filter(({ word }) => group.includes(word))
    const [ofType, ofCategory] = [new Set(named.flatMap(ofTypes)), new Set(named.flatMap(ofCategories))]
    if (ofType.size > 0 || ofCategory.size > 0) return { words: group, ofType, ofCategory }
  }
  return { words: [], ofType: new Set<number>(), ofCategory: new Set<number>() }
}

/** The words of the first of the `looseSearches` that finds a product, or null. */
async function loosen(
  reader: TypedWordReader,
  typed: readonly TypedWord[],
  key: string,
  lang: Language,
  yieldToMain: () => Promise<void> | undefined,
): Promise<TypedWord[] | null> {
  if (typed.length < 2) return null
  const typeWords = typesOf(reader, typed, key, lang).words
  const near = new Map<string, string[]>()
  for (const { word } of typed) {
    near.set(word, reader.near(word))
    await yieldToMain()
  }
  const searches = looseSearches(
    typed.map(({ word, places }) => ({
      word,
      uses: places.filter((where) => where !== place.none).length,
      isType: typeWords.includes(word),
      near: near.get(word) ?? [],
    })),
  )
  for (const search of searches) {
    const words = wordsOfSearch(reader, typed, search, near)
    await yieldToMain()
    if (words) return words
  }
  return null
}

/** The words of a search that finds a product, each corrected by the near words that fit the others; else null. */
function wordsOfSearch(
  reader: TypedWordReader,
  typed: readonly TypedWord[],
  { words, corrected }: LooseSearch,
  near: ReadonlyMap<string, readonly string[]>,
): TypedWord[] | null {
  const nearOf = (word: string) => (corrected.includes(word) ? (near.get(word) ?? []) : [])
  const searched = words.flatMap((word) => {
    const one =
      nearOf(word).length > 0 ? reader.corrected(word, nearOf(word)) : typed.find((other) => other.word === word)
    return one ?? []
  })
  const number = searched[0]?.places.length ?? 0
  if (!findsAny(searched, number)) return null
  return searched.map((one) => {
    const others = searched.filter((other) => other !== one)
    const fitting = nearOf(one.word).filter((spelling) => findsAny([...others, reader.whole(spelling)], number))
    return fitting.length > 0 ? reader.corrected(one.word, fitting) : one
  })
}
