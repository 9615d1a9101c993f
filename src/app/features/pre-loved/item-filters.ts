import { type Condition, conditions } from '#contract/pre-loved/offer-limits.ts'

/** The filters and the order of the list of pre-loved items; without `sort`, the newest items come first. */
export type ItemFilters = {
  readonly condition?: Condition
  readonly categoryId?: number
  readonly minPrice?: number
  readonly maxPrice?: number
  /** The shop of one seller. */
  readonly sellerId?: number
  readonly sort?: 'price' | '-price'
}

const numberOf = (text: string | null, pattern: RegExp): number | undefined => {
  const number = text !== null && pattern.test(text) ? Number(text) : 0
  return number > 0 ? number : undefined
}
const wholeNumber = /^\d{1,15}$/
const amount = /^\d{1,12}(\.\d{1,2})?$/

/**
 * Reads the filters of an address; invalid values are ignored. Shared links use the names, which are those of the other
 * lists where these have the same filter, so they never change.
 */
export function readItemFilters(query: URLSearchParams): ItemFilters {
  const condition = conditions.find((one) => nameOf(one) === query.get('condition'))
  const sort = query.get('sort')
  return without({
    condition,
    categoryId: numberOf(query.get('cat'), wholeNumber),
    minPrice: numberOf(query.get('min'), amount),
    maxPrice: numberOf(query.get('max'), amount),
    sellerId: numberOf(query.get('seller'), wholeNumber),
    sort: sort === 'price' || sort === '-price' ? sort : undefined,
  })
}

/** Writes the filters into the query of an address. The result is empty or starts with a question mark. */
export function writeItemFilters({
  condition,
  categoryId,
  minPrice,
  maxPrice,
  sellerId,
  sort,
}: ItemFilters): '' | `?${string}` {
  const values = {
    condition: condition && nameOf(condition),
    cat: categoryId,
    min: minPrice,
    max: maxPrice,
    seller: sellerId,
    sort,
  }
  const text = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return text && `?${text}`
}

/** The name of a condition in an address: `like-new`. */
const nameOf = (condition: Condition): string => condition.toLowerCase().replace('_', '-')

type Given = { readonly [Name in keyof ItemFilters]: ItemFilters[Name] | undefined }

/** The filters without absent values, so that equal filters have equal keys. */
export const without = (filters: Given): ItemFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
