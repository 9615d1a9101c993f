import { Trans, useLingui } from '@lingui/react/macro'
import { type Conversation, supportId } from '#contract/chat/chat.ts'
import { EndlessEnd, type EndlessState } from '#features/endless/index.ts'
import type { PendingMark, PendingMessage } from '#offline/chat/messages.ts'
import { foldConversation } from '#offline/chat/shown-messages.ts'
import { illustrations } from '#shell/illustrations.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { RowSkeletons } from '#ui/list/row-skeletons.tsx'
import { chatTitle } from '../chat-titles.ts'
import { usePendingText } from '../conversation/pending-text.ts'
import { ConversationRow } from './conversation-row.tsx'

/** The conversation with support, as the list shows it before its first message. */
const support: Conversation = {
  conversationId: supportId,
  lastSeq: 0,
  unread: 0,
  readSeq: 0,
  theirReadSeq: 0,
  isBlocked: false,
  isReported: false,
  version: 0,
}

type Properties = {
  list: EndlessState<Conversation>
  pending: readonly PendingMessage[]
  marks: ReadonlyMap<string, PendingMark>
  current: string | undefined
}

/** The conversations, the latest message first; support is always in the list. */
export function ConversationList({ list, pending, marks, current }: Properties) {
  const { t, i18n } = useLingui()
  const textOf = usePendingText()
  if (list.state !== 'ready') return <ScreenState level={2} state={list} skeleton={<RowSkeletons number={4} />} />
  const { records, at, more } = list.list
  const hasSupport = records.some(({ conversationId }) => conversationId === supportId)
  const shown = hasSupport || more.state !== 'end' ? records : [...records, support]
  return (
    <>
      <SavedAge at={at} />
      <ul aria-label={chatTitle(i18n)}>
        {shown.map((conversation) => {
          const last = pending.findLast(
            ({ conversationId, state }) => conversationId === conversation.conversationId && state !== 'accepted',
          )
          return (
            <ConversationRow
              key={conversation.conversationId}
              conversation={foldConversation(conversation, marks.get(conversation.conversationId))}
              isCurrent={conversation.conversationId === current}
              pending={last && { text: textOf(last), isRefused: last.state === 'refused' }}
            />
          )
        })}
      </ul>
      {records.length === 0 && (
        <EmptyState
          picture={illustrations.compass}
          title={t`No messages yet`}
          sentence={t`Ask a seller about size, stock or delivery: tap "Chat" on a product.`}
          action={
            <ButtonLink kind="soft" href="/discover">
              <Trans>Discover products</Trans>
            </ButtonLink>
          }
        />
      )}
      <EndlessEnd list={list.list} failed={<Trans>Couldn't load more conversations.</Trans>} />
    </>
  )
}
