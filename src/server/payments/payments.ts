import type { PaymentRefusal } from '#contract/payment.ts'
import type { Language } from '#contract/wire.ts'

/** What the provider tells of a card; never more of its number than the last four digits. `reference` charges it again, where it was saved. */
export type ProviderCard = {
  readonly brand: string
  readonly last4: string
  readonly expiry: string
  readonly fingerprint: string
  readonly reference: string | null
}

/** One payment that is asked for. `amount` in minor units; `attemptId` is ours and makes it once at the provider. */
export type Charge = {
  readonly attemptId: string
  readonly amount: number
  readonly currency: string
  readonly source: { readonly token: string } | { readonly reference: string }
  readonly saveCard: boolean
  /** Where a confirmation step comes back to: a path of the page, at the address that asks. */
  readonly returnPath: string
  readonly origin: string | undefined
  readonly lang: Language
}

/**
 * What has become of a charge. `pending`: the bank is at it. `unknown`: no answer came, it may have been taken. `none`: the
 * provider has never heard of it.
 */
export type ChargeState =
  | { readonly state: 'paid'; readonly paymentId: string; readonly card: ProviderCard }
  | { readonly state: 'action'; readonly actionUrl: string }
  | { readonly state: 'refused'; readonly code: PaymentRefusal }
  | { readonly state: 'pending' }
  | { readonly state: 'unknown' }
export type FoundCharge = ChargeState | { readonly state: 'none' }

/**
 * A payment provider, as a dependency of the mall. No card number passes through it: the card form is the provider's own page
 * in a frame, and gives a token. For another provider than the sandbox either write one of these, or set `PAYMENTS_URL` to a
 * gateway that speaks the calls of `payments/payment-wire.ts`.
 */
export type Payments = {
  /** Which provider, by a name that stays: what one has begun is never asked of another. */
  readonly name: string
  /** The card form's address, to be framed, and the origin that its messages come from. */
  readonly cardFormUrl: string
  readonly origin: string
  readonly isSandbox: boolean
  /** The same `attemptId` with the same source is done once, and its state answered again. Never throws for an answer that is lost: `unknown`. */
  charge(charge: Charge): Promise<ChargeState>
  find(attemptId: string): Promise<FoundCharge>
  /** Ends a charge that is not paid, for good, also one that the provider has not heard of yet. `paid` or `pending` where it is too late. */
  cancel(attemptId: string): Promise<ChargeState>
  /** Gives money back, once for its `refundId`. `amount` in minor units. */
  refund(refund: {
    readonly refundId: string
    readonly paymentId: string
    readonly amount: number
  }): Promise<'done' | 'unknown'>
  /** Forgets a saved card; rejects where the provider does not answer. */
  forgetCard(reference: string): Promise<void>
  /** The charge that a webhook speaks of; null where it is not signed by the provider, or too long ago. */
  readEvent(signature: string | undefined, body: string): { readonly attemptId: string } | null
}
