import { useLingui } from '@lingui/react/macro'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'

/** A grid of cards that are still to come. */
export function DepartmentSkeleton() {
  const { t } = useLingui()
  return (
    <div className="page">
      <ProductGrid label={t`Loading`} isBusy>
        <CardSkeletons number={12} />
      </ProductGrid>
    </div>
  )
}
