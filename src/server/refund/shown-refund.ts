import type { Refund } from '#contract/order/refund.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { ItemRow } from '../order/order-store.ts'
import { inLanguage, type OrderReader } from '../order/shown-order.ts'
import { regionById, toMajor } from '../region/region-rules.ts'
import { expectedBy } from './expected-by.ts'
import type { RefundRow } from './refund-store.ts'

/** A refund in the wire's form, with money in major units. */
export function refundOf(row: RefundRow, items: readonly ItemRow[], reader: OrderReader): Refund {
  const { lang, timeZone } = reader
  const at = (instant: Date | null) => (instant ? wireTimeOf(instant.getTime(), timeZone) : undefined)
  return {
    refundNumber: row.refundNumber,
    orderNumber: row.orderNumber,
    state: row.state,
    shopId: row.shopId,
    shopName: row.shopName,
    items: items
      .filter(({ orderItemId }) => row.itemIds.includes(orderItemId))
      .map(({ prodNames, skuNames, orderItemId, prodId, skuId, pic, price, prodCount }) => ({
        orderItemId,
        prodId,
        skuId,
        prodName: inLanguage(prodNames, lang),
        skuName: inLanguage(skuNames, lang),
        pic,
        price: toMajor(price),
        prodCount,
      })),
    reason: row.reason,
    detail: row.detail,
    pics: [...row.pics],
    priceSymbol: regionById(row.regionId).priceSymbol,
    refundAmount: toMajor(row.amount),
    expectedBy: moneyExpectedBy(row, reader),
    applyTime: wireTimeOf(row.requestedAt.getTime(), timeZone),
    answerTime: at(row.answeredAt),
    answer: row.answer || undefined,
    refundTime: at(row.refundedAt),
    cancelTime: at(row.withdrawnAt),
  }
}

/** The day of `expectedBy` of a refund (contract/order/refund.ts). */
function moneyExpectedBy({ state, answeredAt, regionId }: RefundRow, { now, refundDays }: OrderReader) {
  if (state !== 1 && state !== 2) return undefined
  return expectedBy(answeredAt ?? now, refundDays, regionById(regionId).timeZone)
}
