import type { ProductCard } from '#contract/product/product.ts'
import { maxShops, maxSuggestedProducts } from '#contract/search/search.ts'
import { foldText, typedWordsOf } from '#contract/search/search-words.ts'
import { correctedText } from '#contract/search/searched-text.ts'
import type { ShopCard } from '#contract/shop.ts'
import type { Language } from '#contract/wire.ts'
import type { SavedQuery, SavedSearch, SavedSuggestions } from '../saved-search.ts'
import { facetCounter } from './facet-counter.ts'
import { filtersOf } from './filters.ts'
import { fit, type Matches, matchesOf } from './matches.ts'
import type { SavedCatalogue } from './saved-catalogue.ts'
import { cachedWordsOf } from './typed-words.ts'
import { createYield } from './yield-to-main.ts'

const maxSuggestions = 10

type Match = { readonly card: ProductCard; readonly fit: number }

/** Searches a catalogue; see saved-search.ts. */
export async function searchCatalogue(
  catalogue: SavedCatalogue,
  query: SavedQuery,
  lang: Language,
): Promise<SavedSearch> {
  const yieldToMain = createYield()
  const matches = await matchesOf(catalogue, query.key, lang, yieldToMain)
  const { failed, attrIds } = filtersOf(query, catalogue, lang)
  const counter = facetCounter(catalogue, lang, attrIds)
  const results: Match[] = []
  for (const [at, product] of catalogue.products.entries()) {
    if (at % 64 === 0) await yieldToMain()
    // Products that were stored during a pause have no match value.
    const match = matches ? (matches.fits[at] ?? fit.none) : fit.found
    if (!product || match === fit.none) continue
    const bits = failed(product)
    counter.count(product, bits)
    if (bits === 0) results.push({ card: product.card, fit: match })
  }
  await yieldToMain()
  const products = results.sort(orderOf(query, matches !== null)).map(({ card }) => card)
  await yieldToMain()
  return {
    products,
    shops: shopsNamed(catalogue, query.key),
    total: products.length,
    facets: counter.facets(),
    ...(matches && products.length > 0 ? changedWords(matches, products) : {}),
  }
}

/** The number of first products whose names tell how a corrected word is written. */
const maxNamed = 20

/** The searched words where they differ from the typed words (docs/wire.md#search). */
function changedWords({ text, leftOut, spellings }: Matches, products: readonly ProductCard[]) {
  if (leftOut.length === 0 && spellings.every(({ length }) => length === 1)) return {}
  const names = products.slice(0, maxNamed).map(({ prodName }) => prodName)
  return { mended: correctedText(text, spellings, names), ...(leftOut.length > 0 ? { leftOut } : {}) }
}

/** The more sold and the better rated, the more popular, in doublings; without a review, the score counts as average. */
const popularityOf = ({ soldNum, score }: ProductCard) =>
  Math.floor(Math.log2(10 + Math.round(10 * soldNum * (score || 3))))

/**
 * The server's sort order. The mall's own rank is not part of its responses: products are numbered in that order. A
 * card states only the day on which a product came; of the same day, the higher number came later (decision 0018).
 */
function orderOf({ sortName, sort }: SavedQuery, hasWords: boolean): (one: Match, other: Match) => number {
  if (!sortName && !hasWords) return (one, other) => one.card.prodId - other.card.prodId
  if (!sortName)
    return (one, other) =>
      other.fit - one.fit ||
      Number(isSoldOut(one.card)) - Number(isSoldOut(other.card)) ||
      popularityOf(other.card) - popularityOf(one.card) ||
      one.card.prodId - other.card.prodId
  const sign = (sort ?? (sortName === 'price' ? 'asc' : 'desc')) === 'asc' ? 1 : -1
  const keyOf = ({ card }: Match) => (sortName === 'createTime' ? (card.createDay ?? 0) : card[sortName])
  return (one, other) => sign * (keyOf(one) - keyOf(other) || one.card.prodId - other.card.prodId)
}

const isSoldOut = ({ totalStocks }: ProductCard) => totalStocks === 0

function shopsNamed({ shops }: SavedCatalogue, key: string | undefined): ShopCard[] {
  const words = typedWordsOf(key ?? '')
  if (words.length === 0) return []
  const fits = ({ shopName }: ShopCard) => {
    const own = cachedWordsOf(shopName)
    return words.every((word) => own.some((one) => one.startsWith(word)))
  }
  return [...shops.values()]
    .filter(fits)
    .sort((a, b) => a.shopName.localeCompare(b.shopName))
    .slice(0, maxShops)
}

/**
 * Suggestions: words, which are categories and brands with stored products, prefix matches first, then names of matching
 * products; and the first of these products.
 */
export async function suggestFromCatalogue(
  catalogue: SavedCatalogue,
  keyword: string,
  lang: Language,
): Promise<SavedSuggestions> {
  const folded = foldText(keyword)
  if (folded === '') return { words: [], products: [] }
  const { products } = await searchCatalogue(catalogue, { key: keyword }, lang)
  const rankOf = (phrase: string) => {
    const own = foldText(phrase)
    return own.startsWith(folded) ? 0 : own.includes(` ${folded}`) ? 1 : own.includes(folded) ? 2 : 3
  }
  const named = sold(catalogue, lang)
    .map((phrase) => ({ phrase, place: rankOf(phrase) }))
    .filter(({ place: rank }) => rank < 3)
    .sort((a, b) => a.place - b.place)
  const all = [
    ...named.map(({ phrase }) => phrase),
    ...products.slice(0, maxSuggestions).map(({ prodName }) => prodName),
  ]
  const once = new Map<string, string>()
  for (const phrase of all) if (!once.has(foldText(phrase))) once.set(foldText(phrase), phrase)
  return {
    words: [...once.values()].slice(0, maxSuggestions),
    products: products.slice(0, maxSuggestedProducts).map(({ prodId, prodName, slug, pic, categoryId }) => {
      const own = catalogue.categories.get(categoryId)
      const department = catalogue.categories.get(own?.parentId ?? 0) ?? own
      return { prodId, prodName, slug, pic, categoryName: department?.name ?? '' }
    }),
  }
}

/** Names of the categories (including departments) and brands of stored products, spelled as the server does. */
function sold({ products, categories, brands }: SavedCatalogue, lang: Language): string[] {
  const names = new Set<string>()
  for (const product of products) {
    if (!product) continue
    const { categoryId, brandId } = product.card
    const own = categories.get(categoryId)
    for (const name of [own?.name, categories.get(own?.parentId ?? 0)?.name])
      if (name) names.add(name.toLocaleLowerCase(lang))
    const brand = brands.get(brandId ?? 0)
    if (brand) names.add(brand)
  }
  return [...names]
}
