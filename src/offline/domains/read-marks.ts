import * as v from 'valibot'
import { chatPaths } from '#contract/chat/chat-limits.ts'
import { commandFields } from '#offline/outbox/command.ts'
import { type Domain, lastValueWins, sendBy } from '#offline/outbox/domain.ts'

const readMarkCommand = v.object({
  ...commandFields,
  domain: v.literal('read-marks'),
  input: v.object({ conversationId: v.string(), seq: v.number() }),
})
/** Says that the shopper has read a conversation up to a message. */
export type ReadMarkCommand = v.InferOutput<typeof readMarkCommand>

/** Read marks of conversations (docs/product.md#chat-read): only the furthest mark of a conversation is sent. */
export const readMarksDomain: Domain<ReadMarkCommand> = {
  name: 'read-marks',
  shape: readMarkCommand,
  isRepeatable: true,
  showsRefusals: false,
  changedPaths: [chatPaths.conversations, chatPaths.unread],
  isCoalescedAtOnce: true,
  coalesce: lastValueWins(
    ({ input }) => input.conversationId,
    (before, last) => (before.input.seq > last.input.seq ? { ...last, input: before.input } : last),
  ),
  sizeOf: () => 1,
  send: sendBy(
    () => import('./messages/send-message.ts'),
    ({ sendReadMark }) => sendReadMark,
  ),
}
