import { Trans } from '@lingui/react/macro'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import type { IconName } from '../base/icon-names.ts'
import styles from './status-timeline.module.css'

export type TimelineStep = {
  readonly words: string
  /** The icon of the step until the step is done. */
  readonly icon: IconName
  readonly state: 'done' | 'now' | 'next'
}

/**
 * Progress in steps (docs/design.md#timeline): a done step has a tick, the current one an icon with a halo, later ones
 * are grey.
 */
export function StatusTimeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.line} aria-label={label}>
      {steps.map(({ words, icon, state }) => (
        <li
          key={words}
          className={classes(styles.step, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            <Icon name={state === 'done' ? 'check-bold' : icon} size={18} />
          </span>
          <span className={styles.words}>{words}</span>
          {state === 'done' && (
            <span className="sr">
              <Trans>done</Trans>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
