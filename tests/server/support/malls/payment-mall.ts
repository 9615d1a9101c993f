import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { AttemptState, PayAnswer } from '#contract/payment/payment.ts'
import type { SavedCard } from '#contract/payment/payment-card.ts'
import { createApp } from '#server/app.ts'
import { query } from '#server/database/database.ts'
import { endedOrderJobs } from '#server/jobs/ended-order-jobs.ts'
import { jobsOf } from '#server/jobs/jobs-of.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { webhookPath } from '#server/payments/payment-addresses.ts'
import { paymentJobs } from '#server/payments/payment-jobs.ts'
import { signatureHeader, signBody } from '#server/payments/webhook-signature.ts'
import { readSettings } from '#server/settings.ts'
import { logInto } from '../log-lines.ts'
import { testDependencies } from '../test-dependencies.ts'
import { openOrderMall } from './order-mall.ts'

/** Sandbox card numbers by their behaviour. */
export const cards = {
  paid: '4242424242424242',
  other: '5555555555554444',
  declined: '4000000000000002',
  poor: '4000000000009995',
  expired: '4000000000000069',
  confirm: '4000000000003220',
  late: '4000000000000119',
  lateRefused: '4000000000000259',
} as const
export type CardName = keyof typeof cards

type PayOptions = { readonly key?: string; readonly token?: string; readonly [field: string]: unknown }

/** A mall with a sandbox provider, and paying shoppers. */
export const openPaymentMall = async (environment: Record<string, string> = {}) =>
  withPayments(await openOrderMall(environment))

/** An open mall with the sandbox provider's calls, and paying shoppers. */
export function withPayments<World extends Awaited<ReturnType<typeof openOrderMall>>>(world: World) {
  const { mall } = world
  const { provider, db } = mall
  const clock = () => mall.time.now
  const outside = {
    db,
    clock,
    payments: provider.payments,
    log: logInto(mall.log),
  }

  const payer = async () => {
    const shopper = await world.shopper()
    const pay = (body: Record<string, unknown>, key: string = randomUUID()) =>
      shopper.ask<PayAnswer>('POST', '/p/order/pay?lang=en', body, { key })
    return {
      ...shopper,
      pay,
      byCard: async (orderNumbers: readonly string[], card: CardName, { key, token, ...more }: PayOptions = {}) =>
        pay(
          {
            orderNumbers,
            payType: 21,
            cardToken: token ?? (await provider.tokenFor(cards[card])),
            returnUrl: '/paymentMethod?x=1',
            ...more,
          },
          key,
        ),
      bySaved: (orderNumbers: readonly string[], cardId: number, key?: string) =>
        pay({ orderNumbers, payType: 22, cardId, returnUrl: '/paymentMethod' }, key),
      attempt: async (orderNumber: string) =>
        (await shopper.ask<AttemptState>('GET', `/p/order/attempt?orderNumber=${orderNumber}`)).body,
      cards: async () => (await shopper.ask<SavedCard[]>('GET', '/p/card/list')).body,
    }
  }
  /** The provider's webhook about an attempt; answers the status. */
  const sendWebhook = async (attemptId: string) => {
    const body = JSON.stringify({ eventId: randomUUID(), attemptId })
    const headers = { [signatureHeader]: signBody(provider.webhookSecret, body, clock()) }
    return (await mall.app.request(webhookPath, { method: 'POST', headers, body })).status
  }
  return {
    ...world,
    provider,
    payer,
    /** Another process over the same database and provider. */
    secondMall: () =>
      createApp({
        db,
        ...testDependencies({ clock, log: logInto(mall.log) }, { CODES_PER_ADDRESS: '100000' }, provider.payments),
        pageFolder: null,
      }),
    /** One pass of the payment jobs. */
    runPaymentJobs: () => runJobs(paymentJobs(outside), outside),
    /** Several passes of all jobs of the mall; a job that fails fails the test. */
    settle: async () => {
      const before = mall.log.length
      const jobs = jobsOf(readSettings({ COURIER_PACE: '0' }))
      for (let pass = 0; pass < 3; pass += 1) {
        await runJobs(paymentJobs(outside), outside)
        await runJobs(jobs, { db, clock, log: logInto(mall.log) })
      }
      expect(mall.log.slice(before).filter(({ event }) => event === 'job-failed')).toEqual([])
    },
    /** Applies the bank's late answers and sends the due webhooks. */
    webhooks: () => provider.work(mall.app),
    sendWebhook,
    /** The bank charges an order's newest refused attempt nevertheless, and the provider's webhook says so. */
    chargeAnyway: async (orderNumber: string) => {
      const [refused] = await query<{ attempt_id: string }>(
        db,
        sql`select a.attempt_id from payment_order p join payment_attempt a using (attempt_id) where p.order_number = ${orderNumber} and a.state = 'refused' order by a.made_at desc limit 1`,
      )
      const attemptId = refused?.attempt_id ?? ''
      provider.chargedAnyway.set(attemptId, `pay_${attemptId}`)
      return sendWebhook(attemptId)
    },
    /** Advances the clock by more than half an hour and closes unpaid orders. */
    closeUnpaid: () => {
      mall.time.now += 31 * 60_000
      return runJobs(endedOrderJobs, outside)
    },
    decide: (actionUrl: string, decision: 'approve' | 'refuse') =>
      provider.app.request(new URL(actionUrl).pathname, { method: 'POST', body: new URLSearchParams({ decision }) }),
    /** The number and the sums of an order's charges and refunds in the database. */
    moneyOf: async (orderNumber: string) => {
      const [paid] = await query<{ times: number; sum: number }>(
        db,
        sql`select count(*) as times, coalesce(sum(p.amount), 0) as sum from payment_order p join payment_attempt a using (attempt_id) where a.state = 'paid' and p.order_number = ${orderNumber}`,
      )
      const [back] = await query<{ begun: number; done: number }>(
        db,
        sql`select coalesce(sum(amount), 0) as begun, coalesce(sum(amount) filter (where done_at is not null), 0) as done from money_back where order_number = ${orderNumber}`,
      )
      return { paid: paid?.sum, times: paid?.times, begun: back?.begun, back: back?.done }
    },
    noticesOf: async (orderNumber: string) =>
      (
        await query<{ title: string }>(
          db,
          sql`select title from order_notice where order_number = ${orderNumber} order by id`,
        )
      ).map(({ title }) => title),
    /** The number of charge calls to the provider. */
    charged: () => provider.calls.filter((call) => call === 'charges').length,
  }
}
