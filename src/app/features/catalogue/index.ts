/** The public interface of the catalogue feature. */

export { AddToCartButton } from './add-to-cart-button.tsx'
export { toCardProduct } from './card-product.ts'
export { CatalogueCard } from './catalogue-card.tsx'
export { DealsEnd } from './deals-end.tsx'
export { PlaceholderCards } from './placeholder-cards.tsx'
export { ProductRail } from './product-rail.tsx'
export { useRowByRow } from './use-row-by-row.ts'
