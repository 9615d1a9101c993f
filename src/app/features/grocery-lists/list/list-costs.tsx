import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/server-clock.ts'
import { type TotalLine, TotalLines } from '#ui/list/total-lines.tsx'
import { formatPrice } from '#words/price.ts'
import { formatAge } from '#words/screens/age.ts'
import styles from './list-costs.module.css'
import type { ListSums } from './list-sums.ts'
import type { ListCostsState } from './use-list-costs.ts'

type Properties = { costs: ListCostsState; sums: ListSums }

/** Whether the price of a product of the list is known; a list of texts alone has no amounts. */
const hasPrices = ({ symbol }: ListSums) => symbol !== ''

const sumOf = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + Math.round(amount * 100), 0) / 100

function useAmounts({ costs: { costs }, sums }: Properties) {
  const { i18n } = useLingui()
  const amount = (value: number) => formatPrice(value, sums.symbol, i18n.locale as Language)
  return { amount, total: amount(costs?.estimatedTotal ?? sums.goods), saved: amount(sums.saved) }
}

/** The costs of the items that are still to buy: beside the list on the desktop, below the list on the phone. */
export function ListCosts({ action, ...rest }: Properties & { action: ReactNode }) {
  const { t, i18n } = useLingui()
  const {
    costs: { costs, at, isLoading, isOffline },
    sums,
  } = rest
  const age = formatAge(at, serverNow(), i18n.locale as Language)
  const { amount, total, saved } = useAmounts(rest)
  const reduced = sumOf(costs?.shops.map(({ shopReduce }) => shopReduce) ?? [])
  const fee = sumOf(costs?.shops.map(({ fee }) => fee) ?? [])
  const more = (name: string, value: number): TotalLine[] => (value > 0 ? [{ name, amount: amount(value) }] : [])
  const lines: TotalLine[] = costs
    ? [
        { name: t`Subtotal`, amount: amount(sumOf(costs.shops.map(({ goods }) => goods))) },
        ...(reduced > 0 ? [{ name: t`Shop discount`, amount: `\u2212${amount(reduced)}`, isGood: true }] : []),
        fee > 0
          ? { name: t`Delivery fee`, amount: amount(fee) }
          : { name: t`Delivery fee`, amount: t`Free`, isGood: true },
        ...more(t`Handling fee`, costs.handlingFee),
        ...more(t`Small cart fee`, costs.smallCartFee),
      ]
    : isLoading
      ? [
          { name: t`Subtotal`, amount: amount(sums.goods) },
          // The lines of most answers keep their place.
          ...[t`Delivery fee`, t`Handling fee`].map((name) => ({ name, amount: '…' })),
        ]
      : []
  // Only the server knows the fees: without its answer the sum of the products is no total.
  const sum = costs || isLoading ? t`Estimated total` : t`Subtotal`
  return (
    <aside className={styles.costs} aria-labelledby="list-costs">
      <h2 id="list-costs">
        <Trans>Costs of this list</Trans>
      </h2>
      {hasPrices(sums) && <TotalLines lines={lines} total={{ name: sum, amount: total, isBusy: isLoading }} />}
      {sums.saved > 0 && (
        <p className={styles.saved}>
          <Trans>You save {saved}</Trans>
        </p>
      )}
      {costs && isOffline && (
        <p>
          <Trans>Last known costs, updated {age}</Trans>
        </p>
      )}
      <p>
        {costs || isLoading || !hasPrices(sums) ? (
          <Trans>Only products still to buy; notes have no price.</Trans>
        ) : isOffline ? (
          <Trans>Delivery fee is calculated when you are online.</Trans>
        ) : (
          <Trans>Delivery fee is calculated at checkout.</Trans>
        )}
      </p>
      <div className={styles.action}>{action}</div>
    </aside>
  )
}

/** The sum in the phone's bottom bar. */
export function BarSum(rest: Properties) {
  const { left, saved: isSaving } = rest.sums
  const { total, saved } = useAmounts(rest)
  return (
    <div className={styles.bar} role="status">
      {hasPrices(rest.sums) && <b>{total}</b>}
      <span>
        <Plural value={left} one="# item" other="# items" />
        {isSaving > 0 && (
          <>
            {' '}
            · <Trans>saving {saved}</Trans>
          </>
        )}
      </span>
    </div>
  )
}
