import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './product-skeleton.module.css'

/** Placeholder of the product page: picture, price, name, stars. */
export function ProductSkeleton() {
  return (
    <div className="page">
      <div className={styles.top}>
        <div className={styles.picture}>
          <Skeleton kind="tile" />
        </div>
        <div className={styles.words}>
          <Skeleton kind="title" />
          <Skeleton kind="line" />
          <Skeleton kind="line" />
          <Skeleton kind="block" />
          <Skeleton kind="block" />
        </div>
      </div>
    </div>
  )
}
