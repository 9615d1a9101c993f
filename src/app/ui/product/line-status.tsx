import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './line-status.module.css'

export type LineState = 'waiting' | 'synced' | 'failed'
const icons = { waiting: 'clock-clockwise-bold', synced: 'check-bold', failed: 'warning-circle' } as const

type Properties = {
  state: LineState
  /** A short text for the pending changes, or a button that tries again. */
  children?: ReactNode
}

/** The sync status of a cart line (docs/design.md#sync-status). */
export function LineStatus({ state, children }: Properties) {
  return (
    <p className={classes(styles.status, styles[state])}>
      <Icon name={icons[state]} size={16} />
      <span className={styles.words}>
        <b>
          {state === 'waiting' && <Trans>Waiting to sync</Trans>}
          {state === 'synced' && <Trans>Synced</Trans>}
          {state === 'failed' && <Trans>Couldn't sync.</Trans>}
        </b>
        {children && <span className={styles.change}>{children}</span>}
      </span>
    </p>
  )
}
