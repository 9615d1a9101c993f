import * as v from 'valibot'
import type { askOutside } from '../http/ask-outside.ts'
import { eventBody, foundCharge, refundAnswer } from './payment-wire.ts'
import type { Charge, FoundCharge, Payments } from './payments.ts'
import { isSigned } from './webhook-signature.ts'

/** Where a provider is, and what it and the mall know of each other. */
export type ProviderPlace = {
  readonly name: string
  /** Its API, and its pages as a browser reaches them. */
  readonly apiUrl: string
  readonly pagesUrl: string
  readonly key: string
  readonly webhookSecret: string
  readonly isSandbox: boolean
  /** The addresses at which the page is open, the first of them the usual one. */
  readonly origins: () => readonly string[]
  /** Where the provider sends its webhooks. */
  readonly webhookUrl: () => string
}
type Outside = { readonly ask: typeof askOutside; readonly clock: () => number }

/** A provider that is asked over HTTP (payment-wire.ts). What it does not answer, or answers strangely, is `unknown`. */
export function httpPayments(place: ProviderPlace, { ask, clock }: Outside): Payments {
  const post = (path: string, body: unknown) =>
    ask(`${place.apiUrl}/v1${path}`, { method: 'POST', headers: { Authorization: `Bearer ${place.key}` }, body })
  const chargeState = (path: string, body: unknown): Promise<FoundCharge | { readonly state: 'unknown' }> =>
    post(path, body)
      .then((answer) => v.parse(foundCharge, answer))
      .catch(() => ({ state: 'unknown' }) as const)
  /** Of a charge that was just asked for or ended, "never heard of" is no answer. */
  const known = async (asked: Promise<FoundCharge>) => {
    const found = await asked
    return found.state === 'none' ? ({ state: 'unknown' } as const) : found
  }
  const returnUrlOf = ({ returnPath, origin }: Charge) => {
    const origins = place.origins()
    return new URL(returnPath, origins.find((one) => one === origin) ?? origins[0]).href
  }

  return {
    name: place.name,
    cardFormUrl: `${place.pagesUrl}/card`,
    origin: new URL(place.pagesUrl).origin,
    isSandbox: place.isSandbox,
    charge: (charge) => {
      const { attemptId, amount, currency, source, saveCard, lang } = charge
      return known(
        chargeState('/charges', {
          attemptId,
          amount,
          currency,
          source,
          saveCard,
          lang,
          returnUrl: returnUrlOf(charge),
          webhookUrl: place.webhookUrl(),
        }),
      )
    },
    find: (attemptId) => chargeState('/charges/find', { attemptId }),
    cancel: (attemptId) => known(chargeState('/charges/cancel', { attemptId })),
    refund: (refund) =>
      post('/refunds', refund)
        .then((answer) => v.parse(refundAnswer, answer).state)
        .catch(() => 'unknown' as const),
    forgetCard: async (reference) => void (await post('/cards/forget', { reference })),
    readEvent: (signature, body) => {
      if (!isSigned(place.webhookSecret, signature, body, clock())) return null
      const event = v.safeParse(v.pipe(v.string(), v.parseJson(), eventBody), body)
      return event.success ? event.output : null
    },
  }
}
