import * as v from 'valibot'
import { chatReportReasons } from '#contract/chat/chat-limits.ts'
import { commandFields } from '#offline/outbox/command.ts'
import { outgoingPicture } from '#offline/upload/outgoing-picture.ts'

const conversationId = v.string()
const sending = v.object({
  op: v.literal('send'),
  conversationId,
  text: v.string(),
  pictures: v.array(outgoingPicture),
  prodId: v.optional(v.number()),
  orderNumber: v.optional(v.string()),
})
const blocking = v.object({ op: v.literal('block'), conversationId, isBlocked: v.boolean() })
const reporting = v.object({ op: v.literal('report'), conversationId, reason: v.picklist(chatReportReasons) })

/** The schema of a stored command of the messages domain. */
export const messageCommand = v.object({
  ...commandFields,
  domain: v.literal('messages'),
  input: v.variant('op', [sending, blocking, reporting]),
  /** The name of the shop, empty for support; name and picture of the product or order that the message shows. */
  seen: v.optional(v.object({ name: v.string(), prodName: v.optional(v.string()), pic: v.optional(v.string()) })),
})
/** Sends a message to a shop or to support, or blocks or reports a conversation. */
export type MessageCommand = v.InferOutput<typeof messageCommand>
export type Sending = v.InferOutput<typeof sending>

/** Narrows a command to one that sends a message. */
export const isSending = (command: MessageCommand): command is MessageCommand & { readonly input: Sending } =>
  command.input.op === 'send'
