import { deliveryEstimate } from './delivery.ts'
import { categoryRows, deals, tagNames, tagProducts } from './product-lists.ts'
import { reviewPage, reviewSummary } from './review.ts'
import { popularSearches, search } from './search.ts'

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
