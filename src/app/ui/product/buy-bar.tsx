import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import styles from './buy-bar.module.css'

type Properties = {
  /** On the desktop: `inline` in the flow of the page, or absent. */
  onDesktop: 'inline' | 'absent'
  /** Whether the bar moves with the tab bar when that slides away. */
  isSliding?: boolean
  children: ReactNode
}

/**
 * The main action, above the phone's tab bar (docs/design.md#components). Content at the end of the page reserves space
 * for the bar by itself.
 */
export function BuyBar({ onDesktop, isSliding = false, children }: Properties) {
  return <div className={classes(styles.bar, styles[onDesktop], isSliding && styles.sliding)}>{children}</div>
}
