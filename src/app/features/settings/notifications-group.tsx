import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isWaiting, NeedsInternet, PushNote, type TurnedOn, turnOff, turnOn, usePush } from '#features/push/index.ts'
import { useIsOffline } from '#sync/connection.ts'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Switch } from '#ui/choice/choice.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { NotificationTopics } from './notification-topics.tsx'
import { QuietHoursChoice } from './quiet-hours-choice.tsx'
import styles from './settings-screen.module.css'

/** Push notifications of this device: on or off, topics and quiet hours (docs/product.md#push-permission). */
export function NotificationsGroup() {
  const { t } = useLingui()
  const push = usePush()
  const isOffline = useIsOffline()
  /** The wanted state while the browser asks and subscribes. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [result, setResult] = useState<TurnedOn | null>(null)
  const isOn = push?.isOn ?? false
  const canTurnOn = push?.support === 'askable' || push?.support === 'granted'
  const change = async (next: boolean) => {
    if (wanted !== null) return
    setWanted(next)
    setResult(null)
    if (next) setResult(await turnOn())
    else await turnOff()
    setWanted(null)
  }
  return (
    <section className={styles.card} aria-labelledby="notifications">
      <h2 id="notifications" className={styles.heading}>
        <Trans>Notifications</Trans>
      </h2>
      <p id="notifications-about" className={classes(styles.sentence, styles.about)}>
        <Trans>Your orders, refunds and what you asked to hear about, even when the app is closed.</Trans>
      </p>
      <Switch
        checked={wanted ?? isOn}
        disabled={!canTurnOn || (isOffline && !isOn)}
        aria-describedby="notifications-about notifications-state"
        onChange={({ target }) => void change(target.checked)}
      >
        <Trans>Notifications on this device</Trans>
      </Switch>
      <div id="notifications-state" role="status">
        {push && !isOn && (
          <div className={styles.note}>
            {isOffline && canTurnOn ? <NeedsInternet /> : <PushNote support={push.support} result={result} />}
          </div>
        )}
        {push && isWaiting(push.device) && wanted === null && (
          <p className={classes(styles.now, styles.waiting)}>
            <Icon name="clock-clockwise-bold" size={16} />
            <Trans>Waiting to sync</Trans>
          </p>
        )}
      </div>
      {push && isOn && (
        <>
          <NotificationTopics topics={push.device.settings.topics} />
          <QuietHoursChoice quietHours={push.device.settings.quietHours} />
        </>
      )}
      <ListRow icon="bell" href="/notification">
        {t`All notifications`}
      </ListRow>
    </section>
  )
}
