import { type Language, languages } from '#contract/languages.ts'
import { idInPath } from '#contract/links.ts'
import type { ReviewTopic } from '#contract/review/review.ts'

/**
 * Search parameters of an address, as the router or URLSearchParams reads them. Invalid values become `undefined`,
 * because the router would keep a key that is only left out.
 */
type Query = Readonly<Record<string, unknown>>

/**
 * The reviews of an address: a number of stars, reviews with pictures, one language, one variant, one topic, and the
 * order if not the newest.
 */
export type ReviewParams = {
  readonly stars?: 1 | 2 | 3 | 4 | 5 | undefined
  readonly pics?: 1 | undefined
  readonly in?: Language | undefined
  readonly sku?: number | undefined
  /** The topic that the reviews mention; the screen leaves out an unknown topic. */
  readonly about?: ReviewTopic | undefined
  readonly sort?: 'helpful' | 'high' | 'low' | undefined
}

/** The choice that a search parameter names; undefined where the parameter names none. */
const oneOf = <One>(choices: readonly One[], given: unknown): One | undefined =>
  choices.find((one) => String(one) === String(given))

/** Reads `?stars=5&pics=1&in=tr&sku=7&about=fit&sort=helpful`; invalid values are left out. */
export const reviewFilters = ({ stars, pics, in: language, sku, about, sort }: Query): ReviewParams => ({
  in: oneOf(languages, language),
  stars: oneOf([1, 2, 3, 4, 5], stars),
  pics: oneOf([1], pics),
  sku: idInPath(String(sku ?? '')) ?? undefined,
  about: about as ReviewTopic | undefined,
  sort: oneOf(['helpful', 'high', 'low'], sort),
})

/** Reads `?categoryId=200`, the department that is selected first; undefined where it is no id. */
export const departmentParam = ({ categoryId }: Query): { readonly categoryId?: number | undefined } => ({
  categoryId: idInPath(String(categoryId ?? '')) ?? undefined,
})
