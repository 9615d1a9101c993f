import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/server-clock.ts'
import { ownTimeZone } from '#offline/call.ts'
import { dayOf } from '#offline/product-views.ts'
import { formatDay } from '#words/screens/day.ts'
import styles from './message-list.module.css'

const dayInMs = 24 * 3_600_000

/** The line above the first message of a day; `day` is `yyyy-MM-dd` in the shopper's time zone. */
export function DayLine({ day }: { day: string }) {
  const { i18n } = useLingui()
  const now = serverNow()
  const today = dayOf(now, ownTimeZone())
  const yesterday = dayOf(now - dayInMs, ownTimeZone())
  return (
    <p className={styles.day}>
      {day === today ? (
        <Trans>Today</Trans>
      ) : day === yesterday ? (
        <Trans>Yesterday</Trans>
      ) : (
        formatDay(day, Number(today.slice(0, 4)), i18n.locale as Language)
      )}
    </p>
  )
}
