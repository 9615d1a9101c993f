import type { ReactNode } from 'react'
import styles from './product-grid.module.css'

/** Cards in 2 to 6 columns (DESIGN.md §6). */
export function ProductGrid({ label, isBusy = false, children }: { label: string; isBusy?: boolean; children: ReactNode }) {
  return (
    <div className={styles.grid} role="group" aria-label={label} aria-busy={isBusy}>
      {children}
    </div>
  )
}
