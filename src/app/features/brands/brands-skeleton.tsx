import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './brands-skeleton.module.css'

/** The placeholder of the index while the brands load. */
export function BrandsSkeleton() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} kind="block" />
      ))}
    </div>
  )
}
