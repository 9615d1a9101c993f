import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './checkout.module.css'

/** The place of the checkout while it is awaited, as high as a screen, so that the footer does not move. */
export const CheckoutSkeleton = () => (
  <div className={styles.column} aria-busy="true">
    <Skeleton kind="hero" />
    <Skeleton kind="hero" />
    <Skeleton kind="hero" />
    <Skeleton kind="hero" />
  </div>
)
