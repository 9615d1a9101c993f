import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './invitation.module.css'

/** The blocks of the page while its answer is awaited. */
export const InvitationSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton kind="hero" />
    <Skeleton kind="hero" />
    <Skeleton kind="hero" />
  </div>
)
