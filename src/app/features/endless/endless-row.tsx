import type { ProductCard as Card } from '#contract/product/product.ts'
import { AddToCartButton, toCardProduct } from '#features/catalogue/index.ts'
import { LazyHeart } from '#features/favourites/index.ts'
import { ProductRow } from '#ui/product/product-row.tsx'

/** A product of a list in rows, with the heart and the "Add to cart" button that a card has. */
export const EndlessRow = ({ card }: { card: Card }) => (
  <ProductRow
    product={toCardProduct(card)}
    add={<AddToCartButton id={card.prodId} name={card.prodName} />}
    heart={<LazyHeart of={{ kind: 'prod', card }} isOnCard />}
  />
)
