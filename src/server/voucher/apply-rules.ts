import { reduced, shareOut } from '../checkout/checkout-rules.ts'
import type { StoredCheckout, StoredLine, StoredShop } from '../checkout/stored-checkout.ts'
import type { VoucherRow } from './voucher-store.ts'

/** The fields of a voucher that decide its reduction. */
export type Terms = Pick<
  VoucherRow,
  'voucherId' | 'kind' | 'shopId' | 'prodIds' | 'percentOff' | 'reduceAmount' | 'cap' | 'isFreeShipping' | 'minSpend'
>

/** Vouchers of one place exclude each other: one for each shop's goods, one for all goods, one for the delivery. */
export const placeOf = ({ kind, shopId, isFreeShipping }: Terms): string =>
  isFreeShipping ? 'delivery' : kind === 'mall' ? 'mall' : `shop ${shopId}`

/** The order in which places are applied: shops, then the mall, then the delivery. */
export const rankOf = (voucher: Terms): number => ({ mall: 1, delivery: 2 })[placeOf(voucher)] ?? 0

/** Whether a voucher applies to a line of a shop. */
const isFor = ({ kind, shopId, prodIds }: Terms, shop: StoredShop, { prodId }: StoredLine): boolean =>
  kind === 'mall' || (shop.shopId === shopId && (kind === 'shop' || prodIds.includes(prodId)))

const linesFor = (voucher: Terms, shop: StoredShop) => shop.lines.filter((line) => isFor(voucher, shop, line))
const priceOf = ({ price, count }: StoredLine) => price * count
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The price of the goods that a voucher applies to, before any reduction. */
export const goodsFor = (voucher: Terms, { shops }: StoredCheckout): number =>
  sumOf(shops.flatMap((shop) => linesFor(voucher, shop).map(priceOf)))

/** The price that is left of a line, and of a shop's goods, after the reductions so far. */
const leftOfLine = (line: StoredLine) => priceOf(line) - line.voucherReduce
const leftOfGoods = ({ total, shopReduce, voucherReduce, voucherDeliveryReduce }: StoredShop) =>
  total - shopReduce - (voucherReduce - voucherDeliveryReduce)

/** The amount of each shop from which a voucher can take off: delivery fees, or the rest of its goods. */
const basesOf = (voucher: Terms, shops: readonly StoredShop[]): number[] =>
  shops.map((shop) => {
    const lines = linesFor(voucher, shop)
    if (lines.length === 0) return 0
    return voucher.isFreeShipping
      ? shop.transfee - shop.voucherDeliveryReduce
      : Math.min(leftOfGoods(shop), sumOf(lines.map(leftOfLine)))
  })

/** A percentage, a fixed amount or a delivery fee, of `base` at most, in whole units of the currency. */
export function amountOf({ percentOff, reduceAmount, cap, isFreeShipping }: Terms, base: number, unit: number): number {
  // The product of amount and percentage exceeds a safe number.
  const percentage = percentOff === null ? 0 : Number((BigInt(base) * BigInt(percentOff)) / BigInt(100 * unit)) * unit
  const full = isFreeShipping ? base : percentOff === null ? (reduceAmount ?? 0) : percentage
  return Math.min(base, cap === null || (!isFreeShipping && percentOff === null) ? full : Math.min(full, cap))
}

/** A checkout with one more voucher; `parts` are the amounts by shop. */
export type Applied = { readonly held: StoredCheckout; readonly parts: readonly number[]; readonly amount: number }

/**
 * Applies a voucher to a checkout: the amount is divided among the shops by the amounts that it reduces, and within each
 * shop among the lines, in whole units, so that everything adds up. No voucher brings the total below the minimum
 * amount (decision 0070).
 */
export function applyVoucher(held: StoredCheckout, voucher: Terms, unit: number): Applied {
  const goods = goodsFor(voucher, held)
  if (goods === 0 || goods < voucher.minSpend) return { held, parts: held.shops.map(() => 0), amount: 0 }
  const bases = basesOf(voucher, held.shops)
  const room = Math.max(0, sumOf(held.shops.map(({ actualTotal }) => actualTotal)) - held.minimum)
  const amount = Math.min(room, amountOf(voucher, sumOf(bases), unit))
  const parts = shareOut(amount, bases, unit)
  const costs = reduced(held.shops, 'voucherReduce', parts)
  const shops = held.shops.map((shop, at): StoredShop => {
    const part = parts[at] ?? 0
    const { voucherReduce, actualTotal } = costs[at] ?? shop
    return voucher.isFreeShipping
      ? { ...shop, voucherReduce, actualTotal, voucherDeliveryReduce: shop.voucherDeliveryReduce + part }
      : { ...shop, voucherReduce, actualTotal, lines: reducedLines(voucher, shop, part, unit) }
  })
  return { held: { ...held, shops }, parts, amount }
}

function reducedLines(voucher: Terms, shop: StoredShop, part: number, unit: number): StoredLine[] {
  const weights = shop.lines.map((line) => (isFor(voucher, shop, line) ? leftOfLine(line) : 0))
  const shares = part === 0 ? [] : shareOut(part, weights, unit)
  return shop.lines.map((line, at) => ({ ...line, voucherReduce: line.voucherReduce + (shares[at] ?? 0) }))
}
