import type { SearchFacets } from '#contract/search/search.ts'
import type { Language } from '#contract/wire.ts'
import { countryCode } from '#words/screens/country-names.ts'
import { group } from './filters.ts'
import type { SavedCatalogue, SavedProduct } from './saved-catalogue.ts'

/** Maximum number of values returned per group; same as the server's. */
const maxValues = 20
/** Scores that are counted as "and up"; same as the server's. */
const scoreSteps = [4, 3] as const

type Counts<Key> = Map<Key, number>
const addOne = <Key>(counts: Counts<Key>, key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1)

/** Counts products per facet value, each group without its own filter (docs/wire.md#search). */
export function facetCounter(catalogue: SavedCatalogue, lang: Language, filteredAttributes: readonly number[]) {
  const categories: Counts<number> = new Map()
  const brands: Counts<number> = new Map()
  const origins: Counts<string> = new Map()
  const values: Counts<string> = new Map()
  const valuesOfFiltered = new Map<number, Counts<string>>(filteredAttributes.map((attrId) => [attrId, new Map()]))
  let min = Infinity
  let max = 0
  const scored = scoreSteps.map((minScore) => ({ minScore, count: 0 }))
  let stocked = 0
  let delivered = 0

  return {
    /** Counts a product that fails the filter groups in `failed`. */
    count({ card, values: own }: SavedProduct, failed: number): void {
      if ((failed & ~group.category) === 0) addOne(categories, card.categoryId)
      if ((failed & ~group.brand) === 0 && card.brandId) addOne(brands, card.brandId)
      if ((failed & ~group.place) === 0) addOne(origins, card.shipFrom)
      if ((failed & ~group.price) === 0) {
        min = Math.min(min, card.price)
        max = Math.max(max, card.price)
      }
      if ((failed & ~group.score) === 0) for (const one of scored) if (card.score >= one.minScore) one.count += 1
      if ((failed & ~group.stock) === 0 && card.totalStocks > 0) stocked += 1
      if ((failed & ~group.delivery) === 0 && card.isFreeDelivery === 1) delivered += 1
      if (failed === 0) for (const value of own) addOne(values, value)
      filteredAttributes.forEach((attrId, at) => {
        const counts = valuesOfFiltered.get(attrId)
        if (counts && (failed & ~(group.firstAttribute << at)) === 0) for (const value of own) addOne(counts, value)
      })
    },
    facets: (): SearchFacets => ({
      categories: byCount(categories, (categoryId) => catalogue.categories.get(categoryId)?.name).map(
        ({ key, name, count }) => ({ categoryId: key, name, count }),
      ),
      brands: byCount(brands, (brandId) => catalogue.brands.get(brandId)).map(({ key, name, count }) => ({
        brandId: key,
        name,
        count,
      })),
      attrs: [...catalogue.attributes.values()].flatMap(({ attrId, attrName, values: all }) => {
        const counts = valuesOfFiltered.get(attrId) ?? values
        const counted = all
          .map((value) => ({ ...value, count: counts.get(`${attrName} ${value.name}`) ?? 0 }))
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.count - a.count || a.categoryTypeAttrId - b.categoryTypeAttrId)
        return counted.length > 0 ? [{ attrId, attrName, values: counted.slice(0, maxValues) }] : []
      }),
      placesOfOrigin: byCount(origins, (name) => name).map(({ name, count }) => ({
        placeOfOrigin: countryCode(name, lang),
        name,
        count,
      })),
      price: { min: min === Infinity ? 0 : min, max },
      scores: scored,
      hasStock: stocked,
      isFreeDelivery: delivered,
    }),
  }
}

/** Values without a stored name are left out, because they cannot be shown. */
function byCount<Key extends number | string>(counts: Counts<Key>, nameOf: (key: Key) => string | undefined) {
  return [...counts]
    .map(([key, count]) => ({ key, name: nameOf(key) ?? '', count }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, maxValues)
}
