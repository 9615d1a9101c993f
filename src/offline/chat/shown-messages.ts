import type { ChatMessage, Conversation } from '#contract/chat/chat.ts'
import type { PendingMark, PendingMessage } from './messages.ts'

/** A message as the screen shows it: one of the server's list, or one that the list does not have yet. */
export type ShownMessage =
  | { readonly kind: 'stored'; readonly message: ChatMessage }
  | { readonly kind: 'pending'; readonly message: PendingMessage }

/**
 * The messages of a conversation: those of the server's list in the order of their places, each once, then the accepted
 * and the pending ones that the list does not have (docs/product.md#chat-send). `records` may overlap.
 */
export function foldMessages(records: readonly ChatMessage[], pending: readonly PendingMessage[]): ShownMessage[] {
  const bySeq = new Map(records.map((message) => [message.seq, message]))
  const stored = [...bySeq.values()].sort((a, b) => a.seq - b.seq)
  const keys = new Set(stored.map(({ key }) => key))
  const last = stored.at(-1)?.seq ?? 0
  const left = pending.filter((one) => !keys.has(one.id) && !(one.state === 'accepted' && one.seq <= last))
  const accepted = left.flatMap((one) => (one.state === 'accepted' ? [one] : [])).sort((a, b) => a.seq - b.seq)
  return [
    ...stored.map((message) => ({ kind: 'stored', message }) as const),
    ...accepted.map((message) => ({ kind: 'pending', message }) as const),
    ...left.filter(({ state }) => state !== 'accepted').map((message) => ({ kind: 'pending', message }) as const),
  ]
}

/** A conversation with the shopper's pending changes; the unread messages are those behind the pending mark. */
export function foldConversation(conversation: Conversation, mark: PendingMark | undefined): Conversation {
  if (!mark) return conversation
  const { lastSeq, unread } = conversation
  const readSeq = Math.max(conversation.readSeq, mark.readSeq ?? 0)
  return {
    ...conversation,
    readSeq,
    unread: Math.min(unread, Math.max(0, lastSeq - readSeq)),
    isBlocked: mark.isBlocked ?? conversation.isBlocked,
    isReported: mark.isReported ?? conversation.isReported,
  }
}
