import { type Language, languages } from './languages.ts'
import { idInPath } from './links.ts'

/**
 * Search parameters of an address, as the router or URLSearchParams reads them. Invalid values become `undefined`,
 * because the router would keep a key that is only left out.
 */
type Query = Readonly<Record<string, unknown>>

/** The reviews of an address: a number of stars, reviews with pictures, one language, and the order if not the newest. */
export type ReviewParams = {
  readonly stars?: 1 | 2 | 3 | 4 | 5 | undefined
  readonly pics?: 1 | undefined
  readonly in?: Language | undefined
  readonly sort?: 'helpful' | 'high' | 'low' | undefined
}

const allStars = [1, 2, 3, 4, 5] as const

/** Reads `?stars=5&pics=1&in=tr&sort=helpful`; invalid values are left out. */
export const reviewFilters = ({ stars, pics, in: language, sort }: Query): ReviewParams => ({
  stars: allStars.find((one) => String(one) === String(stars)),
  pics: String(pics) === '1' ? 1 : undefined,
  in: languages.find((one) => one === language),
  sort: (['helpful', 'high', 'low'] as const).find((one) => one === sort),
})

/** Reads `?categoryId=200`, the department that is selected first; undefined where it is no id. */
export const departmentParam = ({ categoryId }: Query): { readonly categoryId?: number | undefined } => ({
  categoryId: idInPath(String(categoryId ?? '')) ?? undefined,
})
