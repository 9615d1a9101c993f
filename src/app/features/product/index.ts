/** What other features may use of the product page. */
export { fetchProductRest, fetchSavedAge } from './fetch-rest.ts'
export { productQueries } from './product-queries.ts'
export { restQueries } from './rest-queries.ts'
