import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/product/product.ts'
import { EndlessGrid, type EndlessState } from '#features/endless/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'

/**
 * An endless grid in each of its states, below a title that the page renders; `empty` is shown where the list holds
 * nothing.
 */
export function ListProducts({
  label,
  products,
  empty,
}: {
  label: string
  products: EndlessState<ProductCard>
  empty: ReactNode
}) {
  const { t } = useLingui()
  if (products.state !== 'ready') {
    return (
      <ScreenState
        level={2}
        state={products}
        skeleton={
          <ProductGrid label={t`Loading`} isBusy>
            <CardSkeletons number={12} />
          </ProductGrid>
        }
      />
    )
  }
  if (products.list.total === 0) return empty
  return (
    <>
      <h2 className="sr">{t`Products`}</h2>
      <EndlessGrid label={label} list={products.list} firstCards={2} />
    </>
  )
}

/** The number of products in a list, once known. */
export function ProductNumber({ products }: { products: EndlessState<ProductCard> }) {
  return products.state === 'ready' ? <Plural value={products.list.total} one="# product" other="# products" /> : null
}
