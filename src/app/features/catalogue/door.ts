/** What other features may use of the catalogue. */
export { toCardProduct } from './card-product.ts'
export { EndlessGrid } from './endless-grid.tsx'
export { ProductRail } from './product-rail.tsx'
export { useEndlessList, type EndlessList } from './use-endless-list.ts'
