import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classes } from '#ui/base/class-names.ts'
import styles from './message.module.css'

/**
 * A message at the side of its author: the content above the line of its state. Screen readers hear the author first,
 * because the sides alone do not tell the author.
 */
export function MessageFrame({
  isOwn,
  author,
  state,
  children,
}: {
  isOwn: boolean
  author: string
  state: ReactNode
  children: ReactNode
}) {
  return (
    <div className={classes(styles.message, isOwn && styles.own)}>
      <span className="sr">{isOwn ? <Trans>You wrote:</Trans> : <Trans>{author} wrote:</Trans>}</span>
      {children}
      <div className={styles.state}>{state}</div>
    </div>
  )
}
