import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/languages.ts'
import type { PayAnswer, PayBody } from '#contract/payment/payment.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { notFound, type Refusal } from '../http/refusal.ts'
import { planOf } from '../installment/installment-rules.ts'
import { lockForPayment } from '../order/lock-for-payment.ts'
import { markPaid, type OrderToPay, readOrdersToPay } from '../order/move-order.ts'
import { checkRates } from '../rate-limit/check-rates.ts'
import { rateKeys } from '../rate-limit/rate-keys.ts'
import { regionById } from '../region/region-rules.ts'
import { hashToken } from '../sign-in/secrets.ts'
import { type Attempt, insertAttempt, lockPayments, readAttempts, readBySource, readParts } from './attempt-store.ts'
import { readCard } from './card-store.ts'
import { firstCheck } from './payment-jobs.ts'
import { ordersToPay, paymentRefusal, sumOf } from './payment-rules.ts'
import type { Charge } from './payments.ts'
import { hasEnded } from './resolve-attempt.ts'
import { settleAttempt } from './settle-attempt.ts'

/** The payer, the orders and the payment method. */
type PayRequest = {
  readonly accountId: number
  readonly body: PayBody
  readonly lang: Language
  readonly origin: string | undefined
}
type Card = Extract<PayBody, { payType: 21 | 22 | 24 }>
type Answer = PayAnswer | Refusal
/** The next step: answer, cancel attempts that are in the way, or charge. */
type Step = { readonly say: Answer } | { readonly end: readonly Attempt[] } | { readonly charge: Charge }

/** Cards that a shopper may try in an hour; more tries look like card testing. */
const maxTriesPerHour = 30
/** Rounds of cancelling other attempts before the caller must repeat the call. */
const maxRounds = 5

/**
 * Pays orders exactly once. The attempt is committed before the provider is called, and no transaction is open during
 * the call: after any loss, the same id finds the result. A second tap with the same card continues the same attempt. A
 * tap with another card first cancels the earlier attempt at the provider, and continues only if that was not too late.
 */
export async function payOrders(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'payments' | 'settings'>,
  request: PayRequest,
): Promise<Answer> {
  const { db, payments } = dependencies
  for (let round = 0; round < maxRounds; round += 1) {
    const step = await db.transaction().execute((tables) => nextStep(tables, dependencies, request))
    if ('say' in step) return step.say
    if ('charge' in step) {
      const attempt = await settleAttempt(dependencies, step.charge.attemptId, await payments.charge(step.charge))
      return answerOf(dependencies, request, attempt)
    }
    for (const { attemptId } of step.end) {
      const ended = await settleAttempt(dependencies, attemptId, await payments.cancel(attemptId))
      if (!ended || !hasEnded(ended)) return { state: 'paying' }
    }
  }
  return paymentRefusal('IN_PROGRESS')
}

