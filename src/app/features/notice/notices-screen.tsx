import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { Announcement, OrderNotice } from '#contract/notice/notice.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { EndlessEnd, type EndlessList, type EndlessState, OffscreenCell } from '#features/endless/index.ts'
import { useShopper } from '#session/shopper.ts'
import { illustrations } from '#shell/illustrations.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Segmented } from '#ui/choice/segmented.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { TabPanel } from '#ui/list/tab-panel.tsx'
import { NoticeItem, UnreadDot } from './notice-item.tsx'
import { noticePath } from './notice-path.ts'
import { noticesTitle } from './notice-titles.ts'
import styles from './notices-screen.module.css'
import { type Notices, useMarkNewsRead, useMarkRead, useNotices } from './use-notices.ts'

/**
 * Number of notices that a phone renders with ease; beyond this number, notices far from the viewport are unmounted.
 */
const maxPlainRows = 80

/**
 * `/notification`: notices of a shopper's orders, and the news of the region; a guest sees the news only
 * (docs/product.md#notices).
 */
export function NoticesScreen() {
  const { i18n } = useLingui()
  // The session is known only after hydration: a shopper's page must not start as a guest's.
  const isHydrated = useIsHydrated()
  useTitle(noticesTitle(i18n))
  return (
    <Canvas title={<Trans>Notifications</Trans>}>
      {isHydrated ? (
        <Shown />
      ) : (
        <div aria-busy="true">
          <NoticesSkeleton />
        </div>
      )}
    </Canvas>
  )
}

type Tab = 'orders' | 'news'

function Shown() {
  const { t } = useLingui()
  const isShopper = useShopper() !== null
  const notices = useNotices()
  const [tab, choose] = useTab()
  useMarkNewsRead(notices, isShopper && tab === 'news')
  if (!isShopper) return <News state={notices.news} />
  const words = { orders: t`Orders`, news: t`News` }
  const tabs = (['orders', 'news'] as const).map((id) => ({
    id,
    words: words[id],
    mark: notices.hasUnread[id] ? <UnreadDot /> : undefined,
  }))
  return (
    <>
      <div className={styles.tabs}>
        <Segmented<Tab> group="notices" label={t`Notifications`} tabs={tabs} chosen={tab} onChoose={choose} />
      </div>
      <TabPanel group="notices" id="orders" isChosen={tab === 'orders'}>
        {tab === 'orders' && <Orders {...notices} />}
      </TabPanel>
      <TabPanel group="notices" id="news" isChosen={tab === 'news'}>
        {tab === 'news' && <News state={notices.news} />}
      </TabPanel>
    </>
  )
}

function Orders({ orders, hasUnread }: Notices) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { isSending, mark } = useMarkRead()
  const nothing = (
    <EmptyState
      picture={illustrations.basket}
      title={t`No notifications yet`}
      sentence={t`Order updates will appear here.`}
      action={
        <ButtonLink kind="primary" href="/">
          <Trans>Start shopping</Trans>
        </ButtonLink>
      }
    />
  )
  return (
    <List<OrderNotice>
      state={orders}
      label={t`Orders`}
      nothing={nothing}
      action={
        hasUnread.orders && (
          <Button kind="soft" size="small" isLoading={isSending} isDisabled={isOffline} onClick={() => void mark([])}>
            {isOffline ? <Trans>Needs internet</Trans> : <Trans>Mark all as read</Trans>}
          </Button>
        )
      }
      shown={({ id, title, message, pic, isRead, createTime, ...subject }) => (
        <NoticeItem
          picture={pic}
          tint={tintOf(subject.orderNumber ?? String(subject.prodId ?? 0))}
          title={title}
          isUnread={isRead === 0}
          time={createTime}
          href={noticePath(subject)}
          onOpen={() => void (isRead === 0 && mark([id]))}
        >
          {message}
        </NoticeItem>
      )}
    />
  )
}

function News({ state }: { state: EndlessState<Announcement> }) {
  const { t } = useLingui()
  return (
    <List<Announcement>
      state={state}
      label={t`News`}
      nothing={
        <EmptyState
          picture={illustrations.satelliteDish}
          title={t`No news`}
          sentence={t`News for your region will appear here.`}
          action={
            <ButtonLink kind="primary" href="/">
              <Trans>Start shopping</Trans>
            </ButtonLink>
          }
        />
      }
      shown={({ id, title, content, pic, publishTime, isRead }) => (
        <NoticeItem picture={pic} tint={id} title={title} isUnread={isRead === 0} time={publishTime}>
          {content}
        </NoticeItem>
      )}
    />
  )
}

type ListProperties<Item> = {
  state: EndlessState<Item>
  label: string
  nothing: ReactNode
  action?: ReactNode
  shown: (item: Item) => ReactNode
}

function List<Item extends { readonly id: number }>({ state, ...rest }: ListProperties<Item>) {
  return state.state === 'ready' ? (
    <Ready list={state.list} {...rest} />
  ) : (
    <ScreenState level={2} state={state} skeleton={<NoticesSkeleton />} />
  )
}

function Ready<Item extends { readonly id: number }>({
  list,
  label,
  nothing,
  action,
  shown,
}: Omit<ListProperties<Item>, 'state'> & { list: EndlessList<Item> }) {
  const { records, at } = list
  if (records.length === 0) return nothing
  return (
    <>
      <div className={styles.bar}>
        <SavedAge at={at} />
        {action}
      </div>
      <ul className={styles.list} aria-label={label}>
        {records.map((one) => (
          <OffscreenCell as="li" key={one.id} mayLeave={records.length > maxPlainRows}>
            {shown(one)}
          </OffscreenCell>
        ))}
      </ul>
      <EndlessEnd list={list} failed={<Trans>Couldn't load more notifications.</Trans>} />
    </>
  )
}

/** All notices of an order have the same tint. */
const tintOf = (orderNumber: string) => Number(orderNumber.slice(-4).replace(/\D/g, ''))

function NoticesSkeleton() {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: 5 }, (_, index) => (
        <li key={index} className={styles.awaited}>
          <span>
            <Skeleton kind="tile" />
          </span>
          <div>
            <Skeleton kind="title" />
            <Skeleton kind="line" />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The open tab; part of the address, so that Back leads to the same tab. */
function useTab(): [Tab, (tab: Tab) => void] {
  const router = useRouter()
  const [tab, setTab] = useState<Tab>('orders')
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => setTab(hash === 'news' ? 'news' : 'orders'), [hash])
  const choose = (next: Tab) => {
    setTab(next)
    router.history.replace(`/notification${next === 'news' ? '#news' : ''}`)
  }
  return [tab, choose]
}
