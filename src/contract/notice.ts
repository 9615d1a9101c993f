import * as v from 'valibot'
import { nothing } from './account/account-fields.ts'
import { endpoint } from './endpoint.ts'
import { orderNumber } from './order/order.ts'
import { refundNumber } from './order/refund.ts'
import { picture } from './product.ts'
import { count, id, idInBody, idInQuery, languageInQuery, pageInQuery, pageOf, wireTime } from './wire.ts'

const shoppers = ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED'] as const
const writes = [...shoppers, 'IN_PROGRESS', 'KEY_REUSED'] as const
const isRead = v.picklist([0, 1])

/** What happened to an order or to a refund of it, in the words of the asked language. `refundNumber` where it tells of a refund. */
export const orderNotice = v.object({
  id,
  orderNumber,
  refundNumber: v.optional(refundNumber),
  title: v.string(),
  message: v.string(),
  /** The first thing of the order. */
  pic: picture,
  isRead,
  createTime: wireTime,
})
export type OrderNotice = v.InferOutput<typeof orderNotice>

/** What the mall tells everybody in a region. `isRead` for who is signed in alone. */
export const announcement = v.object({
  id,
  title: v.string(),
  content: v.string(),
  pic: v.optional(picture),
  publishTime: wireTime,
  isRead: v.optional(isRead),
})
export type Announcement = v.InferOutput<typeof announcement>

/** GET /p/order/notice/page: the newest first; those of orders that the shopper has deleted are gone with them. */
export const orderNotices = endpoint({
  method: 'GET',
  path: '/p/order/notice/page',
  access: 'shopper',
  query: v.object({ ...pageInQuery, lang: languageInQuery }),
  reply: pageOf(orderNotice),
  failures: shoppers,
})

/** GET /p/order/notice/unReadCount: order notices, and the region's announcements since the list of them was last read; a bare number. */
export const unreadCount = endpoint({
  method: 'GET',
  path: '/p/order/notice/unReadCount',
  access: 'shopper',
  query: v.object({}),
  reply: count,
  failures: shoppers,
})

/** POST /p/order/notice/read: these are read, by their ids; an empty list is all of them. Another's stay as they are. */
export const readNotices = endpoint({
  method: 'POST',
  path: '/p/order/notice/read',
  access: 'shopper',
  query: v.object({}),
  reply: nothing,
  body: v.pipe(v.array(idInBody), v.maxLength(500)),
  failures: writes,
})

/** GET /notifications/page: the announcements of a region, of the account's own where none is named, and which of them are read. */
export const announcements = endpoint({
  method: 'GET',
  path: '/notifications/page',
  access: 'shopper',
  query: v.object({ ...pageInQuery, regionId: v.optional(idInQuery), lang: languageInQuery }),
  reply: pageOf(announcement),
  failures: [...shoppers, 'UNKNOWN_REGION'],
})

/** GET /notifications/notLogin/page: the same for a guest. */
export const guestAnnouncements = endpoint({
  method: 'GET',
  path: '/notifications/notLogin/page',
  access: 'open',
  query: v.object({ ...pageInQuery, regionId: idInQuery, lang: languageInQuery }),
  reply: pageOf(announcement),
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 300,
})

/** POST /userLastAnnouncementReadTime/update: everything announced until now is read. */
export const readAnnouncements = endpoint({
  method: 'POST',
  path: '/userLastAnnouncementReadTime/update',
  access: 'shopper',
  query: v.object({}),
  reply: nothing,
  failures: writes,
})
