import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/order/order.ts'

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
    UNPAID: t`It was not paid in time.`,
    GROUP_FAILED: t`The group was not full in time.`,
    SHOP: t`The shop cannot send it.`,
  }
}
