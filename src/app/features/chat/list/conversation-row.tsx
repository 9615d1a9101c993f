import { Plural, useLingui } from '@lingui/react/macro'
import { type Conversation, supportId } from '#contract/chat/chat.ts'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/server-clock.ts'
import { ownTimeZone } from '#offline/call.ts'
import { dayOf } from '#offline/product-views.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { formatDay } from '#words/screens/day.ts'
import { chatPath } from '../chat-path.ts'
import { usePartnerName } from '../partner.ts'
import { PartnerPicture } from '../partner-picture.tsx'
import styles from './conversation-list.module.css'
import { usePreview } from './preview-of.ts'

type Properties = {
  conversation: Conversation
  isCurrent: boolean
  /** The text of a message that waits for the network or was refused, which is shown as the last message. */
  pending: { readonly text: string; readonly isRefused: boolean } | undefined
}

/** A conversation in the list: its picture, name, last message with time, and the number of unread messages. */
export function ConversationRow({ conversation, isCurrent, pending }: Properties) {
  const { t, i18n } = useLingui()
  const nameOf = usePartnerName()
  const previewOf = usePreview()
  const { conversationId, lastMessage, unread } = conversation
  const greeting = conversationId === supportId ? t`Ask about orders, delivery and returns.` : ''
  const preview = lastMessage ? previewOf(lastMessage) : greeting
  const pendingText = pending?.text ?? ''
  return (
    <li>
      <PageLink
        href={chatPath(conversationId)}
        className={styles.row}
        aria-current={isCurrent ? 'page' : undefined}
        data-unread={unread > 0}
      >
        <PartnerPicture shop={conversation.shop} />
        <span className={styles.words}>
          <span className={styles.line}>
            <b className="clip1">{nameOf(conversation)}</b>
            {lastMessage && (
              <time className={styles.time}>{shortTime(lastMessage.createTime, i18n.locale as Language)}</time>
            )}
          </span>
          <span className={styles.line}>
            <span className={`clip1 ${styles.preview}`}>
              {pending ? (
                <>
                  <Icon name={pending.isRefused ? 'warning-circle' : 'clock'} size={14} /> {t`You: ${pendingText}`}
                </>
              ) : (
                preview
              )}
            </span>
            {unread > 0 && (
              <span className={styles.count}>
                <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                <span className="sr">
                  <Plural value={unread} one="# unread message" other="# unread messages" />
                </span>
              </span>
            )}
          </span>
        </span>
      </PageLink>
    </li>
  )
}

/** The hour of a time of today, else its day. */
function shortTime(time: string, language: Language): string {
  const today = dayOf(serverNow(), ownTimeZone())
  return time.startsWith(today) ? time.slice(11, 16) : formatDay(time, Number(today.slice(0, 4)), language)
}
