import * as v from 'valibot'
import { languages } from '#contract/languages.ts'
import { checkout } from '#contract/order/checkout.ts'
import { regionOfPage } from '#device/device-choices.ts'
import { sessionKeys } from '#offline/storage-keys.ts'
import { shopperNow } from '#session/shopper.ts'
import { seenSchema } from './checkout-changes.ts'
import { checkoutChoices } from './checkout-choices.ts'

/** Whether the shopper must agree to a price. A request for consent stays open until the shopper agrees. */
const consent = v.picklist(['none', 'asked', 'given'])
const storedCheckout = v.object({
  userId: v.string(),
  regionId: v.optional(v.number()),
  lang: v.picklist(languages),
  /** The key of the ordered items (`keyOfItems`). */
  things: v.string(),
  /** The state of the ordered cart lines when the checkout was made (checkout-changes.ts). */
  lines: v.string(),
  /** The address that the page began with. A different one later means that the shopper chose another address. */
  startAddrId: v.optional(v.number()),
  choices: checkoutChoices,
  checkout,
  /** The time, in ms by the server's clock, at which the checkout was requested. */
  confirmedAt: v.optional(v.number(), 0),
  remarks: v.record(v.string(), v.string()),
  seen: seenSchema,
  consent,
  /** The chosen payment method (payment/use-payment-choice.ts); null for the default. */
  payBy: v.optional(v.nullable(v.string()), null),
  /** The checkout was sent and not yet answered: only the server knows whether orders exist. */
  isSent: v.boolean(),
})
export type Consent = v.InferOutput<typeof consent>
export type StoredCheckout = v.InferOutput<typeof storedCheckout>

/**
 * The stored checkouts of this tab. The open one survives a reload, so that the shopper pays for what was shown. A
 * checkout that was sent stays until its outcome is known, whatever else is opened meanwhile, so that it cannot be
 * ordered twice (decision 0028).
 */
function readAll(): readonly StoredCheckout[] {
  try {
    const read = v.safeParse(v.array(storedCheckout), JSON.parse(sessionStorage.getItem(sessionKeys.checkout) ?? '[]'))
    return read.success ? read.output.filter(({ userId }) => userId === (shopperNow()?.userId ?? '')) : []
  } catch {
    // The browser forbids storage, or the record is not valid JSON.
    return []
  }
}

function writeAll(all: readonly StoredCheckout[]): void {
  try {
    if (all.length > 0) sessionStorage.setItem(sessionKeys.checkout, JSON.stringify(all))
    else sessionStorage.removeItem(sessionKeys.checkout)
  } catch {
    // Storage is forbidden or full: a reload requests a new checkout.
  }
}

/** The stored checkout of some items; a checkout of another region counts only if it was sent. */
export const readStoredCheckout = (itemsKey: string): StoredCheckout | null =>
  readAll().find((one) => one.things === itemsKey && (one.isSent || one.regionId === regionOfPage())) ?? null

/** Stores a checkout as the open one. */
export function storeCheckout(one: Omit<StoredCheckout, 'userId' | 'regionId'>): void {
  const others = readAll().filter(({ things, isSent }) => isSent && things !== one.things)
  writeAll([...others, { ...one, userId: shopperNow()?.userId ?? '', regionId: regionOfPage() }])
}

/** Deletes the stored checkout of some items. */
export const forgetCheckout = (itemsKey: string): void => writeAll(readAll().filter((one) => one.things !== itemsKey))
