import type { OrderNotice } from '#contract/notice/notice.ts'
import { orderLinks } from '#features/order/index.ts'
import { refundPath } from '#features/refund/index.ts'
import type { PagePath } from '#ui/layout/page-path.ts'

type Subject = Pick<OrderNotice, 'orderNumber' | 'refundNumber' | 'prodId' | 'voucherId' | 'itemId' | 'subject'>

/**
 * The page of a notice's subject: a refund, the own vouchers, own offers, invitations, group buys, an order or a product
 * (docs/product.md#notices).
 */
export function noticePath({ orderNumber = '', refundNumber, prodId, voucherId, itemId, subject }: Subject): PagePath {
  if (subject === 'invitation') return '/myInvitation'
  if (subject === 'groupBuy') return '/group-buy'
  if (voucherId !== undefined) return '/vouchers?own=usable'
  if (itemId !== undefined) return '/pre-loved/offers'
  if (refundNumber !== undefined) return refundPath(refundNumber)
  return prodId === undefined ? orderLinks.details(orderNumber) : `/products/${prodId}`
}
