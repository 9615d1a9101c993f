import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './payment.module.css'

/** The place of the payment of orders while the orders or the saved cards are awaited. */
export const PaymentSkeleton = () => (
  <div className={styles.column} aria-busy="true">
    <Skeleton kind="hero" />
    <Skeleton kind="hero" />
  </div>
)
