import * as v from 'valibot'
import { languages } from '#contract/languages.ts'
import { checkout } from '#contract/order/checkout.ts'
import { regionOfPage } from '#device/device-choices.ts'
import { sessionKeys } from '#offline/storage-keys.ts'
import { shopperNow } from '#session/shopper.ts'
import { seen } from './seen-things.ts'

const choices = v.object({ addrId: v.number(), deliverySlot: v.optional(v.string()), hasInsurance: v.boolean() })
/** Whether the shopper must agree to a price: what was asked stays asked until it is answered. */
const consent = v.picklist(['none', 'asked', 'given'])
const kept = v.object({
  userId: v.string(),
  regionId: v.optional(v.number()),
  lang: v.picklist(languages),
  /** What it is of. */
  things: v.string(),
  /** The cart's lines of it as the cart was then (seen-things.ts). */
  lines: v.string(),
  /** The address that the page began with: another one since is a wish. */
  startAddrId: v.number(),
  choices,
  checkout,
  remarks: v.record(v.string(), v.string()),
  seen,
  consent,
  /** It was sent, and no answer came yet: whether there are orders, only the shop knows. */
  isSent: v.boolean(),
})
export type CheckoutChoices = v.InferOutput<typeof choices>
export type Consent = v.InferOutput<typeof consent>
export type KeptCheckout = v.InferOutput<typeof kept>

/**
 * The checkouts of this tab: the open one is the same after a reload, so that what was seen is what is paid; one that was sent
 * stays until somebody says what became of it, whatever else is opened meanwhile, so that it is one order (decision 0028).
 */
function readAll(): readonly KeptCheckout[] {
  try {
    const read = v.safeParse(v.array(kept), JSON.parse(sessionStorage.getItem(sessionKeys.checkout) ?? '[]'))
    return read.success ? read.output.filter(({ userId }) => userId === (shopperNow()?.userId ?? '')) : []
  } catch {
    // The browser forbids storage, or the record is another version's.
    return []
  }
}

function writeAll(all: readonly KeptCheckout[]): void {
  try {
    if (all.length > 0) sessionStorage.setItem(sessionKeys.checkout, JSON.stringify(all))
    else sessionStorage.removeItem(sessionKeys.checkout)
  } catch {
    // Forbidden or full: a reload asks for a new one.
  }
}

/** The checkout of some things; one of another region only where it was sent. */
export const readKeptCheckout = (things: string): KeptCheckout | null =>
  readAll().find((one) => one.things === things && (one.isSent || one.regionId === regionOfPage())) ?? null

/** Keeps a checkout as the open one. */
export function keepCheckout(one: Omit<KeptCheckout, 'userId' | 'regionId'>): void {
  const others = readAll().filter(({ things, isSent }) => isSent && things !== one.things)
  writeAll([...others, { ...one, userId: shopperNow()?.userId ?? '', regionId: regionOfPage() }])
}

/** Forgets the checkout of some things. */
export const forgetCheckout = (things: string): void => writeAll(readAll().filter((one) => one.things !== things))
