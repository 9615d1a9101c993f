import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { endpoint } from '#contract/endpoint.ts'
import { orderNumber, refundNumber } from '#contract/order/order.ts'
import { picture } from '#contract/product/product.ts'
import {
  id,
  idInBody,
  idInQuery,
  languageInQuery,
  nothing,
  ownMarketInQuery,
  pageInQuery,
  pageOf,
  wireTime,
} from '#contract/wire.ts'

export { unreadCount } from './notice-count.ts'

const isRead = v.picklist([0, 1])

/**
 * An event of an order or of its refund, worded in the requested language; `refundNumber` is present for refunds. A
 * notice about a watched product has `prodId` and no order, one about a collected voucher has `voucherId`, one to an
 * inviter or about a group buy that has started has `subject`, one about an item that the shopper offers `itemId`.
 */
export const orderNotice = v.object({
  id,
  orderNumber: v.optional(orderNumber),
  refundNumber: v.optional(refundNumber),
  prodId: v.optional(id),
  subject: v.optional(v.picklist(['invitation', 'groupBuy'])),
  voucherId: v.optional(id),
  itemId: v.optional(id),
  title: v.string(),
  message: v.string(),
  /** The picture of the order's first item, of the product, or of vouchers. */
  pic: picture,
  isRead,
  createTime: wireTime,
})
export type OrderNotice = v.InferOutput<typeof orderNotice>

/** An announcement to a region. `isRead` is present for signed-in shoppers only. */
export const announcement = v.object({
  id,
  title: v.string(),
  content: v.string(),
  pic: v.optional(picture),
  publishTime: wireTime,
  isRead: v.optional(isRead),
})
export type Announcement = v.InferOutput<typeof announcement>

/**
 * GET /p/order/notice/page: the newest first, without the notices of orders that the shopper has deleted, and without
 * requests to pay orders that no longer wait for their payment.
 */
export const orderNotices = endpoint({
  method: 'GET',
  path: '/p/order/notice/page',
  access: 'shopper',
  query: v.object({ ...pageInQuery, lang: languageInQuery }),
  reply: pageOf(orderNotice),
  failures: shopperFailures,
})

/**
 * POST /p/order/notice/read: marks notices as read, by their ids; an empty list marks all. Ids of other shoppers'
 * notices are ignored.
 */
export const readNotices = endpoint({
  method: 'POST',
  path: '/p/order/notice/read',
  access: 'shopper',
  query: v.object({}),
  reply: nothing,
  body: v.pipe(v.array(idInBody), v.maxLength(500)),
  failures: writeFailures,
})

/** GET /notifications/page: the announcements of a region (the account's region by default), with their read state. */
export const announcements = endpoint({
  method: 'GET',
  path: '/notifications/page',
  access: 'shopper',
  query: v.object({ ...pageInQuery, ...ownMarketInQuery }),
  reply: pageOf(announcement),
  failures: [...shopperFailures, 'UNKNOWN_REGION'],
})

/** GET /notifications/notLogin/page: the announcements of a region for a guest. */
export const guestAnnouncements = endpoint({
  method: 'GET',
  path: '/notifications/notLogin/page',
  access: 'open',
  query: v.object({ ...pageInQuery, regionId: idInQuery, lang: languageInQuery }),
  reply: pageOf(announcement),
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 300,
})

/** POST /userLastAnnouncementReadTime/update: marks every announcement published so far as read. */
export const readAnnouncements = endpoint({
  method: 'POST',
  path: '/userLastAnnouncementReadTime/update',
  access: 'shopper',
  query: v.object({}),
  reply: nothing,
  failures: writeFailures,
})
