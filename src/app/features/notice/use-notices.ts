import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  type Announcement,
  type OrderNotice,
  orderNotices,
  readAnnouncements,
  readNotices,
  unreadCount,
} from '#contract/notice/notice.ts'
import { useMarket } from '#device/market.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import { useShopper } from '#session/shopper.ts'
import { command } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { noticeQueries } from './notice-queries.ts'

const idOf = ({ id }: { readonly id: number }) => id
const hasUnread = (notices: EndlessState<{ readonly isRead?: 0 | 1 | undefined }>): boolean =>
  notices.state === 'ready' && notices.list.records.some(({ isRead }) => isRead === 0)

/** The lists of the notices page: the notices of the shopper's orders, and the region's news. */
export type Notices = {
  readonly orders: EndlessState<OrderNotice>
  readonly news: EndlessState<Announcement>
  readonly hasUnread: { readonly orders: boolean; readonly news: boolean }
}

/** Fetches both lists, so that both are stored; a guest has no orders. */
export function useNotices(): Notices {
  const market = useMarket()
  const userId = useShopper()?.userId ?? ''
  const client = useQueryClient()
  const orders = useEndlessList<OrderNotice>(
    useMemo(() => ({ ...noticeQueries.orders(market, userId), enabled: userId !== '' }), [market, userId]),
    idOf,
  )
  const news = useEndlessList<Announcement>(
    useMemo(() => noticeQueries.news(market, userId), [market, userId]),
    idOf,
  )
  // Refetches the unread count, so that it agrees with the lists.
  useEffect(() => void client.invalidateQueries({ queryKey: [unreadCount.path] }), [client])
  return { orders, news, hasUnread: { orders: hasUnread(orders), news: hasUnread(news) } }
}

/**
 * Marks notices of orders as read, all of them where no id is given. A failure is reported only for the request that
 * marks all; after any failure the notices appear unread again.
 */
export function useMarkRead(): {
  readonly isSending: boolean
  readonly mark: (ids: readonly number[]) => Promise<void>
} {
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const mark = useCallback(
    async (ids: readonly number[]) => {
      setSending(true)
      const outcome = await command(readNotices, { body: [...ids] })
      if (outcome.ok)
        await Promise.all(
          [orderNotices.path, unreadCount.path].map((path) =>
            client.invalidateQueries({ queryKey: [path], refetchType: 'all' }),
          ),
        )
      else if (ids.length === 0) showToast({ kind: 'error', words: wordsOfFailure(outcome.failure) })
      setSending(false)
    },
    [client],
  )
  return { isSending, mark }
}

/**
 * Marks the news as read once the list of news is open and the server can be reached. Items marked as new stay marked
 * until the next fetch.
 */
export function useMarkNewsRead({ news, hasUnread }: Notices, isOpen: boolean): void {
  const client = useQueryClient()
  const isOffline = useIsOffline()
  const at = news.state === 'ready' ? news.list.at : 0
  const shouldMarkRead = isOpen && hasUnread.news && !isOffline
  // biome-ignore lint/correctness/useExhaustiveDependencies: news that arrive later are marked as read, too
  useEffect(() => {
    if (!shouldMarkRead) return
    void command(readAnnouncements).then(({ ok }) =>
      ok ? client.invalidateQueries({ queryKey: [unreadCount.path] }) : undefined,
    )
  }, [shouldMarkRead, at, client])
}
