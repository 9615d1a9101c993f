import type { ListBase, ListParams } from '#contract/product-lists/list-params.ts'
import type { SearchFacets } from '#contract/search/search.ts'

/** An option of a filter; `next` holds the list params after the option is pressed. */
export type FilterOption = {
  readonly id: string
  readonly name: string
  readonly count?: number
  /** The swatch of a colour, `#rrggbb`. */
  readonly colour?: string | undefined
  readonly isChosen: boolean
  readonly next: ListParams
}
export type FilterGroup = {
  readonly id: 'category' | 'brand' | 'place' | 'score' | `attr-${number}`
  /** The attribute's name; the page names the other groups. */
  readonly name?: string
  /** Set where only one option can be chosen; `none` holds the list params without an option. */
  readonly none?: ListParams
  readonly options: readonly FilterOption[]
}

/** A group with a single value does not narrow the list and is hidden, unless that value is chosen. */
const isWorthShowing = ({ options }: FilterGroup) => options.length > 1 || options.some(({ isChosen }) => isChosen)

/** The filter groups of a list, with the number of products that each option would leave. */
export function filterGroups(facets: SearchFacets, params: ListParams, base: ListBase): FilterGroup[] {
  const one = <Field extends 'categoryId' | 'placeOfOrigin' | 'minScore'>(
    id: FilterGroup['id'],
    field: Field,
    values: readonly { value: NonNullable<ListParams[Field]>; name: string; count: number }[],
  ): FilterGroup => {
    const { [field]: _, ...none } = params
    return {
      id,
      none,
      options: values.map(({ value, name, count }) => {
        const isChosen = params[field] === value
        return { id: String(value), name, count, isChosen, next: isChosen ? none : { ...params, [field]: value } }
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
          {
            id: 'brand' as const,
            options: several(
              'brandId',
              facets.brands.map(({ brandId: value, ...rest }) => ({ value, ...rest })),
              params,
            ),
          },
        ]),
    one(
      'place',
      'placeOfOrigin',
      facets.placesOfOrigin.flatMap(({ placeOfOrigin, ...rest }) =>
        isOrigin(placeOfOrigin) ? [{ value: placeOfOrigin, ...rest }] : [],
      ),
    ),
    ...facets.attrs.map(
      ({ attrId, attrName, values }): FilterGroup => ({
        id: `attr-${attrId}`,
        name: attrName,
        options: several(
          'categoryTypeAttrIds',
          values.map(({ categoryTypeAttrId: value, ...rest }) => ({ value, ...rest })),
          params,
        ),
      }),
    ),
  ]
  return groups.filter(isWorthShowing)
}

const isOrigin = (code: string): code is NonNullable<ListParams['placeOfOrigin']> =>
  ['LK', 'CN', 'LA', 'TR'].includes(code)

/** Options of which several can be chosen; a second press of an option removes the option. */
function several(
  field: 'brandId' | 'categoryTypeAttrIds',
  values: readonly { value: number; name: string; count: number; colour?: string | undefined }[],
  params: ListParams,
): FilterOption[] {
  const chosen = params[field] ?? []
  return values.map(({ value, name, count, colour }) => {
    const isChosen = chosen.includes(value)
    const ids = isChosen ? chosen.filter((id) => id !== value) : [...chosen, value].sort((a, b) => a - b)
    return { id: String(value), name, count, colour, isChosen, next: withoutEmpty({ ...params, [field]: ids }) }
  })
}

/** Drops empty list params, so that equal params have equal keys. */
export function withoutEmpty(params: ListParams): ListParams {
  const kept = Object.entries(params).filter(
    ([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(kept)
}
