import { type Language, languages } from '#contract/languages.ts'
import type { Announcement, OrderNotice } from '#contract/notice/notice.ts'
import { wireTimeOf } from '#contract/time.ts'
import { type NoticeTitle, orderNotice } from '#words/messages/order-notice.ts'
import { formatPrice } from '#words/price.ts'
import { formatDay } from '#words/screens/day.ts'
import type { NoticeArgs } from '../database/schema/order-tables.ts'
import type { Reader } from '../order/shown-order.ts'
import { regionById, toMajor } from '../region/region-rules.ts'
import type { AnnouncementRow, NoticeRow } from './notice-store.ts'

/**
 * An order notice in the reader's language: worded from its code and parameters, with the currency of the order's
 * region.
 */
export function noticeOf(
  { id, orderNumber, prodId, title, args, pic, isRead, createdAt }: NoticeRow,
  { lang, timeZone }: Reader,
): OrderNotice {
  return {
    id,
    ...(orderNumber !== null && { orderNumber }),
    ...(args.refundNumber !== undefined && { refundNumber: args.refundNumber }),
    ...(prodId !== null && { prodId }),
    ...(title.startsWith('INVITE_') && { subject: 'invitation' as const }),
    ...(args.groupBuyId !== undefined && { subject: 'groupBuy' as const }),
    ...(args.voucherId !== undefined && { voucherId: args.voucherId }),
    ...(args.itemId !== undefined && { itemId: args.itemId }),
    ...noticeText(title, args, lang),
    pic,
    isRead: isRead ? 1 : 0,
    createTime: wireTimeOf(createdAt.getTime(), timeZone),
  }
}

/** The title and the message of a notice in a language. */
export function noticeText(title: NoticeTitle, args: NoticeArgs, lang: Language): { title: string; message: string } {
  const region = regionById(args.regionId)
  const price = (minor: number) => formatPrice(toMajor(minor), region.priceSymbol, lang)
  const back = args.refunded ?? args.refundAmount
  const lastDay = args.contactBy ?? args.endsAt
  return orderNotice(lang, title, {
    first: args.names[languages.indexOf(lang)] ?? args.names[0] ?? '',
    count: args.count,
    shop: args.shopName,
    total: price(args.actualTotal),
    // Items that coins have paid in full are refunded without money, and the sentence of a refund needs an amount.
    back: back > 0 || args.refunded !== undefined ? price(back) : '',
    courier: args.courier ?? '',
    trackingNumber: args.trackingNumber ?? '',
    coins: args.coins ?? 0,
    bank: args.bank ?? '',
    day: lastDay ? dayIn(region.timeZone, lastDay, lang) : '',
    isByShop: args.cancelReason === 'SHOP',
    was: args.was === undefined ? '' : price(args.was),
    hasReward: args.hasReward === true,
    reason: args.reason ?? '',
  })
}

/** The day of an instant in a zone, without its year. */
function dayIn(zone: string, instant: string, lang: Language): string {
  const time = wireTimeOf(Date.parse(instant), zone)
  return formatDay(time, Number(time.slice(0, 4)), lang)
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
