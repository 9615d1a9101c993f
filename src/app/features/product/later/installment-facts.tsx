import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { InstallmentPlan } from '#contract/payment/installment.ts'
import type { Language } from '#contract/wire.ts'
import { InstallmentAmounts } from '#features/order/index.ts'
import { formatPrice } from '#words/price.ts'
import styles from './delivery-facts.module.css'

/**
 * The monthly amounts, the fee, the bank, the smallest payment and the next step of an instalment plan; `above` is a
 * formatted amount, and `symbol` that of the product's currency.
 */
export function InstallmentFacts({ plan, above, symbol }: { plan: InstallmentPlan; above: string; symbol: string }) {
  const { t, i18n } = useLingui()
  const { bank, contactDays } = plan
  const fee = formatPrice(plan.fee, symbol, i18n.locale as Language)
  return (
    <ul className={styles.facts}>
      <li>
        <InstallmentAmounts plan={plan} symbol={symbol} />
      </li>
      {plan.fee > 0 && (
        <li>
          <Trans>Instalment fee: {fee}.</Trans>
        </li>
      )}
      <li>
        <Trans>
          With a {bank} credit card, for payments above {above}
        </Trans>
      </li>
      <li>
        {t`${plural(contactDays, {
          one: 'Contact the bank within # day of the payment to set up the plan.',
          other: 'Contact the bank within # days of the payment to set up the plan.',
        })}`}
      </li>
    </ul>
  )
}
