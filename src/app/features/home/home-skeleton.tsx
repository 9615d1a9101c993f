import { CardSkeletons, Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './home-skeleton.module.css'

/** The placeholder of home, of the same size as the content. */
export function HomeSkeleton() {
  return (
    <div className="page">
      <Skeleton kind="hero" />
      <div className={styles.gap} />
      <Skeleton kind="title" />
      <div className={styles.row}>
        <CardSkeletons number={6} kind="rail" />
      </div>
    </div>
  )
}
