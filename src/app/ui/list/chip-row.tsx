import type { ReactNode } from 'react'
import styles from './chip-row.module.css'

/** Chips in one line that scrolls sideways on the phone and wraps on the desktop; `label` names it. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.row} aria-label={label}>
      {children}
    </nav>
  )
}
