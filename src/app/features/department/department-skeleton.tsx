import { useLingui } from '@lingui/react/macro'
import { ProductGrid } from '../../ui/product-grid.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'

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
