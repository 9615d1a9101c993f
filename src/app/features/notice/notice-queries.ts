import { endlessQuery } from '#cache/catalogue-queries.ts'
import { announcements, guestAnnouncements, orderNotices } from '#contract/notice.ts'
import type { Place } from '#device/place.ts'
import { shopperEndless } from '#session/shopper-queries.ts'

/** Notices that a list asks for at a time. */
const size = 20

/** What is asked of notices and news; all of it is kept for reading without a network. */
export const noticeQueries = {
  orders: ({ regionId, lang }: Place, userId: string) =>
    shopperEndless(orderNotices, { size, lang }, { userId, regionId }),
  /** The region's news, with what is read of them for who is signed in. */
  news: ({ regionId, lang }: Place, userId: string) =>
    userId === ''
      ? endlessQuery(guestAnnouncements, { size, regionId, lang })
      : shopperEndless(announcements, { size, regionId, lang }, { userId, regionId }),
}
