import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './order.module.css'

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
