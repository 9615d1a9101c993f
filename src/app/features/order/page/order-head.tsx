import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { useThisYear } from '#device/server-clock.ts'
import { ExpectedBy } from '#features/order/money-back.tsx'
import { OrderLine, useArrival } from '#features/order/order-line.tsx'
import { hasRefundRequested, useOrderStatus } from '#features/order/order-status.ts'
import { orderLinks } from '#features/order/order-transitions.ts'
import { useCancelReasonWords } from '#features/order/order-words.ts'
import { OrderTimeline } from '#features/order/tracking/order-timeline.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { formatPrice } from '#words/price.ts'
import { formatDayTime } from '#words/screens/day-time.ts'
import { formatSlotHours } from '#words/screens/delivery-slot.ts'
import styles from './order-head.module.css'

/** The status of an order, its expected arrival and its progress; for a cancelled order the reason and the refund. */
export function OrderHead({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const lang = i18n.locale as Language
  const status = useOrderStatus(order)
  const arrival = useArrival(order)
  const {
    status: stage,
    deliveredAt,
    deliverySlot,
    endTime,
    finallyTime,
    orderItemDtos: [first],
  } = order
  const thisYear = useThisYear()
  const at = (time: string) => formatDayTime(time, thisYear, lang)
  const isComing = (stage === 2 || stage === 3) && !deliveredAt
  const closesAt = endTime && at(endTime)
  const fillsUntil = order.group && at(order.group.endTime)
  const hours = deliverySlot && formatSlotHours(deliverySlot)
  const arrivedAt = deliveredAt ?? finallyTime
  const cameAt = arrivedAt && at(arrivedAt)
  return (
    <Card>
      <RefundNote order={order} />
      <div className={styles.head}>
        <div className={styles.words}>
          <Badge kind={status.kind} icon={status.icon}>
            {status.words}
          </Badge>
          <p className={styles.title}>{isComing ? <Trans>Arrives {arrival}</Trans> : status.words}</p>
          {isComing && hours && (
            <p>
              <Trans>Between {hours}</Trans>
            </p>
          )}
          {!isComing && cameAt && stage !== 6 && <p>{cameAt}</p>}
          {stage === 1 && <OrderLine order={order} />}
          {stage === 3 && closesAt && (
            <p>
              <Trans>Completes automatically on {closesAt}.</Trans>
            </p>
          )}
          {stage === 7 && fillsUntil && (
            <p>
              <Trans>The team can fill until {fillsUntil}. Otherwise you'll be refunded.</Trans>
            </p>
          )}
        </div>
        {first && (
          <div className={styles.picture}>
            <Tile template={first.pic} sizes="76px" tint={first.prodId} />
          </div>
        )}
      </div>
      {stage === 6 ? (
        <Cancelled order={order} />
      ) : (
        <div className={styles.line}>
          <OrderTimeline order={order} />
        </div>
      )}
    </Card>
  )
}

/** Says at the top of an order that a refund of its items was requested or approved, with a link to the refund. */
function RefundNote({ order }: { order: Order }) {
  const requested = hasRefundRequested(order)
  const approved = order.status !== 6 && order.orderItemDtos.some(({ refundState }) => refundState === 2)
  if (!requested && !approved) return null
  return (
    <div className={styles.refund}>
      <Note kind={requested ? 'warn' : 'info'} icon="arrow-u-up-left">
        <b className={styles.state}>{requested ? <Trans>Refund requested</Trans> : <Trans>Refund approved</Trans>}</b>
        <PageLink href={orderLinks.refundOf(order)} className={styles.see}>
          <Trans>See refund</Trans>
        </PageLink>
      </Note>
    </div>
  )
}

function Cancelled({
  order: { cancelReason, cancelTime, refundAmount, refundTime, expectedBy, priceSymbol },
}: {
  order: Order
}) {
  const { i18n } = useLingui()
  const lang = i18n.locale as Language
  const thisYear = useThisYear()
  const words = useCancelReasonWords()
  const reason = cancelReason && words[cancelReason]
  const time = cancelTime && formatDayTime(cancelTime, thisYear, lang)
  const amount = refundAmount && formatPrice(refundAmount, priceSymbol, lang)
  const refundedOn = refundTime && formatDayTime(refundTime, thisYear, lang)
  return (
    <Note kind="danger" icon="x-circle-fill">
      {reason && (
        <p>
          <b>
            <Trans>Reason: {reason}</Trans>
          </b>
        </p>
      )}
      {time && (
        <p>
          <Trans>Cancelled on {time}.</Trans>
        </p>
      )}
      <p>
        {!amount ? (
          <Trans>No payment was made.</Trans>
        ) : refundedOn ? (
          <Trans>
            {amount} was refunded on {refundedOn}.
          </Trans>
        ) : (
          <Trans>{amount} will be refunded to your original payment method.</Trans>
        )}
      </p>
      {expectedBy && (
        <p>
          <ExpectedBy day={expectedBy} />
        </p>
      )}
    </Note>
  )
}
