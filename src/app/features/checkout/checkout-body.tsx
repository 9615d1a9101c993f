import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Address } from '#contract/account/address.ts'
import { savedCards } from '#contract/payment/payment-card.ts'
import { useIsOver } from '#device/server-clock.ts'
import { NewAddressForm } from '#features/address/index.ts'
import { CoinChoice } from '#features/coin/index.ts'
import { useCostLines } from '#features/order/index.ts'
import { PaymentMethods, usePaymentChoice } from '#features/payment/index.ts'
import { CheckoutVouchers } from '#features/voucher/index.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { CountdownUntil } from '#shell/countdown-until.tsx'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Button } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Checkbox } from '#ui/choice/choice.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { fromTheTop } from '#ui/layout/from-the-top.ts'
import { TotalLines } from '#ui/list/total-lines.tsx'
import { BuyBar } from '#ui/product/buy-bar.tsx'
import { Changes } from './change-list.tsx'
import styles from './checkout.module.css'
import { linesOf } from './checkout-changes.ts'
import type { CheckoutItems } from './checkout-items.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import type { CheckoutState } from './checkout-state.ts'
import { DeliveryTimes } from './delivery-times.tsx'
import { Destination } from './destination.tsx'
import { FailedCheckout } from './failed-checkout.tsx'
import { ShopPart } from './shop-part.tsx'
import { useCheckout } from './use-checkout.ts'

/** The checkout; `startAddrId` is undefined where no address lies in the region, and the form of a new one is shown. */
export function CheckoutBody({
  items,
  all,
  startAddrId,
}: {
  items: CheckoutItems
  all: readonly Address[]
  startAddrId: number | undefined
}) {
  const controller = useCheckout(items, startAddrId)
  const { state } = controller
  // A new version must not reload the page during an open checkout.
  useHoldUpdates(state.state === 'ready')
  // Fetched together with the checkout, which shows the cards among the payment methods.
  useShopperAnswer(savedCards, {})
  if (state.state === 'loading') return <CheckoutSkeleton />
  if (state.state === 'ready') return <Open controller={controller} open={state} all={all} />
  return <FailedCheckout failure={state.failure} all={all} onRetry={controller.renew} />
}

type CheckoutController = ReturnType<typeof useCheckout>
type OpenCheckout = Extract<CheckoutState, { state: 'ready' }>

