import type { Category } from '#contract/category.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import type { SearchFacets } from '#contract/search/search.ts'
import { wordsOf } from '#contract/search/search-words.ts'
import { titleTermsOf } from '#contract/search/title-words.ts'
import type { ShopCard } from '#contract/shop.ts'
import type { Language } from '#contract/wire.ts'
import { type SearchableContents, searchableContentsOf } from './searchable-contents.ts'
import { createWordIndex, type WordIndex } from './word-index.ts'

/** A stored product: its newest card, and the values of its detail that filters need ("name value"). */
export type SavedProduct = { readonly card: ProductCard; readonly at: number; readonly values: ReadonlySet<string> }

/** All stored data of one region and language, ready for searching. */
export type SavedCatalogue = {
  /** By index; undefined where a product is no longer stored. */
  readonly products: readonly (SavedProduct | undefined)[]
  /** Index of the words in titles, and of the other words of products; the numbers are indexes of `products`. */
  readonly titles: WordIndex
  readonly others: WordIndex
  /** The indexes of the products of each type, by the forms of the type in the catalogue's language (`typeFormOf`). */
  readonly types: ReadonlyMap<string, ReadonlySet<number>>
  readonly categories: ReadonlyMap<number, { readonly name: string; readonly parentId: number }>
  readonly brands: ReadonlyMap<number, string>
  readonly shops: ReadonlyMap<number, ShopCard>
  readonly attributes: ReadonlyMap<number, SearchFacets['attrs'][number]>
  /**
   * Adds a record's answers, in place of its previous contents; a record in another language adds only its words. A long
   * list is one record: `yieldToMain` is awaited between its pages.
   */
  setRecord(
    key: string,
    answers: readonly { readonly value: unknown; readonly at: number }[],
    lang: Language,
    yieldToMain: () => Promise<void> | undefined,
  ): Promise<void>
  drop(key: string): void
}

const noValues: ReadonlySet<string> = new Set()

/** Creates an empty catalogue in a language. */
export function createSavedCatalogue(ownLanguage: Language): SavedCatalogue {
  const products: (SavedProduct | undefined)[] = []
  const positions = new Map<number, number>()
  /** The records that contain each product, by index; a product is removed with its last record. */
  const recordsOf: Set<string>[] = []
  const positionsOf = new Map<string, number[]>()
  const titles = createWordIndex()
  const others = createWordIndex()
  const types = new Map<string, Set<number>>()
  const categories = new Map<number, { name: string; parentId: number }>()
  const brands = new Map<number, string>()
  const shops = new Map<number, ShopCard>()
  const attributes = new Map<number, SearchFacets['attrs'][number]>()

  const positionOf = (prodId: number): number => {
    const known = positions.get(prodId)
    if (known !== undefined) return known
    const position = products.push(undefined) - 1
    positions.set(prodId, position)
    recordsOf.push(new Set())
    return position
  }

  const addWords = ({ prodName, slug }: ProductCard, position: number, lang: Language) => {
    const terms = titleTermsOf(prodName, lang)
    for (const word of terms.title) titles.add(word, position)
    // The slug holds the English title without its commas, so that its type is unknown.
    for (const word of [...terms.others, ...wordsOf(slug)]) others.add(word, position)
    if (lang !== ownLanguage) return
    for (const form of terms.types) {
      const ofType = types.get(form) ?? new Set()
      types.set(form, ofType.add(position))
    }
  }

  const addProduct = (card: ProductCard, detail: ProductDetail | undefined, at: number): number => {
    const position = positionOf(card.prodId)
    const before = products[position]
    if (!before || before.card.prodName !== card.prodName) addWords(card, position, ownLanguage)
    const isNewer = !before || at >= before.at
    products[position] = {
      card: isNewer ? card : before.card,
      at: isNewer ? at : before.at,
      values: detail ? valuesOf(detail) : (before?.values ?? noValues),
    }
    return position
  }

  const name = ({ tree, brands: named, facets, detail, shops: shopCards }: SearchableContents) => {
    for (const one of tree) nameCategories(one)
    for (const { brandId, name: brandName } of named) brands.set(brandId, brandName)
    for (const shop of shopCards) shops.set(shop.shopId, shop)
    for (const { categoryId, name: categoryName } of facets?.categories ?? []) {
      if (!categories.has(categoryId)) categories.set(categoryId, { name: categoryName, parentId: 0 })
    }
    for (const attr of facets?.attrs ?? []) attributes.set(attr.attrId, together(attributes.get(attr.attrId), attr))
    detail?.categoryPath.forEach(({ categoryId, categoryName }, step, path) => {
      categories.set(categoryId, { name: categoryName, parentId: path[step - 1]?.categoryId ?? 0 })
    })
    if (detail?.brandId && detail.brandName) brands.set(detail.brandId, detail.brandName)
  }

  const nameCategories = ({ categoryId, categoryName, parentId, children }: Category) => {
    categories.set(categoryId, { name: categoryName, parentId })
    for (const child of children)
      categories.set(child.categoryId, { name: child.categoryName, parentId: child.parentId })
  }

  const release = (key: string, from: readonly number[]) => {
    for (const position of from) {
      recordsOf[position]?.delete(key)
      if (recordsOf[position]?.size === 0) products[position] = undefined
    }
  }

  const drop = (key: string) => {
    release(key, positionsOf.get(key) ?? [])
    positionsOf.delete(key)
  }

  return {
    products,
    titles,
    others,
    types,
    categories,
    brands,
    shops,
    attributes,
    drop,
    async setRecord(key, answers, lang, yieldToMain) {
      const now = new Set<number>()
      for (const { value, at } of answers) {
        const contents = searchableContentsOf(value)
        // The same product by its name in another language: found by that name, and shown in this language.
        if (lang !== ownLanguage) for (const card of contents.cards) addWords(card, positionOf(card.prodId), lang)
        else {
          name(contents)
          for (const card of contents.cards) now.add(addProduct(card, contents.detail, at))
        }
        await yieldToMain()
      }
      for (const position of now) recordsOf[position]?.add(key)
      release(
        key,
        (positionsOf.get(key) ?? []).filter((position) => !now.has(position)),
      )
      positionsOf.set(key, [...now])
    },
  }
}

/** A detail's filter values: its specification lines and the choices that are in stock, named as in facets. */
function valuesOf({ parameters, skuList }: ProductDetail): Set<string> {
  const inStock = skuList.filter(({ stocks }) => stocks > 0)
  const choices = inStock.flatMap(({ properties }) => properties.split(';').map((one) => one.replace(':', ' ')))
  return new Set([...parameters.map(({ name, value }) => `${name} ${value}`), ...choices])
}

function together(
  before: SearchFacets['attrs'][number] | undefined,
  now: SearchFacets['attrs'][number],
): SearchFacets['attrs'][number] {
  const values = new Map([...(before?.values ?? []), ...now.values].map((value) => [value.categoryTypeAttrId, value]))
  return { ...now, values: [...values.values()] }
}
