import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CardFrame } from './card-frame.tsx'
import { CardTerms } from './card-terms.tsx'
import { MethodRow } from './method-row.tsx'
import styles from './payment.module.css'
import { cardName } from './payment-names.ts'
import type { PaymentChoice } from './use-payment-choice.ts'

/** Brand names, the same in every language. */
const cardBrands = 'Visa, Mastercard'

type Properties = {
  choice: PaymentChoice
  onChoose: (method: string) => void
  isFixed: boolean
  /** The symbol of the orders' currency. */
  symbol: string
  isOffline: boolean
  /** Whether the form of a new card is shown: not before the order can be placed. */
  hasForm?: boolean
  /** The names of the items that exclude cash on delivery; empty where cash is offered. */
  withoutCash: readonly string[]
  /** The shopper pressed Enter in the card form. */
  onEnter: () => void
}

/** The payment methods: saved cards, cash on delivery, and a new card in the provider's own form. */
export function PaymentMethods({
  choice,
  onChoose,
  isFixed,
  symbol,
  isOffline,
  withoutCash,
  hasForm = true,
  onEnter,
}: Properties) {
  const { t } = useLingui()
  const name = useId()
  const { saved, form, method, keepsCard, setKeepsCard, plan } = choice
  if (choice.isLoading)
    return (
      <div aria-busy="true">
        <Skeleton kind="hero" />
      </div>
    )
  const names = [...new Set(withoutCash)].join(', ')
  const hasCash = withoutCash.length === 0
  const hasNoCards = form.settings.state === 'failed' && method !== 'card'
  const cash = (
    <MethodRow
      icon="money"
      name={name}
      isDisabled={!hasCash}
      isChosen={method === 'cash'}
      onChoose={() => onChoose('cash')}
      title={t`Cash on delivery`}
    >
      {hasCash ? <Trans>Please have the exact amount ready</Trans> : <Trans>Not available with: {names}</Trans>}
    </MethodRow>
  )
  return (
    <Card title={<Trans>Payment</Trans>} isTight>
      <fieldset className={styles.methods} disabled={isFixed} aria-label={t`Payment`}>
        {saved.map((card) => (
          <MethodRow
            key={card.cardId}
            icon="credit-card"
            name={name}
            isChosen={method === String(card.cardId)}
            onChoose={() => onChoose(String(card.cardId))}
            title={cardName(card)}
          >
            <Trans>Saved card, expires {card.expiry}</Trans>
          </MethodRow>
        ))}
        {hasCash && cash}
        <MethodRow
          icon="credit-card"
          name={name}
          isDisabled={hasNoCards}
          isChosen={method === 'card'}
          onChoose={() => onChoose('card')}
          title={t`New card`}
        >
          {hasNoCards ? (
            <Trans>Card payment isn't available right now. Choose another payment method.</Trans>
          ) : (
            cardBrands
          )}
        </MethodRow>
        {!hasCash && cash}
      </fieldset>
      {method === 'card' && hasForm && (
        <CardFrame
          form={form}
          isOffline={isOffline}
          savesCard={keepsCard}
          onSaveCard={setKeepsCard}
          onEnter={onEnter}
        />
      )}
      {plan && (
        <CardTerms
          plan={plan}
          symbol={symbol}
          isByPlan={choice.isByPlan}
          onChoose={choice.chooseTerms}
          isFixed={isFixed}
        />
      )}
    </Card>
  )
}
