import { cashOnDelivery } from '#contract/order/order.ts'
import type { MessageRow } from '../chat/message-store.ts'
import type { OpenChatRow } from '../chat/operator-chat-store.ts'
import type { RefundRow } from '../refund/refund-store.ts'
import { regionById, regions } from '../region/region-rules.ts'
import type { ModeratedRow } from '../review/moderation-store.ts'
import { stateNames, statusNames } from './operator-command.ts'
import type { ListedRow } from './operator-order-store.ts'
import type { StockRow } from './operator-stock-store.ts'

const nameOf = (names: Readonly<Record<string, number>>, value: number) =>
  Object.keys(names).find((name) => names[name] === value) ?? String(value)
/** An amount in minor units, with the currency of the region. */
export const amountOf = (minor: number, regionId: number) =>
  `${(minor / 100).toFixed(regionById(regionId).decimals)} ${regionById(regionId).currency}`
/** In UTC, because the operator's own zone is unknown. */
export const timeOf = (instant: Date) => `${instant.toISOString().slice(0, 16).replace('T', ' ')}Z`

/** Formats rows in columns as wide as their widest text. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Orders, one a line. */
export function listOrders(orders: readonly ListedRow[]): string {
  if (orders.length === 0) return 'There are no such orders.'
  const paid = ({ isPaid, payType }: ListedRow) =>
    isPaid ? 'paid' : payType === cashOnDelivery ? 'cash on delivery' : 'not paid'
  return inColumns([
    ['ORDER', 'STATUS', 'PAYMENT', 'TOTAL', 'PLACED', 'SHOP', 'ITEMS'],
    ...orders.map((one) => [
      one.orderNumber,
      nameOf(statusNames, one.status),
      paid(one),
      amountOf(one.actualTotal, one.regionId),
      timeOf(one.createdAt),
      one.shopName,
      `${one.items} × ${one.first}${one.isRefundRequested ? ' (refund requested)' : ''}`,
    ]),
  ])
}

/** Refunds, one a line. */
export function listRefunds(refunds: readonly RefundRow[]): string {
  if (refunds.length === 0) return 'There are no such refunds.'
  return inColumns([
    ['REFUND', 'ORDER', 'STATE', 'AMOUNT', 'REQUESTED', 'REASON', 'DETAIL'],
    ...refunds.map((one) => [
      one.refundNumber,
      one.orderNumber,
      nameOf(stateNames, one.state),
      amountOf(one.amount, one.regionId),
      timeOf(one.requestedAt),
      one.reason,
      [one.detail, ...one.pics].filter((text) => text !== '').join(' '),
    ]),
  ])
}

/** Reviews, one a line. */
export function listReviews(reviews: readonly ModeratedRow[]): string {
  if (reviews.length === 0) return 'There are no such reviews.'
  return inColumns([
    ['REVIEW', 'STATE', 'STARS', 'REPORTED', 'WRITTEN', 'PRODUCT', 'TEXT'],
    ...reviews.map((one) => [
      String(one.prodCommId),
      one.isHidden ? 'hidden' : 'shown',
      String(one.score),
      one.reasons.join(' ') || '–',
      timeOf(one.createdAt),
      `${one.product} (${one.prodId})`,
      [one.content.replaceAll('\n', ' '), ...one.pics.map(wholePicture), one.reply && `| reply: ${one.reply}`]
        .filter(Boolean)
        .join(' '),
    ]),
  ])
}

/** Conversations, one a line, each with its last message. */
export function listChats(chats: readonly OpenChatRow[]): string {
  if (chats.length === 0) return 'There are no such conversations.'
  return inColumns([
    ['CHAT', 'STATE', 'REPORTED', 'LAST', 'WITH', 'SHOPPER', 'LAST MESSAGE'],
    ...chats.map((one) => [
      String(one.chatId),
      one.isBlocked ? 'blocked' : one.isWaiting ? 'open' : 'answered',
      one.reportReason ?? '–',
      timeOf(one.lastAt),
      one.shopName ?? 'Support',
      one.nickName,
      one.content.replaceAll('\n', ' ').slice(0, 80),
    ]),
  ])
}

/** The messages of a conversation, one a line. */
export function listMessages(messages: readonly MessageRow[]): string {
  if (messages.length === 0) return 'There are no messages.'
  return inColumns([
    ['TIME', 'FROM', 'MESSAGE'],
    ...messages.map((one) => [
      timeOf(one.createdAt),
      one.author === 'shopper' ? 'shopper' : one.isAutomatic ? 'assistant' : 'shop',
      [
        one.content.replaceAll('\n', ' '),
        ...one.pics.map(wholePicture),
        one.prodId !== null && `product ${one.prodId}`,
        one.orderNumber !== null && `order ${one.orderNumber}`,
      ]
        .filter(Boolean)
        .join(' '),
    ]),
  ])
}

const wholePicture = (template: string) =>
  template.startsWith('/uploads/')
    ? template.replace('/{width}.{format}', '.webp')
    : template.replace('{width}.{format}', '512.webp')

/** A product's variants, one a line, with the stock of each region. */
export function listStock(rows: readonly StockRow[]): string {
  const ids = [...new Set(rows.map(({ skuId }) => skuId))]
  const of = (skuId: number, regionId: number) => {
    const row = rows.find((one) => one.skuId === skuId && one.regionId === regionId)
    return row ? `${row.stocks}${row.isSold ? '' : ' (not sold)'}` : '–'
  }
  const lines = ids.map((skuId) => [
    String(skuId),
    rows.find((row) => row.skuId === skuId)?.name || '–',
    ...regions.map(({ regionId }) => of(skuId, regionId)),
  ])
  return `${rows[0]?.product}\n${inColumns([['SKU', 'VARIANT', ...regions.map(({ countryCode }) => countryCode)], ...lines])}`
}
