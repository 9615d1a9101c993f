import type { Checkout } from '#contract/order/checkout.ts'
import type { Failure } from '#offline/call.ts'
import type { SeenPrices, ShownChange } from './checkout-changes.ts'
import type { CheckoutChoices } from './checkout-choices.ts'
import type { Consent } from './stored-checkout.ts'

/** The state of a checkout on the page, from its request to its order. */
export type CheckoutState =
  | { readonly state: 'loading' }
  /** The server refused the checkout, or did not answer. */
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'ready'
      readonly checkout: Checkout
      /** The time, in ms by the server's clock, at which the checkout was requested. */
      readonly confirmedAt: number
      readonly choices: CheckoutChoices
      readonly remarks: Readonly<Record<string, string>>
      /** The state of the cart lines that the checkout was made of (checkout-changes.ts). */
      readonly lines: string
      /** The items and prices seen before this checkout, and the differences since. */
      readonly seen: SeenPrices
      readonly changes: readonly ShownChange[]
      /** Whether the shopper must agree to a higher price. */
      readonly consent: Consent
      /** The chosen payment method; null for the default. */
      readonly payBy: string | null
      /** A new checkout is being requested. */
      readonly isRenewing: boolean
      /** `unknown`: the checkout was sent, and its outcome is not known yet. */
      readonly sending: 'no' | 'sending' | 'unknown'
    }

/** A checkout that can be changed and sent. */
export type ReadyCheckout = Extract<CheckoutState, { state: 'ready' }>
