import { Trans, useLingui } from '@lingui/react/macro'
import { useTimeLeft } from '#device/moment.ts'
import { useIsAway } from '#sync/use-is-away.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Countdown } from '#ui/product/countdown.tsx'
import styles from './deals-end.module.css'

/** When the first of the deals ends, on the server's clock; without a network, how old the prices are. */
export function DealsEnd({ endTime, at }: { endTime: string; at: number }) {
  const { i18n } = useLingui()
  const isAway = useIsAway()
  const left = useTimeLeft(endTime)
  if (isAway) {
    const time = new Intl.DateTimeFormat(i18n.locale, {
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
      <Countdown milliseconds={left} />
    </span>
  )
}
