import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from '#contract/wire.ts'
import { useCostLines } from '#features/order/index.ts'
import { useIsOffline } from '#sync/connection.ts'
import { classes } from '#ui/base/class-names.ts'
import { TotalLines } from '#ui/list/total-lines.tsx'
import { formatPrice } from '#words/price.ts'
import styles from './cart-summary.module.css'
import type { Total } from './use-total.ts'

const sumOf = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + Math.round(amount * 100), 0) / 100

/**
 * The cost of the chosen lines: beside the lines on the desktop, with the button `action`, and below the lines on the
 * phone, where the bar has the button.
 */
export function CartSummary({ total, action }: { total: Total; action: ReactNode }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { costs, count, isEstimate, isLoading } = total
  const shops = costs?.shops ?? []
  const { lines, amount } = useCostLines(
    {
      total: total.goods,
      shopReduce: sumOf(shops.map(({ shopReduce }) => shopReduce)),
      voucherReduce: 0,
      coinReduce: 0,
      transfee: sumOf(shops.map(({ fee }) => fee)),
      handlingFee: costs?.handlingFee ?? 0,
      smallCartFee: costs?.smallCartFee ?? 0,
      smallCartBelow: costs?.smallCartBelow,
      deliveryInsurance: 0,
    },
    total.symbol,
  )
  const saved = amount(total.saved)
  const goods = { name: t`Subtotal (${count})`, amount: amount(total.goods) }
  const isAwaited = costs === null && isLoading
  const hasCosts = costs !== null || isAwaited
  const awaited = [t`Delivery fee`, t`Handling fee`].map((name) => ({ name, amount: '…' }))
  return (
    <aside className={classes(styles.summary, hasCosts && styles.withCosts)} aria-labelledby="cart-summary">
      <h2 id="cart-summary">
        <Trans>Order summary</Trans>
      </h2>
      <TotalLines
        lines={costs ? [goods, ...lines.slice(1)] : isAwaited ? [goods, ...awaited] : [goods]}
        total={{
          name: hasCosts ? <Trans>Estimated total</Trans> : <Trans>Total</Trans>,
          amount: amount(total.total),
          isBusy: isLoading,
        }}
      />
      {total.saved > 0 && (
        <p className={styles.saved}>
          <Trans>You save {saved}</Trans>
        </p>
      )}
      <p role="status">{isEstimate && <Trans>Estimate from saved prices</Trans>}</p>
      <div className={styles.action}>{action}</div>
      <p>
        {hasCosts ? (
          <Trans>Doesn't include delivery insurance or Sunday delivery, which you can add at checkout.</Trans>
        ) : isOffline ? (
          <Trans>Delivery fee is calculated when you are online.</Trans>
        ) : (
          <Trans>Delivery fee is calculated at checkout.</Trans>
        )}
      </p>
    </aside>
  )
}

/** The cost of the chosen lines in the phone's bottom bar. */
export function BarTotal({ total }: { total: Total }) {
  const { i18n } = useLingui()
  const words = (amount: number) => formatPrice(amount, total.symbol, i18n.locale as Language)
  const { count, costs, isEstimate, isLoading } = total
  const fees = words(sumOf([total.total, -total.goods]))
  return (
    <div className={styles.bar} role="status">
      <b aria-busy={isLoading || undefined}>{words(total.total)}</b>
      <span>
        {isEstimate ? (
          <Trans>Estimate from saved prices</Trans>
        ) : costs && total.total > total.goods ? (
          <Trans>incl. {fees} delivery and fees</Trans>
        ) : (
          <Trans>Selected: {count}</Trans>
        )}
      </span>
    </div>
  )
}
