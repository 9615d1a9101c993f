import type { Tables } from '../database/database.ts'
import { notFound, type Refusal, refusal } from '../http/refusal.ts'
import { writeItemRows } from './catalogue-store.ts'
import { hasOpenRefund, type ItemRow, lockItem, writeState } from './item-store.ts'
import { addOfferNotice } from './offer-notice.ts'
import { versionOf } from './offer-version.ts'
import { afterEvent, type OfferEvent, productOfItem } from './pre-loved-rules.ts'

const wrongState = ({ state }: ItemRow) => refusal('ITEM_STATE', `The item is ${state}.`)

/**
 * The mall approves or declines an offer, inside a transaction, and the seller reads the result in a notice. An approval
 * names the version that the operator has seen.
 */
export async function judgeOffer(
  tables: Tables,
  itemId: number,
  verdict:
    | { readonly event: 'approve'; readonly version: string }
    | { readonly event: 'decline'; readonly reason: string },
  now: Date,
): Promise<undefined | Refusal> {
  const item = await lockItem(tables, itemId)
  if (!item) return notFound('item')
  const after = afterEvent(item.state, verdict.event satisfies OfferEvent)
  if (!after) return wrongState(item)
  if (verdict.event === 'approve' && verdict.version !== versionOf(item))
    return refusal('ITEM_STATE', `The seller has changed item ${itemId} since. Show the item again.`)
  const isListed = verdict.event === 'approve'
  const reason = isListed ? null : verdict.reason
  const listedAt = isListed ? now : item.listedAt
  await writeState(tables, itemId, after, now, { reason, ...(isListed && { listed_at: now }) })
  if (listedAt) await writeItemRows(tables, { ...item, state: after, listedAt })
  await addOfferNotice(tables, item, isListed ? 'OFFER_LISTED' : 'OFFER_DECLINED', now, reason ? { reason } : {})
  return undefined
}

/**
 * The operator has paid the seller, inside a transaction. Refused before the end of the buyer's refund window, and while
 * a refund is open.
 */
export async function payOutOffer(tables: Tables, itemId: number, now: Date): Promise<undefined | Refusal> {
  const item = await lockItem(tables, itemId)
  if (!item) return notFound('item')
  const after = afterEvent(item.state, 'payOut')
  if (!after) return wrongState(item)
  if (item.payoutFrom && item.payoutFrom > now)
    return refusal('ITEM_STATE', `The buyer may ask for a refund until ${item.payoutFrom.toISOString()}.`)
  if (item.orderNumber && (await hasOpenRefund(tables, item.orderNumber, productOfItem(itemId))))
    return refusal('ITEM_STATE', 'The buyer has asked for a refund, which is not settled.')
  await writeState(tables, itemId, after, now)
  await addOfferNotice(tables, item, 'OFFER_PAID_OUT', now)
  return undefined
}
