import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { illustrations } from '#shell/illustrations.ts'
import { Picture } from '#ui/base/picture.tsx'
import { dayOfWeek } from '../day-of-week.ts'
import styles from './list-head.module.css'
import type { ListSums } from './list-sums.ts'

/** The progress of a list: how many items are still to buy, and when the list starts anew. */
export function ListHead({ weekday, sums: { all, left } }: { weekday: number | null; sums: ListSums }) {
  const { i18n } = useLingui()
  const day = weekday === null ? '' : dayOfWeek(weekday, i18n.locale as Language)
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
          {day !== '' && (
            <>
              <Trans>Starts again every week: {day}</Trans> ·{' '}
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
