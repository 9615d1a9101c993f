import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './offline-bar.module.css'

const icons = {
  offline: 'cloud-slash',
  unreachable: 'wifi-slash',
  syncing: 'cloud-arrow-up',
  back: 'cloud-check',
} as const

/**
 * The line below the header that shows the state of the connection (docs/design.md#offline-bar). The children are the
 * text; `<b>` is emphasized.
 */
export function OfflineBar({ state, children }: { state: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={classes(styles.bar, styles[state])} role="status">
      <Icon name={icons[state]} size={16} />
      <span>{children}</span>
    </div>
  )
}
