import { useLingui } from '@lingui/react/macro'
import type { Order, OrderItem } from '#contract/order/order.ts'

/** Labels of the states of a refund (docs/wire.md#refunds). */
export function useRefundWords(): Readonly<Record<NonNullable<OrderItem['refundState']>, string>> {
  const { t } = useLingui()
  return {
    1: t`Refund requested`,
    2: t`Refund approved`,
    3: t`Refund declined`,
    4: t`Refunded`,
    5: t`Refund withdrawn`,
  }
}

/**
 * Labels of the reasons for which a shopper cancels an order (docs/product.md#cancel-reasons), or the shop or the
 * system closes it.
 */
export function useCancelReasonWords(): Readonly<Record<NonNullable<Order['cancelReason']>, string>> {
  const { t } = useLingui()
  return {
    DUPLICATE: t`Duplicate order`,
    WRONG_DESCRIPTION: t`Wrong product description`,
    ADDRESS_CHANGED: t`Changed delivery address`,
    CHANGED_MIND: t`Changed my mind`,
    FOUND_CHEAPER: t`Found cheaper elsewhere`,
    TOO_LONG: t`Delivery time too long`,
    UNPAID: t`Not paid in time`,
    GROUP_FAILED: t`The team didn't fill in time`,
    SHOP: t`The shop can't ship it`,
  }
}
