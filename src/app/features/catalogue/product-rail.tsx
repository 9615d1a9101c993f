import { memo } from 'react'
import type { ProductCard as Card } from '#contract/product.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { Rail } from '#ui/list/rail.tsx'
import { CatalogueCard } from './catalogue-card.tsx'

/** So many a row shows without being scrolled, on the widest screen; a first view draws no more. */
const inSight = 6

/** A row of products. `firstCards` are fetched at once, because they stand in the first view. Drawn anew only where it says something else. */
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
