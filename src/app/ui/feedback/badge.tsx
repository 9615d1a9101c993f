import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import type { IconName } from '../base/icon-names.ts'
import styles from './badge.module.css'
import countDotStyles from './count-dot.module.css'

export type BadgeKind = 'plain' | 'sale' | 'brand' | 'deal' | 'warn' | 'ok' | 'info' | 'danger' | 'queued'

/** A short note on one line (DESIGN.md §7). */
export function Badge({ kind = 'plain', icon, children }: { kind?: BadgeKind; icon?: IconName; children: ReactNode }) {
  return (
    <span className={classes(styles.badge, styles[kind])}>
      {icon && <Icon name={icon} size={13} />}
      {children}
    </span>
  )
}

/** How many, at the corner of an icon, `99+` at the most (DESIGN.md §7); what it counts stands in the name of the link around it. */
export const CountDot = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={countDotStyles.dot} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  ) : null
