/** Public interface of the product feature. */

export { restQueries } from './later/rest-queries.ts'
export { fetchProductRest } from './product-part.tsx'
