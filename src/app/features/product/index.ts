/** What other features may use of the product page. */
export { fetchProductRest, fetchSavedAge } from './fetch-rest.ts'
export { ProductChoices } from './product-choices.tsx'
export { restQueries } from './rest-queries.ts'
export { SavedAge } from './saved-age.tsx'
export { chosenSku, groupsOf, skuAfter } from './variants.ts'
