import * as v from 'valibot'
import { checkout } from '../../../contract/order/checkout.ts'
import { sessionKeys } from '../../../offline/storage-keys.ts'
import { shopperNow } from '../../data/shopper.ts'

const choices = v.object({ addrId: v.number(), deliverySlot: v.optional(v.string()), hasInsurance: v.boolean() })
const kept = v.object({
  userId: v.string(),
  /** What it is of. */
  things: v.string(),
  /** The address that the page began with: another one since is a wish. */
  startAddrId: v.number(),
  choices,
  checkout,
  remarks: v.record(v.string(), v.string()),
  /** It was sent, and no answer came yet: whether there are orders, only the shop knows. */
  isSent: v.boolean(),
})
export type CheckoutChoices = v.InferOutput<typeof choices>
export type KeptCheckout = v.InferOutput<typeof kept>

/**
 * The open checkout of this tab: the same one after a reload, so that what was seen is what is paid, and so that however often it
 * is sent it is one order (decision 0028).
 */
export function readKeptCheckout(things: string): KeptCheckout | null {
  try {
    const read = v.safeParse(kept, JSON.parse(sessionStorage.getItem(sessionKeys.checkout) ?? 'null'))
    return read.success && read.output.things === things && read.output.userId === shopperNow()?.userId ? read.output : null
  } catch {
    return null
  }
}

/** Keeps it; null forgets it. Where the tab may keep nothing, a reload asks for a new one. */
export function keepCheckout(one: Omit<KeptCheckout, 'userId'> | null): void {
  try {
    if (one) sessionStorage.setItem(sessionKeys.checkout, JSON.stringify({ ...one, userId: shopperNow()?.userId ?? '' }))
    else sessionStorage.removeItem(sessionKeys.checkout)
  } catch {
    // Forbidden or full.
  }
}
