/** Public interface of the product feature. */

export { restQueries } from './later/rest-queries.ts'
export { SimilarToProducts } from './later/similar-to-products.tsx'
export { fetchProductRest, productPart } from './product-part.tsx'
export { ShareButton } from './share-button.tsx'
