import type { Address } from '#contract/account/address.ts'
import type { TraceKind } from '#contract/order/my-orders.ts'
import type { CancelReason, closedReasons, OrderStatus, PayType } from '#contract/order/order.ts'
import type { RefundReason, RefundState } from '#contract/order/refund.ts'
import type { InstallmentPlan } from '#contract/payment/installment.ts'
import type { NoticeTitle } from '#words/messages/order-notice.ts'
import type { CalendarDate, Generated, Json, List } from './column-types.ts'

// Money is in minor units.

export interface CheckoutTable {
  checkout_id: Generated<number>
  account_id: number
  region_id: number
  held: Json<unknown>
  made_at: Date
  ends_at: Date
  submitted_at: Date | null
}

/** The plan of a payment, and the time until which the shopper must contact the bank, as an ISO text. */
export type StoredInstallment = InstallmentPlan & { readonly contactBy: string }

/** Why an order was cancelled or closed. */
export type OrderEndReason = CancelReason | (typeof closedReasons)[number]

export interface ShopOrderTable {
  order_id: Generated<number>
  order_number: string
  account_id: number | null
  checkout_id: number
  region_id: number
  shop_id: number
  shop_name: string
  status: OrderStatus
  is_paid: Generated<boolean>
  pay_type: PayType | null
  is_cash_allowed: boolean
  total: number
  shop_reduce: Generated<number>
  voucher_reduce: Generated<number>
  voucher_delivery_reduce: Generated<number>
  coin_reduce: Generated<number>
  transfee: number
  handling_fee: number
  small_cart_fee: number
  delivery_insurance: number
  actual_total: number
  refund_amount: Generated<number>
  refunded_at: Date | null
  address: Json<Address>
  remarks: string
  delivery_slot: string | null
  delivery_from: CalendarDate
  delivery_to: CalendarDate
  courier: string | null
  tracking_number: string | null
  created_at: Date
  paid_at: Date | null
  shipped_at: Date | null
  delivered_at: Date | null
  finished_at: Date | null
  cancelled_at: Date | null
  cancel_reason: OrderEndReason | null
  cancel_detail: string | null
  ends_at: Date | null
  is_deleted: Generated<boolean>
  is_nameless: Generated<boolean>
  installment: Json<StoredInstallment> | null
  installment_remind_at: Date | null
}

export interface OrderItemTable {
  order_item_id: Generated<number>
  order_id: number
  prod_id: number
  sku_id: number
  prod_names: List<string>
  sku_names: List<string>
  pic: string
  price: number
  prod_count: number
  comm_sts: Generated<0 | 1>
  refund_state: RefundState | null
  voucher_reduce: Generated<number>
}

export interface OrderEventTable {
  event_id: Generated<number>
  order_id: number
  kind: TraceKind
  place: Generated<string>
  text: Generated<string>
  at: Date
}

/** The values that are filled into a notice's text; names in five languages in the order of `languages`. */
export type NoticeArgs = {
  readonly regionId: number
  readonly shopName: string
  readonly actualTotal: number
  readonly refundAmount: number
  readonly payType: PayType | null
  readonly cancelReason: string | null
  readonly courier: string | null
  readonly trackingNumber: string | null
  readonly refundNumber?: string
  readonly refunded?: number
  /** The coins that an order has earned. */
  readonly coins?: number
  /** The bank of an instalment plan; the last time to contact the bank, or the time of a payout, as ISO 8601. */
  readonly bank?: string
  readonly contactBy?: string
  /** The price before a drop, in minor units. */
  readonly was?: number
  /** Whether a confirmed invitation was rewarded. */
  readonly hasReward?: boolean
  /** The voucher of a notice, and its end as an ISO text. */
  readonly voucherId?: number
  readonly endsAt?: string
  /** An offered item of the shopper, and the mall's reason to decline the item. */
  readonly itemId?: number
  readonly reason?: string
  /** The team of a notice about a group, and the group buy that has started. */
  readonly teamId?: number
  readonly groupBuyId?: number
  readonly count: number
  readonly names: readonly string[]
}

export interface OrderNoticeTable {
  id: Generated<number>
  account_id: number
  /** Null for a notice about a product or an account. */
  order_number: string | null
  prod_id: number | null
  title: NoticeTitle
  args: Json<NoticeArgs>
  pic: string
  is_read: Generated<boolean>
  created_at: Date
}

export interface AnnouncementTable {
  announcement_id: Generated<number>
  key: string
  regions: List<number>
  titles: List<string>
  contents: List<string>
  pic: string | null
  published_at: Date
}

export interface RefundTable {
  refund_id: Generated<number>
  refund_number: string
  order_id: number
  state: RefundState
  reason: RefundReason
  detail: string
  pics: List<string>
  amount: number
  answer: Generated<string>
  asked_at: Date
  answered_at: Date | null
  paid_back_at: Date | null
  withdrawn_at: Date | null
}

export interface RefundItemTable {
  refund_id: number
  order_item_id: number
}
