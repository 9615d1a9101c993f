import { endlessQuery } from '#cache/catalogue-queries.ts'
import { announcements, guestAnnouncements, orderNotices } from '#contract/notice/notice.ts'
import type { Market } from '#device/market.ts'
import { shopperEndless } from '#session/shopper-queries.ts'

/** Notices per page of a list. */
const size = 20

/** Queries of notices and news; all their answers are stored for reading offline. */
export const noticeQueries = {
  orders: ({ regionId, lang }: Market, userId: string) =>
    shopperEndless(orderNotices, { size, lang }, { userId, regionId }),
  /** The region's news, with the read marks of the signed-in shopper. */
  news: ({ regionId, lang }: Market, userId: string) =>
    userId === ''
      ? endlessQuery(guestAnnouncements, { size, regionId, lang })
      : shopperEndless(announcements, { size, regionId, lang }, { userId, regionId }),
}
