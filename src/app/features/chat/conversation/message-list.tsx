import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import type { ChatMessage } from '#contract/chat/chat.ts'
import type { PendingMessage as Pending } from '#offline/chat/messages.ts'
import type { ShownMessage } from '#offline/chat/shown-messages.ts'
import { Button } from '#ui/base/button.tsx'
import { DayLine } from './day-line.tsx'
import { MessageChunk } from './message-chunk.tsx'
import styles from './message-list.module.css'
import { type Older, OlderMessages } from './older-messages.tsx'
import { PendingMessage } from './pending-message.tsx'
import { SentMessage } from './sent-message.tsx'
import { useKeptScroll } from './use-kept-scroll.ts'

/** Messages per part of the list: a part far from the screen is unmounted as a whole. */
const partSize = 25

type Properties = {
  author: string
  userId: string
  /** In ascending order, without a gap; those that the server does not have yet at the end. */
  messages: readonly ShownMessage[]
  theirReadSeq: number
  older: Older
  /** The age of the messages while the server does not respond. */
  age: ReactNode
  onRetry: (message: Pending) => void
  onRemove: (message: Pending) => void
}

/** The messages of a conversation, the latest at the end, with a line above each day. */
export function MessageList({ author, userId, messages, theirReadSeq, older, age, onRetry, onRemove }: Properties) {
  const { t } = useLingui()
  const scroller = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const parts = useMemo(() => partsOf(storedOf(messages)), [messages])
  const pending = messages.flatMap(({ kind, message }) => (kind === 'pending' ? [message] : []))
  const last = parts.at(-1)?.part.at(-1)
  const { hasNew, toEnd } = useKeptScroll(scroller, content, {
    first: String(parts[0]?.part[0]?.seq),
    last: pending.at(-1)?.id ?? last?.key ?? String(last?.seq),
    isLastOwn: pending.length > 0 || last?.author === 'shopper',
  })
  return (
    <div className={styles.frame}>
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={t`Conversation with ${author}`}>
        <div ref={content} className={styles.content}>
          {age}
          <OlderMessages scroller={scroller} older={older} />
          {messages.length === 0 && (
            <p className={styles.begin}>
              <Trans>Write your first message. You can add pictures, and write without a signal, too.</Trans>
            </p>
          )}
          <ol>
            {parts.map(({ key, dayBefore, part }) => (
              <MessageChunk key={key} scroller={scroller} mayLeave={parts.length > 3}>
                <Part
                  part={part}
                  dayBefore={dayBefore}
                  author={author}
                  theirReadSeq={Math.min(theirReadSeq, part.at(-1)?.seq ?? 0)}
                />
              </MessageChunk>
            ))}
            {pending.map((message) => (
              <li key={message.id}>
                <PendingMessage
                  message={message}
                  userId={userId}
                  onRetry={() => onRetry(message)}
                  onRemove={() => onRemove(message)}
                />
              </li>
            ))}
          </ol>
        </div>
      </section>
      <p className="sr" role="status">
        {last?.author === 'shop' && last.text && <Trans>{author} wrote:</Trans>} {last?.author === 'shop' && last.text}
      </p>
      {hasNew && (
        <div className={styles.jump}>
          <Button kind="primary" size="small" onClick={toEnd}>
            <Trans>New messages</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

const storedOf = (messages: readonly ShownMessage[]): ChatMessage[] =>
  messages.flatMap(({ kind, message }) => (kind === 'stored' ? [message] : []))

type PartOfList = { readonly key: number; readonly dayBefore: string; readonly part: readonly ChatMessage[] }

/** The messages in parts whose borders do not move when messages are added at either end. */
function partsOf(messages: readonly ChatMessage[]): PartOfList[] {
  const parts: { key: number; dayBefore: string; part: ChatMessage[] }[] = []
  for (const [index, message] of messages.entries()) {
    const key = Math.floor(message.seq / partSize)
    const dayBefore = messages[index - 1]?.createTime.slice(0, 10) ?? ''
    const current = parts.at(-1)
    if (current?.key === key) current.part.push(message)
    else parts.push({ key, dayBefore, part: [message] })
  }
  return parts
}

type PartProperties = Omit<PartOfList, 'key'> & { author: string; theirReadSeq: number }

const Part = memo(
  function Part({ part, dayBefore, author, theirReadSeq }: PartProperties) {
    return (
      <ol>
        {part.map((message, index) => {
          const day = message.createTime.slice(0, 10)
          const before = part[index - 1]?.createTime.slice(0, 10) ?? dayBefore
          return (
            <li key={message.seq}>
              {day !== before && <DayLine day={day} />}
              <SentMessage message={message} author={author} isRead={message.seq <= theirReadSeq} />
            </li>
          )
        })}
      </ol>
    )
  },
  (before, after) =>
    before.theirReadSeq === after.theirReadSeq &&
    before.author === after.author &&
    before.dayBefore === after.dayBefore &&
    before.part.length === after.part.length &&
    before.part.every((message, index) => message === after.part[index]),
)
