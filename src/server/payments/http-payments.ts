import * as v from 'valibot'
import type { fetchExternal } from '../http/fetch-external.ts'
import { eventBody, foundCharge, refundAnswer } from './payment-wire.ts'
import type { Charge, FoundCharge, Payments } from './payments.ts'
import { isSigned } from './webhook-signature.ts'

/** A provider's addresses and shared secrets. */
type ProviderConfig = {
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
type Outside = { readonly ask: typeof fetchExternal; readonly clock: () => number }

/** A provider behind HTTP (payment-wire.ts). A missing or malformed answer counts as `unknown`. */
export function httpPayments(config: ProviderConfig, { ask, clock }: Outside): Payments {
  const post = (path: string, body: unknown) =>
    ask(`${config.apiUrl}/v1${path}`, { method: 'POST', headers: { Authorization: `Bearer ${config.key}` }, body })
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
    const origins = config.origins()
    return new URL(returnPath, origins.find((one) => one === origin) ?? origins[0]).href
  }

  return {
    name: config.name,
    cardFormUrl: `${config.pagesUrl}/card`,
    origin: new URL(config.pagesUrl).origin,
    isSandbox: config.isSandbox,
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
          webhookUrl: config.webhookUrl(),
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
      if (!isSigned(config.webhookSecret, signature, body, clock())) return null
      const event = v.safeParse(v.pipe(v.string(), v.parseJson(), eventBody), body)
      return event.success ? event.output : null
    },
  }
}
