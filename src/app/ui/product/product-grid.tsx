import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import styles from './product-grid.module.css'

/** Cards in 2 to 6 columns (docs/design.md#breakpoints). */
export function ProductGrid({
  label,
  isBusy = false,
  isBeside = false,
  children,
}: {
  label: string
  isBusy?: boolean /** Whether the grid is beside a sidebar of 264 px, where it has 3 to 4 columns. */
  isBeside?: boolean
  children: ReactNode
}) {
  return (
    <div className={classes(styles.grid, isBeside && styles.beside)} role="group" aria-label={label} aria-busy={isBusy}>
      {children}
    </div>
  )
}
