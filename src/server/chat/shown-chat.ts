import type { ChatMessage, Conversation } from '#contract/chat/chat.ts'
import { conversationWith, supportId } from '#contract/chat/chat-limits.ts'
import type { Language } from '#contract/languages.ts'
import type { ListedOrder } from '#contract/order/order.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { Tables } from '../database/database.ts'
import { readItems, readNamedOrders } from '../order/order-store.ts'
import { listedOrderOf } from '../order/shown-order.ts'
import { cardOf } from '../product/card-rules.ts'
import { readCards } from '../product/card-store.ts'
import { textIndexOf } from '../product/viewer.ts'
import { regionById } from '../region/region-rules.ts'
import { type ChatRow, readShops } from './chat-store.ts'
import { type MessageRow, readLastMessages } from './message-store.ts'

/** The reader of a conversation: the account, and the language, region and zone of the answer. */
export type ChatReader = {
  readonly accountId: number
  readonly lang: Language
  readonly regionId: number
  readonly timeZone: string
  readonly now: number
  readonly refundDays: number
}

/** The id on the wire of a conversation; shop 0 is support. */
export const conversationIdOf = (shopId: number): string => (shopId === 0 ? supportId : conversationWith(shopId))

/** Messages in the form of the wire, with the cards of their products and orders. */
export async function shownMessages(
  tables: Tables,
  rows: readonly (MessageRow & { readonly shopId: number })[],
  reader: ChatReader,
): Promise<ChatMessage[]> {
  const cards = await cardsOf(tables, idsOf(rows, 'prodId'), reader)
  const orders = await ordersOf(tables, idsOf(rows, 'orderNumber'), reader)
  return rows.map((row) => ({
    conversationId: conversationIdOf(row.shopId),
    seq: row.seq,
    key: row.key ?? undefined,
    author: row.author,
    isAutomatic: row.isAutomatic,
    text: row.content || undefined,
    pics: [...row.pics],
    product: row.prodId === null ? undefined : { prodId: row.prodId, card: cards.get(row.prodId) },
    order: row.orderNumber === null ? undefined : { orderNumber: row.orderNumber, card: orders.get(row.orderNumber) },
    createTime: wireTimeOf(row.createdAt.getTime(), reader.timeZone),
  }))
}

/** Conversations in the form of the wire, each with its last message. */
export async function shownChats(
  tables: Tables,
  rows: readonly ChatRow[],
  reader: ChatReader,
): Promise<Conversation[]> {
  const shopOf = new Map(rows.map(({ chatId, shopId }) => [chatId, shopId]))
  const last = await readLastMessages(tables, [...shopOf.keys()])
  const messages = await shownMessages(
    tables,
    last.map((row) => ({ ...row, shopId: shopOf.get(row.chatId) ?? 0 })),
    reader,
  )
  const lastOf = new Map(messages.map((message) => [message.conversationId, message]))
  const shops = new Map((await readShops(tables, idsOf(rows, 'shopId'))).map((shop) => [shop.shopId, shop]))
  return rows.map((row) => ({
    conversationId: conversationIdOf(row.shopId),
    shop: shops.get(row.shopId),
    lastSeq: row.lastSeq,
    lastMessage: lastOf.get(conversationIdOf(row.shopId)),
    unread: row.unread,
    readSeq: row.readSeq,
    theirReadSeq: row.shopReadSeq,
    isBlocked: row.isBlocked,
    isReported: row.reportReason !== null,
    version: row.event,
  }))
}

/** A conversation that has no message yet. */
export const newChat = (shopId: number): ChatRow => ({
  chatId: 0,
  shopId,
  lastSeq: 0,
  readSeq: 0,
  shopReadSeq: 0,
  isBlocked: false,
  reportReason: null,
  event: 0,
  unread: 0,
})

const idsOf = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name): NonNullable<Row[Name]>[] =>
  [...new Set(rows.flatMap((row) => row[name] ?? []))] as NonNullable<Row[Name]>[]

async function cardsOf(
  tables: Tables,
  prodIds: readonly number[],
  { lang, regionId, timeZone, now }: ChatReader,
): Promise<ReadonlyMap<number, ProductCard>> {
  const viewer = { region: regionById(regionId), lang, textIndex: textIndexOf(lang), now, timeZone }
  const rows = await readCards(tables, viewer, prodIds)
  return new Map(rows.map((row) => [row.prod_id, cardOf(row, viewer)]))
}

/** The shopper's orders with these numbers; without those that the shopper has deleted. */
async function ordersOf(
  tables: Tables,
  orderNumbers: readonly string[],
  { accountId, lang, timeZone, now, refundDays }: ChatReader,
): Promise<ReadonlyMap<string, ListedOrder>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await readNamedOrders(tables, accountId, orderNumbers)
  const items = await readItems(
    tables,
    rows.map(({ orderId }) => orderId),
  )
  const orderReader = { lang, timeZone, now: new Date(now), refundDays }
  return new Map(rows.map((row) => [row.orderNumber, listedOrderOf(row, items, orderReader)]))
}
