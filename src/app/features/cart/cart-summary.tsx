import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from '#contract/wire.ts'
import { formatPrice } from '#words/price.ts'
import styles from './cart-summary.module.css'
import type { Total } from './use-total.ts'

/** The cost of the chosen lines, beside the lines on the desktop. */
export function CartSummary({ total, action }: { total: Total; action: ReactNode }) {
  const { i18n } = useLingui()
  const words = (amount: number) => formatPrice(amount, total.symbol, i18n.locale as Language)
  const { count } = total
  const saved = words(total.saved)
  return (
    <aside className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">
        <Trans>Order summary</Trans>
      </h2>
      <dl>
        <div>
          <dt>
            <Trans>Subtotal ({count})</Trans>
          </dt>
          <dd>{words(total.total)}</dd>
        </div>
        {total.saved > 0 && (
          <div className={styles.saved}>
            <dt>
              <Trans>You save</Trans>
            </dt>
            <dd>{saved}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd aria-busy={total.isLoading || undefined}>{words(total.total)}</dd>
        </div>
      </dl>
      <p role="status">{total.isEstimate && <Trans>Estimate from saved prices</Trans>}</p>
      {action}
      <p>
        <Trans>Delivery fee is calculated at checkout.</Trans>
      </p>
    </aside>
  )
}

/** The cost of the chosen lines in the phone's bottom bar. */
export function BarTotal({ total }: { total: Total }) {
  const { i18n } = useLingui()
  const words = (amount: number) => formatPrice(amount, total.symbol, i18n.locale as Language)
  const saved = words(total.saved)
  const { count } = total
  return (
    <div className={styles.bar} role="status">
      <b aria-busy={total.isLoading || undefined}>{words(total.total)}</b>
      <span className={total.isEstimate || total.saved === 0 ? undefined : styles.saved}>
        {total.isEstimate ? (
          <Trans>Estimate from saved prices</Trans>
        ) : total.saved > 0 ? (
          <Trans>You save {saved}</Trans>
        ) : (
          <Trans>Selected: {count}</Trans>
        )}
      </span>
    </div>
  )
}
