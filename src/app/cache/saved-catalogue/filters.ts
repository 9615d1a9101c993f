import type { Language } from '#contract/wire.ts'
import { countryCode } from '#words/screens/country-names.ts'
import type { SavedQuery } from '../saved-search.ts'
import type { SavedCatalogue, SavedProduct } from './saved-catalogue.ts'

/** The groups of filters, one bit each; attribute groups follow, one bit for each filtered attribute. */
export const group = {
  shop: 1,
  category: 2,
  brand: 4,
  place: 8,
  price: 16,
  score: 32,
  stock: 64,
  delivery: 128,
  firstAttribute: 256,
} as const

/** Returns the groups of filters that a product fails, as bits: 0 means that the product passes all filters. */
export type Filters = {
  readonly failed: (product: SavedProduct) => number /** The filtered attributes, in the order of their bits. */
  readonly attrIds: readonly number[]
}

/** Builds the filters of a query; `key` and the sort order are ignored. */
export function filtersOf(query: SavedQuery, catalogue: SavedCatalogue, lang: Language): Filters {
  const groups = attributeGroups(query.categoryTypeAttrIds ?? [], catalogue)
  return {
    attrIds: groups.map(({ attrId }) => attrId),
    failed: ({ card, values }) => {
      let bits = 0
      if (query.shopId !== undefined && card.shopId !== query.shopId) bits |= group.shop
      if (query.minScore !== undefined && card.score < query.minScore) bits |= group.score
      if (query.hasStock === true && card.totalStocks === 0) bits |= group.stock
      if (query.isFreeDelivery === true && card.isFreeDelivery !== 1) bits |= group.delivery
      if (
        query.categoryId !== undefined &&
        card.categoryId !== query.categoryId &&
        catalogue.categories.get(card.categoryId)?.parentId !== query.categoryId
      )
        bits |= group.category
      if (query.brandId !== undefined && !query.brandId.includes(card.brandId ?? 0)) bits |= group.brand
      if (query.placeOfOrigin !== undefined && countryCode(card.shipFrom, lang) !== query.placeOfOrigin)
        bits |= group.place
      if (card.price < (query.minPrice ?? 0) || card.price > (query.maxPrice ?? Infinity)) bits |= group.price
      groups.forEach(({ selected }, at) => {
        if (!selected.some((value) => values.has(value))) bits |= group.firstAttribute << at
      })
      return bits
    },
  }
}

type AttributeGroup = { readonly attrId: number; readonly selected: readonly string[] }

/**
 * Groups the chosen values by attribute; a product needs one value of each attribute. A value that no stored record
 * names matches nothing.
 */
function attributeGroups(ids: readonly number[], { attributes }: SavedCatalogue): AttributeGroup[] {
  const groups = [...attributes.values()].flatMap(({ attrId, attrName, values }) => {
    const chosen = values.filter(({ categoryTypeAttrId }) => ids.includes(categoryTypeAttrId))
    return chosen.length > 0 ? [{ attrId, selected: chosen.map(({ name }) => `${attrName} ${name}`) }] : []
  })
  const known = new Set(
    [...attributes.values()].flatMap(({ values }) => values.map(({ categoryTypeAttrId }) => categoryTypeAttrId)),
  )
  return ids.every((id) => known.has(id)) ? groups : [...groups, { attrId: 0, selected: [] }]
}
