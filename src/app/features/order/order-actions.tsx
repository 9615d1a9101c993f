import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListedOrder } from '#contract/order/order.ts'
import { usePlace } from '#device/place.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { buyAgain } from './buy-again.ts'
import { canAskRefund } from './can-ask-refund.ts'
import { orderWays } from './order-transitions.ts'
import { SureButton } from './sure-button.tsx'
import { useOrderCommands } from './use-order-commands.ts'

type Properties = {
  order: ListedOrder
  /** On its own page an order that was deleted leads back to the list. */
  onDeleted?: () => void
  /** The list leads to the page of the parcel, which the order's own page shows already. */
  hasTracking?: boolean
}

/** What can be done with an order as it stands (api.md); what needs the shop says so without a network. */
export function OrderActions({ order, onDeleted, hasTracking = true }: Properties) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { remove, receive } = useOrderCommands()
  const { status, orderNumber } = order
  const canCancel = status === 1 || status === 2
  return (
    <>
      {status === 1 && (
        <ButtonLink kind="primary" size="small" href={orderWays.pay([orderNumber])}>
          <Trans>Pay now</Trans>
        </ButtonLink>
      )}
      {canCancel && (
        <ButtonLink size="small" href={orderWays.cancel(orderNumber)}>
          <Trans>Cancel order</Trans>
        </ButtonLink>
      )}
      {status === 3 && (
        <SureButton
          kind="primary"
          words={<Trans>Confirm receipt</Trans>}
          title={t`Has everything come?`}
          sure={<Trans>Yes, it has come</Trans>}
          isOffline={isOffline}
          onSure={() => receive(orderNumber)}
        >
          <Trans>Confirm only what you hold in your hands: the order is completed then.</Trans>
        </SureButton>
      )}
      {status === 3 && hasTracking && (
        <ButtonLink size="small" href={orderWays.logistics(orderNumber)}>
          <Trans>Track parcel</Trans>
        </ButtonLink>
      )}
      {!hasTracking && canAskRefund(order) && (
        <ButtonLink size="small" href={orderWays.refund(orderNumber)}>
          <Trans>Ask for a refund</Trans>
        </ButtonLink>
      )}
      {(status === 5 || status === 6) && (
        <>
          <BuyAgain order={order} />
          <SureButton
            words={<Trans>Delete order</Trans>}
            title={t`Delete this order?`}
            sure={<Trans>Delete order</Trans>}
            isOffline={isOffline}
            onSure={async () => {
              if (await remove(orderNumber)) onDeleted?.()
            }}
          >
            <Trans>It leaves your list for good. Keep the receipt if you may need it.</Trans>
          </SureButton>
        </>
      )}
    </>
  )
}

/** The cart is a region's: things of another one are not sold here. */
function BuyAgain({ order }: { order: ListedOrder }) {
  const router = useRouter()
  const { regionId } = usePlace()
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
