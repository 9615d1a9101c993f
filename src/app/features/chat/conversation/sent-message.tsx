import { Trans } from '@lingui/react/macro'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import styles from './message.module.css'
import { OrderInMessage, ProductInMessage } from './message-card.tsx'
import { MessageFrame } from './message-frame.tsx'
import { MessagePictures } from './message-pictures.tsx'

/** A message that the server has. `isRead`: the shop has read the shopper's message. */
export function SentMessage({ message, author, isRead }: { message: ChatMessage; author: string; isRead: boolean }) {
  const { text, pics, product, order, createTime, isAutomatic, seq } = message
  const isOwn = message.author === 'shopper'
  return (
    <MessageFrame
      isOwn={isOwn}
      author={author}
      state={
        <>
          {isAutomatic && (
            <Badge>
              <Trans>Automatic reply</Trans>
            </Badge>
          )}
          <time className="num">{createTime.slice(11, 16)}</time>
          {isOwn && isRead && (
            <>
              <Icon name="check-bold" size={13} />
              <span>
                <Trans>Read</Trans>
              </span>
            </>
          )}
        </>
      }
    >
      {product && <ProductInMessage product={product} />}
      {order && <OrderInMessage order={order} />}
      {pics.length > 0 && <MessagePictures pictures={pics} tint={seq} />}
      {text && <p className={styles.bubble}>{text}</p>}
    </MessageFrame>
  )
}
