import type { SearchFacets } from '#contract/search/search.ts'

/**
 * Creates a function that keeps the order of filter groups and values from answer to answer of one list: a choice
 * changes the counts, by which the server sorts, but never moves a value (docs/product.md#filters). Values that an
 * earlier answer lacked come last. Sizes are in size order instead.
 */
export function createFacetOrder(): (facets: SearchFacets) => SearchFacets {
  const places = new Map<string, number>()
  const placeOf = (key: string): number => {
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return place
  }
  const inOrder = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
    items
      .map((item) => ({ item, place: placeOf(keyOf(item)) }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)

  return (facets) => ({
    ...facets,
    categories: inOrder(facets.categories, ({ categoryId }) => `category ${categoryId}`),
    brands: inOrder(facets.brands, ({ brandId }) => `brand ${brandId}`),
    placesOfOrigin: inOrder(facets.placesOfOrigin, ({ placeOfOrigin }) => `place ${placeOfOrigin}`),
    attrs: inOrder(facets.attrs, ({ attrId }) => `attr ${attrId}`).map((group) => ({
      ...group,
      values: bySize(inOrder(group.values, ({ categoryTypeAttrId }) => `value ${categoryTypeAttrId}`)),
    })),
  })
}

/** Values that are sizes, in ascending order, before the others. */
const bySize = <Value extends { readonly size?: number | undefined }>(values: readonly Value[]): Value[] => {
  const sizeOf = ({ size }: Value) => size ?? Number.MAX_VALUE
  return [...values].sort((one, other) => sizeOf(one) - sizeOf(other))
}
