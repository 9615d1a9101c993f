import { sentences } from '#contract/account/sentences.ts'
import { refundTime } from '#contract/order/refund.ts'
import type { OfferTitle } from '#words/messages/offer-notices.ts'
import type { Tables } from '../database/database.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import type { OrderRow } from '../order/order-store.ts'
import { writeItemRows } from './catalogue-store.ts'
import { lockItems, readItemsOfSeller, writeState } from './item-store.ts'
import { addOfferNotice } from './offer-notice.ts'
import { afterEvent, itemOfProduct, type OfferEvent } from './pre-loved-rules.ts'

// Orders call these functions inside their transactions, after they have taken or returned the stock.

type Lines = readonly { readonly skuId: number }[]

const itemsIn = (lines: Lines): number[] => lines.flatMap(({ skuId }) => itemOfProduct(skuId) ?? [])

/** Refuses an order with an item that the buyer offers; undefined if there is none. */
export async function refuseOwnItems(tables: Tables, accountId: number, lines: Lines): Promise<Refusal | undefined> {
  const own = await readItemsOfSeller(tables, accountId, itemsIn(lines))
  return own.length > 0 ? refusal('OWN_ITEM', sentences.OWN_ITEM) : undefined
}

/** A new order holds its pre-loved items. The stock was taken before, so each of them is listed. */
export async function reserveItems(tables: Tables, orderNumber: string, lines: Lines, now: Date): Promise<void> {
  const ids = itemsIn(lines)
  if (ids.length === 0) return
  for (const { itemId, state } of await lockItems(tables, ids)) {
    const after = afterEvent(state, 'reserve')
    if (!after) throw new Error(`Item ${itemId} was ordered in the state ${state}.`)
    await writeState(tables, itemId, after, now, { order_number: orderNumber })
  }
}

/** The status of an order has changed: its pre-loved items follow. */
export async function followOrder(
  tables: Tables,
  order: Pick<OrderRow, 'orderNumber' | 'status' | 'deliveredAt'>,
  lines: Lines,
  now: Date,
): Promise<void> {
  const event = { 2: 'pay', 5: 'receive', 6: 'release' }[order.status as 2 | 5 | 6] as OfferEvent | undefined
  if (event) await moveItems(tables, order, lines, event, now)
}

/** A refund of items was approved: before the dispatch they are for sale again, later they go back to the seller. */
export const followRefund = (
  tables: Tables,
  order: Pick<OrderRow, 'orderNumber' | 'status' | 'deliveredAt'>,
  lines: Lines,
  now: Date,
): Promise<void> => moveItems(tables, order, lines, order.status === 2 ? 'release' : 'refund', now)

const titles: Readonly<Partial<Record<OfferEvent, OfferTitle>>> = {
  pay: 'OFFER_SOLD',
  release: 'OFFER_RELISTED',
  receive: 'OFFER_RECEIVED',
  refund: 'OFFER_RETURNED',
}

async function moveItems(
  tables: Tables,
  order: Pick<OrderRow, 'orderNumber' | 'deliveredAt'>,
  lines: Lines,
  event: OfferEvent,
  now: Date,
): Promise<void> {
  const ids = itemsIn(lines)
  if (ids.length === 0) return
  for (const item of await lockItems(tables, ids)) {
    const after = item.orderNumber === order.orderNumber ? afterEvent(item.state, event) : undefined
    if (!after) continue
    const payoutFrom = event === 'receive' ? new Date((order.deliveredAt ?? now).getTime() + refundTime) : null
    const isFree = event === 'release'
    await writeState(tables, item.itemId, after, now, {
      payout_from: payoutFrom,
      ...(isFree && { order_number: null }),
    })
    await writeItemRows(tables, { ...item, state: after })
    const title = titles[event]
    // The seller heard nothing of an order that was never paid.
    if (!title || (isFree && item.state === 'reserved')) continue
    await addOfferNotice(tables, item, title, now, payoutFrom ? { contactBy: payoutFrom.toISOString() } : {})
  }
}
