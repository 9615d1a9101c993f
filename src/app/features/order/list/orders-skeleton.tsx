import styles from '#features/order/order.module.css'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** Placeholder of a list of orders. */
export function OrdersSkeleton() {
  return (
    <div className={styles.list}>
      <Skeleton kind="hero" />
      <Skeleton kind="hero" />
      <Skeleton kind="hero" />
    </div>
  )
}
