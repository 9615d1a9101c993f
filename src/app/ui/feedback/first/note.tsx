import type { ReactNode } from 'react'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import type { IconName } from '#ui/base/icon-names.ts'
import styles from './note.module.css'

/** A soft block with an icon, a sentence and at most one link (docs/design.md#note). */
export function Note({
  kind,
  icon,
  children,
}: {
  kind: 'queued' | 'warn' | 'danger' | 'info' | 'success' | 'flat'
  icon: IconName
  children: ReactNode
}) {
  return (
    <div className={classes(styles.note, styles[kind])}>
      <Icon name={icon} />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