async function nextStep(
  tables: Tables,
  { clock, payments, settings }: Pick<Dependencies, 'clock' | 'payments' | 'settings'>,
  { accountId, body, lang, origin }: PayRequest,
): Promise<Step> {
  const now = new Date(clock())
  await lockPayments(tables, accountId)
  const numbers = [...new Set(body.orderNumbers)]
  const open = ordersToPay(await readOrdersToPay(tables, accountId, numbers), numbers, body.payType)
  if ('refused' in open) return { say: open }
  if (open.orders.length === 0) return { say: { state: 'paid' } }
  const openNumbers = open.orders.map(({ orderNumber }) => orderNumber)
  const live = await readAttempts(tables, openNumbers, true)
  // An attempt at another provider must finish there.
  if (live.some(({ provider }) => provider !== payments.name)) return { say: { state: 'paying' } }

  const amount = sumOf(open.orders)
  const region = regionById(open.orders[0]?.regionId ?? 0)
  const installment = (body.payType === 24 && planOf(amount, region, settings)) || null
  if (body.payType === 24 && !installment) return { say: paymentRefusal('PAY_TYPE_UNAVAILABLE') }

  if (body.payType === 23 || amount === 0) {
    if (live.length > 0) return { end: live }
    return { say: await settleWithoutCard(tables, open.orders, body.payType, now) }
  }

  const source = await sourceOf(tables, { accountId, provider: payments.name }, body)
  if ('refused' in source) return { say: source }
  const charge = {
    amount,
    currency: open.currency,
    source: source.source,
    saveCard: body.payType !== 22 && body.saveCard,
    returnPath: body.returnUrl,
    origin,
    lang,
  }
  const [one, ...others] = live
  if (one) {
    const isSame = others.length === 0 && one.sourceHash === source.hash && (await isFor(tables, one, openNumbers))
    return isSame ? { charge: { ...charge, attemptId: one.attemptId, saveCard: one.savesCard } } : { end: live }
  }
  const earlier = 'token' in source.source ? await readBySource(tables, accountId, source.hash) : undefined
  if (earlier?.state === 'refused') return { say: paymentRefusal(earlier.refusal ?? 'PAYMENT_FAILED') }
  const tooMany = await checkRates(
    tables,
    [{ key: rateKeys.paymentsOf(accountId), max: maxTriesPerHour, seconds: 3600 }],
    now,
  )
  if (tooMany) return { say: tooMany }

  const attemptId = randomUUID()
  const attempt = {
    attemptId,
    accountId,
    provider: payments.name,
    payType: body.payType,
    amount: charge.amount,
    currency: charge.currency,
    sourceHash: source.hash,
    savesCard: charge.saveCard,
    madeAt: now,
    installment,
  }
  await insertAttempt(tables, attempt, open.orders, new Date(now.getTime() + firstCheck))
  return { charge: { ...charge, attemptId } }
}

/** Cash on delivery, or nothing left to pay. */
async function settleWithoutCard(
  tables: Tables,
  orders: readonly OrderToPay[],
  payType: PayBody['payType'],
  now: Date,
): Promise<Answer> {
  await lockForPayment(
    tables,
    orders.map(({ orderNumber }) => orderNumber),
  )
  for (const { orderNumber } of orders) await markPaid(tables, orderNumber, { payType, now })
  return { state: 'paid' }
}

const isFor = async (tables: Tables, { attemptId }: Attempt, numbers: readonly string[]): Promise<boolean> => {
  const parts = await readParts(tables, attemptId)
  return parts.length === numbers.length && parts.every(({ orderNumber }) => numbers.includes(orderNumber))
}

/** The source of the charge, and the fingerprint by which a second tap is recognised. */
async function sourceOf(
  tables: Tables,
  { accountId, provider }: { accountId: number; provider: string },
  body: Card,
): Promise<{ readonly source: Charge['source']; readonly hash: string } | Refusal> {
  // The same card with and without instalments are two different attempts.
  const plan = body.payType === 24 ? 'plan ' : ''
  const token = 'cardToken' in body ? body.cardToken : undefined
  if (token !== undefined) return { source: { token }, hash: hashToken(`${plan}token ${token}`) }
  const card = await readCard(tables, accountId, ('cardId' in body && body.cardId) || 0)
  if (!card) return notFound('card', { cardId: 'NOT_FOUND' })
  return card.provider === provider
    ? { source: { reference: card.reference }, hash: hashToken(`${plan}card ${card.reference}`) }
    : paymentRefusal('CARD_INVALID')
}

async function answerOf(
  { db }: Pick<Dependencies, 'db'>,
  { accountId, body }: PayRequest,
  attempt: Attempt | undefined,
): Promise<Answer> {
  if (attempt?.state === 'refused') return paymentRefusal(attempt.refusal ?? 'PAYMENT_FAILED')
  if (attempt?.state === 'action' && attempt.actionUrl) return { state: 'action', actionUrl: attempt.actionUrl }
  if (attempt?.state !== 'paid') return { state: 'paying' }
  const orders = await db.transaction().execute((tables) => readOrdersToPay(tables, accountId, body.orderNumbers))
  return orders.every(({ status }) => status === 6) ? paymentRefusal('PAID_TOO_LATE') : { state: 'paid' }
}
