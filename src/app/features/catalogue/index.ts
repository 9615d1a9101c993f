/** The public interface of the catalogue feature. */

export { AwaitedCards } from './awaited-cards.tsx'
export { toCardProduct } from './card-product.ts'
export { CatalogueCard } from './catalogue-card.tsx'
export { DealsEnd } from './deals-end.tsx'
export { ProductRail } from './product-rail.tsx'
