import * as v from 'valibot'
import { languages } from '#contract/languages.ts'
import { paymentRefusals } from '#contract/payment/payment.ts'
import { uuid } from '#contract/wire.ts'

/**
 * The calls between the mall and a provider: JSON by POST with `Authorization: Bearer`, answered with 200 where the
 * request is valid.
 */
const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
const minor = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The provider's report of a charge. */
export const foundCharge = v.variant('state', [
  v.object({
    state: v.literal('paid'),
    paymentId: text(100),
    card: v.object({
      brand: text(20),
      last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
      expiry: v.pipe(v.string(), v.regex(/^\d\d\/\d\d$/)),
      fingerprint: text(100),
      reference: v.nullable(text(100)),
    }),
  }),
  v.object({ state: v.literal('action'), actionUrl: v.pipe(v.string(), v.url(), v.regex(/^https?:/)) }),
  v.object({ state: v.literal('refused'), code: v.picklist(paymentRefusals) }),
  v.object({ state: v.literal('pending') }),
  v.object({ state: v.literal('none') }),
])

/** POST /v1/charges → `foundCharge`. */
export const chargeBody = v.object({
  attemptId: uuid,
  amount: minor,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  source: v.union([v.object({ token: text(200) }), v.object({ reference: text(200) })]),
  saveCard: v.boolean(),
  returnUrl: text(2000),
  webhookUrl: text(2000),
  lang: v.picklist(languages),
})
export type ChargeBody = v.InferOutput<typeof chargeBody>

/** POST /v1/charges/find and /v1/charges/cancel → `foundCharge`. */
export const attemptBody = v.object({ attemptId: uuid })

/** POST /v1/refunds → `{ state: 'done' }`, once for its `refundId`. */
export const refundBody = v.object({ refundId: uuid, paymentId: text(100), amount: minor })
export const refundAnswer = v.object({ state: v.literal('done') })

/** POST /v1/cards/forget → `{}`. */
export const forgetBody = v.object({ reference: text(200) })

/**
 * A webhook says that a charge changed. The mall reads the new state by `find`, so that the order of webhooks does not
 * matter.
 */
export const eventBody = v.object({ eventId: uuid, attemptId: uuid })
export type EventBody = v.InferOutput<typeof eventBody>
