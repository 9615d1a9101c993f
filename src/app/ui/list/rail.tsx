import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import styles from './rail.module.css'

/**
 * A row that scrolls horizontally on the phone. With `isGridOnDesktop` its first six items are side by side from 835 px
 * on. The row can be focused, so that arrow keys scroll it; `label` is its accessible name.
 */
export function Rail({
  label,
  isGridOnDesktop = false,
  children,
}: {
  label: string
  isGridOnDesktop?: boolean
  children: ReactNode
}) {
  return (
    <div className={classes(styles.rail, isGridOnDesktop && styles.grid)} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
