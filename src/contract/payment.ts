import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { orderNumber } from './order/order.ts'
import { idInBody, idInQuery, languageInQuery } from './wire.ts'

const shoppers = ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED'] as const
const writes = [...shoppers, 'IN_PROGRESS', 'KEY_REUSED'] as const

/** Why a payment came to nothing; the card was not charged. */
export const paymentRefusals = [
  'CARD_DECLINED',
  'INSUFFICIENT_FUNDS',
  'CARD_EXPIRED',
  'CARD_INVALID',
  'PAYMENT_NOT_CONFIRMED',
  'PAYMENT_FAILED',
] as const
export type PaymentRefusal = (typeof paymentRefusals)[number]

/** Most orders of one payment: a checkout makes one a shop. */
export const mostOrdersOfPayment = 50

const orderNumbers = v.pipe(v.array(orderNumber), v.minLength(1), v.maxLength(mostOrdersOfPayment))
/** Where a confirmation step comes back to: a path of the page, with its query. */
const returnUrl = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u))

/** What the provider's card form gave for a card; never a card's own number, of 12 to 19 digits (ISO/IEC 7812), hyphened or not. Spaces pass in none. */
const cardToken = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,200}$/),
  v.check((given) => !/^\d{12,19}$/.test(given.replace(/[_-]/g, ''))),
)

/**
 * How a payment is asked for (api.md): a card that is entered, a saved one, cash at the door; 24, an installment plan, is refused
 * until there is one. With `saveCard` the card is kept for the next time once it has paid.
 */
const payBody = v.variant('payType', [
  v.object({ payType: v.literal(21), orderNumbers, cardToken, saveCard: v.optional(v.boolean(), false), returnUrl }),
  v.object({ payType: v.literal(22), orderNumbers, cardId: idInBody, returnUrl }),
  v.object({ payType: v.literal(23), orderNumbers }),
  v.object({ payType: v.literal(24), orderNumbers }),
])
export type PayBody = v.InferOutput<typeof payBody>

/** `action`: the page goes to `actionUrl`, where the shopper confirms. `paying`: no answer yet; /p/order/attempt tells what became of it. */
export const payAnswer = v.variant('state', [
  v.object({ state: v.literal('paid') }),
  v.object({ state: v.literal('action'), actionUrl: v.string() }),
  v.object({ state: v.literal('paying') }),
])
export type PayAnswer = v.InferOutput<typeof payAnswer>

/**
 * POST /p/order/pay: pays the orders together, once, however often it is asked; those that are paid are paid. A refusal says
 * why the card was not charged. `lang` is the language of the provider's confirmation page.
 */
export const payOrders = endpoint({
  method: 'POST',
  path: '/p/order/pay',
  access: 'shopper',
  query: v.object({ lang: languageInQuery }),
  body: payBody,
  reply: payAnswer,
  failures: [
    ...writes,
    ...paymentRefusals,
    'NOT_FOUND',
    'ORDER_STATE',
    'PAY_TYPE_UNAVAILABLE',
    'PAID_TOO_LATE',
    'TOO_MANY',
  ],
})

/** What became of a submit or a payment. `PAID_TOO_LATE`: the order was closed before, the money goes back. */
export const attemptState = v.variant('state', [
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

/** GET /p/order/attempt: of the orders of a checkout, or of one order; asks the provider where an answer is still out. */
export const readAttempt = endpoint({
  method: 'GET',
  path: '/p/order/attempt',
  access: 'shopper',
  query: v.object({ checkoutId: v.optional(idInQuery), orderNumber: v.optional(orderNumber) }),
  reply: attemptState,
  failures: [...shoppers, 'NOT_FOUND'],
})
