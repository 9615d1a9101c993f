import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Logistics, logistics as logisticsShape } from '#contract/order/my-orders.ts'
import { cancelReasons, order as orderShape, type PayType, receiptTime, unpaidTime } from '#contract/order/order.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { query, type Tables } from '#server/database/database.ts'
import { isRefusal } from '#server/http/refusal.ts'
import { deliver, markPaid, readOrdersToPay, recordLocation, ship } from '#server/order/move-order.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

type Me = Awaited<ReturnType<typeof world.shopper>>
const later = (milliseconds: number) => (world.mall.time.now += milliseconds)
const now = () => new Date(world.mall.time.now)
const inside = <Result>(work: (tables: Tables) => Promise<Result>) => world.mall.db.transaction().execute(work)
const pay = (number: string, payType: PayType = 21) =>
  inside((tables) => markPaid(tables, number, { payType, now: now() }))
const parcel = { courier: 'Lanka Express', trackingNumber: 'LX 4820 1139 07' }
const send = (number: string) => inside((tables) => ship(tables, number, parcel, now()))
const handOver = (number: string) => inside((tables) => deliver(tables, number, now()))
const noticesOf = (number: string) =>
  query<{ title: string; args: Record<string, unknown>; pic: string; is_read: boolean }>(
    world.mall.db,
    sql`select title, args, pic, is_read from order_notice where order_number = ${number} order by id`,
  )
const receive = (me: Me, number: string) => me.ask('PUT', `/p/myOrder/receipt/${number}`)
const drop = (me: Me, number: string) => me.ask('DELETE', `/p/myOrder/${number}`)

