import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderNotice } from '#contract/notice/notice.ts'
import type { InstallmentPlan } from '#contract/payment/installment.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { planOf } from '#server/installment/installment-rules.ts'
import { regions } from '#server/region/region-rules.ts'
import { readSettings } from '#server/settings.ts'
import { type CardName, openPaymentMall } from '../support/malls/payment-mall.ts'

let world: Awaited<ReturnType<typeof openPaymentMall>>
let amaya: Awaited<ReturnType<typeof world.payer>>
beforeAll(async () => {
  world = await openPaymentMall()
})
afterAll(() => world?.mall.close())
beforeEach(async () => {
  world.provider.calls.length = 0
  await world.fill()
  amaya = await world.payer()
})

const day = 86_400_000
const planFor = async (amount: number, regionId = defaultRegionId) => {
  const answer = await world.mall.app.request(`/api/installment/plans?amount=${amount}&regionId=${regionId}`)
  return { status: answer.status, body: (await answer.json()) as InstallmentPlan[] }
}
/** An order of one piece for a price in whole rupees. */
const orderFor = async (price: number) => {
  await world.shelve(world.skus.a, { price: price * 100, isFree: true })
  return amaya.order(world.skus.a)
}
/** The sorted numbers of two orders, of two shops and one checkout, which one payment can pay by a plan. */
const ordersOfTwoShops = async () => {
  await world.shelve(world.skus.a, { price: 700_000, isFree: true })
  await world.shelve(world.skus.other, { price: 600_000, isFree: true })
  const ids = await amaya.fillCart({ [world.skus.a]: 1, [world.skus.other]: 1 })
  const { checkoutId, actualTotal } = (await amaya.confirm({ basketIds: ids })).body
  const { orderNumbers } = (await amaya.submit(checkoutId)).body
  expect(orderNumbers).toHaveLength(2)
  return { orderNumbers: [...orderNumbers].sort() as [string, string], actualTotal }
}
/** The number of reminders of each order. */
const remindersOf = (orderNumbers: readonly string[]) =>
  Promise.all(
    orderNumbers.map(
      async (one) => (await world.noticesOf(one)).filter((title) => title === 'INSTALLMENT_REMINDER').length,
    ),
  )
const byPlan = async (orderNumbers: readonly string[], card: CardName = 'paid') =>
  amaya.byCard(orderNumbers, card, { payType: 24 })

describe('product#installments: plans', () => {
  test('product#installments: a payment above Rs. 10,000 can be six instalments without interest, in Sri Lanka only', async () => {
    expect(await planFor(10_000)).toEqual({ status: 200, body: [] })
    expect((await planFor(10_001)).body).toEqual([
      {
        bank: 'Serendib Bank',
        months: 6,
        interest: 0,
        fee: 0,
        monthly: 1666,
        firstMonth: 1671,
        total: 10_001,
        contactDays: 5,
        above: 10_000,
      },
    ])
    for (const regionId of [regionIds.CN, regionIds.LA, regionIds.TR])
      expect((await planFor(900_000, regionId)).body).toEqual([])
    expect((await planFor(1, 5)).status).toBe(400)
  })

  test.each([
    ['LK', 1_000_100, { bank: 'B', months: 12, interest: 7.5, fee: 250 }],
    ['TR', 1_000_001, { bank: 'B', months: 7, interest: 3.33, fee: 1.05, above: 500 }],
    ['LK', 99_999_900, { bank: 'B', months: 60, interest: 0.01 }],
  ] as const)(
    'product#installments: in %s the instalments of %i add up to the total, in units of the currency',
    (country, amount, terms) => {
      const region = regions.find(({ countryCode }) => countryCode === country) ?? regions[0]
      const settings = readSettings({ INSTALLMENTS: JSON.stringify({ [country]: terms }) })
      const plan = region && planOf(amount, region, settings)
      const minor = (value = 0) => Math.round(value * 100)
      const unit = country === 'LK' ? 100 : 1
      expect(minor(plan?.firstMonth) + minor(plan?.monthly) * (terms.months - 1)).toBe(minor(plan?.total))
      expect(minor(plan?.total)).toBe(
        amount + Math.round((amount * terms.interest) / 100 / unit) * unit + minor(plan?.fee),
      )
      expect(minor(plan?.firstMonth) - minor(plan?.monthly)).toBeLessThan(terms.months * unit)
      for (const value of [plan?.firstMonth, plan?.monthly, plan?.total]) expect(minor(value) % unit).toBe(0)
    },
  )

  test('product#installments: a mall without sandboxes has no plan without the setting; a faulty setting is refused', () => {
    const [lanka] = regions
    const real = readSettings({ GOOGLE_CLIENT_ID: 'a real provider' })
    expect(lanka && planOf(2_000_000, lanka, real)).toBeUndefined()
    expect(() => readSettings({ INSTALLMENTS: '{"LK":{"bank":""}}' })).toThrow('INSTALLMENTS')
    expect(() => readSettings({ INSTALLMENTS: '{"LK":{"bank":"B","months":1}}' })).toThrow('INSTALLMENTS')
  })

  test('product#installments: a product names the plan for its price, and a cheap product none', async () => {
    const { prodId } = world.itemOf(world.skus.a)
    const plansOf = async (price: number) => {
      await world.shelve(world.skus.a, { price })
      await query(world.mall.db, sql`update offer set price = ${price} where prod_id = ${prodId}`)
      return (await world.mall.read<ProductDetail>(`/prod/prodInfo?prodId=${prodId}&regionId=${defaultRegionId}`))
        .installments
    }
    expect(await plansOf(2_400_000)).toMatchObject([{ months: 6, monthly: 4000, firstMonth: 4000 }])
    expect(await plansOf(1_000_000)).toBeUndefined()
  })
})

