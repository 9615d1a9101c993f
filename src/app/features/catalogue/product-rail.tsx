import { memo } from 'react'
import type { ProductCard as Card } from '#contract/product/product.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { Rail } from '#ui/list/rail.tsx'
import { CatalogueCard } from './catalogue-card.tsx'

/** The number of products that a row shows unscrolled on the widest screen. The server renders no more. */
const inSight = 6

/**
 * A row of products. The pictures of the first `firstCards` are fetched at once, because they are in the first view.
 * Memoised.
 */
export const ProductRail = memo(function ProductRail({
  label,
  products,
  firstCards = 0,
}: {
  label: string
  products: readonly Card[]
  firstCards?: number
}) {
  const isHydrated = useIsHydrated()
  return (
    <Rail label={label} isGridOnDesktop>
      {(isHydrated ? products : products.slice(0, inSight)).map((card, index) => (
        <CatalogueCard key={card.prodId} card={card} kind="rail" when={index < firstCards ? 'first' : 'near'} />
      ))}
    </Rail>
  )
})
