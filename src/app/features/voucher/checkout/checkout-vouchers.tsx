import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { Checkout } from '#contract/order/checkout.ts'
import { Icon } from '#ui/base/icon.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { useReduction } from '../use-reduction.ts'
import styles from '../voucher-row.module.css'
import { useVoucherChoice } from './use-voucher-choice.ts'

const fetchSheet = () =>
  import('./checkout-vouchers-sheet.tsx').then(({ CheckoutVouchersSheet }) => ({ default: CheckoutVouchersSheet }))
const Sheet = lazy(fetchSheet)

export type CheckoutVouchersProperties = {
  checkout: Checkout
  /** A new checkout is being requested. */
  isRenewing: boolean
  /** The checkout is sent, so that nothing can be chosen. */
  isFixed: boolean
  /** Requests a checkout with exactly these vouchers. */
  onChoose: (voucherIds: number[]) => void
}

/** The vouchers of a checkout: how much the chosen ones take off; the row opens the choice (docs/product.md#voucher-checkout). */
export function CheckoutVouchers({ checkout, isRenewing, isFixed, onChoose }: CheckoutVouchersProperties) {
  const { price } = useReduction()
  const choice = useVoucherChoice(checkout, isRenewing, onChoose)
  const { isOpen, close, trigger } = useSheetOpening(fetchSheet)
  const usable = checkout.vouchers.filter(({ canUse }) => canUse).length
  const reduction = `\u2212${price(checkout.voucherReduce)}`
  return (
    <>
      <button type="button" className={styles.card} disabled={isFixed} {...trigger}>
        <Icon name="ticket" size={24} />
        <b>
          <Trans>Vouchers</Trans>
        </b>
        <span className={styles.end}>
          {checkout.voucherReduce > 0 ? (
            <b className={styles.good}>{reduction}</b>
          ) : usable > 0 ? (
            <Trans>{usable} can be used</Trans>
          ) : (
            <Trans>None to use</Trans>
          )}
        </span>
        <Icon name="caret-right-bold" size={16} />
      </button>
      {isOpen && (
        <Suspense>
          <Sheet checkout={checkout} isFixed={isFixed || isRenewing} choice={choice} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
