import { chatPaths } from '#contract/chat/chat-limits.ts'
import { type Domain, sendBy } from '#offline/outbox/domain.ts'
import { type MessageCommand, messageCommand } from './messages/command.ts'

export type { MessageCommand, Sending } from './messages/command.ts'

/**
 * A shopper's messages to shops and to support (docs/product.md#chat-send). Each message is one call, made after the
 * uploads of its pictures; messages, blocks and reports are sent in the order in which the shopper made them. The
 * server recognizes a message by its key, so a command may be repeated at any time.
 */
export const messagesDomain: Domain<MessageCommand> = {
  name: 'messages',
  shape: messageCommand,
  isRepeatable: true,
  showsRefusals: true,
  changedPaths: Object.values(chatPaths),
  coalesce: (unsent) => unsent,
  sizeOf: () => 1,
  send: sendBy(
    () => import('./messages/send-message.ts'),
    ({ sendMessageCommand }) => sendMessageCommand,
  ),
  recordDone: async (done) => (await import('./messages/send-message.ts')).removeSentPictures(done),
}
