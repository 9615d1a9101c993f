import { CardSkeletons, Skeleton } from '#ui/feedback/skeleton.tsx'
import discoverScreenStyles from './discover-screen.module.css'
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

/** The two panes while the departments are on their way. */
export function DiscoverSkeleton() {
  return (
    <div className={discoverScreenStyles.panes}>
      <div>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} kind="tile" />
        ))}
      </div>
      <div className={discoverScreenStyles.tiles}>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} kind="tile" />
        ))}
      </div>
    </div>
  )
}
