import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { dropCommand, retryCommand } from '#offline/outbox/outbox.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { formatPrice } from '#words/price.ts'
import { unavailableReason } from './cart-rules.ts'
import styles from './line-message.module.css'
import { lineMessageText } from './line-message-text.ts'

const dismiss = (id: string) => void dropCommand(id)
const retry = async (id: string) => {
  await retryCommand(id)
  await replayOutbox()
}

/**
 * The server's response to a change: corrected, refused, or too old to be known. A notice stays until the shopper
 * answers it.
 */
export function LineMessage({ command }: { command: CartCommand }) {
  const { id, state } = command
  const { words, more } = lineMessageText(command)
  if (state === 'corrected') {
    return (
      <Note kind="warn" icon="warning-circle">
        <p>
          <b>{words}</b> {more}
        </p>
        <button type="button" className={styles.action} onClick={() => dismiss(id)}>
          <Trans>Got it</Trans>
        </button>
      </Note>
    )
  }
  return (
    <Note kind="danger" icon="warning-circle">
      <p>{words}</p>
      <button type="button" className={styles.action} onClick={() => void retry(id)}>
        <Trans>Try again</Trans>
      </button>
      <button type="button" className={styles.action} onClick={() => dismiss(id)}>
        <Trans>Dismiss</Trans>
      </button>
    </Note>
  )
}

/**
 * The notes below a line: why it cannot be ordered, the server's response to its changes, and a price that changed
 * since the line was added.
 */
export function LineMessages({ line }: { line: FoldedLine }) {
  const { i18n } = useLingui()
  const { stocks, quantity, price, priceThen, priceSymbol, notices, pending } = line
  const reason = unavailableReason(line)
  const words = (amount: number) => formatPrice(amount, priceSymbol, i18n.locale as Language)
  const [now, then] = [words(price), words(priceThen ?? price)]
  const isOver = reason === null && quantity > stocks && pending === null && notices.length === 0
  return (
    <>
      {reason === 'OUT_OF_STOCK' && (
        <Note kind="danger" icon="warning-circle">
          <Trans>Out stock.</Trans>
        </Note>
      )}
      {reason === 'NOT_IN_AREA' && (
        <Note kind="danger" icon="map-pin">
          <Trans>This product does not available in your area.</Trans>
        </Note>
      )}
      {notices.map((command) => (
        <LineMessage key={command.id} command={command} />
      ))}
      {isOver && (
        <Note kind="warn" icon="warning-circle">
          <b>
            <Trans>Only {stocks} left.</Trans>
          </b>{' '}
          <Trans>Reduce quantity</Trans>
        </Note>
      )}
      {reason === null && now !== then && (
        <Note kind="info" icon="tag">
          <Trans>
            Price is now <b>{now}</b>, was {then} when you added it.
          </Trans>
        </Note>
      )}
    </>
  )
}
