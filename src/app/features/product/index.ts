/** Public interface of the product feature. */

export { restQueries } from './later/rest-queries.ts'
export { SimilarToProducts } from './later/similar-to-products.tsx'
export { fetchProductRest } from './product-part.tsx'
