/** Public interface of the product feature. */
export { fetchProductRest, fetchSavedAge } from './fetch-rest.ts'
export { productQueries } from './product-queries.ts'
export { restQueries } from './rest-queries.ts'
