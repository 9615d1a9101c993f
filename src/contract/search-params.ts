import { idInPath } from './links.ts'

/**
 * Search parameters of an address, as the router or URLSearchParams reads them. Invalid values become `undefined`,
 * because the router would keep a key that is only left out.
 */
type Query = Readonly<Record<string, unknown>>

/** The review filter: a number of stars, reviews with pictures. */
export type ReviewParams = { readonly stars?: 1 | 2 | 3 | 4 | 5 | undefined; readonly pics?: 1 | undefined }

const allStars = [1, 2, 3, 4, 5] as const

/** Reads `?stars=5&pics=1`; all reviews where neither is valid. */
export const reviewFilters = ({ stars, pics }: Query): ReviewParams => ({
  stars: allStars.find((one) => String(one) === String(stars)),
  pics: String(pics) === '1' ? 1 : undefined,
})

/** Reads `?categoryId=200`, the department that is selected first; undefined where it is no id. */
export const departmentParam = ({ categoryId }: Query): { readonly categoryId?: number | undefined } => ({
  categoryId: idInPath(String(categoryId ?? '')) ?? undefined,
})
