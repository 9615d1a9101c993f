import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { hasEqualTimes, type QuietHours, usualQuietHours } from '#contract/push/push-settings.ts'
import { chooseQuietHours } from '#features/push/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { Switch } from '#ui/choice/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import styles from './settings-screen.module.css'

/** Hours of the day without notifications, in the time zone of this device. */
export function QuietHoursChoice({ quietHours }: { quietHours: QuietHours | null }) {
  const { t } = useLingui()
  /** Equal times, which are refused, with the field that was changed last. */
  const [refused, setRefused] = useState<{ hours: QuietHours; field: keyof QuietHours } | null>(null)
  const shown = refused?.hours ?? quietHours
  // A field that is empty or incomplete keeps the stored time.
  const change = (field: keyof QuietHours, time: string) => {
    const hours = { ...usualQuietHours, ...shown, [field]: time }
    if (!time) return
    const isRefused = hasEqualTimes(hours)
    setRefused(isRefused ? { hours, field } : null)
    if (!isRefused) void chooseQuietHours(hours)
  }
  const hourField = (field: keyof QuietHours, label: string, value: string) => (
    <Field
      type="time"
      label={label}
      value={value}
      {...(refused?.field === field && { error: failureWords('TIMES_EQUAL', '') })}
      onChange={({ target }) => change(field, target.value)}
    />
  )
  return (
    <div className={styles.quiet}>
      <Switch
        checked={quietHours !== null}
        aria-describedby="quiet-hours"
        onChange={({ target }) => {
          setRefused(null)
          void chooseQuietHours(target.checked ? usualQuietHours : null)
        }}
      >
        <Trans>Quiet hours</Trans>
      </Switch>
      <p id="quiet-hours" className={styles.sentence}>
        <Trans>Notifications wait until the quiet hours are over.</Trans>
      </p>
      {quietHours && shown && (
        <div className={styles.hours}>
          {hourField('from', t`From`, shown.from)}
          {hourField('to', t`To`, shown.to)}
        </div>
      )}
    </div>
  )
}
