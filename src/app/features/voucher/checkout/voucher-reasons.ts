import { useLingui } from '@lingui/react/macro'
import type { CheckoutVoucher, VoucherReason } from '#contract/order/checkout.ts'
import { useThisYear } from '#device/server-clock.ts'
import { formatDay } from '#words/screens/day.ts'
import { useReduction } from '../use-reduction.ts'

/** Says why a voucher of a checkout is not applied; empty for a voucher that the shopper left out. */
export function useVoucherReason(): (voucher: CheckoutVoucher) => string {
  const { t } = useLingui()
  const { language, price } = useReduction()
  const thisYear = useThisYear()
  return ({ reason, missing: missingAmount = 0, startTime }) => {
    const missing = price(missingAmount)
    const start = formatDay(startTime, thisYear, language)
    const sentences: Record<VoucherReason, string> = {
      BELOW_MINIMUM: t`Spend ${missing} more to use this voucher.`,
      NOT_FOR_THESE_PRODUCTS: t`Not valid for the products in this order.`,
      NOT_STARTED: t`Can be used from ${start}.`,
      EXPIRED: t`This voucher has expired.`,
      USED: t`Used in another order.`,
      OTHER_CHOSEN: t`Replaces a voucher that is applied.`,
      NO_EFFECT: t`There's nothing left to discount.`,
      NOT_CHOSEN: '',
    }
    return reason ? sentences[reason] : ''
  }
}
