import type { ReactNode } from 'react'
import { classes } from './class-names.ts'
import styles from './badge.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

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
