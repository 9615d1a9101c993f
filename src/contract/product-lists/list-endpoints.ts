import { deliveryEstimate } from '#contract/delivery.ts'
import { reviewPage, reviewSummary } from '#contract/review/review.ts'
import { popularSearches, search } from '#contract/search/search.ts'
import { categoryRows, deals, tagNames, tagProducts } from './product-lists.ts'

/** The endpoints of questions that neither home nor a product page asks first: their shapes are fetched on demand. */
export const listEndpoints = [
  search,
  popularSearches,
  categoryRows,
  deals,
  tagNames,
  tagProducts,
  reviewPage,
  reviewSummary,
  deliveryEstimate,
] as const
