/** What other features may use of the product page. */
export { fetchProductRest, fetchSavedAge } from './fetch-rest.ts'
export { restQueries } from './later/rest-queries.ts'
export { SavedAge } from './later/saved-age.tsx'
export { ProductChoices } from './product-choices.tsx'
export { productQueries } from './product-queries.ts'
export { chosenSku, groupsOf, skuAfter } from './variants.ts'
