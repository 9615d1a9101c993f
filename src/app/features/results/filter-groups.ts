import type { ListBase, ListWish } from '#contract/list-wish.ts'
import type { SearchFacets } from '#contract/search.ts'

/** One thing that can be chosen; `next` is the wish after a press on it. */
export type FilterOption = {
  readonly id: string
  readonly name: string
  readonly count?: number
  readonly isChosen: boolean
  readonly next: ListWish
}
export type FilterGroup = {
  readonly id: 'category' | 'brand' | 'place' | 'score' | `attr-${number}`
  /** The attribute's name; the other groups are named by the page. */
  readonly name?: string
  /** Only one can be chosen: `none` is the wish without any. */
  readonly none?: ListWish
  readonly options: readonly FilterOption[]
}

/** A group with one value helps nobody to choose; these stay because they hold what is chosen. */
const isWorthShowing = ({ options }: FilterGroup) => options.length > 1 || options.some(({ isChosen }) => isChosen)

/** What can be chosen of a list, group by group, with how many products each choice would leave. */
export function filterGroups(facets: SearchFacets, wish: ListWish, base: ListBase): FilterGroup[] {
  const one = <Field extends 'categoryId' | 'brandId' | 'placeOfOrigin' | 'minScore'>(
    id: FilterGroup['id'],
    field: Field,
    values: readonly { value: NonNullable<ListWish[Field]>; name: string; count: number }[],
  ): FilterGroup => {
    const { [field]: _, ...none } = wish
    return {
      id,
      none,
      options: values.map(({ value, name, count }) => {
        const isChosen = wish[field] === value
        return { id: String(value), name, count, isChosen, next: isChosen ? none : { ...wish, [field]: value } }
      }),
    }
  }
  const groups = [
    ...(base.categoryId
      ? []
      : [
          one(
            'category',
            'categoryId',
            facets.categories.map(({ categoryId: value, ...rest }) => ({ value, ...rest })),
          ),
        ]),
    one(
      'score',
      'minScore',
      (facets.scores ?? []).map(({ minScore: value, count }) => ({ value, name: String(value), count })),
    ),
    ...(base.brandId
      ? []
      : [
          one(
            'brand',
            'brandId',
            facets.brands.map(({ brandId: value, ...rest }) => ({ value, ...rest })),
          ),
        ]),
    one(
      'place',
      'placeOfOrigin',
      facets.placesOfOrigin.flatMap(({ placeOfOrigin, ...rest }) =>
        isPlace(placeOfOrigin) ? [{ value: placeOfOrigin, ...rest }] : [],
      ),
    ),
    ...facets.attrs.map((attr) => attributeGroup(attr, wish)),
  ]
  return groups.filter(isWorthShowing)
}

const isPlace = (code: string): code is NonNullable<ListWish['placeOfOrigin']> =>
  ['LK', 'CN', 'LA', 'TR'].includes(code)

function attributeGroup({ attrId, attrName, values }: SearchFacets['attrs'][number], wish: ListWish): FilterGroup {
  const chosen = wish.categoryTypeAttrIds ?? []
  return {
    id: `attr-${attrId}`,
    name: attrName,
    options: values.map(({ categoryTypeAttrId: value, name, count }) => {
      const isChosen = chosen.includes(value)
      const ids = isChosen ? chosen.filter((id) => id !== value) : [...chosen, value].sort((a, b) => a - b)
      return { id: String(value), name, count, isChosen, next: withoutEmpty({ ...wish, categoryTypeAttrIds: ids }) }
    }),
  }
}

/** A wish without what wishes nothing, so that two equal wishes look alike. */
export function withoutEmpty(wish: ListWish): ListWish {
  const kept = Object.entries(wish).filter(
    ([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(kept)
}
