import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListedOrder } from '#contract/order/order.ts'
import { useMarket } from '#device/market.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { buyAgain } from './buy-again.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { isRefundable } from './is-refundable.ts'
import { orderLinks } from './order-transitions.ts'
import { useOrderCommands } from './use-order-commands.ts'

type Properties = {
  order: ListedOrder
  /** Called after deletion; the order's own page then leads back to the list. */
  onDeleted?: () => void
  /** Whether to link to the tracking page: the list does, the order's own page shows the tracking already. */
  hasTracking?: boolean
}

/**
 * The actions that an order's status allows (docs/wire.md#my-orders); actions that need the server state so offline.
 */
export function OrderActions({ order, onDeleted, hasTracking = true }: Properties) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { remove, receive } = useOrderCommands()
  const { status, orderNumber } = order
  const canCancel = status === 1 || status === 2
  return (
    <>
      {status === 1 && (
        <ButtonLink kind="primary" size="small" href={orderLinks.pay([orderNumber])}>
          <Trans>Pay now</Trans>
        </ButtonLink>
      )}
      {canCancel && (
        <ButtonLink size="small" href={orderLinks.cancel(orderNumber)}>
          <Trans>Cancel order</Trans>
        </ButtonLink>
      )}
      {status === 3 && (
        <ConfirmButton
          kind="primary"
          words={<Trans>Confirm receipt</Trans>}
          title={t`Received everything?`}
          confirmLabel={<Trans>Yes, received</Trans>}
          isOffline={isOffline}
          onConfirm={() => receive(orderNumber)}
        >
          <Trans>Confirm only after you have received your items. This completes the order.</Trans>
        </ConfirmButton>
      )}
      {status === 3 && hasTracking && (
        <ButtonLink size="small" href={orderLinks.logistics(orderNumber)}>
          <Trans>Track parcel</Trans>
        </ButtonLink>
      )}
      {!hasTracking && isRefundable(order) && (
        <ButtonLink size="small" href={orderLinks.refund(orderNumber)}>
          <Trans>Request a refund</Trans>
        </ButtonLink>
      )}
      {(status === 5 || status === 6) && (
        <>
          <BuyAgain order={order} />
          <ConfirmButton
            words={<Trans>Delete order</Trans>}
            title={t`Delete this order?`}
            confirmLabel={<Trans>Delete order</Trans>}
            isOffline={isOffline}
            onConfirm={async () => {
              if (await remove(orderNumber)) onDeleted?.()
            }}
          >
            <Trans>This will be permanently removed. Keep the receipt if you may need it.</Trans>
          </ConfirmButton>
        </>
      )}
    </>
  )
}

/** A cart belongs to a region: the items of an order from another region are not sold here. */
function BuyAgain({ order }: { order: ListedOrder }) {
  const router = useRouter()
  const { regionId } = useMarket()
  const [isAdding, setAdding] = useState(false)
  if (order.regionId !== regionId) return null
  const add = async () => {
    setAdding(true)
    await buyAgain(order)
    router.history.push('/Cart')
  }
  return (
    <Button kind="soft" size="small" isLoading={isAdding} onClick={() => void add()}>
      <Trans>Buy again</Trans>
    </Button>
  )
}