describe('product#orders: an order from placement to completion', () => {
  test('product#orders: paid, shipped, delivered, received: each state is visible to the shopper and announced by a notice', async () => {
    const me = await world.shopper()
    const number = await me.order(world.skus.a, 2)
    expect(number).toMatch(/^NL-2611-\d{8}$/)
    expect((await me.detail(number)).body).toMatchObject({
      status: 1,
      isPaid: false,
      createTime: '2026-11-20 06:30:00',
      endTime: '2026-11-20 07:00:00',
    })
    later(60_000)
    await pay(number, 22)
    expect((await me.detail(number)).body).toMatchObject({
      status: 2,
      isPaid: true,
      payType: 22,
      payTime: '2026-11-20 06:31:00',
    })
    expect((await me.detail(number)).body.endTime).toBeUndefined()
    later(60_000)
    await send(number)
    expect((await me.detail(number)).body).toMatchObject({
      status: 3,
      dvyTime: '2026-11-20 06:32:00',
      endTime: '2026-12-05 06:32:00',
      ...parcel,
    })
    later(60_000)
    await inside((tables) =>
      recordLocation(tables, number, { place: 'Kandy', text: 'Out of the Kandy sorting centre' }, now()),
    )
    const logistics = async () => (await me.ask<Logistics>('GET', `/p/myOrder/logistics/${number}`)).body
    expect(await logistics()).toMatchObject({
      state: 'moving',
      company: 'Lanka Express',
      trackingNumber: 'LX 4820 1139 07',
    })
    later(60_000)
    await handOver(number)
    expect((await me.detail(number)).body).toMatchObject({ status: 3, deliveredAt: '2026-11-20 06:34:00' })
    later(60_000)
    expect((await receive(me, number)).status).toBe(204)
    const { body } = await me.detail(number)
    expect(v.is(orderShape, body)).toBe(true)
    expect(body).toMatchObject({ status: 5, finallyTime: '2026-11-20 06:35:00', deliveredAt: '2026-11-20 06:34:00' })
    const tracking = await logistics()
    expect(v.is(logisticsShape, tracking)).toBe(true)
    expect(tracking.state).toBe('delivered')
    expect(tracking.traces.map(({ kind, place, text, time }) => [kind, place, text, time.slice(11)])).toEqual([
      ['RECEIVED', '', 'The order is completed.', '06:35:00'],
      ['DELIVERED', '', 'The parcel was delivered.', '06:34:00'],
      ['MOVED', 'Kandy', 'Out of the Kandy sorting centre', '06:33:00'],
      ['SHIPPED', '', 'The parcel was handed to the courier.', '06:32:00'],
      ['PAID', '', 'The order was paid.', '06:31:00'],
      ['PLACED', '', 'The order was placed.', '06:30:00'],
    ])
    const notices = await noticesOf(number)
    expect(notices.map(({ title }) => title)).toEqual([
      'ORDER_PLACED',
      'ORDER_PAID',
      'ORDER_SHIPPED',
      'ORDER_DELIVERED',
      'ORDER_DONE',
    ])
    expect(notices[2]).toMatchObject({
      is_read: false,
      pic: expect.stringContaining('{width}') as string,
      args: { regionId: defaultRegionId, actualTotal: 295_000, count: 2, ...parcel },
    })
    expect(notices[2]?.args.names).toHaveLength(5)
  })

  test('product#orders: cash on delivery is unpaid until delivery, and its cancellation refunds no money', async () => {
    const me = await world.shopper()
    const [deliveredOrder, cancelled] = [await me.order(world.skus.a), await me.order(world.skus.a)]
    for (const number of [deliveredOrder, cancelled]) await pay(number, 23)
    expect((await me.detail(deliveredOrder)).body).toMatchObject({ status: 2, isPaid: false, payType: 23 })
    expect((await me.detail(deliveredOrder)).body.payTime).toBeUndefined()
    await me.cancel(cancelled)
    const { body } = await me.detail(cancelled)
    expect(body).toMatchObject({ status: 6, isPaid: false, cancelledAmount: 1700 })
    expect(body.refundAmount).toBeUndefined()
    await send(deliveredOrder)
    await handOver(deliveredOrder)
    expect((await me.detail(deliveredOrder)).body).toMatchObject({ isPaid: true })
    expect((await noticesOf(deliveredOrder)).map(({ title }) => title)).toEqual([
      'ORDER_PLACED',
      'ORDER_PROMISED',
      'ORDER_SHIPPED',
      'ORDER_DELIVERED',
    ])
  })

  test('product#cash: the receipt of cash on delivery can be confirmed before the courier records the delivery, which pays it', async () => {
    const me = await world.shopper()
    const number = await me.order(world.skus.a)
    await pay(number, 23)
    await send(number)
    expect((await receive(me, number)).status).toBe(204)
    const { body } = await me.detail(number)
    expect(body).toMatchObject({ status: 5, isPaid: false })
    expect(body.deliveredAt).toBeUndefined()
    const refund = {
      orderNumber: number,
      orderItemIds: body.orderItemDtos.map(({ orderItemId }) => orderItemId),
      reason: 'DAMAGED',
    }
    expect((await me.ask('POST', '/p/refund/apply', refund)).body.code).toBe('ORDER_STATE')
    later(60_000)
    expect(isRefusal(await handOver(number))).toBe(false)
    expect((await me.detail(number)).body).toMatchObject({ status: 5, isPaid: true, deliveredAt: expect.any(String) })
    expect(await handOver(number)).toMatchObject({ refused: { code: 'ORDER_STATE' } })
    expect((await noticesOf(number)).map(({ title }) => title)).toEqual([
      'ORDER_PLACED',
      'ORDER_PROMISED',
      'ORDER_SHIPPED',
      'ORDER_DONE',
    ])
    expect((await me.ask('POST', '/p/refund/apply', refund)).status).toBe(200)
  })

  test('quality#trust: a payment that is reported twice counts once; a payment that comes too late is refused', async () => {
    const me = await world.shopper()
    const [number, closed] = [await me.order(world.skus.a), await me.order(world.skus.a)]
    await Promise.all([pay(number), pay(number), pay(number)])
    expect((await noticesOf(number)).filter(({ title }) => title === 'ORDER_PAID')).toHaveLength(1)
    await send(number)
    expect(isRefusal(await pay(number))).toBe(false)
    expect(await pay(number, 22)).toMatchObject({ refused: { code: 'ORDER_STATE' } })
    await me.cancel(closed)
    expect(await pay(closed)).toMatchObject({
      refused: { code: 'ORDER_STATE', desc: "This order isn't awaiting payment." },
    })
    expect(await pay('NL-2611-00000000')).toMatchObject({ refused: { code: 'NOT_FOUND' } })
  })

  test('product#orders: a payment needs amounts in minor units, and orders of the shopper only', async () => {
    const [me, stranger] = [await world.shopper(), await world.shopper(regionIds.TR)]
    const ownOrders = [await me.order(world.skus.a), await me.order(world.skus.b, 2)]
    const otherOrder = await stranger.order(world.skus.a)
    const [row] = await query<{ account_id: number }>(
      world.mall.db,
      sql`select account_id from account where mail = ${me.mail}`,
    )
    const toPay = await inside((tables) =>
      readOrdersToPay(tables, row?.account_id ?? 0, [...ownOrders].reverse().concat(otherOrder)),
    )
    expect(toPay).toMatchObject([
      {
        orderNumber: ownOrders[0],
        amount: 170_000,
        currency: 'LKR',
        status: 1,
        isPaid: false,
        isCashAllowed: true,
        regionId: regionIds.LK,
      },
      { orderNumber: ownOrders[1], amount: 295_000, currency: 'LKR' },
    ])
    expect((await stranger.detail(otherOrder)).body).toMatchObject({ priceSymbol: '₺', regionId: regionIds.TR })
  })
})

