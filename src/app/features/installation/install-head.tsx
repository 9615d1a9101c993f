import type { ReactNode } from 'react'
import styles from './install-head.module.css'

/** The mall's icon as the home screen will show it, and a sentence beside it. */
export function InstallHead({ children }: { children: ReactNode }) {
  return (
    <div className={styles.head}>
      <img className={styles.icon} src="/icons/mark.svg" alt="" width={68} height={68} />
      <p className={styles.sentence}>{children}</p>
    </div>
  )
}
