import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './discover-screen.module.css'

/** The two panes while the departments are on their way. */
export function DiscoverSkeleton() {
  return (
    <div className={styles.panes}>
      <div>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} kind="tile" />
        ))}
      </div>
      <div className={styles.tiles}>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} kind="tile" />
        ))}
      </div>
    </div>
  )
}