describe('product#installments: payment', () => {
  test('product#installments: the card is charged in full, and the order says whom to contact by when', async () => {
    const order = await orderFor(12_345)
    const { actualTotal } = (await amaya.detail(order)).body
    expect(await byPlan([order])).toMatchObject({ status: 200, body: { state: 'paid' } })
    expect((await world.moneyOf(order)).paid).toBe(actualTotal * 100)
    const { body } = await amaya.detail(order)
    expect(body).toMatchObject({
      status: 2,
      isPaid: true,
      payType: 24,
      installment: { bank: 'Serendib Bank', months: 6 },
    })
    const { firstMonth = 0, monthly = 0, contactBy = '' } = body.installment ?? {}
    expect(firstMonth + 5 * monthly).toBe(actualTotal)
    expect(Date.parse(`${contactBy.replace(' ', 'T')}Z`) - world.mall.time.now).toBeCloseTo(5 * day, -4)
    expect(await byPlan([order])).toMatchObject({ body: { state: 'paid' } })
    expect(world.charged()).toBe(1)
  })

  test('product#installments: too small a payment, or one that names no card or two, charges nothing', async () => {
    const order = await orderFor(9000)
    expect(await byPlan([order])).toMatchObject({ status: 400, body: { code: 'PAY_TYPE_UNAVAILABLE' } })
    const large = await orderFor(15_000)
    const base = { orderNumbers: [large], payType: 24, returnUrl: '/x' }
    expect((await amaya.pay(base)).status).toBe(400)
    expect((await amaya.pay({ ...base, cardToken: 'tok_aaaaaaaa', cardId: 5 })).status).toBe(400)
    expect((await amaya.detail(large)).body.status).toBe(1)
    expect(world.charged()).toBe(0)
  })

  test('product#installments: a saved card pays in instalments; the same card in full replaces an open attempt', async () => {
    await amaya.byCard([await orderFor(500)], 'paid', { saveCard: true })
    const [card] = await amaya.cards()
    const order = await orderFor(20_000)
    expect(
      await amaya.pay({ orderNumbers: [order], payType: 24, cardId: card?.cardId, returnUrl: '/x' }),
    ).toMatchObject({ body: { state: 'paid' } })
    expect((await amaya.detail(order)).body.payType).toBe(24)

    const waiting = await orderFor(30_000)
    expect(await amaya.byCard([waiting], 'confirm', { payType: 24 })).toMatchObject({ body: { state: 'action' } })
    expect(await amaya.byCard([waiting], 'paid')).toMatchObject({ body: { state: 'paid' } })
    const { payType, installment } = (await amaya.detail(waiting)).body
    expect([payType, installment]).toEqual([21, undefined])
    expect(await world.moneyOf(waiting)).toMatchObject({ times: 1 })
  })

  test('product#installments: the orders of one payment share the plan of its sum, and one reminder comes the day before', async () => {
    const { orderNumbers, actualTotal } = await ordersOfTwoShops()
    expect(await byPlan(orderNumbers)).toMatchObject({ body: { state: 'paid' } })
    for (const one of orderNumbers) expect((await amaya.detail(one)).body.installment?.total).toBe(actualTotal)

    world.mall.time.now += 3.9 * day
    await world.settle()
    expect(await remindersOf(orderNumbers)).toEqual([0, 0])
    world.mall.time.now += 0.2 * day
    await Promise.all([world.settle(), world.settle()])
    expect(await remindersOf(orderNumbers)).toEqual([1, 0])
    const { body } = await amaya.ask<{ records: OrderNotice[] }>('GET', '/p/order/notice/page?lang=en')
    expect(body.records.find(({ title }) => title === 'Contact your bank')?.message).toMatch(
      /^Contact Serendib Bank by \d+ \w+ to set up your instalment plan: /,
    )
  })

  test('product#installments: where the first of two orders is cancelled, the other one has the reminder', async () => {
    const { orderNumbers } = await ordersOfTwoShops()
    await byPlan(orderNumbers)
    await amaya.cancel(orderNumbers[0])
    world.mall.time.now += 4.1 * day
    await world.settle()
    await world.settle()
    expect(await remindersOf(orderNumbers)).toEqual([0, 1])
  })

  test('product#installments: where the payment comes too late for the first of two orders, the other one has the reminder', async () => {
    const { orderNumbers } = await ordersOfTwoShops()
    expect(await byPlan(orderNumbers, 'late')).toMatchObject({ body: { state: 'paying' } })
    await amaya.cancel(orderNumbers[0])
    world.mall.time.now += 15_000
    await world.webhooks()
    expect((await amaya.detail(orderNumbers[0])).body.installment).toBeUndefined()
    expect((await amaya.detail(orderNumbers[1])).body).toMatchObject({ isPaid: true, payType: 24 })
    world.mall.time.now += 4.1 * day
    await world.settle()
    expect(await remindersOf(orderNumbers)).toEqual([0, 1])
  })

  test('product#installments: a cancelled order has its money back in full and no reminder', async () => {
    const order = await orderFor(11_000)
    await byPlan([order])
    await amaya.cancel(order)
    world.mall.time.now += 5 * day
    await world.settle()
    expect(await world.noticesOf(order)).not.toContain('INSTALLMENT_REMINDER')
    const { paid, back } = await world.moneyOf(order)
    expect(back).toBe(paid)
  })
})
