import { memo } from 'react'
import type { ProductCard as Card } from '../../../contract/product.ts'
import { ProductCard } from '../../ui/product-card.tsx'
import { Rail } from '../../ui/rail.tsx'
import { LazyHeart } from '../favourites/door.ts'
import { toCardProduct } from './card-product.ts'

/** A row of products. `firstCards` are fetched at once, because they stand in the first view. Drawn anew only where it says something else. */
export const ProductRail = memo(function ProductRail({ label, products, firstCards = 0 }: { label: string; products: readonly Card[]; firstCards?: number }) {
  return (
    <Rail label={label} isGridOnDesktop>
      {products.map((card, index) => (
        <ProductCard key={card.prodId} product={toCardProduct(card)} kind="rail" when={index < firstCards ? 'first' : 'near'} heart={<LazyHeart of={{ kind: 'prod', card }} isOnCard />} />
      ))}
    </Rail>
  )
})
