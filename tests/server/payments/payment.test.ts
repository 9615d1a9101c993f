import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sentences } from '#contract/account/sentences.ts'
import type { PayAnswer } from '#contract/payment/payment.ts'
import { query } from '#server/database/database.ts'
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
const actionOf = (answer: PayAnswer) => (answer.state === 'action' ? answer.actionUrl : '')

describe('product#payments: payment by card', () => {
  test('product#payments: a card pays for an order, which is then to be delivered', async () => {
    const order = await newOrder()
    expect(await amaya.byCard([order], 'paid')).toMatchObject({ status: 200, body: { state: 'paid' } })
    expect((await amaya.detail(order)).body).toMatchObject({ status: 2, isPaid: true, payType: 21 })
    expect(await amaya.attempt(order)).toEqual({ state: 'paid', orderNumbers: [order] })
    expect(await world.noticesOf(order)).toContain('ORDER_PAID')
  })

  test('product#payments: the orders of a checkout are one payment of their sum', async () => {
    const ids = await amaya.fillCart({ [world.skus.a]: 1, [world.skus.other]: 2 })
    const { checkoutId, actualTotal } = (await amaya.confirm({ basketIds: ids })).body
    const { orderNumbers } = (await amaya.submit(checkoutId)).body
    expect(orderNumbers).toHaveLength(2)
    expect(await amaya.byCard(orderNumbers, 'paid')).toMatchObject({ body: { state: 'paid' } })
    const sums = await Promise.all(orderNumbers.map(async (one) => (await world.moneyOf(one)).paid ?? 0))
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(Math.round(actualTotal * 100))
    expect(world.charged()).toBe(1)
    expect((await amaya.ask('GET', `/p/order/attempt?checkoutId=${checkoutId}`)).body).toEqual({
      state: 'paid',
      orderNumbers,
    })
  })

  test.each([
    ['declined', 'CARD_DECLINED'],
    ['poor', 'INSUFFICIENT_FUNDS'],
    ['expired', 'CARD_EXPIRED'],
  ] as const)(
    'product#payments: a card that is %s is refused with advice, and another card pays',
    async (card, code) => {
      const order = await newOrder()
      const token = await world.provider.tokenFor(cards[card])
      for (let taps = 0; taps < 2; taps += 1)
        expect(await amaya.byCard([order], card, { token })).toMatchObject({
          status: 400,
          body: { code, desc: sentences[code] },
        })
      expect(world.charged()).toBe(1)
      expect(await amaya.attempt(order)).toEqual({ state: 'refused', orderNumbers: [order], code })
      expect(await statusOf(order)).toBe(1)
      expect(await amaya.byCard([order], 'paid')).toMatchObject({ body: { state: 'paid' } })
      expect(await world.moneyOf(order)).toMatchObject({ times: 1 })
    },
  )

  test('product#payments: a token that is unknown to the provider or used charges nothing', async () => {
    const [one, two] = [await newOrder(), await newOrder()]
    expect(await amaya.byCard([one], 'paid', { token: 'tok_nobody-knows-it' })).toMatchObject({
      body: { code: 'CARD_INVALID' },
    })
    const token = await world.provider.tokenFor(cards.paid)
    await amaya.byCard([one], 'paid', { token })
    expect(await amaya.byCard([two], 'paid', { token })).toMatchObject({ status: 400, body: { code: 'CARD_INVALID' } })
    expect(await statusOf(two)).toBe(1)
  })

  test('product#payments: cash on delivery where every product allows it', async () => {
    const order = await newOrder()
    expect(await amaya.pay({ orderNumbers: [order], payType: 23 })).toMatchObject({ body: { state: 'paid' } })
    expect(await amaya.pay({ orderNumbers: [order], payType: 23 })).toMatchObject({ body: { state: 'paid' } })
    expect((await amaya.detail(order)).body).toMatchObject({ status: 2, isPaid: false, payType: 23 })
    expect(await amaya.byCard([order], 'paid')).toMatchObject({ status: 400, body: { code: 'ORDER_STATE' } })
    await world.shelve(world.skus.third, { isCash: false })
    const other = await amaya.order(world.skus.third)
    expect(await amaya.pay({ orderNumbers: [other], payType: 23 })).toMatchObject({
      status: 400,
      body: { code: 'PAY_TYPE_UNAVAILABLE', desc: sentences.PAY_TYPE_UNAVAILABLE },
    })
    expect(await statusOf(other)).toBe(1)
    expect(world.charged()).toBe(0)
  })
})

