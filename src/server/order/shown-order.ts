import * as v from 'valibot'
import { type Language, languages } from '#contract/languages.ts'
import type { Logistics, traceKinds } from '#contract/order/my-orders.ts'
import { type ListedOrder, listedOrder, type Order, type OrderItem } from '#contract/order/order.ts'
import { wireTimeOf } from '#contract/time.ts'
import { unitOf } from '../checkout/fee-rules.ts'
import { expectedBy } from '../refund/expected-by.ts'
import { refundShareOf } from '../refund/refund-rules.ts'
import { regionById, toMajor } from '../region/region-rules.ts'
import type { EventRow } from './event-store.ts'
import type { ItemRow, OrderRow } from './order-store.ts'

/** The language and the zone in which an order is formatted. */
export type Reader = { readonly lang: Language; readonly timeZone: string }
/** A reader of orders and refunds: `now` and the number of working days tell when money is expected back. */
export type OrderReader = Reader & { readonly now: Date; readonly refundDays: number }

/** An order in the wire's form, with money in major units. */
export function orderOf(row: OrderRow, items: readonly ItemRow[], { lang, timeZone, ...reader }: OrderReader): Order {
  const at = (instant: Date | null) => (instant ? wireTimeOf(instant.getTime(), timeZone) : undefined)
  const own = items.filter(({ orderId }) => orderId === row.orderId)
  return {
    orderNumber: row.orderNumber,
    status: row.status,
    isPaid: row.isPaid,
    payType: row.payType ?? undefined,
    regionId: row.regionId,
    priceSymbol: regionById(row.regionId).priceSymbol,
    shopId: row.shopId,
    shopName: row.shopName,
    checkoutId: row.checkoutId,
    orderItemDtos: own.map((item) => ({ ...itemOf(item, lang), refundableAmount: toMajor(shareOf(item, row, own)) })),
    userAddr: row.address,
    remarks: row.remarks,
    createTime: wireTimeOf(row.createdAt.getTime(), timeZone),
    payTime: at(row.paidAt),
    dvyTime: at(row.shippedAt),
    deliveredAt: at(row.deliveredAt),
    finallyTime: at(row.finishedAt),
    cancelTime: at(row.cancelledAt),
    cancelReason: row.cancelReason ?? undefined,
    total: toMajor(row.total),
    shopReduce: toMajor(row.shopReduce),
    voucherReduce: toMajor(row.voucherReduce),
    coinReduce: toMajor(row.coinReduce),
    transfee: toMajor(row.transfee),
    handlingFee: toMajor(row.handlingFee),
    smallCartFee: toMajor(row.smallCartFee),
    deliveryInsurance: toMajor(row.deliveryInsurance),
    actualTotal: toMajor(row.actualTotal),
    refundAmount: row.refundAmount > 0 ? toMajor(row.refundAmount) : undefined,
    expectedBy: moneyExpectedBy(row, reader),
    refundTime: row.refundAmount > 0 ? at(row.refundedAt) : undefined,
    cancelledAmount: row.status === 6 ? toMajor(row.actualTotal) : undefined,
    courier: row.courier ?? undefined,
    trackingNumber: row.trackingNumber ?? undefined,
    deliverySlot: row.deliverySlot ?? undefined,
    deliveryEstimate: { from: row.deliveryFrom, to: row.deliveryTo },
    isCashOnDelivery: row.isCashAllowed,
    installment: row.installment
      ? { ...row.installment, contactBy: wireTimeOf(Date.parse(row.installment.contactBy), timeZone) }
      : undefined,
    endTime: at(row.endsAt),
  }
}

/** The day of `expectedBy` of an order (contract/order/order.ts). */
function moneyExpectedBy(row: OrderRow, { now, refundDays }: Omit<OrderReader, keyof Reader>): string | undefined {
  const isClosed = row.status === 6
  const isDue = isClosed ? row.refundAmount > 0 && row.refundedAt === null : row.isPaid
  if (!isDue) return undefined
  return expectedBy((isClosed && row.cancelledAt) || now, refundDays, regionById(row.regionId).timeZone)
}

const shareOf = (item: ItemRow, row: OrderRow, own: readonly ItemRow[]): number =>
  refundShareOf(row, own, [item.orderItemId], unitOf(regionById(row.regionId)))

const itemOf = (item: ItemRow, lang: Language): Omit<OrderItem, 'refundableAmount'> => ({
  orderItemId: item.orderItemId,
  prodId: item.prodId,
  skuId: item.skuId,
  prodName: inLanguage(item.prodNames, lang),
  skuName: inLanguage(item.skuNames, lang),
  pic: item.pic,
  price: toMajor(item.price),
  prodCount: item.prodCount,
  commSts: item.commSts,
  isCancelled: item.isCancelled || undefined,
  refundState: item.refundState ?? undefined,
  refundNumber: item.refundNumber ?? undefined,
})

/** The name in one language, from names in the order of `languages`. */
export const inLanguage = (names: readonly string[], lang: Language): string => names[languages.indexOf(lang)] ?? ''

/** An order in a list: a subset of the fields. */
export const listedOrderOf = (row: OrderRow, items: readonly ItemRow[], reader: OrderReader): ListedOrder =>
  v.parse(listedOrder, orderOf(row, items, reader))

const texts: Readonly<Record<(typeof traceKinds)[number], string>> = {
  PLACED: 'The order was placed.',
  PAID: 'The order was paid.',
  PROMISED: 'The order will be paid on delivery.',
  GROUPED: 'The team is full.',
  SHIPPED: 'The parcel was handed to the courier.',
  MOVED: 'The parcel is on its way.',
  DELIVERED: 'The parcel was delivered.',
  RECEIVED: 'The order is completed.',
  CANCELLED: 'The order was cancelled.',
}

/** The tracking of an order's parcel, the newest event first. */
export function logisticsOf(row: OrderRow, events: readonly EventRow[], timeZone: string): Logistics {
  const isThere = row.deliveredAt !== null || row.status === 5
  return {
    company: row.courier ?? '',
    trackingNumber: row.trackingNumber ?? '',
    state: row.status === 6 ? 'stopped' : isThere ? 'delivered' : row.status === 3 ? 'moving' : 'waiting',
    traces: events.map(({ kind, place, text, at }) => ({
      kind,
      place,
      text: text || texts[kind],
      time: wireTimeOf(at.getTime(), timeZone),
    })),
  }
}
