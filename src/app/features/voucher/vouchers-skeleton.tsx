import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './vouchers-screen.module.css'

/** Placeholder of a list of tickets. */
export function VouchersSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton kind="block" />
      <Skeleton kind="block" />
      <Skeleton kind="block" />
      <Skeleton kind="block" />
    </div>
  )
}
