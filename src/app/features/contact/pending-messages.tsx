import { Trans, useLingui } from '@lingui/react/macro'
import { failureWords } from '#i18n/failure-words.ts'
import { dropMessage, type PendingMessage, readPendingMessages, watchMessages } from '#offline/contact.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import { Button } from '#ui/base/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './contact.module.css'
import { useTopicWords } from './topic-words.ts'

/** The messages that wait for the network, and those that the mall has refused; nothing where there are none. */
export function PendingMessages({ onEdit }: { onEdit: (message: PendingMessage) => void }) {
  const { t } = useLingui()
  const messages = useOwnRecords(readPendingMessages, watchMessages) ?? []
  if (messages.length === 0) return null
  return (
    <ul className={styles.pending} aria-label={t`Messages that are not sent yet`}>
      {messages.map((message) => (
        <li key={message.id}>
          <Pending message={message} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  )
}

function Pending({ message, onEdit }: { message: PendingMessage; onEdit: (message: PendingMessage) => void }) {
  const topics = useTopicWords()
  const { id, topic, content, orderNumber, refusal, state } = message
  return (
    <Card>
      {state === 'refused' ? (
        <Badge kind="danger">
          <Trans>Not sent</Trans>
        </Badge>
      ) : (
        <Badge kind="queued" icon="clock-clockwise-bold">
          <Trans>Waiting to be sent</Trans>
        </Badge>
      )}
      <p className={styles.subject}>
        {topics[topic]}
        {orderNumber && <span className="num"> · {orderNumber}</span>}
      </p>
      <p className={styles.content}>{content}</p>
      {refusal !== undefined && (
        <Note kind="danger" icon="warning-circle">
          {failureWords(refusal, '')}
        </Note>
      )}
      {state !== 'sent' && (
        <div className={styles.actions}>
          {state === 'refused' && (
            <Button kind="soft" size="small" onClick={() => onEdit(message)}>
              <Trans>Edit</Trans>
            </Button>
          )}
          <Button kind="text" size="small" onClick={() => void dropMessage(id)}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}