describe('product#payments: a confirmation step', () => {
  test('product#payments: approved: the shopper returns and the order is paid, not before', async () => {
    const order = await newOrder()
    const { body } = await amaya.byCard([order], 'confirm')
    expect(body).toMatchObject({
      state: 'action',
      actionUrl: expect.stringMatching(/^http:\/\/pay\.test\/confirm\//) as string,
    })
    expect(await amaya.attempt(order)).toEqual({ state: 'action', orderNumbers: [order], actionUrl: actionOf(body) })
    expect(await statusOf(order)).toBe(1)
    expect((await world.decide(actionOf(body), 'approve')).headers.get('Location')).toBe(
      'http://mall.test/paymentMethod?x=1',
    )
    // The returning page and the webhook arrive together.
    await Promise.all([amaya.attempt(order), world.webhooks(), amaya.attempt(order), world.webhooks()])
    expect(await amaya.attempt(order)).toEqual({ state: 'paid', orderNumbers: [order] })
    expect(await statusOf(order)).toBe(2)
    expect(await world.moneyOf(order)).toMatchObject({ times: 1, begun: 0 })
  })

  test('product#payments: refused at the provider: the webhook alone reports it', async () => {
    const order = await newOrder()
    await world.decide(actionOf((await amaya.byCard([order], 'confirm')).body), 'refuse')
    await world.webhooks()
    world.provider.lose = 'calls'
    expect(await amaya.attempt(order)).toEqual({
      state: 'refused',
      orderNumbers: [order],
      code: 'PAYMENT_NOT_CONFIRMED',
    })
  })

  test('product#payments: Back and another card: the first card cannot be charged any more', async () => {
    const order = await newOrder()
    const { body } = await amaya.byCard([order], 'confirm')
    expect(await amaya.byCard([order], 'paid')).toMatchObject({ body: { state: 'paid' } })
    await world.decide(actionOf(body), 'approve')
    await world.webhooks()
    await world.runPaymentJobs()
    expect(await world.moneyOf(order)).toMatchObject({ times: 1, begun: 0 })
  })

  test('product#payments: Back and another card after the first was approved: the first pays, the second is not charged', async () => {
    const order = await newOrder()
    await world.decide(actionOf((await amaya.byCard([order], 'confirm')).body), 'approve')
    expect(await amaya.byCard([order], 'other')).toMatchObject({ body: { state: 'paid' } })
    expect(world.charged()).toBe(1)
    expect(await world.moneyOf(order)).toMatchObject({ times: 1 })
  })

  test('product#payments: Back and cash: the card is not charged', async () => {
    const order = await newOrder()
    const { body } = await amaya.byCard([order], 'confirm')
    expect(await amaya.pay({ orderNumbers: [order], payType: 23 })).toMatchObject({ body: { state: 'paid' } })
    await world.decide(actionOf(body), 'approve')
    await world.webhooks()
    expect((await amaya.detail(order)).body).toMatchObject({ status: 2, isPaid: false, payType: 23 })
    expect(await world.moneyOf(order)).toMatchObject({ times: 0 })
  })

  test('product#payments: an unconfirmed attempt ends by itself after half an hour', async () => {
    const order = await newOrder()
    const { body } = await amaya.byCard([order], 'confirm')
    world.mall.time.now += 31 * 60_000
    await world.runPaymentJobs()
    await world.decide(actionOf(body), 'approve')
    expect(await amaya.attempt(order)).toMatchObject({ state: 'refused', code: 'PAYMENT_FAILED' })
  })
})

describe('quality#trust: a single payment', () => {
  test('quality#trust: fifty taps at once, with fifty keys, in two malls make one payment', async () => {
    const order = await newOrder()
    const token = await world.provider.tokenFor(cards.paid)
    const second = world.secondMall()
    const body = JSON.stringify({ orderNumbers: [order], payType: 21, cardToken: token, returnUrl: '/' })
    const headers = () => ({
      'Content-Type': 'application/json',
      Authorization: `Bearer ${amaya.token}`,
      'Idempotency-Key': randomUUID(),
    })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        (at % 2 === 0 ? world.mall.app : second).request('/api/p/order/pay', {
          method: 'POST',
          headers: headers(),
          body,
        }),
      ),
    )
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, { state: 'paid' }])
    expect(await world.moneyOf(order)).toMatchObject({ times: 1, begun: 0 })
    const [attempts] = await query<{ n: number }>(
      world.mall.db,
      sql`select count(*) as n from payment_order where order_number = ${order}`,
    )
    expect(attempts?.n).toBe(1)
  })

  test('quality#trust: two tabs with two cards at once: one of them pays', async () => {
    const order = await newOrder()
    const answers = await Promise.all(
      (['paid', 'other', 'paid', 'other'] as const).map((card) => amaya.byCard([order], card)),
    )
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    await world.webhooks()
    await world.runPaymentJobs()
    expect(await amaya.attempt(order)).toMatchObject({ state: 'paid' })
    expect(await world.moneyOf(order)).toMatchObject({ times: 1, begun: 0 })
  })

  test('quality#trust: the same key gets the same answer, and "paid" as soon as the order is', async () => {
    const order = await newOrder()
    const [key, token] = [randomUUID(), await world.provider.tokenFor(cards.confirm)]
    const first = await amaya.byCard([order], 'confirm', { key, token })
    expect(await amaya.byCard([order], 'confirm', { key, token })).toEqual(first)
    await world.decide(actionOf(first.body), 'approve')
    await world.webhooks()
    expect(await amaya.byCard([order], 'confirm', { key, token })).toMatchObject({ body: { state: 'paid' } })
    expect(await amaya.byCard([order], 'paid', { key })).toMatchObject({ status: 422 })
  })

  test('quality#trust: overlapping orders are not charged twice', async () => {
    const [one, two] = [await newOrder(), await newOrder()]
    const { body } = await amaya.byCard([one, two], 'confirm')
    expect(await amaya.byCard([one], 'paid')).toMatchObject({ body: { state: 'paid' } })
    await world.decide(actionOf(body), 'approve')
    await world.webhooks()
    expect([await statusOf(one), await statusOf(two)]).toEqual([2, 1])
    expect(await amaya.byCard([one, two], 'paid')).toMatchObject({ body: { state: 'paid' } })
    expect([await world.moneyOf(one), await world.moneyOf(two)]).toMatchObject([{ times: 1 }, { times: 1 }])
  })
})
