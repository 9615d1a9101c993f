import {
  type CancelReason,
  cashOnDelivery,
  type closedReasons,
  type OrderStatus,
  type PayType,
  receiptTime,
} from '#contract/order/order.ts'

/** The state of an order that transitions read and change. Money in minor units. */
export type OrderState = {
  readonly status: OrderStatus
  readonly isPaid: boolean
  readonly payType: PayType | null
  readonly actualTotal: number
  readonly refundAmount: number
  readonly courier: string | null
  readonly trackingNumber: string | null
  readonly paidAt: Date | null
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
  readonly finishedAt: Date | null
  readonly cancelledAt: Date | null
  readonly cancelReason: CancelReason | (typeof closedReasons)[number] | null
  readonly cancelDetail: string | null
  readonly endsAt: Date | null
  readonly isDeleted: boolean
}

/** The transitions of an order, by the shopper, the shop, or the passing of time. */
export type OrderMove =
  /** `isInGroup`: the paid order waits for its team. */
  | { readonly kind: 'pay'; readonly payType: PayType; readonly isInGroup?: boolean }
  | { readonly kind: 'cancel'; readonly reason: CancelReason | 'SHOP'; readonly detail: string }
  /** The order was not paid in time. */
  | { readonly kind: 'close' }
  | { readonly kind: 'ship'; readonly courier: string; readonly trackingNumber: string }
  /** The courier has delivered the order. */
  | { readonly kind: 'deliver' }
  /** The shopper confirms receipt. */
  | { readonly kind: 'receive' }
  /** 15 days passed without a confirmation. */
  | { readonly kind: 'finish' }
  /** The whole order is refunded before dispatch. */
  | { readonly kind: 'refund' }
  | { readonly kind: 'fillGroup' }
  /** The team of the order, paid or not, was not full in time. */
  | { readonly kind: 'failGroup' }
  | { readonly kind: 'delete' }
export type MoveKind = OrderMove['kind']

/** Whether the items count as sold: paid or promised by cash on delivery, and not closed since (decision 0030). */
export const isSold = ({ status }: Pick<OrderState, 'status'>): boolean => status === 2 || status === 3 || status === 5

/**
 * Whether an order is received and paid. Only such an order earns coins and confirms an invitation: cash on delivery may
 * be received before the courier's record says that the cash was paid.
 */
export const isReceivedAndPaid = ({ status, isPaid }: Pick<OrderState, 'status' | 'isPaid'>): boolean =>
  status === 5 && isPaid

/** Whether cash on delivery was chosen and is not paid yet. */
const isCashDue = ({ payType, isPaid }: OrderState): boolean => payType === cashOnDelivery && !isPaid

/** The statuses from which each transition is allowed (docs/product.md#orders), and the message elsewhere. */
const moves: Readonly<Record<MoveKind, { readonly from: readonly OrderStatus[]; readonly refused: string }>> = {
  pay: { from: [1], refused: "This order isn't awaiting payment." },
  cancel: { from: [1, 2], refused: 'This order can no longer be cancelled.' },
  close: { from: [1], refused: 'Only an unpaid order is closed by itself.' },
  ship: { from: [2], refused: 'Only a paid order can be shipped, once.' },
  // A completed order is delivered only where its cash is due, see `afterMove`.
  deliver: { from: [3, 5], refused: 'Only an order that is on its way can be delivered, once.' },
  receive: { from: [3], refused: 'Only shipped orders can be confirmed as received.' },
  finish: { from: [3], refused: 'Only an order that is on its way is completed by itself.' },
  refund: { from: [2], refused: 'Only an order that was not sent is closed by a refund.' },
  fillGroup: { from: [7], refused: 'This order is not waiting for a group.' },
  failGroup: { from: [1, 7], refused: 'This order is not waiting for a group.' },
  delete: { from: [5, 6], refused: 'Only completed or cancelled orders can be deleted.' },
}

/** The state after a transition, or the message of ORDER_STATE where the transition is not allowed. */
export function afterMove<State extends OrderState>(
  order: State,
  move: OrderMove,
  now: Date,
): { readonly ok: true; readonly order: State } | { readonly ok: false; readonly sentence: string } {
  const { from, refused } = moves[move.kind]
  const isDelivered = order.deliveredAt !== null || (order.status === 5 && !isCashDue(order))
  // The courier has the cash of an order that the shopper has received and deleted meanwhile.
  const isDone = move.kind === 'deliver' ? isDelivered : order.isDeleted
  if (!from.includes(order.status) || isDone) return { ok: false, sentence: refused }
  return { ok: true, order: { ...order, ...changeOf(order, move, now) } }
}

function changeOf(order: OrderState, move: OrderMove, now: Date): Partial<OrderState> {
  const closed = {
    status: 6,
    cancelledAt: now,
    endsAt: null,
    refundAmount: order.isPaid ? order.actualTotal : 0,
  } as const
  switch (move.kind) {
    case 'pay': {
      const isPaid = move.payType !== cashOnDelivery
      return {
        status: move.isInGroup ? 7 : 2,
        payType: move.payType,
        isPaid,
        paidAt: isPaid ? now : null,
        endsAt: null,
      }
    }
    case 'cancel':
      return { ...closed, cancelReason: move.reason, cancelDetail: move.detail }
    case 'close':
      return { ...closed, cancelReason: 'UNPAID' }
    case 'ship':
      return {
        status: 3,
        courier: move.courier,
        trackingNumber: move.trackingNumber,
        shippedAt: now,
        endsAt: new Date(now.getTime() + receiptTime),
      }
    case 'deliver':
      // With cash on delivery the courier collects the money at this moment.
      return { deliveredAt: now, ...(isCashDue(order) && { isPaid: true, paidAt: now }) }
    case 'receive':
      return {
        status: 5,
        finishedAt: now,
        endsAt: null,
        // The delivery of cash on delivery is recorded by the courier, who has the money.
        ...(!isCashDue(order) && { deliveredAt: order.deliveredAt ?? now }),
      }
    case 'finish':
      return { status: 5, finishedAt: now, endsAt: null }
    case 'refund':
      return closed
    case 'fillGroup':
      return { status: 2, endsAt: null }
    case 'failGroup':
      return { ...closed, cancelReason: 'GROUP_FAILED' }
    case 'delete':
      return { isDeleted: true }
  }
}

/** The tracking event of a parcel that is out for delivery. */
export const outForDelivery = 'The parcel is out for delivery.'
