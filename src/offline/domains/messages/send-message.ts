import type { blockConversation, readMessages, reportConversation, sendMessage } from '#contract/chat/chat.ts'
import {
  blockConversationCall,
  readMessagesCall,
  reportConversationCall,
  sendMessageCall,
} from '#contract/chat/chat-calls.ts'
import { messagePictures } from '#offline/chat/message-pictures.ts'
import type { Batch, Sender, Sent } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'
import { uploadPictures } from '#offline/upload/upload-pictures.ts'
import type { ReadMarkCommand } from '../read-marks.ts'
import { withAccepted } from './accepted.ts'
import { isSending, type MessageCommand } from './command.ts'

const send: typeof sendMessage = sendMessageCall
const block: typeof blockConversation = blockConversationCall
const read: typeof readMessages = readMessagesCall
const report: typeof reportConversation = reportConversationCall

/** Sends one command: the pictures of a message and then the message, or a block or a report of a conversation. */
export async function sendMessageCommand(
  { key, regionId, commands: [command] }: Batch<MessageCommand>,
  sender: Sender,
): Promise<Sent> {
  const { base, shopper, signal } = sender
  const { input } = command
  const { conversationId } = input
  const options = { base, key, regionId, userId: shopper, signal, params: { conversationId } }
  if (input.op === 'block') return sendCall(block, {}, { ...options, body: { isBlocked: input.isBlocked } })
  if (input.op === 'report') return sendCall(report, {}, { ...options, body: { reason: input.reason } })
  if (!isSending(command)) return { ok: true, at: 0 }
  const uploaded = await uploadPictures(
    input.pictures,
    (id) => messagePictures.forUpload(shopper, conversationId, id),
    sender,
  )
  if (!uploaded.ok) return uploaded
  const { addresses } = uploaded
  const { text, prodId, orderNumber } = input
  const sent = await sendCall(send, {}, { ...options, body: { key, text, pics: addresses, prodId, orderNumber } })
  if (!sent.ok) return sent
  const { seq } = sent.value
  // The page shows the message from this record until the server's list has it.
  return { ok: true, at: sent.at, recordsOf: (records) => [withAccepted(records, command, { seq, addresses })] }
}

/**
 * Removes the pictures of messages that the server has. Their addresses stay, because the call may be repeated once
 * more.
 */
export async function removeSentPictures(done: readonly MessageCommand[]): Promise<void> {
  for (const { shopper, input } of done.filter(isSending))
    for (const picture of input.pictures)
      if ('id' in picture) await messagePictures.removeSent(shopper, input.conversationId, picture.id)
}

/** Sends a read mark. */
export function sendReadMark(
  { key, regionId, commands: [{ input }] }: Batch<ReadMarkCommand>,
  { base, shopper, signal }: Sender,
): Promise<Sent> {
  const { conversationId, seq } = input
  const options = { base, key, regionId, userId: shopper, signal }
  return sendCall(read, {}, { ...options, params: { conversationId }, body: { seq } })
}
