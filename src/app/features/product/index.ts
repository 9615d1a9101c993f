/** Public interface of the product feature. */
export { fetchProductRest, fetchSavedAge } from './fetch-rest.ts'
export { restQueries } from './later/rest-queries.ts'
