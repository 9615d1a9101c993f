/** What other features may use of the catalogue. */

export { toCardProduct } from './card-product.ts'
export { CatalogueCard } from './catalogue-card.tsx'
export { DealsEnd } from './deals-end.tsx'
export { ProductRail } from './product-rail.tsx'
