import { Trans, useLingui } from '@lingui/react/macro'
import { type QuietHours, usualQuietHours } from '#contract/push/push-settings.ts'
import { chooseQuietHours } from '#features/push/index.ts'
import { Switch } from '#ui/choice/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import styles from './settings-screen.module.css'

/** Hours of the day without notifications, in the time zone of this device. */
export function QuietHoursChoice({ quietHours }: { quietHours: QuietHours | null }) {
  const { t } = useLingui()
  // A field that is empty or incomplete keeps the stored time.
  const change = (part: Partial<QuietHours>) => {
    const next = { ...usualQuietHours, ...quietHours, ...part }
    if (next.from && next.to) void chooseQuietHours(next)
  }
  return (
    <div className={styles.quiet}>
      <Switch
        checked={quietHours !== null}
        aria-describedby="quiet-hours"
        onChange={({ target }) => void chooseQuietHours(target.checked ? usualQuietHours : null)}
      >
        <Trans>Quiet hours</Trans>
      </Switch>
      <p id="quiet-hours" className={styles.sentence}>
        <Trans>Notifications wait until the quiet hours are over.</Trans>
      </p>
      {quietHours && (
        <div className={styles.hours}>
          <Field
            type="time"
            label={t`From`}
            value={quietHours.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <Field
            type="time"
            label={t`To`}
            value={quietHours.to}
            onChange={({ target }) => change({ to: target.value })}
          />
        </div>
      )}
    </div>
  )
}
