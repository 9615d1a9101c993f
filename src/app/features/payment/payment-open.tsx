import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Order } from '#contract/order/order.ts'
import type { PayBody } from '#contract/payment/payment.ts'
import type { Language } from '#contract/wire.ts'
import { useIsOver } from '#device/server-clock.ts'
import { wordsOfRefusedAction } from '#features/order/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { CountdownUntil } from '#shell/countdown-until.tsx'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { BuyBar } from '#ui/product/buy-bar.tsx'
import { formatPrice } from '#words/price.ts'
import { OpenSummary } from './open-summary.tsx'
import styles from './payment.module.css'
import { PaymentMethods } from './payment-methods.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import type { PaymentState } from './use-payment.ts'
import { payBodyOf, usePaymentChoice } from './use-payment-choice.ts'

type Properties = {
  state: Extract<PaymentState, { state: 'open' }>
  onPay: (body: PayBody) => Promise<void>
  onFind: () => Promise<void>
}

/** The choice of payment method: a saved card, a new card in the provider's own form, or cash on delivery. */
export function PaymentOpen({ state: { orders, attempt, isSending, isUnknown, failure }, onPay, onFind }: Properties) {
  const { t, i18n } = useLingui()
  const isOffline = useIsOffline()
  // A card that is typed in the provider's form, and the answer to a payment under way, would be lost.
  useHoldUpdates(true)
  const [chosen, setChosen] = useState<string | null>(null)
  const endTime =
    orders
      .map((order) => order.endTime ?? '')
      .filter(Boolean)
      .sort()[0] ?? '2999-01-01 00:00:00'
  const isOver = useIsOver(endTime)
  const withoutCash = orders.filter(({ isCashOnDelivery }) => !isCashOnDelivery).flatMap(namesWithoutCash)
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber)
  const amount = orders.reduce((sum, { actualTotal }) => sum + Math.round(actualTotal * 100), 0) / 100
  const symbol = orders[0]?.priceSymbol ?? ''
  const total = formatPrice(amount, symbol, i18n.locale as Language)
  const choice = usePaymentChoice(chosen, withoutCash.length === 0, amount)
  const isPaying = attempt?.state === 'paying' || isUnknown
  const isBusy = isSending || choice.isAsking
  const isPlaced = !isPaying && attempt?.state !== 'action' && attempt?.state !== 'refused' && !failure

  if (choice.isLoading) return <PaymentSkeleton />

  const pay = async () => {
    if (isBusy) return
    const means = await choice.take()
    if (means) await onPay(payBodyOf(means, orderNumbers))
  }

  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <div role="status" className={styles.status}>
          {isPlaced && !isOver && (
            <Note kind="info" icon="info">
              <Trans>Your order is placed but not paid yet. It's waiting in To pay.</Trans>
            </Note>
          )}
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
        {!isOver ? (
          <p className={styles.clock}>
            <Icon name="timer" />
            <Trans>Pay within</Trans> <CountdownUntil endTime={endTime} />
          </p>
        ) : (
          <Note kind="warn" icon="timer">
            <Trans>Payment window expired</Trans>
          </Note>
        )}
        <PaymentMethods
          choice={choice}
          onChoose={setChosen}
          isFixed={isBusy || isPaying}
          symbol={symbol}
          isOffline={isOffline}
          withoutCash={withoutCash}
          onEnter={() => void pay()}
        />
      </div>
      <div className={styles.column}>
        <OpenSummary orders={orders} total={total} />
        {choice.method !== 'cash' && (
          <p className={styles.lock}>
            <Icon name="lock-simple" size={16} />
            <Trans>Card details are encrypted and never stored offline</Trans>
          </p>
        )}
        <BuyBar onDesktop="inline">
          <Button
            kind="primary"
            isLoading={isBusy}
            isDisabled={isOffline || isPaying || isOver || !choice.isReady}
            onClick={() => void pay()}
          >
            {isOffline ? (
              <Trans>Needs internet</Trans>
            ) : choice.method === 'cash' ? (
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

/** The items of an order that exclude cash on delivery; the shop where a saved answer does not tell the items. */
function namesWithoutCash({ orderItemDtos, shopName }: Order): string[] {
  const items = orderItemDtos.filter(({ isCashOnDelivery }) => isCashOnDelivery === false)
  return items.length > 0 ? items.map(({ prodName }) => prodName) : [shopName]
}
