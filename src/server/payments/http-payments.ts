import * as v from 'valibot'
import type { askOutside } from '../http/ask-outside.ts'
import { eventBody, foundCharge, refundAnswer } from './payment-wire.ts'
import type { Charge, FoundCharge, Payments } from './payments.ts'
import { isSigned } from './webhook-signature.ts'

/** A provider's addresses and shared secrets. */
export type ProviderPlace = {
  readonly name: string
  /** The address of the provider's API, and of its pages as a browser reaches them. */
  readonly apiUrl: string
  readonly pagesUrl: string
  readonly key: string
  readonly webhookSecret: string
  readonly isSandbox: boolean
  /** The page's own origins, the usual one first. */
  readonly origins: () => readonly string[]
  /** The address to which the provider sends webhooks. */
  readonly webhookUrl: () => string
}
type Outside = { readonly ask: typeof askOutside; readonly clock: () => number }

/** A provider behind HTTP (payment-wire.ts). A missing or malformed answer counts as `unknown`. */
export function httpPayments(place: ProviderPlace, { ask, clock }: Outside): Payments {
  const post = (path: string, body: unknown) =>
    ask(`${place.apiUrl}/v1${path}`, { method: 'POST', headers: { Authorization: `Bearer ${place.key}` }, body })
  const chargeState = (path: string, body: unknown): Promise<FoundCharge | { readonly state: 'unknown' }> =>
    post(path, body)
      .then((answer) => v.parse(foundCharge, answer))
      .catch(() => ({ state: 'unknown' }) as const)
  /** For a charge that was just requested or cancelled, `none` is no valid answer. */
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
