import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/order/order.ts'
import { TotalLines } from '#ui/list/total-lines.tsx'
import { useCostLines } from './cost-lines.ts'

/** The cost of an order, line by line. */
export function OrderTotals({ order }: { order: Order }) {
  const { lines, amount } = useCostLines(order, order.priceSymbol)
  return <TotalLines lines={lines} total={{ name: <Trans>Total</Trans>, amount: amount(order.actualTotal) }} />
}
