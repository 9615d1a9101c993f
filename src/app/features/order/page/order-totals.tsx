import { Trans, useLingui } from '@lingui/react/macro'
import type { Checkout } from '#contract/order/checkout.ts'
import type { Order } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { type TotalLine, TotalLines } from '#ui/list/total-lines.tsx'
import { formatPrice } from '#words/price.ts'

export type Costs = Pick<
  Order,
  | 'total'
  | 'shopReduce'
  | 'voucherReduce'
  | 'coinReduce'
  | 'transfee'
  | 'handlingFee'
  | 'smallCartFee'
  | 'deliveryInsurance'
> &
  Pick<Checkout, 'smallCartBelow'>

/**
 * The lines that add up to a total, for an order or a checkout: goods and delivery always, the other lines where they
 * are not zero. The small cart fee names the value of goods from which the fee is not charged, where known.
 */
export function useCostLines(
  costs: Costs,
  symbol: string,
): { readonly lines: readonly TotalLine[]; readonly amount: (value: number) => string } {
  const { t, i18n } = useLingui()
  const amount = (value: number) => formatPrice(value, symbol, i18n.locale as Language)
  const less = (name: string, value: number): TotalLine[] =>
    value > 0 ? [{ name, amount: `\u2212${amount(value)}`, isGood: true }] : []
  const more = (name: string, value: number): TotalLine[] => (value > 0 ? [{ name, amount: amount(value) }] : [])
  const least = amount(costs.smallCartBelow ?? 0)
  const lines = [
    { name: t`Subtotal`, amount: amount(costs.total) },
    ...less(t`Shop discount`, costs.shopReduce),
    ...less(t`Voucher`, costs.voucherReduce),
    ...less(t`Coins`, costs.coinReduce),
    costs.transfee > 0
      ? { name: t`Delivery fee`, amount: amount(costs.transfee) }
      : { name: t`Delivery fee`, amount: t`Free`, isGood: true },
    ...more(t`Handling fee`, costs.handlingFee),
    ...more(costs.smallCartBelow ? t`Small cart fee (below ${least})` : t`Small cart fee`, costs.smallCartFee),
    ...more(t`Delivery insurance`, costs.deliveryInsurance),
  ]
  return { lines, amount }
}

/** The cost of an order, line by line. */
export function OrderTotals({ order }: { order: Order }) {
  const { lines, amount } = useCostLines(order, order.priceSymbol)
  return <TotalLines lines={lines} total={{ name: <Trans>Total</Trans>, amount: amount(order.actualTotal) }} />
}
