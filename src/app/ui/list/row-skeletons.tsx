import { Skeleton } from '../feedback/skeleton.tsx'
import styles from '../product/product-row.module.css'

/** Placeholders for the expected number of product rows, of the same height. */
export function RowSkeletons({ number }: { number: number }) {
  return Array.from({ length: number }, (_, index) => (
    <div key={index} className={styles.row} aria-hidden="true">
      <Skeleton kind="tile" />
      <div className={styles.words}>
        <Skeleton kind="line" />
        <Skeleton kind="line" />
        <Skeleton kind="title" />
      </div>
    </div>
  ))
}
