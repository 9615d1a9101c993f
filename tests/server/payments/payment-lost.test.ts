import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { query } from '#server/database/database.ts'
import { addMoneyBack } from '#server/refund/refund-store.ts'
import { cards, openPaymentMall } from '../support/malls/payment-mall.ts'

let world: Awaited<ReturnType<typeof openPaymentMall>>
let amaya: Awaited<ReturnType<typeof world.payer>>
beforeAll(async () => {
  world = await openPaymentMall()
})
afterAll(() => world?.mall.close())
beforeEach(async () => {
  world.provider.lose = 'nothing'
  world.provider.calls.length = 0
  await world.fill()
  amaya = await world.payer()
})

const newOrder = (count = 1) => amaya.order(world.skus.a, count)
const statusOf = async (orderNumber: string) => (await amaya.detail(orderNumber)).body.status

describe('quality#trust: lost answers', () => {
  test('quality#trust: killed before the call to the provider: a minute later the payment is known as not charged', async () => {
    const order = await newOrder()
    world.provider.lose = 'calls'
    expect(await amaya.byCard([order], 'paid')).toMatchObject({ status: 200, body: { state: 'paying' } })
    expect(await amaya.attempt(order)).toEqual({ state: 'paying', orderNumbers: [order] })
    world.provider.lose = 'nothing'
    // The charge may still arrive.
    expect(await amaya.attempt(order)).toEqual({ state: 'paying', orderNumbers: [order] })
    world.mall.time.now += 61_000
    await world.runPaymentJobs()
    expect(await amaya.attempt(order)).toEqual({ state: 'refused', orderNumbers: [order], code: 'PAYMENT_FAILED' })
    expect(await amaya.byCard([order], 'paid')).toMatchObject({ body: { state: 'paid' } })
    expect(await world.moneyOf(order)).toMatchObject({ times: 1 })
  })

  test('quality#trust: a second tap with the same card continues the same attempt', async () => {
    const order = await newOrder()
    const token = await world.provider.tokenFor(cards.paid)
    world.provider.lose = 'calls'
    await amaya.byCard([order], 'paid', { token })
    world.provider.lose = 'nothing'
    expect(await amaya.byCard([order], 'paid', { token })).toMatchObject({ body: { state: 'paid' } })
    expect(await world.moneyOf(order)).toMatchObject({ times: 1 })
  })

  test.each(['a lookup of the page', 'a webhook', 'a job', 'a second tap with another card'])(
    'quality#trust: killed after the provider had charged: %s finds the payment',
    async (finder) => {
      const order = await newOrder()
      world.provider.lose = 'answers'
      expect(await amaya.byCard([order], 'paid')).toMatchObject({ body: { state: 'paying' } })
      expect(await statusOf(order)).toBe(1)
      world.provider.lose = 'nothing'
      if (finder === 'a lookup of the page') await amaya.attempt(order)
      if (finder === 'a webhook') await world.webhooks()
      if (finder === 'a job') {
        world.mall.time.now += 61_000
        await world.runPaymentJobs()
      }
      if (finder === 'a second tap with another card')
        expect(await amaya.byCard([order], 'other')).toMatchObject({ body: { state: 'paid' } })
      expect(await statusOf(order)).toBe(2)
      expect(await world.moneyOf(order)).toMatchObject({ times: 1, begun: 0 })
    },
  )

  test.each([
    ['late', { state: 'paid' }],
    ['lateRefused', { state: 'refused', code: 'CARD_DECLINED' }],
  ] as const)(
    'product#payments: the bank does not answer (%s): the result arrives later by webhook',
    async (card, end) => {
      const order = await newOrder()
      expect(await amaya.byCard([order], card)).toMatchObject({ body: { state: 'paying' } })
      await world.webhooks()
      expect(await amaya.attempt(order)).toEqual({ state: 'paying', orderNumbers: [order] })
      // Another card must wait, because the first may still be charged.
      expect(await amaya.byCard([order], 'paid')).toMatchObject({ body: { state: 'paying' } })
      world.mall.time.now += 15_000
      await world.webhooks()
      world.provider.lose = 'calls'
      expect(await amaya.attempt(order)).toMatchObject(end)
    },
  )

  test('wire#submit: the outcome of a checkout is "none" before its submit and "submitted" after', async () => {
    const { checkoutId } = (await amaya.buyNow(world.skus.a)).body
    const lookUp = () => amaya.ask('GET', `/p/order/attempt?checkoutId=${checkoutId}`)
    expect((await lookUp()).body).toEqual({ state: 'none' })
    const { orderNumbers } = (await amaya.submit(checkoutId)).body
    expect((await lookUp()).body).toEqual({ state: 'submitted', orderNumbers })
    for (const query of ['', `?checkoutId=${checkoutId}&orderNumber=${orderNumbers[0]}`])
      expect((await amaya.ask('GET', `/p/order/attempt${query}`)).status).toBe(400)
  })
})

