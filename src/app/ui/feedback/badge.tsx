import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import type { IconName } from '../base/icon-names.ts'
import styles from './badge.module.css'
import countDotStyles from './count-dot.module.css'

export type BadgeKind = 'plain' | 'sale' | 'brand' | 'deal' | 'warn' | 'ok' | 'info' | 'danger' | 'queued'

/** A short label on one line (docs/design.md#badges). */
export function Badge({ kind = 'plain', icon, children }: { kind?: BadgeKind; icon?: IconName; children: ReactNode }) {
  return (
    <span className={classes(styles.badge, styles[kind])}>
      {icon && <Icon name={icon} size={13} />}
      {children}
    </span>
  )
}

/**
 * A count at the corner of an icon, at most `99+` (docs/design.md#count). The accessible name of the surrounding link
 * states the counted items.
 */
export const CountDot = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={countDotStyles.dot} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  ) : null
