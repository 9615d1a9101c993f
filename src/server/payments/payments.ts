import type { PaymentRefusal } from '#contract/payment/payment.ts'
import type { Language } from '#contract/wire.ts'

/** The provider's data of a card; only the last four digits of the number. `reference` charges a saved card again. */
export type ProviderCard = {
  readonly brand: string
  readonly last4: string
  readonly expiry: string
  readonly fingerprint: string
  readonly reference: string | null
}

/** One charge. `amount` in minor units. `attemptId` is the mall's own; the provider charges once per `attemptId`. */
export type Charge = {
  readonly attemptId: string
  readonly amount: number
  readonly currency: string
  readonly source: { readonly token: string } | { readonly reference: string }
  readonly saveCard: boolean
  /** The page's path to which a confirmation step returns. */
  readonly returnPath: string
  readonly origin: string | undefined
  readonly lang: Language
}

/**
 * The state of a charge. `pending`: the bank is working on it. `unknown`: no answer came, and the charge may have
 * succeeded. `none`: the provider does not know the charge.
 */
type ChargeState =
  | { readonly state: 'paid'; readonly paymentId: string; readonly card: ProviderCard }
  | { readonly state: 'action'; readonly actionUrl: string }
  | { readonly state: 'refused'; readonly code: PaymentRefusal }
  | { readonly state: 'pending' }
  | { readonly state: 'unknown' }
export type FoundCharge = ChargeState | { readonly state: 'none' }

/**
 * A payment provider, as a dependency of the mall. No card number passes through the mall: the card form is the
 * provider's own page in a frame and gives a token. To connect another provider, implement this type, or set
 * `PAYMENTS_URL` to a gateway with the calls of `payments/payment-wire.ts`.
 */
export type Payments = {
  /** The provider's permanent name. An attempt is only ever continued at the provider where it began. */
  readonly name: string
  /** The address of the framed card form, and the origin of its messages; empty without a provider. */
  readonly cardFormUrl: string
  readonly origin: string
  readonly isSandbox: boolean
  /**
   * Charges once per `attemptId` and source; a repeat answers the state again. A lost answer is `unknown`, never an
   * exception.
   */
  charge(charge: Charge): Promise<ChargeState>
  find(attemptId: string): Promise<FoundCharge>
  /**
   * Cancels an unpaid charge for good, also one that the provider does not know yet. `paid` or `pending` where it is
   * too late.
   */
  cancel(attemptId: string): Promise<ChargeState>
  /** Refunds an amount in minor units, once per `refundId`. */
  refund(refund: {
    readonly refundId: string
    readonly paymentId: string
    readonly amount: number
  }): Promise<'done' | 'unknown'>
  /** Deletes a saved card; rejects without an answer. */
  forgetCard(reference: string): Promise<void>
  /** The charge that a webhook reports; null where its signature is wrong or too old. */
  readEvent(signature: string | undefined, body: string): { readonly attemptId: string } | null
}
