import * as v from 'valibot'
import type { readMessages } from '#contract/chat/chat.ts'
import { readMessagesCall } from '#contract/chat/chat-calls.ts'
import { chatPaths } from '#contract/chat/chat-limits.ts'
import { commandFields } from '../command.ts'
import { type Domain, lastValueWins } from '../domain.ts'
import { sendCall } from '../send-call.ts'

const readMarkCommand = v.object({
  ...commandFields,
  domain: v.literal('read-marks'),
  input: v.object({ conversationId: v.string(), seq: v.number() }),
})
/** Says that the shopper has read a conversation up to a message. */
export type ReadMarkCommand = v.InferOutput<typeof readMarkCommand>

const read: typeof readMessages = readMessagesCall

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
  async send({ key, regionId, commands }, { base, shopper, signal }) {
    const { conversationId = '', seq = 0 } = commands[0]?.input ?? {}
    const options = { base, key, regionId, userId: shopper, signal }
    return sendCall(read, {}, { ...options, params: { conversationId }, body: { seq } })
  },
}