function Open({
  controller,
  open,
  all,
}: {
  controller: CheckoutController
  open: OpenCheckout
  all: readonly Address[]
}) {
  const { t } = useLingui()
  const { checkout, confirmedAt, choices, remarks, isRenewing, sending, seen, changes, consent } = open
  const isOffline = useIsOffline()
  const isExpired = useIsOver(checkout.expiresAt)
  const { lines, amount } = useCostLines(
    {
      ...checkout,
      shopReduce: checkout.shopCartOrders.reduce((sum, { shopReduce }) => sum + Math.round(shopReduce * 100), 0) / 100,
      transfee: checkout.deliveryFee,
    },
    checkout.priceSymbol,
  )
  const hasAgreed = consent !== 'asked'
  const isTooLittle = checkout.actualTotal < checkout.minimumAmount
  const total = amount(checkout.actualTotal)
  const before = seen.total !== null && seen.total < checkout.actualTotal ? amount(seen.total) : ''
  const least = amount(checkout.minimumAmount)
  const excluded = linesOf(checkout).filter(({ isCashOnDelivery }) => !isCashOnDelivery)
  const choice = usePaymentChoice(open.payBy, checkout.isCashOnDelivery, checkout.actualTotal)
  const isFixed = sending !== 'no' || choice.isAsking
  const isEstimate = choices.addrId === undefined
  const form = useRef<HTMLDivElement>(null)
  const isHeld = isOffline || isExpired || isTooLittle || !hasAgreed || isEstimate || isFixed || isRenewing
  const submit = () => {
    if (!isHeld && choice.isReady) void controller.submit(choice.take)
  }
  const insurance = amount(checkout.insurancePrice)
  return (
    <div className={styles.columns} aria-busy={isRenewing || undefined}>
      <div className={styles.column}>
        <div className={styles.hold} role="status">
          {isExpired ? (
            <Note kind="warn" icon="timer">
              <p>
                <Trans>Check out expired.</Trans>
              </p>
              <Button kind="text" size="small" isLoading={isRenewing} isDisabled={isOffline} onClick={controller.renew}>
                {isOffline ? <Trans>Needs internet</Trans> : <Trans>Refresh prices</Trans>}
              </Button>
            </Note>
          ) : (
            <p className={styles.clock}>
              <Icon name="timer" />
              <Trans>Prices held for</Trans> <CountdownUntil endTime={checkout.expiresAt} />
            </p>
          )}
        </div>
        {sending === 'unknown' && (
          <Note kind="warn" icon="question">
            <p>
              <Trans>We're confirming your order. It won't be placed twice.</Trans>
            </p>
            <Button kind="text" size="small" onClick={() => void controller.check()}>
              <Trans>Check status</Trans>
            </Button>
          </Note>
        )}
        {checkout.groupBuy && <GroupNote size={checkout.groupBuy.size} />}
        <Changes changes={changes} symbol={checkout.priceSymbol} />
        {isEstimate ? (
          <div ref={form}>
            <NewAddressForm
              isAbroad={all.length > 0}
              onSaved={({ addrId }) => {
                controller.choose({ addrId })
                fromTheTop()
              }}
            />
          </div>
        ) : (
          <Destination
            all={all}
            chosen={choices.addrId}
            isFixed={isFixed}
            onChoose={(addrId) => controller.choose({ addrId })}
          />
        )}
        <DeliveryTimes
          checkout={checkout}
          chosen={choices.deliverySlot}
          isFixed={isFixed}
          onChoose={(deliverySlot) => controller.choose({ deliverySlot })}
        />
        {checkout.shopCartOrders.map((shop) => (
          <ShopPart
            key={shop.shopId}
            shop={shop}
            symbol={checkout.priceSymbol}
            remarks={remarks[shop.shopId] ?? ''}
            isFixed={isFixed}
            onRemark={(words) => controller.remark(shop.shopId, words)}
          />
        ))}
        {/* Above the parts that load later, which would move the box under the finger. */}
        <Card>
          <Checkbox
            checked={choices.hasInsurance}
            disabled={isFixed}
            onChange={(event) => controller.choose({ hasInsurance: event.currentTarget.checked })}
          >
            <Trans>Delivery insurance</Trans> · {insurance}
            <small className={styles.small}>
              <Trans>Full refund if your parcel is lost or damaged in transit.</Trans>
            </small>
          </Checkbox>
        </Card>
        <CheckoutVouchers
          checkout={checkout}
          confirmedAt={confirmedAt}
          isRenewing={isRenewing}
          isFixed={isFixed}
          chosenIds={choices.voucherIds}
          onChoose={(voucherIds) => controller.choose({ voucherIds })}
        />
        <CoinChoice
          coins={checkout.coins}
          symbol={checkout.priceSymbol}
          chosen={choices.coins ?? 0}
          isFixed={isFixed}
          onChoose={(coins) => controller.choose({ coins })}
        />
        <PaymentMethods
          choice={choice}
          onChoose={controller.payWith}
          isFixed={isFixed}
          symbol={checkout.priceSymbol}
          isOffline={isOffline}
          hasForm={!isEstimate}
          withoutCash={checkout.isCashOnDelivery ? [] : excluded.map(({ prodName }) => prodName)}
          onEnter={submit}
        />
      </div>
      <div className={classes(styles.column, styles.aside)}>
        <Card>
          <TotalLines
            lines={lines}
            total={{ name: isEstimate ? <Trans>Estimated total</Trans> : <Trans>Total</Trans>, amount: total }}
          />
          {isTooLittle && (
            <div className={styles.gap}>
              <Note kind="warn" icon="info">
                <Trans>The minimum order is {least}. Add more items.</Trans>
              </Note>
            </div>
          )}
          {consent !== 'none' && (
            <div className={styles.gap}>
              <Note kind="warn" icon="warning-circle">
                {before && (
                  <p>
                    <Trans>It was {before}.</Trans>
                  </p>
                )}
                <Checkbox
                  checked={hasAgreed}
                  disabled={isFixed}
                  onChange={(event) => controller.agree(event.currentTarget.checked)}
                >
                  <Trans>I accept the new total of {total}.</Trans>
                </Checkbox>
              </Note>
            </div>
          )}
        </Card>
        {choice.method !== 'cash' && (
          <p className={styles.lock}>
            <Icon name="lock-simple" size={16} />
            <Trans>Card details are encrypted and never stored offline</Trans>
          </p>
        )}
        <BuyBar onDesktop="inline">
          <div className={styles.sum}>
            <small>{isEstimate ? <Trans>Estimated total</Trans> : <Trans>Total</Trans>}</small>
            <b className="num">{total}</b>
          </div>
          {isEstimate ? (
            <Button
              kind="primary"
              // The form shows the missing values, the first of which takes the focus.
              onClick={() => form.current?.querySelector('form')?.requestSubmit()}
            >
              <Trans>Add address</Trans>
            </Button>
          ) : (
            <Button
              kind="primary"
              isLoading={sending === 'sending' || choice.isAsking || isRenewing}
              isDisabled={isHeld || !choice.isReady}
              aria-label={isOffline ? t`Place order: needs internet` : undefined}
              onClick={submit}
            >
              {isOffline ? (
                <Trans>Needs internet</Trans>
              ) : !hasAgreed ? (
                <Trans>Accept new total</Trans>
              ) : (
                <Trans>Place order</Trans>
              )}
            </Button>
          )}
        </BuyBar>
      </div>
    </div>
  )
}

/** Explains a purchase in a group. */
const GroupNote = ({ size }: { size: number }) => (
  <Note kind="info" icon="info">
    <p>
      <b>
        <Trans>Group buy</Trans> · <Trans>Team of {size}</Trans>
      </b>
    </p>
    <p>
      <Trans>You pay now. Your order is sent once the team is full.</Trans>{' '}
      <Trans>If the team isn't full in time, you get everything back.</Trans>
    </p>
  </Note>
)
