import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import styles from './buy-bar.module.css'

type Properties = {
  /** On the desktop: `inline` where it stands, or not there at all. */
  onDesktop: 'inline' | 'absent'
  /** It follows the tabs when they slide away. */
  isSliding?: boolean
  children: ReactNode
}

/**
 * The main thing to do, above the tabs of the phone (docs/design.md#screens). What stands below the page's end keeps
 * free of it by itself.
 */
export function BuyBar({ onDesktop, isSliding = false, children }: Properties) {
  return <div className={classes(styles.bar, styles[onDesktop], isSliding && styles.sliding)}>{children}</div>
}
