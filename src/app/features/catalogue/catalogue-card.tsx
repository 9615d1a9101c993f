import type { ProductCard as Card } from '#contract/product/product.ts'
import { LazyHeart } from '#features/favourites/index.ts'
import type { PictureTime } from '#ui/base/picture.tsx'
import { ProductCard } from '#ui/product/product-card.tsx'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { toCardProduct } from './card-product.ts'

/**
 * The card of a catalogue product with its "Add to cart" button and the heart, unless a screen places the heart
 * elsewhere.
 */
export function CatalogueCard({
  card,
  hasHeart = true,
  ...rest
}: {
  card: Card
  kind?: 'grid' | 'rail'
  when?: PictureTime
  hasHeart?: boolean
}) {
  return (
    <ProductCard
      product={toCardProduct(card)}
      add={<AddToCartButton id={card.prodId} name={card.prodName} />}
      heart={hasHeart && <LazyHeart of={{ kind: 'prod', card }} isOnCard />}
      {...rest}
    />
  )
}
