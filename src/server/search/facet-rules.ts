import { type Language, languages } from '#contract/languages.ts'
import type { SearchFacets } from '#contract/search/search.ts'
import { countryName } from '#words/screens/country-names.ts'
import { toMajor } from '../region/region-rules.ts'
import { countedScores, type FacetRow } from './facet-store.ts'
import type { SearchFilters } from './search-filters.ts'
import { swatchOf } from './swatches.ts'
import { sizeOf } from './value-size.ts'

export type Counted = SearchFacets & { readonly total: number }

/** The facets of one search from its counted rows, the largest count first in each group. */
export function facetsOf(rows: readonly FacetRow[], lang: Language): Counted {
  const nameIn = (names: readonly string[] | null) => names?.[names.length > 1 ? languages.indexOf(lang) : 0] ?? ''
  const of = (facet: FacetRow['facet']) => rows.filter((row) => row.facet === facet)
  const all = of('all')[0]
  const attrs = new Map<number, SearchFacets['attrs'][number]>()
  for (const row of of('attr')) {
    const attrId = row.attr_id ?? 0
    const group = attrs.get(attrId) ?? { attrId, attrName: nameIn(row.attr_names), values: [] }
    const [attribute = '', value = ''] = [row.attr_names?.[0], row.names?.[0]]
    group.values.push({
      categoryTypeAttrId: row.id ?? 0,
      name: nameIn(row.names),
      count: row.count,
      size: sizeOf(value),
      colour: swatchOf(attribute, value),
    })
    attrs.set(attrId, group)
  }
  return {
    total: all?.count ?? 0,
    categories: of('category').map((row) => ({ categoryId: row.id ?? 0, name: nameIn(row.names), count: row.count })),
    brands: of('brand').map((row) => ({ brandId: row.id ?? 0, name: nameIn(row.names), count: row.count })),
    attrs: [...attrs.values()],
    placesOfOrigin: of('place').map(({ names, count }) => ({
      placeOfOrigin: nameIn(names),
      name: countryName(nameIn(names), lang),
      count,
    })),
    price: { min: toMajor(all?.low ?? 0), max: toMajor(all?.high ?? 0) },
    scores: countedScores.map((minScore, at) => ({ minScore, count: all?.scored?.[at] ?? 0 })),
    hasStock: all?.stocked ?? 0,
    isFreeDelivery: all?.delivered ?? 0,
  }
}

/**
 * The facets of a search, each group counted without its own filter; `count` counts one search. Groups without a filter
 * share the search's own count; each filtered group costs one more. Stock and free delivery are exceptions: the number
 * of products left by a filter with one value is the search's own count.
 */
export async function facetsWithoutOwnFilter(
  filters: SearchFilters,
  count: (filters: SearchFilters) => Promise<Counted>,
): Promise<Counted> {
  const isPriced = filters.minPrice !== undefined || filters.maxPrice !== undefined
  const [own, category, brand, place, price, score, ...attributes] = await Promise.all([
    count(filters),
    filters.categoryId ? count({ ...filters, categoryId: undefined }) : undefined,
    filters.brandIds ? count({ ...filters, brandIds: undefined }) : undefined,
    filters.placeOfOrigin ? count({ ...filters, placeOfOrigin: undefined }) : undefined,
    isPriced ? count({ ...filters, minPrice: undefined, maxPrice: undefined }) : undefined,
    filters.minScore ? count({ ...filters, minScore: undefined }) : undefined,
    ...filters.attributes.map((group) =>
      count({ ...filters, attributes: filters.attributes.filter((one) => one !== group) }),
    ),
  ])
  const filtered = filters.attributes.flatMap(
    ({ attrId }, at) => attributes[at]?.attrs.filter((group) => group.attrId === attrId) ?? [],
  )
  return {
    total: own.total,
    categories: (category ?? own).categories,
    brands: (brand ?? own).brands,
    attrs: [...filtered, ...own.attrs.filter(({ attrId }) => !filtered.some((group) => group.attrId === attrId))].sort(
      (one, other) => topCount(other) - topCount(one) || one.attrId - other.attrId,
    ),
    placesOfOrigin: (place ?? own).placesOfOrigin,
    price: (price ?? own).price,
    scores: (score ?? own).scores,
    hasStock: own.hasStock,
    isFreeDelivery: own.isFreeDelivery,
  }
}

/** The largest count of a group: attributes that many products have come first, chosen or not. */
const topCount = ({ values }: SearchFacets['attrs'][number]): number => values[0]?.count ?? 0
