import type { ChatReportReason } from '#contract/chat/chat-limits.ts'
import { acceptedIn } from '#offline/domains/messages/accepted.ts'
import { isSending } from '#offline/domains/messages/command.ts'
import { type MessageCommand, messagesDomain, type Sending } from '#offline/domains/messages.ts'
import { readMarksDomain } from '#offline/domains/read-marks.ts'
import { isUnderWay } from '#offline/outbox/command.ts'
import { type Appended, append, dropCommand, findCommands, readCommands } from '#offline/outbox/outbox.ts'
import { outboxRecords } from '#offline/outbox/outbox-records.ts'
import { watchOutbox } from '#offline/outbox/outbox-watch.ts'
import { messageDrafts } from './message-drafts.ts'
import { messagePictures } from './message-pictures.ts'

type Made = Pick<MessageCommand, 'shopper' | 'regionId' | 'at'>
type Seen = NonNullable<MessageCommand['seen']>

/** A message that the shopper sends; `at` is in ms by the server's clock. */
export type SentMessage = Made & { readonly message: Omit<Sending, 'op'>; readonly seen: Seen }

/**
 * A message that the server's list does not have yet. `accepted`: the server has stored the message at the place `seq`.
 * `refusal` is the failure code of a refused message.
 */
export type PendingMessage = Omit<Sending, 'op'> & {
  readonly id: string
  readonly at: number
  readonly seen?: Seen | undefined
} & (
    | { readonly state: 'waiting' | 'sent' }
    | { readonly state: 'refused'; readonly refusal: string }
    | { readonly state: 'accepted'; readonly seq: number }
  )

/** Calls `listener` when messages or read marks change in this tab, another tab or the worker. Returns the stop. */
export function watchMessages(listener: () => void): () => void {
  const stops = [messagesDomain.name, readMarksDomain.name].map((name) => watchOutbox(listener, name))
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Appends a message; the caller then sends the command. While the phone could not store the command, the draft of the
 * conversation stays, until `finishMessage`. Null if the command could not be appended.
 */
export async function sendMessage({ message, seen, ...made }: SentMessage): Promise<Appended<MessageCommand> | null> {
  const appended = await append(messagesDomain, { ...made, input: { op: 'send', ...message }, seen }).catch(() => null)
  if (appended?.isStored) await finishMessage(made.shopper, message)
  return appended
}

/** Removes the draft of a conversation, whose message was stored or sent, and the pictures that no message has. */
export async function finishMessage(
  shopper: string,
  { conversationId, pictures }: Pick<Sending, 'conversationId' | 'pictures'>,
): Promise<void> {
  messagePictures.handOver(pictures)
  await messageDrafts.remove(shopper, conversationId)
  await clean(shopper, conversationId)
}

/** Blocks a conversation, or opens it again; `name` is the shop's, empty for support. */
export async function setBlocked({
  conversationId,
  isBlocked,
  name,
  ...made
}: Made & { readonly conversationId: string; readonly isBlocked: boolean; readonly name: string }): Promise<void> {
  await append(messagesDomain, { ...made, input: { op: 'block', conversationId, isBlocked }, seen: { name } })
}

/** Reports a conversation to the mall; `name` is the shop's, empty for support. */
export async function reportConversation({
  conversationId,
  reason,
  name,
  ...made
}: Made & {
  readonly conversationId: string
  readonly reason: ChatReportReason
  readonly name: string
}): Promise<void> {
  await append(messagesDomain, { ...made, input: { op: 'report', conversationId, reason }, seen: { name } })
}

/** Marks a conversation as read up to the message `seq`. */
export async function markRead({
  conversationId,
  seq,
  ...made
}: Made & { readonly conversationId: string; readonly seq: number }): Promise<void> {
  await append(readMarksDomain, { ...made, input: { conversationId, seq } })
}

/**
 * Removes a message that never left the phone, or a refused one, with its pictures. Returns false if the message may
 * have reached the server.
 */
export async function dropMessage(shopper: string, id: string, conversationId: string): Promise<boolean> {
  const isGone = await dropCommand(id)
  if (isGone) await clean(shopper, conversationId)
  return isGone
}

/** The shopper's messages that the server's list may not have yet, of one conversation or of all, in their order. */
export async function readPendingMessages(shopper: string, conversationId?: string): Promise<PendingMessage[]> {
  const isWanted = ({ input }: { readonly input: Sending }) =>
    conversationId === undefined || input.conversationId === conversationId
  const commands = (await readCommands(messagesDomain, shopper)).filter(isSending).filter(isWanted)
  const accepted = acceptedIn(await outboxRecords.all(), shopper).filter(isWanted)
  return [
    ...accepted.map(({ id, at, seq, seen, input: { op: _, ...message } }): PendingMessage => {
      return { ...message, id, at, seen, state: 'accepted', seq }
    }),
    ...commands.map(({ id, at, seen, state, refusal, input: { op: _, ...message } }): PendingMessage => {
      const fields = { ...message, id, at, seen }
      return state === 'waiting' || state === 'sent'
        ? { ...fields, state }
        : { ...fields, state: 'refused', refusal: refusal?.code ?? 'SERVER' }
    }),
  ]
}

/** The shopper's changes of conversations that are on their way: the last read message, and whether it is blocked. */
export type PendingMark = { readonly readSeq?: number; readonly isBlocked?: boolean; readonly isReported?: true }

/** The pending changes of conversations by their ids. */
export async function readPendingMarks(shopper: string): Promise<ReadonlyMap<string, PendingMark>> {
  const marks = new Map<string, PendingMark>()
  const add = (id: string, mark: PendingMark) => marks.set(id, { ...marks.get(id), ...mark })
  for (const { input } of (await readCommands(readMarksDomain, shopper)).filter(isUnderWay))
    add(input.conversationId, { readSeq: Math.max(input.seq, marks.get(input.conversationId)?.readSeq ?? 0) })
  for (const { input } of (await readCommands(messagesDomain, shopper)).filter(isUnderWay)) {
    if (input.op === 'block') add(input.conversationId, { isBlocked: input.isBlocked })
    if (input.op === 'report') add(input.conversationId, { isReported: true })
  }
  return marks
}

/** Removes the pictures of a conversation that neither a command nor the draft has. */
async function clean(shopper: string, conversationId: string): Promise<void> {
  const commands = await findCommands(messagesDomain, shopper)
  if (!commands) return
  const draft = await messageDrafts.read(shopper, conversationId)
  const pictures = [...commands.filter(isSending).flatMap(({ input }) => input.pictures), ...(draft?.pictures ?? [])]
  await messagePictures.removeOthers(shopper, conversationId, pictures)
}
