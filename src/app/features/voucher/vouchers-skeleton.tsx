import { classes } from '#ui/base/class-names.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './vouchers-screen.module.css'

/** Placeholder of a list of tickets; `isNarrow` as in `TicketList`. */
export function VouchersSkeleton({ isNarrow = false }: { isNarrow?: boolean }) {
  return (
    <div className={classes(styles.skeleton, isNarrow && styles.narrow)} aria-busy="true">
      <Skeleton kind="block" />
      <Skeleton kind="block" />
      <Skeleton kind="block" />
      <Skeleton kind="block" />
    </div>
  )
}
