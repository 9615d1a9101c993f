import { Trans, useLingui } from '@lingui/react/macro'
import type { Checkout, CheckoutVoucher } from '#contract/order/checkout.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { TicketList, VoucherTicket } from '#ui/product/voucher-ticket.tsx'
import { RedeemForm } from '../redeem-form.tsx'
import { useReduction } from '../use-reduction.ts'
import { toneOf, useVoucherWords } from '../use-voucher-words.ts'
import { useVouchers } from '../use-vouchers.ts'
import { VoucherList } from '../voucher-list.tsx'
import { VouchersSkeleton } from '../vouchers-skeleton.tsx'
import styles from './checkout-vouchers.module.css'
import { offersFor } from './offers-for.ts'
import type { VoucherChoice } from './use-voucher-choice.ts'
import { useVoucherReason } from './voucher-reasons.ts'

type Properties = {
  checkout: Checkout
  /** Nothing can be chosen now. */
  isFixed: boolean
  choice: VoucherChoice
  /** Vouchers that were collected here, and that the checkout does not contain yet. */
  newIds: readonly number[]
  onRedeemed: (voucherId: number) => void
  onClose: () => void
}

/**
 * All vouchers of the shopper: those that the checkout can use first, and the reason of each other one. Below, the
 * vouchers that can be collected for these goods, and the field for a code.
 */
export function CheckoutVouchersSheet({ checkout, isFixed, choice, newIds, onRedeemed, onClose }: Properties) {
  const { t } = useLingui()
  const { price } = useReduction()
  const answer = useVouchers()
  const { vouchers, voucherReduce, actualTotal } = checkout
  const offers = answer.state === 'ready' ? offersFor(checkout, answer.list.records, newIds) : []
  const [saved, total] = [price(voucherReduce), price(actualTotal)]
  return (
    <Sheet
      title={t`Vouchers`}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          <Trans>Done · total {total}</Trans>
        </Button>
      }
    >
      <p role="status" className={styles.saved}>
        {voucherReduce > 0 ? <Trans>You save {saved} with vouchers.</Trans> : null}
      </p>
      <div className={styles.parts}>
        {vouchers.length > 0 && (
          <TicketList label={t`Vouchers`} isNarrow>
            {vouchers.map((voucher) => (
              <li key={voucher.voucherId}>
                <Choice voucher={voucher} isFixed={isFixed} choice={choice} />
              </li>
            ))}
          </TicketList>
        )}
        <RedeemForm onRedeemed={onRedeemed} />
        {answer.state === 'loading' && <VouchersSkeleton isNarrow />}
        {answer.state === 'ready' && offers.length > 0 && (
          <section className={styles.offers} aria-labelledby="checkout-offers">
            <h3 id="checkout-offers">
              <Trans>To collect</Trans>
            </h3>
            <VoucherList label={t`To collect`} vouchers={offers} at={answer.list.at} level={3} isNarrow isAtCheckout />
          </section>
        )}
      </div>
    </Sheet>
  )
}

function Choice({ voucher, isFixed, choice }: Pick<Properties, 'isFixed' | 'choice'> & { voucher: CheckoutVoucher }) {
  const { t } = useLingui()
  const words = useVoucherWords()
  const reasonOf = useVoucherReason()
  const { price } = useReduction()
  const isOffline = useIsOffline()
  const { voucherId, name, canUse, choose, reduce } = voucher
  const saved = price(reduce)
  return (
    <VoucherTicket
      level={3}
      tone={canUse ? toneOf(voucher) : 'ended'}
      {...words.stub(voucher)}
      title={name}
      facts={words.conditions(voucher, true)}
      note={reasonOf(voucher)}
      badges={
        choose ? (
          <Badge kind="ok" icon="check-bold">
            <Trans>Applied: −{saved}</Trans>
          </Badge>
        ) : canUse ? (
          <Badge kind="brand">
            <Trans>Saves {saved}</Trans>
          </Badge>
        ) : null
      }
      action={
        canUse && (
          <Button
            kind={choose ? 'outline' : 'soft'}
            size="small"
            isLoading={choice.pendingId === voucherId}
            isDisabled={isFixed || isOffline}
            aria-label={isOffline ? undefined : choose ? t`Remove: ${name}` : t`Apply: ${name}`}
            onClick={() => (choose ? choice.remove(voucherId) : choice.apply(voucherId))}
          >
            {isOffline ? (
              <Trans>Needs internet</Trans>
            ) : choose ? (
              <Trans context="voucher">Remove</Trans>
            ) : (
              <Trans>Apply</Trans>
            )}
          </Button>
        )
      }
    />
  )
}
