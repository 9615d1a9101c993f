import { CardSkeletons, Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './rows-skeleton.module.css'

/** Rows of products that are still to come. */
export function RowsSkeleton() {
  return Array.from({ length: 3 }, (_, index) => (
    <div key={index} className={styles.part}>
      <Skeleton kind="title" />
      <div className={styles.row}>
        <CardSkeletons number={6} kind="rail" />
      </div>
    </div>
  ))
}
