import type { Hono } from 'hono'
import {
  announcements,
  guestAnnouncements,
  orderNotices,
  readAnnouncements,
  readNotices,
  unreadCount,
} from '#contract/notice/notice.ts'
import type { Dependencies } from '../dependencies.ts'
import { onePage, skipped } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { textIndexOf } from '../product/viewer.ts'
import { countUnread, markAnnouncementsRead, markRead, readAnnouncementPage, readNoticePage } from './notice-store.ts'
import { announcementOf, noticeOf } from './shown-notice.ts'

/** Order notices of a shopper and announcements of a region (docs/wire.md#notices). */
export function noticeRoutes(api: Hono, dependencies: Dependencies): void {
  const { db, clock } = dependencies
  const time = () => new Date(clock())

  serveShopper(api, dependencies, orderNotices, async (query, { tables, shopper, timeZone }) => {
    const { total, rows } = await readNoticePage(tables, shopper.accountId, { skip: skipped(query), size: query.size })
    return onePage(
      rows.map((row) => noticeOf(row, { lang: query.lang, timeZone })),
      total,
      query,
    )
  })

  serveShopper(api, dependencies, unreadCount, async (_query, { tables, shopper: { accountId }, regionId }) =>
    countUnread(tables, { accountId, regionId, now: time() }),
  )

  serveShopper(api, dependencies, readNotices, async (_query, { body, tables, shopper }) => {
    await markRead(tables, shopper.accountId, body)
    return undefined
  })

  serveShopper(
    api,
    dependencies,
    announcements,
    async (query, { tables, shopper: { accountId }, regionId, timeZone }) => {
      const reader = { accountId, regionId, now: time() }
      const { total, rows } = await readAnnouncementPage(tables, reader, textIndexOf(query.lang), {
        skip: skipped(query),
        size: query.size,
      })
      return onePage(
        rows.map((row) => announcementOf(row, { timeZone }, true)),
        total,
        query,
      )
    },
  )

  serve(api, guestAnnouncements, async (query, { timeZone }) => {
    const reader = { accountId: null, regionId: query.regionId, now: time() }
    const { total, rows } = await readAnnouncementPage(db, reader, textIndexOf(query.lang), {
      skip: skipped(query),
      size: query.size,
    })
    return onePage(
      rows.map((row) => announcementOf(row, { timeZone }, false)),
      total,
      query,
    )
  })

  serveShopper(api, dependencies, readAnnouncements, async (_query, { tables, shopper }) => {
    await markAnnouncementsRead(tables, shopper.accountId, time())
    return undefined
  })
}