describe('product#payments: late payments', () => {
  test('product#payments: an order closed while its payment succeeds is refunded, and its shopper is notified', async () => {
    const order = await newOrder()
    await amaya.byCard([order], 'late')
    await world.closeUnpaid()
    expect(await statusOf(order)).toBe(6)
    await world.webhooks()
    expect(await amaya.attempt(order)).toEqual({ state: 'refused', orderNumbers: [order], code: 'PAID_TOO_LATE' })
    await world.runPaymentJobs()
    const { paid } = await world.moneyOf(order)
    expect(await world.moneyOf(order)).toEqual({ times: 1, paid, begun: paid, back: paid })
    expect((await amaya.detail(order)).body).toMatchObject({
      status: 6,
      isPaid: false,
      refundAmount: (paid ?? 0) / 100,
    })
    expect(await world.noticesOf(order)).toEqual(expect.arrayContaining(['PAID_TOO_LATE', 'MONEY_BACK']))
    await world.runPaymentJobs()
    expect(await world.moneyOf(order)).toEqual({ times: 1, paid, begun: paid, back: paid })
  })

  test('product#payments: a closed order accepts no payment', async () => {
    const order = await newOrder()
    await amaya.cancel(order)
    expect(await amaya.byCard([order], 'paid')).toMatchObject({ status: 400, body: { code: 'ORDER_STATE' } })
    expect(world.charged()).toBe(0)
  })
})

