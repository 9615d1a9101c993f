import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { PayBody } from '#contract/payment.ts'
import { savedCards } from '#contract/payment-card.ts'
import type { Language } from '#contract/wire.ts'
import { useTimeLeft } from '#device/server-clock.ts'
import { orderLinks, wordsOfRefusedAction } from '#features/order/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { BuyBar } from '#ui/product/buy-bar.tsx'
import { Countdown } from '#ui/product/countdown.tsx'
import { formatPrice } from '#words/price.ts'
import { CardFrame } from './card-frame.tsx'
import { MethodRow } from './method-row.tsx'
import { OpenSummary } from './open-summary.tsx'
import styles from './payment.module.css'
import { cardName } from './payment-names.ts'
import { useCardForm } from './use-card-form.ts'
import type { PaymentState } from './use-payment.ts'

/** Brand names, the same in every language. */
const cardBrands = 'Visa, Mastercard'

type Properties = {
  state: Extract<PaymentState, { state: 'open' }>
  onPay: (body: PayBody) => Promise<void>
  onFind: () => Promise<void>
}

/** The choice of payment method: a saved card, a new card in the provider's own form, or cash on delivery. */
export function PaymentOpen({ state: { orders, attempt, isSending, isUnknown, failure }, onPay, onFind }: Properties) {
  const { t, i18n } = useLingui()
  const name = useId()
  const isOffline = useIsOffline()
  const cards = useShopperAnswer(savedCards, {})
  const saved = cards.state === 'ready' ? cards.value : []
  const [chosen, setChosen] = useState<string | null>(null)
  const [keepsCard, setKeepsCard] = useState(false)
  const form = useCardForm()
  const endTime =
    orders
      .map((order) => order.endTime ?? '')
      .filter(Boolean)
      .sort()[0] ?? '2999-01-01 00:00:00'
  const left = useTimeLeft(endTime)
  const canPayOnDelivery = orders.every(({ isCashOnDelivery }) => isCashOnDelivery)
  const method = chosen ?? (saved[0] ? String(saved[0].cardId) : cards.state === 'loading' ? '' : 'card')
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber)
  const returnUrl = orderLinks.pay(orderNumbers)
  const total = formatPrice(
    orders.reduce((sum, { actualTotal }) => sum + Math.round(actualTotal * 100), 0) / 100,
    orders[0]?.priceSymbol ?? '',
    i18n.locale as Language,
  )
  const isPaying = attempt?.state === 'paying' || isUnknown
  const [isAsking, setAsking] = useState(false)

  const pay = async () => {
    if (isAsking || isSending) return
    if (method === 'cash') return onPay({ payType: 23, orderNumbers })
    if (method !== 'card') return onPay({ payType: 22, orderNumbers, cardId: Number(method), returnUrl })
    setAsking(true)
    const cardToken = await form.ask()
    if (cardToken !== null) await onPay({ payType: 21, orderNumbers, cardToken, saveCard: keepsCard, returnUrl })
    setAsking(false)
  }

  const isBusy = isSending || isAsking
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <div role="status" className={styles.said}>
          {isPaying && (
            <Note kind="warn" icon="clock">
              <p>
                {isUnknown ? (
                  <Trans>We're confirming your payment. You won't be charged twice.</Trans>
                ) : (
                  <Trans>Your bank hasn't responded yet. This page updates automatically.</Trans>
                )}
              </p>
              <Button kind="text" size="small" onClick={() => void onFind()}>
                <Trans>Check status</Trans>
              </Button>
            </Note>
          )}
          {!isPaying && attempt?.state === 'action' && (
            <Note kind="info" icon="lock-simple">
              <p>
                <Trans>Your bank needs you to confirm this payment.</Trans>
              </p>
              <Button kind="text" size="small" onClick={() => location.assign(attempt.actionUrl)}>
                <Trans>Continue to your bank</Trans>
              </Button>
            </Note>
          )}
          {!isPaying && (failure || attempt?.state === 'refused') && !isBusy && (
            <Note kind="danger" icon="warning-circle">
              <p>
                {failure
                  ? wordsOfRefusedAction('pay', failure)
                  : attempt?.state === 'refused' && failureWords(attempt.code, t`Something went wrong.`)}
              </p>
              <p>
                <Trans>
                  You weren't charged. Your order is still open: try again or choose another payment method.
                </Trans>
              </p>
            </Note>
          )}
        </div>
        {left > 0 ? (
          <p className={styles.clock}>
            <Icon name="timer" />
            <Trans>Pay within</Trans> <Countdown milliseconds={left} />
          </p>
        ) : (
          <Note kind="warn" icon="timer">
            <Trans>Payment window expired</Trans>
          </Note>
        )}
        <Card title={<Trans>Payment</Trans>} isTight>
          <fieldset className={styles.methods} disabled={isBusy || isPaying} aria-label={t`Payment`}>
            {saved.map((card) => (
              <MethodRow
                key={card.cardId}
                icon="credit-card"
                name={name}
                isChosen={method === String(card.cardId)}
                onChoose={() => setChosen(String(card.cardId))}
                title={cardName(card)}
              >
                <Trans>Saved card, expires {card.expiry}</Trans>
              </MethodRow>
            ))}
            {canPayOnDelivery && (
              <MethodRow
                icon="money"
                name={name}
                isChosen={method === 'cash'}
                onChoose={() => setChosen('cash')}
                title={t`Cash on delivery`}
              >
                <Trans>Please have the exact amount ready</Trans>
              </MethodRow>
            )}
            <MethodRow
              icon="credit-card"
              name={name}
              isChosen={method === 'card'}
              onChoose={() => setChosen('card')}
              title={t`New card`}
            >
              {cardBrands}
            </MethodRow>
          </fieldset>
          {method === 'card' && (
            <CardFrame
              form={form}
              isOffline={isOffline}
              savesCard={keepsCard}
              onSaveCard={setKeepsCard}
              onEnter={() => void pay()}
            />
          )}
        </Card>
      </div>
      <div className={styles.column}>
        <OpenSummary orders={orders} total={total} />
        <p className={styles.lock}>
          <Icon name="lock-simple" size={16} />
          <Trans>Card details are encrypted and never stored offline</Trans>
        </p>
        <BuyBar onDesktop="inline">
          <Button
            kind="primary"
            isLoading={isBusy}
            isDisabled={isOffline || isPaying || method === '' || left === 0 || (method === 'card' && !form.isReady)}
            onClick={() => void pay()}
          >
            {isOffline ? (
              <Trans>Needs internet</Trans>
            ) : method === 'cash' ? (
              <Trans>Confirm, pay {total} on delivery</Trans>
            ) : (
              <Trans>Pay {total}</Trans>
            )}
          </Button>
        </BuyBar>
      </div>
    </div>
  )
}
