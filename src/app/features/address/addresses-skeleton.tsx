import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './addresses-screen.module.css'

/** The placeholder of the list while the addresses load. */
export function AddressesSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <h1 className="in-bar">
          <Trans>Addresses</Trans>
        </h1>
      </div>
      <div className={styles.list}>
        {[1, 2].map((one) => (
          <Skeleton key={one} kind="block" />
        ))}
      </div>
    </>
  )
}
