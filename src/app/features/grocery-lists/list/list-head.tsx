import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Language } from '#contract/wire.ts'
import { useThisYear } from '#device/server-clock.ts'
import { illustrations } from '#shell/illustrations.ts'
import { Picture } from '#ui/base/picture.tsx'
import { formatDay } from '#words/screens/day.ts'
import { dayOfWeek } from '../day-of-week.ts'
import styles from './list-head.module.css'
import type { ListSums } from './list-sums.ts'

type Properties = {
  weekday: number | null
  /** The time of the last purchase, in ms; absent where the time is not known. */
  boughtAt?: number | undefined
  sums: ListSums
}

/** The progress of a list: the number of items still to buy, the last purchase, and the day of a new start. */
export function ListHead({ weekday, boughtAt, sums: { all, left } }: Properties) {
  const { i18n } = useLingui()
  const language = i18n.locale as Language
  const thisYear = useThisYear()
  const day = weekday === null ? '' : dayOfWeek(weekday, language)
  const boughtOn = boughtAt === undefined ? '' : dayHere(boughtAt)
  // Each tick renders this card again, and making a formatter of dates takes long on a slow phone.
  const bought = useMemo(() => boughtOn && formatDay(boughtOn, thisYear, language), [boughtOn, thisYear, language])
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.left} role="status">
          {all === 0 ? (
            <Trans>Nothing on the list yet</Trans>
          ) : left === 0 ? (
            <Trans>Everything is bought</Trans>
          ) : (
            <Trans>
              {left} of {all} still to buy
            </Trans>
          )}
        </p>
        <p className={styles.more}>
          {bought !== '' && (
            <>
              <Trans>Last bought {bought}</Trans>&nbsp;·{' '}
            </>
          )}
          {day !== '' && (
            <>
              <Trans>Starts again every week: {day}</Trans>&nbsp;·{' '}
            </>
          )}
          <Trans>saved offline</Trans>
        </p>
        <div className={styles.line} aria-hidden="true">
          <span style={{ inlineSize: `${all === 0 ? 0 : ((all - left) / all) * 100}%` }} />
        </div>
      </div>
      <span className={styles.picture}>
        <Picture template={illustrations.basket} alt="" sizes="84px" />
      </span>
    </div>
  )
}

/** The day of a time in the device's own zone, `yyyy-MM-dd`. */
function dayHere(time: number): string {
  const date = new Date(time)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
