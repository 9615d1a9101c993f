import type { PushTopic } from '#contract/push/push-settings.ts'
import type { NoticeTitle } from '#words/messages/order-notice.ts'

/** The notices that are pushed, with their topics; all other notices wait on the notices screen. */
export const topicOfNotice: Readonly<Partial<Record<NoticeTitle, PushTopic>>> = {
  ORDER_SHIPPED: 'shipped',
  INSTALLMENT_REMINDER: 'shipped',
  ORDER_OUT_FOR_DELIVERY: 'delivery',
  ORDER_DELIVERED: 'delivery',
  OFFER_LISTED: 'shipped',
  OFFER_DECLINED: 'shipped',
  OFFER_SOLD: 'shipped',
  OFFER_RELISTED: 'shipped',
  OFFER_RECEIVED: 'delivery',
  OFFER_RETURNED: 'refund',
  OFFER_PAID_OUT: 'refund',
  REFUND_AGREED: 'refund',
  REFUND_REFUSED: 'refund',
  REFUND_PAID: 'refund',
  PAID_TOO_LATE: 'refund',
  MONEY_BACK: 'refund',
  CHARGED_TWICE: 'refund',
  VOUCHER_ENDING: 'checkout',
  BACK_IN_STOCK: 'backInStock',
  PRICE_DROPPED: 'priceDrop',
  GROUP_NEARLY_FULL: 'groupBuy',
  GROUP_FULL: 'groupBuy',
  GROUP_FAILED: 'groupBuy',
  GROUP_STARTED: 'groupBuy',
}
