import { nearest } from '#contract/near-words.ts'
import { typedWordsOf, wordsOf } from '#contract/search-words.ts'
import type { SavedCatalogue } from './saved-catalogue.ts'

/** How well a product matches the typed words: in its title, elsewhere, or not at all. */
export const fit = { none: 0, elsewhere: 1, inTitle: 2 } as const

/**
 * For each catalogue index, how well the product matches the typed words, by the server's rules: every word must occur,
 * whole or as a prefix; a word that is no prefix of any stored word may be mistyped. Null where no word was typed,
 * because every product matches. `pause` is awaited after each word.
 */
export async function matchesOf(
  catalogue: SavedCatalogue,
  key: string | undefined,
  yieldToMain: () => Promise<void> | undefined,
): Promise<Uint8Array | null> {
  if (!key?.trim()) return null
  const words = typedWordsOf(key)
  const number = catalogue.products.length
  const all = new Uint8Array(number).fill(words.length > 0 ? fit.inTitle : fit.none)
  const names = namesOf(catalogue)
  for (const word of words) {
    const one = new Uint8Array(number)
    for (const spelling of spellingsOf(catalogue, names, word)) markMatches(catalogue, names, spelling, one)
    for (let index = 0; index < number; index += 1) all[index] = Math.min(all[index] ?? 0, one[index] ?? 0)
    await yieldToMain()
  }
  return all
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
function spellingsOf({ titles, synonyms }: SavedCatalogue, { categories, brands }: Names, word: string): string[] {
  const isKnown =
    titles.has(word) || synonyms.has(word) || begins(categories, word).length > 0 || begins(brands, word).length > 0
  if (isKnown) return [word]
  const named = [...categories, ...brands].flatMap(({ words }) => words.map((one) => ({ word: one, uses: 1 })))
  const uses = new Map<string, number>()
  for (const one of [...titles.similarTo(word), ...synonyms.similarTo(word), ...named])
    uses.set(one.word, (uses.get(one.word) ?? 0) + one.uses)
  return [
    word,
    ...nearest(
      word,
      [...uses].map(([one, times]) => ({ word: one, uses: times })),
    ),
  ]
}

function markMatches(
  { products, titles, synonyms, categories }: SavedCatalogue,
  names: Names,
  word: string,
  into: Uint8Array,
): void {
  const inCategories = new Set(begins(names.categories, word).map(({ id }) => id))
  const ofBrands = new Set(begins(names.brands, word).map(({ id }) => id))
  if (inCategories.size > 0 || ofBrands.size > 0) {
    products.forEach((product, index) => {
      if (!product) return
      const { categoryId, brandId } = product.card
      const fits =
        inCategories.has(categoryId) ||
        inCategories.has(categories.get(categoryId)?.parentId ?? 0) ||
        ofBrands.has(brandId ?? 0)
      if (fits) into[index] = fit.elsewhere
    })
  }
  for (const indexes of synonyms.startingWith(word)) for (const index of indexes) into[index] = fit.elsewhere
  for (const indexes of titles.startingWith(word)) for (const index of indexes) into[index] = fit.inTitle
}
