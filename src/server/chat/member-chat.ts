import type { Tables } from '../database/database.ts'
import { openOwnShop, readMemberShop, readOwnShop } from '../pre-loved/member-shop-store.ts'
import { openChat } from './chat-store.ts'
import { readCopy, writeNoAnswerNeeded, writeReadByOther, writeReceived } from './member-chat-store.ts'
import { insertMessage, type MessageContent, nextEvent } from './message-store.ts'

// A conversation between two shoppers has two copies: each side writes as a shopper to the shop of the other
// (decision 0073). The lists, streams, read marks and blocks of both are those of every conversation.

/** The account behind a shop; null for shops of the catalogue, demo sellers and accounts that were deleted. */
export const readPartner = async (tables: Tables, shopId: number): Promise<number | null> =>
  (await readMemberShop(tables, shopId))?.accountId ?? null

/**
 * The next numbers in the changes of an account and of the partner, if there is one. The feeds are locked in the order of
 * the accounts, so that two shoppers who write to each other at once wait for each other and never deadlock.
 */
export async function nextEvents(
  tables: Tables,
  accountId: number,
  partnerId: number | null,
): Promise<{ event: number; partnerEvent: number }> {
  const first = partnerId !== null && partnerId < accountId ? await nextEvent(tables, partnerId) : undefined
  const event = await nextEvent(tables, accountId)
  const second = partnerId !== null && first === undefined ? await nextEvent(tables, partnerId) : undefined
  return { event, partnerEvent: first ?? second ?? 0 }
}

type Delivered = Pick<MessageContent, 'content' | 'pics' | 'prodId'>

/**
 * Puts a shopper's message into the partner's copy of the conversation. A partner who has blocked the conversation gets
 * nothing, and the sender does not learn about the block. The card of an order stays with its owner.
 */
export async function deliverToPartner(
  tables: Tables,
  { chatId, accountId, partnerId }: { readonly chatId: number; readonly accountId: number; readonly partnerId: number },
  partnerEvent: number,
  message: Delivered,
  now: Date,
): Promise<void> {
  await writeNoAnswerNeeded(tables, chatId)
  const { shopId } = await openOwnShop(tables, accountId, now)
  const known = await readCopy(tables, partnerId, shopId)
  if (known?.isBlocked) return
  const copy = await openChat(tables, partnerId, shopId, partnerEvent, now)
  const seq = copy.lastSeq + 1
  await insertMessage(
    tables,
    {
      chatId: copy.chatId,
      accountId: partnerId,
      seq,
      event: partnerEvent,
      key: null,
      author: 'shop',
      isAutomatic: false,
      orderNumber: null,
      ...message,
    },
    now,
  )
  await writeReceived(tables, copy.chatId, { seq, event: partnerEvent }, now)
}

/** Tells the partner that the shopper has read the own copy of the conversation, `chatId`, up to `seq`. */
export async function markReadForPartner(
  tables: Tables,
  { chatId, accountId, partnerId }: { readonly chatId: number; readonly accountId: number; readonly partnerId: number },
  seq: number,
  partnerEvent: number,
): Promise<void> {
  const own = await readOwnShop(tables, accountId)
  const copy = own && (await readCopy(tables, partnerId, own.shopId))
  if (copy) await writeReadByOther(tables, copy.chatId, { readChatId: chatId, seq }, partnerEvent)
}
