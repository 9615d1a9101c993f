import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import {
  dropMessage,
  finishMessage,
  type PendingMark,
  type PendingMessage,
  sendMessage,
} from '#offline/chat/messages.ts'
import { foldConversation, foldMessages } from '#offline/chat/shown-messages.ts'
import { messagesDomain } from '#offline/domains/messages.ts'
import { retryCommand } from '#offline/outbox/outbox.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { replayOutbox, sendSubmitted } from '#sync/send-outbox.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { RowSkeletons } from '#ui/list/row-skeletons.tsx'
import { chatPath, type Opened } from '../chat-path.ts'
import { ChatTitle } from '../chat-title.tsx'
import { Composer } from '../composer/composer.tsx'
import { SubjectCard } from '../composer/subject-card.tsx'
import type { Draft } from '../composer/use-draft.ts'
import { useSubject } from '../composer/use-subject.ts'
import { usePartnerName } from '../partner.ts'
import { type ListedConversation, type OpenConversation, useConversation } from '../use-conversation.ts'
import { ConversationHead } from './conversation-head.tsx'
import styles from './conversation-pane.module.css'
import { MessageList } from './message-list.tsx'
import { useMarkRead } from './use-mark-read.ts'

const noMessages: OpenConversation['messages'] = []

type Properties = {
  opened: Opened
  /** The conversation as the list has it; undefined where the list does not have it. */
  listed: ListedConversation | undefined
  userId: string
  pending: readonly PendingMessage[]
  mark: PendingMark | undefined
}

/** A conversation: the partner, the messages, and the field in which the next message is written. */
export function ConversationPane({ opened, listed, ...rest }: Properties) {
  const known = useConversation(opened.conversationId, listed)
  if (known.state === 'ready') return <Ready opened={opened} open={known.value} at={known.at} {...rest} />
  return (
    <div className={styles.waiting}>
      <ChatTitle />
      <ScreenState level={2} state={known} skeleton={<RowSkeletons number={3} />} />
    </div>
  )
}

type ReadyProperties = Omit<Properties, 'listed'> & { open: OpenConversation; at: number }

function Ready({ opened, open, at, userId, pending, mark }: ReadyProperties) {
  const router = useRouter()
  const { regionId } = useMarket()
  const { messages, older, isListed } = open
  const conversation = foldConversation(open.conversation, mark)
  const { conversationId, isBlocked } = conversation
  const name = usePartnerName()(conversation)
  const subject = useSubject(opened.subject)
  const shown = useMemo(() => foldMessages(messages, pending), [messages, pending])
  useTitle(name)
  // Unread messages before the last one are not on the screen yet.
  useMarkRead(userId, conversation, isListed ? noMessages : messages)
  const leaveSubject = () => router.history.replace(chatPath(conversationId))
  const send = async ({ text, pictures }: Draft) => {
    const message = { conversationId, text, pictures: [...pictures], ...(subject && opened.subject) }
    const appended = await sendMessage({
      shopper: userId,
      regionId,
      at: Math.round(serverNow()),
      message,
      seen: { name: conversation.shop?.shopName ?? '', ...subject?.seen },
    })
    if (appended?.isStored) void replayOutbox()
    else {
      const outcome = await sendSubmitted(messagesDomain, appended)
      if (outcome === 'failed') return false
      if (outcome === 'done') await finishMessage(userId, message)
    }
    if (opened.subject) leaveSubject()
    return true
  }
  return (
    <div className={styles.pane}>
      <ConversationHead conversation={conversation} name={name} userId={userId} />
      <MessageList
        author={name}
        userId={userId}
        messages={shown}
        theirReadSeq={conversation.theirReadSeq}
        older={older}
        age={<SavedAge at={at} />}
        onRetry={({ id }) => void retryCommand(id).then(replayOutbox)}
        onRemove={({ id }) => void dropMessage(userId, id, conversationId)}
      />
      {isBlocked ? (
        <div className={styles.blocked}>
          <Note kind="info" icon="lock-simple">
            <Trans>You have blocked this conversation. To write again, unblock it in the menu above.</Trans>
          </Note>
        </div>
      ) : (
        <Composer
          userId={userId}
          conversationId={conversationId}
          hasSubject={subject !== null}
          subject={subject && <SubjectCard subject={subject} onRemove={leaveSubject} />}
          onSend={send}
        />
      )}
    </div>
  )
}
