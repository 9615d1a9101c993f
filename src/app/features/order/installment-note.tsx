import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { useThisYear } from '#device/server-clock.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { formatPrice } from '#words/price.ts'
import { formatDay } from '#words/screens/day.ts'
import { InstallmentAmounts } from './installment-amounts.tsx'

/**
 * The next step of a payment in instalments: the bank to contact, the last day, and the monthly amounts of the whole
 * payment, which stay as they were when another order of the payment is refunded. Nothing for other orders and for closed
 * ones (docs/product.md#installments).
 */
export function InstallmentNote({ order: { installment, status, priceSymbol } }: { order: Order }) {
  const { i18n } = useLingui()
  const thisYear = useThisYear()
  if (!installment || status === 6) return null
  const lang = i18n.locale as Language
  const { bank, interest } = installment
  const total = formatPrice(installment.total, priceSymbol, lang)
  const day = formatDay(installment.contactBy, thisYear, lang)
  return (
    <Note kind="info" icon="clock">
      <p>
        <b>
          <Trans>
            Contact {bank} by {day} to set up your instalment plan
          </Trans>
        </b>
      </p>
      <p>
        <InstallmentAmounts plan={installment} symbol={priceSymbol} />
      </p>
      <p>
        <Trans>
          {total} in total, {interest}% interest. Your card was charged in full; the bank turns the payment into the
          plan.
        </Trans>
      </p>
      <p>
        <Trans>
          The plan covers the whole payment and every order in it. If a part is refunded, the bank adjusts the plan.
        </Trans>
      </p>
    </Note>
  )
}
