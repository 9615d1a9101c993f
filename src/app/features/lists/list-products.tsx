import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProductCard } from '../../../contract/product.ts'
import { ScreenState } from '../../shell/screen-states.tsx'
import { ProductGrid } from '../../ui/product-grid.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { EndlessGrid, type EndlessState } from '../endless/door.ts'

/** An endless grid in each of its states, below a title that stands already; `empty` is shown where it holds nothing. */
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
