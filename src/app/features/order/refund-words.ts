import { useLingui } from '@lingui/react/macro'
import type { OrderItem } from '#contract/order/order.ts'

/** Labels of the states of a refund (docs/wire.md#refunds). */
export function useRefundWords(): Readonly<Record<NonNullable<OrderItem['refundState']>, string>> {
  const { t } = useLingui()
  return { 1: t`Refund asked for`, 2: t`Refund agreed`, 3: t`Refund refused`, 4: t`Paid back`, 5: t`Refund withdrawn` }
}
