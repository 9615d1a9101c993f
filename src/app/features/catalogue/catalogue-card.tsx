import type { ProductCard as Card } from '#contract/product.ts'
import { AddToCartButton } from '#features/cart/index.ts'
import { LazyHeart } from '#features/favourites/index.ts'
import type { PictureTime } from '#ui/base/picture.tsx'
import { ProductCard } from '#ui/product/product-card.tsx'
import { toCardProduct } from './card-product.ts'

/** The card of a product of the catalogue, with the button that adds to the cart and, unless a screen places it elsewhere, the heart. */
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
