/** What other features may use of the catalogue. */
export { toCardProduct } from './card-product.ts'
export { ProductRail } from './product-rail.tsx'
