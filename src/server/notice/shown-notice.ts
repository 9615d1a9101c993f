import { languages } from '#contract/languages.ts'
import type { Announcement, OrderNotice } from '#contract/notice.ts'
import { wireTimeOf } from '#contract/time.ts'
import { orderNotice } from '#words/messages/order-notice.ts'
import { formatPrice } from '#words/price.ts'
import { formatDay } from '#words/screens/day.ts'
import type { Reader } from '../order/shown-order.ts'
import { regionById, toMajor } from '../region/region-rules.ts'
import type { AnnouncementRow, NoticeRow } from './notice-store.ts'

/**
 * An order notice in the reader's language: worded from its code and parameters, with the currency of the order's
 * region.
 */
export function noticeOf(
  { id, orderNumber, title, args, pic, isRead, createdAt }: NoticeRow,
  { lang, timeZone }: Reader,
): OrderNotice {
  const price = (minor: number) => formatPrice(toMajor(minor), regionById(args.regionId).priceSymbol, lang)
  const back = args.refunded ?? args.refundAmount
  const facts = {
    first: args.names[languages.indexOf(lang)] ?? args.names[0] ?? '',
    count: args.count,
    shop: args.shopName,
    total: price(args.actualTotal),
    back: back > 0 ? price(back) : '',
    courier: args.courier ?? '',
    trackingNumber: args.trackingNumber ?? '',
    bank: args.bank ?? '',
    day: args.contactBy
      ? formatDay(wireTimeOf(Date.parse(args.contactBy), timeZone), createdAt.getFullYear(), lang)
      : '',
    isByShop: args.cancelReason === 'SHOP',
  }
  return {
    id,
    orderNumber,
    ...(args.refundNumber !== undefined && { refundNumber: args.refundNumber }),
    ...orderNotice(lang, title, facts),
    pic,
    isRead: isRead ? 1 : 0,
    createTime: wireTimeOf(createdAt.getTime(), timeZone),
  }
}

/** An announcement, with `isRead` for signed-in shoppers. */
export const announcementOf = (
  { id, title, content, pic, publishedAt, isRead }: AnnouncementRow,
  { timeZone }: Pick<Reader, 'timeZone'>,
  isShopper: boolean,
): Announcement => ({
  id,
  title,
  content,
  ...(pic !== null && { pic }),
  publishTime: wireTimeOf(publishedAt.getTime(), timeZone),
  ...(isShopper && { isRead: isRead ? 1 : 0 }),
})
