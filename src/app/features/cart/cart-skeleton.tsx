import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './cart-screen.module.css'

/** The placeholder of the cart while it is read. */
export function CartSkeleton() {
  return (
    <div className={styles.canvas}>
      <div className={`page ${styles.page}`}>
        <div className={styles.lines}>
          <div className={styles.card}>
            <div className={styles.awaited}>
              <Skeleton kind="block" />
            </div>
          </div>
          <div className={styles.card}>
            <div className={styles.awaited}>
              <Skeleton kind="block" />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
