import type { Hono } from 'hono'
import { type PayAnswer, payOrders as payCall, readAttempt } from '#contract/payment/payment.ts'
import { deleteCard, paySettings, savedCards, setDefaultCard } from '#contract/payment/payment-card.ts'
import { lockCheckout } from '../checkout/checkout-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { notFound, refusal, refuse } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { readOrder, readOrdersOfCheckout } from '../order/order-store.ts'
import { attemptStateOf } from './attempt-state.ts'
import { lockPayments, readAttemptRow } from './attempt-store.ts'
import { readCard, readCards, releaseCard, writeDefaultCard } from './card-store.ts'
import { payOrders } from './pay-orders.ts'
import { webhookPath } from './payment-addresses.ts'
import { paymentRefusal } from './payment-rules.ts'
import { settleAttempt } from './settle-attempt.ts'
import { signatureHeader } from './webhook-signature.ts'

/**
 * /p/order/pay, /p/order/attempt, /p/card/… and /pay/settings. Another shopper's order or card is answered with 404.
 */
export function paymentRoutes(api: Hono, dependencies: Dependencies): void {
  const { payments } = dependencies

  serve(api, paySettings, async () =>
    payments.cardFormUrl === ''
      ? paymentRefusal('PAY_TYPE_UNAVAILABLE')
      : { cardFormUrl: payments.cardFormUrl, origin: payments.origin, isSandbox: payments.isSandbox },
  )

  // The provider is called before the transaction that stores the answer.
  serveShopper(api, dependencies, payCall, async (_query, _call, ready: PayAnswer) => ready, {
    // A repeated answer says "paid" as soon as the orders are paid.
    addCurrent: async (reply, _query, { body, tables, shopper: { accountId } }): Promise<PayAnswer> => {
      if (reply.state === 'paid') return reply
      const orders = await Promise.all(
        body.orderNumbers.map((orderNumber) => readOrder(tables, { orderNumber, accountId })),
      )
      return orders.every((order) => order && order.status !== 1 && order.status !== 6) ? { state: 'paid' } : reply
    },
    prepare: ({ lang }, { body, shopper, header }) =>
      payOrders(dependencies, { accountId: shopper.accountId, body, lang, origin: header('Origin') }),
  })

  serveShopper(
    api,
    dependencies,
    readAttempt,
    async ({ checkoutId, orderNumber }, { tables, shopper: { accountId } }) => {
      if ((checkoutId === undefined) === (orderNumber === undefined))
        return refusal('BAD_REQUEST', 'Name either a checkout or an order.')
      // A running submit holds the checkout's lock; waiting for it makes its orders visible.
      const isHeld = checkoutId !== undefined && (await lockCheckout(tables, accountId, checkoutId)) !== undefined
      const one = async (number: string) => [(await readOrder(tables, { orderNumber: number, accountId })) ?? []].flat()
      const state = await attemptStateOf(dependencies, () =>
        orderNumber === undefined ? readOrdersOfCheckout(tables, accountId, checkoutId ?? 0) : one(orderNumber),
      )
      return isHeld || state.state !== 'none' ? state : notFound(orderNumber === undefined ? 'checkout' : 'order')
    },
  )

  serveShopper(api, dependencies, savedCards, async (_query, { tables, shopper }) =>
    (await readCards(tables, shopper.accountId)).map(({ cardId, brand, last4, expiry, isDefault }) => ({
      cardId,
      brand,
      last4,
      expiry,
      isDefault: isDefault ? 1 : 0,
    })),
  )

  serveShopper(api, dependencies, setDefaultCard, async (_query, { params, tables, shopper: { accountId } }) => {
    await lockPayments(tables, accountId)
    if (!(await readCard(tables, accountId, params.cardId))) return notFound('card')
    await writeDefaultCard(tables, accountId, params.cardId)
    return undefined
  })

  serveShopper(api, dependencies, deleteCard, async (_query, { params, tables, shopper: { accountId } }) => {
    await lockPayments(tables, accountId)
    const gone = await readCard(tables, accountId, params.cardId)
    if (!gone) return notFound('card')
    await releaseCard(tables, accountId, params.cardId)
    const [newest] = await readCards(tables, accountId)
    if (gone.isDefault && newest) await writeDefaultCard(tables, accountId, newest.cardId)
    return undefined
  })
}

/**
 * POST /payments/webhook: the provider reports a change of a charge. 401 without a valid signature; 204 once the state
 * is stored, also for an unknown charge; 503 where the provider did not answer the follow-up call: it sends the webhook
 * again.
 */
export function paymentWebhook(app: Hono, dependencies: Dependencies): void {
  const { db, payments } = dependencies
  app.post(webhookPath, async (context) => {
    const event = payments.readEvent(context.req.header(signatureHeader), await context.req.text())
    if (!event)
      return refuse(context, refusal('NOT_SIGNED_IN', 'The signature is not the payment provider’s, or is too old.'))
    const attempt = await readAttemptRow(db, event.attemptId)
    if (attempt?.provider !== payments.name) return context.body(null, 204)
    const found = await payments.find(attempt.attemptId)
    if (found.state === 'unknown')
      return refuse(context, refusal('BUSY', 'The payment provider does not answer. Send it again.'))
    await settleAttempt(dependencies, attempt.attemptId, found)
    return context.body(null, 204)
  })
}
