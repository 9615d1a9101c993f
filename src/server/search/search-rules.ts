import type { ParsedQueryOf } from '#contract/endpoint.ts'
import type { search } from '#contract/search/search.ts'
import type { AttributeGroup, SearchFilters } from './search-filters.ts'

export type SearchQuery = ParsedQueryOf<typeof search>

/** Whether a query is a typed search and nothing more: the first page without filter, sort, count or shop. */
export const isTyped = ({ key, pageSize, pageNumber, regionId: _region, lang: _lang, ...more }: SearchQuery): boolean =>
  Boolean(key?.trim()) && pageSize > 1 && pageNumber === 1 && Object.values(more).every((value) => value === undefined)

/**
 * The search of a query: corrected words, prices in minor units, attribute values by attribute, and brands in ascending
 * order, so that equal searches share their counts.
 */
export const filtersOf = (
  query: SearchQuery,
  spelling: Pick<SearchFilters, 'words' | 'indexed' | 'begun' | 'types' | 'categoryTypes'> | undefined,
  attributes: readonly AttributeGroup[],
): SearchFilters => ({
  regionId: query.regionId,
  words: spelling?.words,
  indexed: spelling?.indexed,
  begun: spelling?.begun,
  types: spelling?.types,
  categoryTypes: spelling?.categoryTypes,
  attributes,
  categoryId: query.categoryId,
  brandIds: query.brandId && [...query.brandId].sort((a, b) => a - b),
  shopId: query.shopId,
  placeOfOrigin: query.placeOfOrigin,
  minPrice: minor(query.minPrice),
  maxPrice: minor(query.maxPrice),
  minScore: query.minScore,
  hasStock: query.hasStock,
  isFreeDelivery: query.isFreeDelivery,
})

const minor = (major: number | undefined) => (major === undefined ? undefined : Math.round(major * 100))

/** Values of one attribute are alternatives; several attributes must all match. An unknown value matches nothing. */
export function groupsOf(
  valueIds: readonly number[],
  known: readonly { value_id: number; attr_id: number }[],
): AttributeGroup[] {
  const attrIds = [...new Set(known.map(({ attr_id }) => attr_id))]
  const groups = attrIds.map((attrId) => ({
    attrId,
    valueIds: known.filter(({ attr_id }) => attr_id === attrId).map(({ value_id }) => value_id),
  }))
  const hasUnknown = valueIds.some((valueId) => !known.some(({ value_id }) => value_id === valueId))
  return hasUnknown ? [...groups, { attrId: 0, valueIds: [] }] : groups
}
