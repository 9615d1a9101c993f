import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListedOrder } from '#contract/order/order.ts'
import { useMarket } from '#device/market.ts'
import { AddToList, useKnownProducts } from '#features/grocery-lists/index.ts'
import { teamPath } from '#features/group-buy/index.ts'
import { ratePath } from '#features/own-reviews/index.ts'
import { useHasLeft } from '#shell/use-has-left.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { buyAgain } from './buy-again.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { isRefundable } from './is-refundable.ts'
import { canCancel, hasRefundRequested, isOut, isToConfirm, mainActionOf, mayRate } from './order-status.ts'
import { orderLinks } from './order-transitions.ts'
import { useOrderCommands } from './use-order-commands.ts'

/** The one primary action of an order (docs/design.md#order-card). */
export function MainAction({ order }: { order: ListedOrder }) {
  switch (mainActionOf(order)) {
    case 'pay':
      return (
        <ButtonLink kind="primary" size="compact" href={orderLinks.pay([order.orderNumber])}>
          <Trans>Pay now</Trans>
        </ButtonLink>
      )
    case 'buyAgain':
      return <BuyAgain order={order} />
    case 'seeRefund':
      return (
        <ButtonLink kind="primary" size="compact" href={orderLinks.refundOf(order)}>
          <Trans>See refund</Trans>
        </ButtonLink>
      )
    case 'receive':
      return <ConfirmReceipt order={order} kind="primary" />
    case 'seeTeam':
      return (
        <ButtonLink kind="primary" size="compact" href={teamPath(order.group?.teamId ?? 0)}>
          <Trans>View team</Trans>
        </ButtonLink>
      )
    case 'track':
      return <Track order={order} kind="primary" />
  }
}

/** The first item of a completed order that has no review; undefined where there is none. */
const itemToRate = ({ status, orderItemDtos }: ListedOrder) => orderItemDtos.find((item) => mayRate(status, item))

/** The second action of an order in a list; the order's own page has the others. */
export function SecondAction({ order }: { order: ListedOrder }) {
  const { orderNumber, status } = order
  const unrated = itemToRate(order)
  if (unrated)
    return (
      <ButtonLink size="compact" href={ratePath(unrated.orderItemId)}>
        <Trans>Rate</Trans>
      </ButtonLink>
    )
  if (status === 5 || status === 6) return <DeleteOrder order={order} />
  if (canCancel(order))
    return (
      <ButtonLink size="compact" href={orderLinks.cancel(orderNumber)}>
        <Trans>Cancel order</Trans>
      </ButtonLink>
    )
  if (isOut(order)) return <ConfirmReceipt order={order} />
  if (isToConfirm(order) || hasRefundRequested(order)) return <Track order={order} />
  return null
}

/** The actions of an order beside its primary action, on the order's own page. `onDeleted` is called after deletion. */
export function OtherActions({ order, onDeleted }: { order: ListedOrder; onDeleted: () => void }) {
  const { orderNumber, status } = order
  return (
    <>
      {(isOut(order) || (isToConfirm(order) && hasRefundRequested(order))) && <ConfirmReceipt order={order} isWide />}
      {isRefundable(order) && (
        <ButtonLink isWide href={orderLinks.refund(orderNumber)}>
          <Trans>Request a refund</Trans>
        </ButtonLink>
      )}
      <ButtonLink isWide href={orderLinks.seller(order)}>
        <Icon name="chat-circle-dots" />
        <Trans>Contact seller</Trans>
      </ButtonLink>
      <MakeList order={order} />
      {canCancel(order) && (
        <ButtonLink isWide href={orderLinks.cancel(orderNumber)}>
          <Trans>Cancel order</Trans>
        </ButtonLink>
      )}
      {(status === 5 || status === 6) && <DeleteOrder order={order} isWide onDeleted={onDeleted} />}
    </>
  )
}

type ActionProperties = { order: ListedOrder; kind?: 'primary' | 'neutral'; isWide?: boolean }

function Track({ order, kind = 'neutral' }: ActionProperties) {
  return (
    <ButtonLink kind={kind} size="compact" href={orderLinks.logistics(order.orderNumber)}>
      <Trans>Track parcel</Trans>
    </ButtonLink>
  )
}

function ConfirmReceipt({ order, kind, isWide }: ActionProperties) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { receive } = useOrderCommands()
  return (
    <ConfirmButton
      kind={kind}
      isWide={isWide}
      words={<Trans>Confirm receipt</Trans>}
      title={t`Received everything?`}
      confirmLabel={<Trans>Yes, received</Trans>}
      isOffline={isOffline}
      onConfirm={() => receive(order.orderNumber)}
    >
      <Trans>Confirm only after you have received your items. This completes the order.</Trans>
    </ConfirmButton>
  )
}

function DeleteOrder({ order, isWide, onDeleted }: ActionProperties & { onDeleted?: () => void }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { remove } = useOrderCommands()
  return (
    <ConfirmButton
      isWide={isWide}
      words={<Trans>Delete order</Trans>}
      title={t`Delete this order?`}
      confirmLabel={<Trans>Delete order</Trans>}
      isOffline={isOffline}
      onConfirm={async () => {
        if (await remove(order.orderNumber)) onDeleted?.()
      }}
    >
      <Trans>This will be permanently removed. Keep the receipt if you may need it.</Trans>
    </ConfirmButton>
  )
}

/** Adds the items of an order to a grocery list. */
function MakeList({ order }: { order: ListedOrder }) {
  const known = useKnownProducts()
  const itemsOf = () =>
    known(
      order.orderItemDtos.map(({ prodId, skuId, prodName, prodCount }) => ({
        prodId,
        skuId,
        name: prodName,
        count: prodCount,
      })),
    )
  return (
    <AddToList itemsOf={itemsOf}>
      {(add, isBusy) => (
        <Button isWide aria-haspopup="dialog" isLoading={isBusy} onClick={add}>
          <Trans>Make a grocery list</Trans>
        </Button>
      )}
    </AddToList>
  )
}

/** A cart belongs to a region: the items of an order from another region are not sold here. */
function BuyAgain({ order }: { order: ListedOrder }) {
  const router = useRouter()
  const hasLeft = useHasLeft()
  const { regionId } = useMarket()
  const [isAdding, setAdding] = useState(false)
  if (order.regionId !== regionId) return null
  const add = async () => {
    setAdding(true)
    await buyAgain(order)
    if (!hasLeft()) router.history.push('/Cart')
  }
  return (
    <Button kind="primary" size="compact" isLoading={isAdding} onClick={() => void add()}>
      <Trans>Buy again</Trans>
    </Button>
  )
}
