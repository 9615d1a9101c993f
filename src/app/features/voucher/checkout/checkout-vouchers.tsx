import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { Checkout } from '#contract/order/checkout.ts'
import { Icon } from '#ui/base/icon.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { useReduction } from '../use-reduction.ts'
import styles from '../voucher-row.module.css'
import { useNewVouchers } from './use-new-vouchers.ts'
import { useVoucherChoice } from './use-voucher-choice.ts'

const fetchSheet = () =>
  import('./checkout-vouchers-sheet.tsx').then(({ CheckoutVouchersSheet }) => ({ default: CheckoutVouchersSheet }))
const Sheet = lazy(fetchSheet)

export type CheckoutVouchersProperties = {
  checkout: Checkout
  /** The time, in ms by the server's clock, at which the checkout was requested. */
  confirmedAt: number
  /** A new checkout is being requested. */
  isRenewing: boolean
  /** The checkout is sent, so that nothing can be chosen. */
  isFixed: boolean
  /** The vouchers that the shopper has chosen; undefined while the mall chooses the best ones. */
  chosenIds: readonly number[] | undefined
  /** Requests a checkout with exactly these vouchers, or with the best ones. */
  onChoose: (voucherIds: number[] | undefined) => void
}

/** The vouchers of a checkout: how much the chosen ones take off; the row opens the choice (docs/product.md#voucher-checkout). */
export function CheckoutVouchers({
  checkout,
  confirmedAt,
  isRenewing,
  isFixed,
  chosenIds,
  onChoose,
}: CheckoutVouchersProperties) {
  const { price } = useReduction()
  const isBusy = isRenewing || isFixed
  const { newIds, onRedeemed } = useNewVouchers({
    checkout,
    confirmedAt,
    isBusy,
    onNew: (voucherIds) => onChoose(chosenIds && [...chosenIds, ...voucherIds]),
  })
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
            <Trans>Collect or enter a code</Trans>
          )}
        </span>
        <Icon name="caret-right-bold" size={16} />
      </button>
      {isOpen && (
        <Suspense>
          <Sheet
            checkout={checkout}
            isFixed={isBusy}
            choice={choice}
            newIds={newIds}
            onRedeemed={onRedeemed}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
