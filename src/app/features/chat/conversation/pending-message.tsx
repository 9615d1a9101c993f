import { Trans, useLingui } from '@lingui/react/macro'
import { failureWords } from '#i18n/failure-words.ts'
import type { PendingMessage as Pending } from '#offline/chat/messages.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { usePictureAddresses } from '../picture-addresses.ts'
import styles from './message.module.css'
import { MessageFrame } from './message-frame.tsx'

type Properties = { message: Pending; userId: string; onRetry: () => void; onRemove: () => void }

/** A message that the server does not have yet: waiting for the network, being sent, or refused with the reason. */
export function PendingMessage({ message, userId, onRetry, onRemove }: Properties) {
  const { t } = useLingui()
  const { conversationId, text, pictures, orderNumber, prodId, seen, state } = message
  const addresses = usePictureAddresses(userId, conversationId, pictures)
  const total = pictures.length
  return (
    <MessageFrame
      isOwn
      author=""
      state={
        state === 'refused' ? (
          <Refused code={message.refusal} onRetry={onRetry} onRemove={onRemove} />
        ) : (
          state !== 'accepted' && <Waiting />
        )
      }
    >
      {prodId !== undefined && (
        <p className={styles.card}>
          {seen?.pic ? <Tile template={seen?.pic} sizes="64px" tint={prodId} /> : <Icon name="package" size={24} />}
          <span className={styles.facts}>
            <span className="clip2">{seen?.prodName}</span>
          </span>
        </p>
      )}
      {orderNumber !== undefined && (
        <p className={styles.card}>
          {seen?.pic ? <Tile template={seen?.pic} sizes="64px" tint={1} /> : <Icon name="package" size={24} />}
          <span className={styles.facts}>
            <Trans>Order {orderNumber}</Trans>
          </span>
        </p>
      )}
      {total > 0 && (
        <div className={styles.pictures}>
          {addresses.map((address, index) => (
            <span key={address || index} className={styles.picture}>
              <img
                src={address || undefined}
                alt={t`Picture ${index + 1} of ${total}`}
                width={132}
                height={132}
                decoding="async"
              />
            </span>
          ))}
        </div>
      )}
      {text && <p className={styles.bubble}>{text}</p>}
    </MessageFrame>
  )
}

function Waiting() {
  const isOffline = useIsOffline()
  return (
    <span className={`${styles.state} ${styles.queued}`}>
      <Icon name="clock-clockwise-bold" size={13} />
      {isOffline ? <Trans>Waiting for signal</Trans> : <Trans>Sending…</Trans>}
    </span>
  )
}

function Refused({ code, onRetry, onRemove }: { code: string; onRetry: () => void; onRemove: () => void }) {
  return (
    <>
      <span className={`${styles.reason} ${styles.refused}`}>
        <Icon name="warning-circle" size={14} />
        <span>
          <Trans>Not sent</Trans>: {failureWords(code, '')}
        </span>
      </span>
      <span className={styles.actions}>
        <Button kind="soft" size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
        <Button size="small" onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </span>
    </>
  )
}