describe('product#payments: refunds to cards', () => {
  test('product#payments: a cancelled paid order is refunded once, also if the provider is unavailable at first', async () => {
    const order = await newOrder()
    await amaya.byCard([order], 'paid')
    await amaya.cancel(order)
    world.provider.lose = 'answers'
    await world.runPaymentJobs()
    const { paid } = await world.moneyOf(order)
    expect(await world.moneyOf(order)).toMatchObject({ begun: paid, back: 0 })
    world.provider.lose = 'nothing'
    await world.runPaymentJobs()
    expect(await world.moneyOf(order)).toMatchObject({ back: 0 })
    world.mall.time.now += 61_000
    await world.runPaymentJobs()
    expect(await world.moneyOf(order)).toMatchObject({ begun: paid, back: paid })
    const [row] = await query<{ refunded_at: Date | null }>(
      world.mall.db,
      sql`select refunded_at from shop_order where order_number = ${order}`,
    )
    expect(row?.refunded_at).not.toBeNull()
  })

  test('product#payments: partial refunds are automatic, one after another, and never exceed the payment', async () => {
    const order = await newOrder(4)
    await amaya.byCard([order], 'paid')
    const [row] = await query<{ order_id: number }>(
      world.mall.db,
      sql`select order_id from shop_order where order_number = ${order}`,
    )
    const addRefund = (amount: number) => addMoneyBack(world.mall.db, row?.order_id ?? 0, amount)
    const refundedAt = async () =>
      (
        await query<{ refunded_at: Date | null }>(
          world.mall.db,
          sql`select refunded_at from shop_order where order_number = ${order}`,
        )
      )[0]?.refunded_at
    await addRefund(125_000)
    await world.runPaymentJobs()
    expect(await world.moneyOf(order)).toMatchObject({ begun: 125_000, back: 125_000 })
    expect(await refundedAt()).toEqual(new Date(world.mall.time.now))
    await addRefund(250_000)
    await world.runPaymentJobs()
    await world.runPaymentJobs()
    expect(await world.moneyOf(order)).toMatchObject({ begun: 375_000, back: 375_000 })
    await addRefund(1_000_000)
    await world.runPaymentJobs()
    expect(await world.moneyOf(order)).toMatchObject({ begun: 375_000, back: 375_000 })
    expect(await refundedAt()).toBeNull()
    expect(world.mall.log.some(({ event, kind }) => event === 'job-failed' && kind === 'owe-money')).toBe(true)
  })

  test('product#payments: an order that was not paid by card is not refunded to a card', async () => {
    const order = await newOrder()
    await amaya.pay({ orderNumbers: [order], payType: 23 })
    const [row] = await query<{ order_id: number }>(
      world.mall.db,
      sql`select order_id from shop_order where order_number = ${order}`,
    )
    await addMoneyBack(world.mall.db, row?.order_id ?? 0, 100)
    await world.runPaymentJobs()
    expect(await world.moneyOf(order)).toMatchObject({ begun: 0 })
  })
})

describe('quality#trust: payments in two processes', () => {
  test('quality#trust: two processes on one database find each lost answer, refund each amount and delete each card once', async () => {
    await world.runPaymentJobs()
    const [cancelled, lost] = [[] as string[], [] as string[]]
    for (let nth = 0; nth < 6; nth += 1) cancelled.push(await newOrder())
    for (const order of cancelled) await amaya.byCard([order], 'paid', { saveCard: order === cancelled[0] })
    for (const order of cancelled) await amaya.cancel(order)
    const [card] = await amaya.cards()
    await amaya.ask('DELETE', `/p/card/${card?.cardId ?? 0}`)
    world.provider.lose = 'answers'
    for (let nth = 0; nth < 4; nth += 1) {
      const order = await newOrder()
      await amaya.byCard([order], 'paid')
      lost.push(order)
    }
    world.provider.lose = 'nothing'
    world.mall.time.now += 61_000
    world.provider.calls.length = 0
    const before = world.mall.log.length
    await Promise.all([world.runPaymentJobs(), world.runPaymentJobs()])
    for (const order of cancelled) {
      const { paid } = await world.moneyOf(order)
      expect(await world.moneyOf(order)).toEqual({ times: 1, paid, begun: paid, back: paid })
      expect((await world.noticesOf(order)).filter((title) => title === 'MONEY_BACK')).toHaveLength(1)
    }
    for (const order of lost) {
      expect(await statusOf(order)).toBe(2)
      expect(await world.moneyOf(order)).toMatchObject({ times: 1, begun: 0 })
      expect((await world.noticesOf(order)).filter((title) => title === 'ORDER_PAID')).toHaveLength(1)
    }
    const done = world.mall.log
      .slice(before)
      .filter(({ event }) => event === 'job-done')
      .map(({ kind }) => String(kind))
    expect(
      Object.fromEntries([...new Set(done)].map((kind) => [kind, done.filter((one) => one === kind).length])),
    ).toEqual({ 'ask-payment': 4, 'owe-money': 6, 'give-money-back': 6, 'forget-card': 1 })
    expect(world.provider.calls.toSorted()).toEqual([
      'cards/forget',
      ...Array(4).fill('charges/find'),
      ...Array(6).fill('refunds'),
    ])
    expect(await amaya.cards()).toEqual([])
  })
})
