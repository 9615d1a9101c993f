import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { InstallmentPlan } from '#contract/payment/installment.ts'
import styles from './delivery-facts.module.css'

/** The bank, the smallest payment and the next step of an instalment plan; `above` is a formatted amount. */
export function InstallmentFacts({ plan: { bank, contactDays }, above }: { plan: InstallmentPlan; above: string }) {
  const { t } = useLingui()
  return (
    <ul className={styles.facts}>
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
