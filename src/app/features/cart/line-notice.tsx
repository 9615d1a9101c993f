import { Trans } from '@lingui/react/macro'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { dropCommand, retryCommand } from '#offline/outbox.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import styles from './line-notice.module.css'
import { noticeWords } from './notice-words.ts'

const putAside = (id: string) => void dropCommand(id)
const again = async (id: string) => {
  await retryCommand(id)
  await replayOutbox()
}

/**
 * The shop's response to a change: corrected, refused, or too old to be known. A notice stays until the shopper answers
 * it.
 */
export function LineNotice({ command }: { command: CartCommand }) {
  const { id, state } = command
  const { words, more } = noticeWords(command)
  if (state === 'corrected') {
    return (
      <Note kind="warn" icon="warning-circle">
        <p>
          <b>{words}</b> {more}
        </p>
        <button type="button" className={styles.way} onClick={() => putAside(id)}>
          <Trans>Got it</Trans>
        </button>
      </Note>
    )
  }
  return (
    <Note kind="danger" icon="warning-circle">
      <p>{words}</p>
      <button type="button" className={styles.way} onClick={() => void again(id)}>
        <Trans>Try again</Trans>
      </button>
      <button type="button" className={styles.way} onClick={() => putAside(id)}>
        <Trans>Leave it</Trans>
      </button>
    </Note>
  )
}
