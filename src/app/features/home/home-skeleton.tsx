import { CardSkeletons, Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './home-skeleton.module.css'

/** Home's places before anything came: of the size of what comes. */
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
