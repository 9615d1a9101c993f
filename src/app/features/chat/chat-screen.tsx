import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useIsDesktop } from '#device/media-query.ts'
import { LoginPrompt } from '#features/sign-in/index.ts'
import { useShopper } from '#session/shopper.ts'
import { illustrations } from '#shell/illustrations.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { useIsOffline } from '#sync/connection.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { RowSkeletons } from '#ui/list/row-skeletons.tsx'
import { type Opened, openedBy } from './chat-path.ts'
import styles from './chat-screen.module.css'
import { ChatTitle } from './chat-title.tsx'
import { chatTitle } from './chat-titles.ts'
import { ConversationPane } from './conversation/conversation-pane.tsx'
import { ConversationList } from './list/conversation-list.tsx'
import { useConversations, usePendingMarks, usePendingMessages } from './use-conversations.ts'
import { useLiveChat } from './use-live-chat.ts'

/**
 * `/iCanchat`: the conversations with shops and support, and with `?conversation=` one of them. On the desktop both stand
 * side by side (docs/product.md#chat).
 */
export function ChatScreen() {
  const { t } = useLingui()
  const shopper = useShopper()
  const opened = openedBy(usePageQuery())
  if (opened === 'malformed') return <PageNotFound />
  if (shopper) return <Panes opened={opened} userId={shopper.userId} />
  return (
    <>
      <ChatTitle />
      <LoginPrompt
        title={t`Log in to chat`}
        sentence={t`Ask sellers about products and orders. Your messages are saved in your account.`}
        skeleton={
          <div className="page" aria-busy="true">
            <RowSkeletons number={4} />
          </div>
        }
      />
    </>
  )
}

function Panes({ opened, userId }: { opened: Opened | null; userId: string }) {
  const { t, i18n } = useLingui()
  const isDesktop = useIsDesktop()
  const isOffline = useIsOffline()
  const list = useConversations()
  const pending = usePendingMessages()
  const marks = usePendingMarks()
  const openId = opened?.conversationId
  const pendingHere = useMemo(() => pending.filter((one) => one.conversationId === openId), [pending, openId])
  useLiveChat(list.state === 'ready' ? list.list.first.cursor : undefined)
  const listed =
    list.state === 'ready' ? list.list.records.find(({ conversationId }) => conversationId === openId) : undefined
  const conversation = opened && (
    <ConversationPane
      key={opened.conversationId}
      opened={opened}
      listed={listed && list.state === 'ready' ? { conversation: listed, at: list.list.at } : undefined}
      userId={userId}
      pending={pendingHere}
      mark={marks.get(opened.conversationId)}
    />
  )
  if (!isDesktop && conversation)
    return (
      <div className={styles.whole} data-offline={isOffline}>
        {conversation}
      </div>
    )
  return (
    <div className={`page ${styles.panes}`} data-offline={isOffline}>
      {!conversation && <ChatTitle />}
      <div className={styles.list}>
        <h1 className={`in-bar ${styles.title}`}>{chatTitle(i18n)}</h1>
        <ConversationList list={list} pending={pending} marks={marks} current={openId} />
      </div>
      {isDesktop && (
        <div className={styles.open}>
          {conversation ?? (
            <EmptyState
              picture={illustrations.compass}
              title={t`Choose a conversation`}
              sentence={t`To begin a new one, use "Chat" on a product, a shop or an order.`}
            />
          )}
        </div>
      )}
    </div>
  )
}