describe('product#orders: cancellation', () => {
  test.each(cancelReasons)('product#limits: for the reason %s; the stock is returned', async (reason) => {
    const { a } = world.skus
    const me = await world.shopper()
    const number = await me.order(a, 3)
    expect(await world.stockOf(a)).toEqual({ sku: 47, product: 97, sum: 97 })
    expect((await me.ask('PUT', `/p/myOrder/cancel/${number}`, { reason, detail: 'Sorry.' })).status).toBe(204)
    expect((await me.detail(number)).body).toMatchObject({
      status: 6,
      cancelReason: reason,
      cancelTime: expect.any(String) as string,
    })
    expect((await noticesOf(number)).map(({ title, args }) => [title, args.cancelReason])).toEqual([
      ['ORDER_PLACED', null],
      ['ORDER_CANCELLED', reason],
    ])
    expect(await world.stockOf(a)).toEqual({ sku: 50, product: 100, sum: 100 })
  })

  test('product#orders: a paid amount is refunded', async () => {
    const me = await world.shopper()
    const number = await me.order(world.skus.a)
    await pay(number)
    await me.cancel(number)
    expect((await me.detail(number)).body).toMatchObject({
      status: 6,
      isPaid: true,
      refundAmount: 1700,
      cancelledAmount: 1700,
    })
    expect((await me.ask<Logistics>('GET', `/p/myOrder/logistics/${number}`)).body.state).toBe('stopped')
  })

  test('quality#trust: cancelled twice and paid at once: the stock is returned once, and the order has one final state', async () => {
    const { a } = world.skus
    const me = await world.shopper()
    const number = await me.order(a, 5)
    const key = randomUUID()
    const answers = await Promise.all([
      me.cancel(number),
      me.cancel(number),
      me.cancel(number, key),
      me.cancel(number, key),
    ])
    expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(1)
    for (const { status, body } of answers)
      if (status !== 204) expect(['ORDER_STATE', 'IN_PROGRESS']).toContain(body.code)
    expect(await world.stockOf(a)).toEqual({ sku: 50, product: 100, sum: 100 })
    const both = await me.order(a)
    const [cancelled, paid] = await Promise.all([me.cancel(both), pay(both)])
    const { body } = await me.detail(both)
    expect(body.status).toBe(6)
    expect(cancelled.status).toBe(204)
    expect(body.refundAmount).toBe(isRefusal(paid) ? undefined : 1700)
    expect(await world.stockOf(a)).toMatchObject({ sku: 50 })
  })

  test('wire#orders: bad input is refused', async () => {
    const me = await world.shopper()
    const number = await me.order(world.skus.a)
    for (const body of [{}, { reason: 'BORED' }, { reason: 'UNPAID' }, { reason: 'TOO_LONG', detail: 'x'.repeat(501) }])
      expect((await me.ask('PUT', `/p/myOrder/cancel/${number}`, body)).status).toBe(400)
    expect((await me.detail(number)).body.status).toBe(1)
  })
})

test('product#orders: a forbidden action has its own sentence and changes nothing', async () => {
  const me = await world.shopper()
  const number = await me.order(world.skus.a)
  const refused = async (answer: Promise<{ status: number; body: { code?: string; desc?: string } }>) => {
    const { status, body } = await answer
    expect([status, body.code]).toEqual([400, 'ORDER_STATE'])
    return body.desc
  }
  expect(await refused(receive(me, number))).toBe('Only shipped orders can be confirmed as received.')
  expect(await refused(drop(me, number))).toBe('Only completed or cancelled orders can be deleted.')
  expect(await send(number)).toMatchObject({
    refused: { code: 'ORDER_STATE', desc: 'Only a paid order can be shipped, once.' },
  })
  expect(await inside((tables) => recordLocation(tables, number, { place: '', text: 'x' }, now()))).toMatchObject({
    refused: { code: 'ORDER_STATE' },
  })
  await pay(number)
  await send(number)
  expect(await refused(me.cancel(number))).toBe('This order can no longer be cancelled.')
  expect((await me.detail(number)).body).toMatchObject({ status: 3 })
  expect((await noticesOf(number)).map(({ title }) => title)).toEqual(['ORDER_PLACED', 'ORDER_PAID', 'ORDER_SHIPPED'])
})

describe('product#orders: automatic transitions', () => {
  // The jobs must not move other tests' orders.
  beforeEach(() => query(world.mall.db, sql`update shop_order set ends_at = null`))

  test('wire#orders: an order unpaid for 30 minutes is closed and its stock returned; paid orders stay', async () => {
    const { a } = world.skus
    const me = await world.shopper()
    const [unpaid, paid] = [await me.order(a, 2), await me.order(a)]
    await pay(paid)
    later(unpaidTime - 1)
    expect(await world.moveEnded(world.mall.time.now)).toBe(0)
    const last = await me.order(a)
    later(1)
    expect(await world.moveEnded(world.mall.time.now)).toBe(1)
    expect((await me.detail(unpaid)).body).toMatchObject({ status: 6, cancelReason: 'UNPAID' })
    expect(await world.moveEnded(world.mall.time.now)).toBe(0)
    expect(await world.stockOf(a)).toMatchObject({ sku: 48 })
    expect((await noticesOf(unpaid)).at(-1)?.title).toBe('ORDER_UNPAID')
    expect([(await me.detail(paid)).body.status, (await me.detail(last)).body.status]).toEqual([2, 1])
  })

  test('wire#orders: an order is completed 15 days after dispatch', async () => {
    const me = await world.shopper()
    const number = await me.order(world.skus.a)
    await pay(number)
    await send(number)
    expect(await world.moveEnded(world.mall.time.now + receiptTime - 1)).toBe(0)
    expect(await world.moveEnded(world.mall.time.now + receiptTime)).toBe(1)
    expect((await me.detail(number)).body.status).toBe(5)
  })
})
