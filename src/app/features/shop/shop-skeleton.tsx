import { useLingui } from '@lingui/react/macro'
import { CardSkeletons, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import styles from './shop-skeleton.module.css'

/** Placeholder of the shop page. */
export function ShopSkeleton() {
  const { t } = useLingui()
  return (
    <div className="page">
      <div className={styles.head}>
        <Skeleton kind="block" />
      </div>
      <ProductGrid label={t`Loading`} isBusy>
        <CardSkeletons number={8} />
      </ProductGrid>
    </div>
  )
}
