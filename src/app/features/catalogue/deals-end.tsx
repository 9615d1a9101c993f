import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { CountdownUntil } from '#shell/countdown-until.tsx'
import { useConnection } from '#sync/connection.ts'
import { Icon } from '#ui/base/icon.tsx'
import { dateTag } from '#words/date-tag.ts'
import styles from './deals-end.module.css'

/** A countdown to the end of the first deal, by the server clock; offline, the age of the prices. */
export function DealsEnd({ endTime, at }: { endTime: string; at: number }) {
  const { i18n } = useLingui()
  const connection = useConnection()
  if (connection === 'offline' || connection === 'unreachable') {
    const time = new Intl.DateTimeFormat(dateTag(i18n.locale as Language), {
      hour: '2-digit',
      minute: '2-digit',
      ...(Date.now() - at > 12 * 3600_000 ? { day: 'numeric', month: 'short' } : {}),
    }).format(at)
    return (
      <span className={styles.age}>
        <Icon name="clock" size={16} />
        <Trans>Prices from {time}</Trans>
      </span>
    )
  }
  return (
    <span className={styles.end}>
      <span className={styles.words}>
        <Trans>Ends in</Trans>
      </span>
      <CountdownUntil endTime={endTime} />
    </span>
  )
}
