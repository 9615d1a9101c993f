import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { InstallmentPlan } from '#contract/payment/installment.ts'
import { useMarket } from '#device/market.ts'
import { InstallmentAmounts } from '#features/order/index.ts'
import { formatPrice } from '#words/price.ts'
import { MethodRow } from './method-row.tsx'
import styles from './payment.module.css'

/**
 * The choice between paying by card in full and a bank's instalment plan (docs/product.md#installments). `symbol` is
 * that of the orders' currency.
 */
export function CardTerms({
  plan,
  symbol,
  isByPlan,
  onChoose,
  isFixed,
}: {
  plan: InstallmentPlan
  symbol: string
  isByPlan: boolean
  onChoose: (isByPlan: boolean) => void
  isFixed: boolean
}) {
  const { t } = useLingui()
  const name = useId()
  return (
    <fieldset className={styles.terms} disabled={isFixed} aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>
        <Trans>Card payment</Trans>
      </h3>
      <MethodRow
        icon="credit-card"
        name={name}
        isChosen={!isByPlan}
        onChoose={() => onChoose(false)}
        title={t`Pay in full`}
      >
        <Trans>One payment</Trans>
      </MethodRow>
      <MethodRow
        icon="clock"
        name={name}
        isChosen={isByPlan}
        onChoose={() => onChoose(true)}
        title={t`Pay in instalments`}
      >
        <PlanSentence plan={plan} symbol={symbol} />
      </MethodRow>
    </fieldset>
  )
}

/** The terms of a plan: instalments, interest, fee, bank, and the time to contact the bank. */
export function PlanSentence({ plan, symbol }: { plan: InstallmentPlan; symbol: string }) {
  const { t } = useLingui()
  const { lang } = useMarket()
  const { bank, interest, contactDays } = plan
  const fee = formatPrice(plan.fee, symbol, lang)
  return (
    <>
      <InstallmentAmounts plan={plan} symbol={symbol} />
      <br />
      <Trans>
        {interest}% interest with a {bank} credit card.
      </Trans>{' '}
      {plan.fee > 0 && (
        <>
          <Trans>Instalment fee: {fee}.</Trans>{' '}
        </>
      )}
      {t`${plural(contactDays, {
        one: 'Contact the bank within # day of the payment to set up the plan.',
        other: 'Contact the bank within # days of the payment to set up the plan.',
      })}`}
    </>
  )
}
