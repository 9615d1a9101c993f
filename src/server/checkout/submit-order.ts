import type { Address } from '#contract/account/address.ts'
import { sentences } from '#contract/account/sentences.ts'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { submitOrder as submitEndpoint } from '#contract/order/checkout.ts'
import { unpaidTime } from '#contract/order/order.ts'
import { isStillInCart, leaveCart } from '../cart/leave-cart.ts'
import { lockCoins, spendCoins } from '../coin/submit-coins.ts'
import type { Tables } from '../database/database.ts'
import { lockGroup, takePlace } from '../group-buy/join-group.ts'
import { isRefusal, mismatch, notFound, type Refusal, refusal } from '../http/refusal.ts'
import { addOrderEvent } from '../order/event-store.ts'
import { insertOrder, type NewOrder, nextOrderIds } from '../order/new-order-store.ts'
import { addOrderNotice } from '../order/notice-store.ts'
import { orderNumberOf } from '../order/order-number.ts'
import { readOrdersOfCheckout } from '../order/order-store.ts'
import { reserveStock, type Short } from '../order/stock-store.ts'
import { refuseOwnItems, reserveItems } from '../pre-loved/follow-order.ts'
import { regionById } from '../region/region-rules.ts'
import { lockVouchers, spendVouchers } from '../voucher/checkout-vouchers.ts'
import { type CheckoutRow, lockCheckout, writeSubmitted } from './checkout-store.ts'
import { totalOfStored } from './stored-checkout.ts'

type SubmitRequest = { readonly body: BodyOf<typeof submitEndpoint>; readonly accountId: number; readonly now: Date }

/**
 * Creates the orders of a checkout, one per shop, in the given transaction: all or none. Prices are the checkout's,
 * stock is the current one. A checkout that was submitted before answers the orders that were created then, whatever
 * the repeated call asks.
 */
export async function submitOrder(
  tables: Tables,
  { body, accountId, now }: SubmitRequest,
): Promise<ReplyOf<typeof submitEndpoint> | Refusal> {
  const row = await lockCheckout(tables, accountId, body.checkoutId)
  if (!row) return notFound('checkout', { checkoutId: 'NOT_FOUND' })
  if (row.isSubmitted)
    return {
      orderNumbers: (await readOrdersOfCheckout(tables, accountId, row.checkoutId)).map(
        ({ orderNumber }) => orderNumber,
      ),
    }
  const shopIds = new Set(row.held.shops.map(({ shopId }) => shopId))
  const lost = body.orderShopParam.findIndex(({ shopId, remarks }) => remarks.trim() !== '' && !shopIds.has(shopId))
  if (lost >= 0) return mismatch(`orderShopParam.${lost}.shopId`)
  const { address } = row.held
  if (!address) return refusal('ADDRESS_REQUIRED', 'Add a delivery address first.', { addrId: 'REQUIRED' })
  if (row.endsAt <= now) return refusal('CHECKOUT_EXPIRED', 'Check out expired.')
  const actualTotal = totalOfStored(row.held, 'actualTotal')
  if (body.actualTotal !== undefined && Math.round(body.actualTotal * 100) < actualTotal)
    return refusal('PRICE_CHANGED', 'The total is higher than the total that was shown. Check it again.')
  if (actualTotal < row.held.minimum) return refusal('MINIMUM_AMOUNT', 'The total is below the minimum amount.')
  const lines = row.held.shops.flatMap((shop) => shop.lines)
  // Lines that another device or tab has ordered meanwhile are not ordered again.
  const owner = { accountId, regionId: row.regionId }
  if (!(await isStillInCart(tables, owner, lines)))
    return refusal('NOT_FOUND', 'This is no longer in your cart.', { basketIds: 'NOT_FOUND' })
  const lostVoucher = await lockVouchers(tables, accountId, row.held)
  if (lostVoucher) return lostVoucher
  const own = await refuseOwnItems(tables, accountId, lines)
  if (own) return own
  const coinsShort = await lockCoins(tables, owner, row.held)
  if (coinsShort) return coinsShort
  const joined = await lockGroup(tables, row.held.group, { ...owner, now })
  if (joined && isRefusal(joined)) return joined
  const short = await reserveStock(tables, row.regionId, lines)
  if (short[0]) return refusalOf(short)
  const { orderNumbers, orderIds } = await writeOrders(tables, row, { body, accountId, now, address })
  if (joined) await takePlace(tables, joined, orderIds[0] ?? 0, { ...owner, now })
  await leaveCart(tables, owner, lines)
  await writeSubmitted(tables, row.checkoutId, now)
  return { orderNumbers }
}

async function writeOrders(
  tables: Tables,
  row: CheckoutRow,
  { body, accountId, now, address }: SubmitRequest & { readonly address: Address },
): Promise<{ orderNumbers: string[]; orderIds: number[] }> {
  const { held, regionId, checkoutId } = row
  const remarks = new Map(body.orderShopParam.map((one) => [one.shopId, one.remarks.trim()]))
  const ids = await nextOrderIds(tables, held.shops.length)
  const numbers = ids.map((id) => orderNumberOf(id, now.getTime(), regionById(regionId).timeZone))
  for (const [at, { lines, deliveryFrom, deliveryTo, ...shop }] of held.shops.entries()) {
    const order: NewOrder = {
      ...shop,
      accountId,
      checkoutId,
      regionId,
      deliveryFrom,
      deliveryTo,
      address,
      deliverySlot: held.slot,
      remarks: remarks.get(shop.shopId) ?? '',
      createdAt: now,
      endsAt: new Date(now.getTime() + unpaidTime),
      items: lines.map(({ count, isCashAllowed: _, ...line }) => ({ ...line, prodCount: count })),
    }
    await insertOrder(tables, ids[at] ?? 0, numbers[at] ?? '', order)
    await reserveItems(tables, numbers[at] ?? '', order.items, now)
  }
  await spendVouchers(tables, held, ids)
  const orders = await readOrdersOfCheckout(tables, accountId, checkoutId)
  await spendCoins(tables, { accountId, regionId }, held, orders, now)
  for (const order of orders) {
    await addOrderEvent(tables, order.orderId, { kind: 'PLACED', place: '', text: '', at: now })
    await addOrderNotice(tables, order, 'ORDER_PLACED', now)
  }
  return { orderNumbers: numbers, orderIds: ids }
}

/** Names every SKU that is short; for a single one, the available quantity as well. */
function refusalOf(short: readonly Short[]): Refusal {
  const why = short[0]?.why ?? 'OUT_OF_STOCK'
  const fields = Object.fromEntries(short.map((one) => [String(one.skuId), one.why]))
  const { refused } = refusal(why, why === 'OUT_OF_STOCK' ? 'Out stock.' : sentences[why], fields)
  return { refused: { ...refused, available: short.length === 1 ? short[0]?.available : undefined } }
}
