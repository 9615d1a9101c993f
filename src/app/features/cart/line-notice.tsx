import { Trans } from '@lingui/react/macro'
import { dropCommand, retryCommand } from '../../../offline/outbox.ts'
import type { OutboxCommand } from '../../../offline/outbox-command.ts'
import { replayCart } from '../../data/send-cart.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { Note } from '../../ui/note.tsx'
import styles from './line-notice.module.css'

const putAside = (id: string) => void dropCommand(id)
const again = async (id: string) => {
  await retryCommand(id)
  await replayCart()
}

/** What the shop said to a change: it took less, it refused, or it can no longer know. Each stays until it is answered. */
export function LineNotice({ command }: { command: OutboxCommand }) {
  const { id, state, input, seen, refusal } = command
  const now = refusal?.now ?? 0
  const wanted = (seen?.quantity ?? 0) + (input.op === 'change' ? input.count : 0)
  if (state === 'corrected') {
    return (
      <Note kind="warn" icon="warning-circle">
        <p><b><Trans>Only {now} left.</Trans></b> {wanted > now && <Trans>Quantity changed from {wanted} to {now}.</Trans>}</p>
        <button type="button" className={styles.way} onClick={() => putAside(id)}><Trans>Got it</Trans></button>
      </Note>
    )
  }
  return (
    <Note kind="danger" icon="warning-circle">
      <p>{state === 'asked' ? <Trans>It is too long ago to know whether this reached the shop.</Trans> : failureWords(refusal?.code ?? 'SERVER', '')}</p>
      <button type="button" className={styles.way} onClick={() => void again(id)}><Trans>Try again</Trans></button>
      <button type="button" className={styles.way} onClick={() => putAside(id)}><Trans>Leave it</Trans></button>
    </Note>
  )
}
