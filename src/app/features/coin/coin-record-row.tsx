import { Trans, useLingui } from '@lingui/react/macro'
import type { CoinReason, CoinRecord } from '#contract/coin/coin.ts'
import type { Language } from '#contract/wire.ts'
import { useThisYear } from '#device/server-clock.ts'
import { classes } from '#ui/base/class-names.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import { formatWhole } from '#words/count.ts'
import { formatDayTime } from '#words/screens/day-time.ts'
import styles from './coins.module.css'

/** A change of the balance: its cause and order, its time, the number of coins, and the balance after it. */
export function CoinRecordRow({ record }: { record: CoinRecord }) {
  const { i18n } = useLingui()
  const lang = i18n.locale as Language
  const { reason, orderNumber, amount, time } = record
  const thisYear = useThisYear()
  const change = `${amount > 0 ? '+' : '\u2212'}${formatWhole(Math.abs(amount), lang)}`
  const balance = formatWhole(record.balance, lang)
  return (
    <li className={styles.record}>
      <p className={styles.reason}>
        <b>
          <Reason reason={reason} />
        </b>
        <small>
          <span>{formatDayTime(time, thisYear, lang)}</span>
          {orderNumber && <PageLink href={`/order-details?orderNumber=${orderNumber}`}>{orderNumber}</PageLink>}
        </small>
      </p>
      <p className={styles.change}>
        <b className={classes('num', amount > 0 && styles.plus)}>{change}</b>
        <small className="num">
          <Trans>Balance {balance}</Trans>
        </small>
      </p>
    </li>
  )
}

function Reason({ reason }: { reason: CoinReason }) {
  switch (reason) {
    case 'ORDER_EARNED':
      return <Trans>Order received</Trans>
    case 'REVIEW_EARNED':
      return <Trans>Item reviewed</Trans>
    case 'ORDER_SPENT':
      return <Trans>Used for an order</Trans>
    case 'ORDER_RETURNED':
      return <Trans>Returned: order cancelled</Trans>
    case 'REFUND_RETURNED':
      return <Trans>Returned: refund</Trans>
    case 'REFUND_TAKEN_BACK':
      return <Trans>Taken back: refund</Trans>
  }
}
