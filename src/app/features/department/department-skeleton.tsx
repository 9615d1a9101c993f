import { useLingui } from '@lingui/react/macro'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'

/** The placeholder of the product grid. */
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
