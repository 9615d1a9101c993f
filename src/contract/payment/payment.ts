import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { endpoint } from '#contract/endpoint.ts'
import { orderNumber } from '#contract/order/order.ts'
import { idInBody, idInQuery, languageInQuery } from '#contract/wire.ts'

/** Reasons for a failed payment; the card was not charged. */
export const paymentRefusals = [
  'CARD_DECLINED',
  'INSUFFICIENT_FUNDS',
  'CARD_EXPIRED',
  'CARD_INVALID',
  'PAYMENT_NOT_CONFIRMED',
  'PAYMENT_FAILED',
] as const
export type PaymentRefusal = (typeof paymentRefusals)[number]

/** The largest number of orders in one payment. A checkout makes one order per shop. */
export const maxOrdersOfPayment = 50

const orderNumbers = v.pipe(v.array(orderNumber), v.minLength(1), v.maxLength(maxOrdersOfPayment))
/** The page's path and query to which a confirmation step returns. */
const returnUrl = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u))

/**
 * The token that the provider's card form gave. A card number (12 to 19 digits by ISO/IEC 7812, with or without
 * hyphens) is refused; spaces are never allowed.
 */
const cardToken = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,200}$/),
  v.check((given) => !/^\d{12,19}$/.test(given.replace(/[_-]/g, ''))),
)

/**
 * The ways to pay (docs/wire.md#orders): 21 a card, 22 a saved card, 23 cash on delivery, 24 a bank's instalment plan,
 * which charges a new or a saved card in full (docs/product.md#installments). `saveCard` stores the card after a
 * successful payment.
 */
const payBody = v.variant('payType', [
  v.object({ payType: v.literal(21), orderNumbers, cardToken, saveCard: v.optional(v.boolean(), false), returnUrl }),
  v.object({ payType: v.literal(22), orderNumbers, cardId: idInBody, returnUrl }),
  v.object({ payType: v.literal(23), orderNumbers }),
  v.pipe(
    v.object({
      payType: v.literal(24),
      orderNumbers,
      cardToken: v.optional(cardToken),
      cardId: v.optional(idInBody),
      saveCard: v.optional(v.boolean(), false),
      returnUrl,
    }),
    v.check((body) => (body.cardToken === undefined) !== (body.cardId === undefined)),
  ),
])
export type PayBody = v.InferOutput<typeof payBody>

/**
 * `action`: the page opens `actionUrl`, where the shopper confirms. `paying`: the provider has not answered yet;
 * /p/order/attempt reports the result.
 */
const payAnswer = v.variant('state', [
  v.object({ state: v.literal('paid') }),
  v.object({ state: v.literal('action'), actionUrl: v.string() }),
  v.object({ state: v.literal('paying') }),
])
export type PayAnswer = v.InferOutput<typeof payAnswer>

/**
 * POST /p/order/pay: pays the orders together and exactly once, however often the call is repeated; paid orders stay
 * paid. A refusal says why the card was not charged. `lang` is the language of the provider's confirmation page.
 */
export const payOrders = endpoint({
  method: 'POST',
  path: '/p/order/pay',
  access: 'shopper',
  query: v.object({ lang: languageInQuery }),
  body: payBody,
  reply: payAnswer,
  failures: [
    ...writeFailures,
    ...paymentRefusals,
    'NOT_FOUND',
    'ORDER_STATE',
    'PAY_TYPE_UNAVAILABLE',
    'PAID_TOO_LATE',
    'TOO_MANY',
  ],
})

/** The result of a submit or a payment. `PAID_TOO_LATE`: the order had been closed, and the money is returned. */
const attemptState = v.variant('state', [
  v.object({ state: v.literal('none') }),
  v.object({ state: v.picklist(['submitted', 'paying', 'paid']), orderNumbers: v.array(v.string()) }),
  v.object({ state: v.literal('action'), orderNumbers: v.array(v.string()), actionUrl: v.string() }),
  v.object({
    state: v.literal('refused'),
    orderNumbers: v.array(v.string()),
    code: v.picklist([...paymentRefusals, 'PAID_TOO_LATE']),
  }),
])
export type AttemptState = v.InferOutput<typeof attemptState>

/**
 * GET /p/order/attempt: the result for the orders of a checkout, or for one order. The server asks the provider where
 * an answer is missing.
 */
export const readAttempt = endpoint({
  method: 'GET',
  path: '/p/order/attempt',
  access: 'shopper',
  query: v.object({ checkoutId: v.optional(idInQuery), orderNumber: v.optional(orderNumber) }),
  reply: attemptState,
  failures: [...shopperFailures, 'NOT_FOUND'],
})
