import { deliveryEstimate } from '#contract/delivery.ts'
import { reviewPage, reviewSummary } from '#contract/review/review.ts'
import { popularSearches, search } from '#contract/search/search.ts'
import { categoryRows, deals, tagNames, tagProducts } from './product-lists.ts'

/** The full endpoints of lists. Neither home nor a product page calls them first, so their schemas load on demand. */
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
