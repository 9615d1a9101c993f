import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '#contract/account/address.ts'
import { useTimeLeft } from '#device/server-clock.ts'
import { useCostLines } from '#features/order/index.ts'
import { illustrations } from '#shell/illustrations.ts'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Checkbox } from '#ui/choice/choice.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { TotalLines } from '#ui/list/total-lines.tsx'
import { BuyBar } from '#ui/product/buy-bar.tsx'
import { Countdown } from '#ui/product/countdown.tsx'
import { Changes } from './change-list.tsx'
import styles from './checkout.module.css'
import type { CheckoutItems } from './checkout-items.ts'
import { wordsOfCheckout } from './checkout-words.ts'
import { DeliveryTimes } from './delivery-times.tsx'
import { Destination } from './destination.tsx'
import { ShopPart } from './shop-part.tsx'
import { type CheckoutState, isGoneFromCart, useCheckout } from './use-checkout.ts'

/** The checkout once its delivery address is known. */
export function CheckoutBody({
  items,
  all,
  startAddrId,
}: {
  items: CheckoutItems
  all: readonly Address[]
  startAddrId: number
}) {
  const { t } = useLingui()
  const controller = useCheckout(items, startAddrId)
  const { state } = controller
  // A new version must not reload the page during an open checkout.
  useHoldUpdates(state.state === 'ready')
  if (state.state === 'loading')
    return (
      <div className={styles.column} aria-busy="true">
        <Skeleton kind="hero" />
        <Skeleton kind="hero" />
        <Skeleton kind="hero" />
      </div>
    )
  if (state.state === 'ready') return <Open controller={controller} open={state} all={all} />
  if (isGoneFromCart(state.failure)) {
    return (
      <EmptyState
        picture={illustrations.basket}
        title={t`No longer in your cart`}
        sentence={t`The selected items are no longer in your cart. They may have been ordered or removed on another device.`}
        action={
          <>
            <ButtonLink kind="primary" href="/Cart">
              <Trans>Back to cart</Trans>
            </ButtonLink>
            <ButtonLink href="/profile/orders">
              <Trans>My orders</Trans>
            </ButtonLink>
          </>
        }
      />
    )
  }
  const isArea = state.failure.kind === 'refused' && state.failure.code === 'NOT_IN_AREA'
  return (
    <>
      {isArea && (
        <Destination
          all={all}
          chosen={startAddrId}
          onChoose={(addrId) =>
            location.assign(
              `${location.pathname}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(location.search)), addrId: String(addrId) })}`,
            )
          }
        />
      )}
      <EmptyState
        picture={illustrations.basket}
        title={t`This can't be ordered right now`}
        sentence={wordsOfCheckout(state.failure)}
        action={
          <>
            <Button kind="primary" onClick={controller.renew}>
              <Trans>Try again</Trans>
            </Button>
            <ButtonLink href="/Cart">
              <Trans>Back to cart</Trans>
            </ButtonLink>
          </>
        }
      />
    </>
  )
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
  const { checkout, choices, remarks, isRenewing, sending, seen, changes, consent } = open
  const isOffline = useIsOffline()
  const left = useTimeLeft(checkout.expiresAt)
  const { lines, amount } = useCostLines(
    {
      ...checkout,
      shopReduce: checkout.shopCartOrders.reduce((sum, { shopReduce }) => sum + Math.round(shopReduce * 100), 0) / 100,
      transfee: checkout.deliveryFee,
    },
    checkout.priceSymbol,
  )
  const isExpired = left === 0
  const hasAgreed = consent !== 'asked'
  const isTooLittle = checkout.actualTotal < checkout.minimumAmount
  const total = amount(checkout.actualTotal)
  const before = seen.total !== null && seen.total < checkout.actualTotal ? amount(seen.total) : ''
  const least = amount(checkout.minimumAmount)
  const isFixed = sending !== 'no'
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
              <Trans>Prices held for</Trans> <Countdown milliseconds={left} />
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
        <Changes changes={changes} symbol={checkout.priceSymbol} />
        <Destination
          all={all}
          chosen={choices.addrId}
          isFixed={isFixed}
          onChoose={(addrId) => controller.choose({ addrId })}
        />
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
            onRemark={(words) => controller.remark(shop.shopId, words)}
          />
        ))}
        <Card isTight>
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
      </div>
      <div className={classes(styles.column, styles.aside)}>
        <Card>
          <TotalLines lines={lines} total={{ name: <Trans>Total</Trans>, amount: total }} />
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
        <p className={styles.lock}>
          <Icon name="lock-simple" size={16} />
          <Trans>Choose how to pay in the next step. Card details only go to the payment provider.</Trans>
        </p>
        <BuyBar onDesktop="inline">
          <div className={styles.sum}>
            <small>
              <Trans>Total</Trans>
            </small>
            <b className="num">{total}</b>
          </div>
          <Button
            kind="primary"
            isLoading={sending === 'sending' || isRenewing}
            isDisabled={isOffline || isExpired || isTooLittle || !hasAgreed || sending === 'unknown'}
            aria-label={isOffline ? t`Place order: needs internet` : undefined}
            onClick={() => void controller.submit()}
          >
            {isOffline ? (
              <Trans>Needs internet</Trans>
            ) : !hasAgreed ? (
              <Trans>Accept new total</Trans>
            ) : (
              <Trans>Place order</Trans>
            )}
          </Button>
        </BuyBar>
      </div>
    </div>
  )
}
