import { Trans } from '@lingui/react/macro'
import { classes } from '../base/class-names.ts'
import styles from './countdown.module.css'

/**
 * The remaining time, `02 : 14 : 36`, over a day `2 d 14:36:05` (docs/design.md#countdown). `milliseconds` comes from
 * the shared clock; screen readers do not announce the changes. `isPlain`: as text, without boxes.
 */
export function Countdown({ milliseconds, isPlain = false }: { milliseconds: number; isPlain?: boolean }) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const days = Math.floor(seconds / 86_400)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const parts = [two((seconds % 86_400) / 3600), two((seconds % 3600) / 60), two(seconds % 60)]
  return (
    <span className={classes(styles.countdown, isPlain && styles.plain)} role="timer" aria-live="off">
      {days > 0 && (
        <b>
          <Trans>{days} d</Trans>
        </b>
      )}
      {parts.map((part, index) => (
        <span key={index} className={styles.part}>
          {index > 0 && <i aria-hidden="true">:</i>}
          <b>{part}</b>
        </span>
      ))}
    </span>
  )
}
