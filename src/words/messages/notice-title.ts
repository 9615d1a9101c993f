import type { GroupTitle } from './group-notices.ts'
import type { OfferTitle } from './offer-notices.ts'

/** The title of a notice. */
export type NoticeTitle =
  | 'ORDER_PLACED'
  | 'ORDER_PAID'
  | 'ORDER_PROMISED'
  | 'ORDER_CANCELLED'
  | 'ORDER_UNPAID'
  | 'ORDER_SHIPPED'
  | 'ORDER_OUT_FOR_DELIVERY'
  | 'ORDER_DELIVERED'
  | 'ORDER_DONE'
  | 'GROUP_FULL'
  | 'GROUP_FAILED'
  | 'REFUND_ASKED'
  | 'REFUND_AGREED'
  | 'REFUND_REFUSED'
  | 'REFUND_PAID'
  | 'REFUND_WITHDRAWN'
  /** A payment arrived after the order was closed and is returned; the amount owed has been returned. */
  | 'PAID_TOO_LATE'
  | 'MONEY_BACK'
  /** A payment that did not pay for the order was charged nevertheless and is returned. */
  | 'CHARGED_TWICE'
  /** The bank of an instalment plan must be contacted soon. */
  | 'INSTALLMENT_REMINDER'
  /** A watched product is sold again. */
  | 'BACK_IN_STOCK'
  | 'PRICE_DROPPED'
  /** To an inviter: a friend has registered, and has received a first order. */
  | 'INVITE_REFERRED'
  | 'INVITE_CONFIRMED'
  /** A collected voucher ends within a day. */
  | 'VOUCHER_ENDING'
  | GroupTitle
  | OfferTitle
