import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { myOrders, type orderCount } from '#contract/order/my-orders.ts'
import { query } from '#server/database/database.ts'
import { markPaid, ship } from '#server/order/move-order.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

type Me = Awaited<ReturnType<typeof world.shopper>>
const now = () => new Date(world.mall.time.now)
const pay = (number: string) =>
  world.mall.db.transaction().execute((tables) => markPaid(tables, number, { payType: 21, now: now() }))
const send = (number: string) =>
  world.mall.db
    .transaction()
    .execute((tables) => ship(tables, number, { courier: 'Lanka Express', trackingNumber: 'LX 4820' }, now()))
const receive = (me: Me, number: string) => me.ask('PUT', `/p/myOrder/receipt/${number}`)
const drop = (me: Me, number: string) => me.ask('DELETE', `/p/myOrder/${number}`)
const counts = async (me: Me) =>
  (await me.ask<v.InferOutput<typeof orderCount.reply>>('GET', '/p/myOrder/orderCount')).body

describe('product#orders: the list of orders', () => {
  test('product#unpaid: the orders of one checkout name the same checkout', async () => {
    const me = await world.shopper()
    const alone = await me.order(world.skus.a)
    const basketIds = await me.fillCart({ [world.skus.a]: 1, [world.skus.other]: 1 })
    const { checkoutId } = (await me.confirm({ basketIds })).body
    const together = (await me.submit(checkoutId)).body.orderNumbers
    expect(together).toHaveLength(2)
    const records = (await me.list('?status=1')).body.records
    const ofCheckout = records.filter((order) => order.checkoutId === checkoutId)
    expect(ofCheckout.map(({ orderNumber }) => orderNumber).sort()).toEqual([...together].sort())
    expect(records.find(({ orderNumber }) => orderNumber === alone)?.checkoutId).toBeDefined()
    expect((await me.detail(together[0] ?? '')).body.checkoutId).toBe(checkoutId)
  })

  test('product#orders: tabs have counts and pages, newest first', async () => {
    const me = await world.shopper()
    const numbers: string[] = []
    for (let nth = 0; nth < 6; nth += 1) numbers.push(await me.order(world.skus.a))
    const [toPay, toDeliver, toReceive, done, closed, deleted] = numbers as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    for (const number of [toDeliver, toReceive, done, deleted]) await pay(number)
    for (const number of [toReceive, done, deleted]) await send(number)
    for (const number of [done, deleted]) await receive(me, number)
    await me.cancel(closed)
    expect((await drop(me, deleted)).status).toBe(204)
    const { body } = await me.list()
    expect(v.is(myOrders.reply, body)).toBe(true)
    expect(body.records.map(({ orderNumber }) => orderNumber)).toEqual([closed, done, toReceive, toDeliver, toPay])
    for (const [status, number] of [
      [1, toPay],
      [2, toDeliver],
      [3, toReceive],
      [5, done],
      [6, closed],
    ] as const) {
      expect((await me.list(`?status=${status}`)).body.records.map(({ orderNumber }) => orderNumber)).toEqual([number])
    }
    expect(await counts(me)).toEqual({
      allCount: 5,
      unPay: 1,
      payed: 1,
      consignment: 1,
      success: 1,
      close: 1,
      refund: 0,
      toRate: 1,
    })
    const second = (await me.list('?current=2&size=2')).body
    expect([second.records.map(({ orderNumber }) => orderNumber), second.total, second.pages]).toEqual([
      [toReceive, toDeliver],
      5,
      3,
    ])
    for (const query of ['?status=4', '?status=x', '?size=1000', '?current=0', '?lang=xx'])
      expect((await me.list(query)).status, query).toBe(400)
  })

  test('wire#orders: a paid group order is listed with those to be delivered', async () => {
    const me = await world.shopper()
    const number = await me.order(world.skus.a)
    await query(world.mall.db, sql`update shop_order set status = 7 where order_number = ${number}`)
    expect((await me.list('?status=2')).body.records).toMatchObject([{ orderNumber: number, status: 7 }])
    expect((await counts(me)).payed).toBe(1)
  })

  test('product#orders: orders are found by number, shop and product names, in any language', async () => {
    const me = await world.shopper()
    const [first, second] = [await me.order(world.skus.a), await me.order(world.skus.other)]
    const found = async (key: string) =>
      (await me.list(`?key=${encodeURIComponent(key)}`)).body.records.map(({ orderNumber }) => orderNumber)
    expect(await found(first.slice(-8))).toEqual([first])
    const [english, turkish] = [(await me.detail(second)).body, (await me.detail(second, 'tr')).body]
    expect(english.orderItemDtos[0]?.prodName).not.toBe(turkish.orderItemDtos[0]?.prodName)
    expect(await found(english.shopName.toLowerCase())).toEqual([second])
    for (const { orderItemDtos } of [english, turkish])
      expect(await found(orderItemDtos[0]?.prodName.slice(0, 12) ?? 'none')).toEqual([second])
    for (const nothing of ['%', '_', '\\', 'no such thing']) expect(await found(nothing), nothing).toEqual([])
    expect(await found(' ')).toEqual([second, first])
  })

  test("product#roles: another shopper's orders and deleted orders are not found", async () => {
    const [me, stranger] = [await world.shopper(), await world.shopper()]
    const number = await me.order(world.skus.a)
    const statusesFor = async (shopper: Me) => [
      (await shopper.detail(number)).status,
      (await shopper.cancel(number)).status,
      (await receive(shopper, number)).status,
      (await drop(shopper, number)).status,
      (await shopper.ask('GET', `/p/myOrder/logistics/${number}`)).status,
    ]
    expect(await statusesFor(stranger)).toEqual([404, 404, 404, 404, 404])
    expect((await stranger.list()).body.total).toBe(0)
    expect((await counts(stranger)).allCount).toBe(0)
    expect((await me.detail(number)).body.status).toBe(1)
    await me.cancel(number)
    await drop(me, number)
    expect(await statusesFor(me)).toEqual([404, 404, 404, 404, 404])
    expect((await me.detail('NL-2611-00000000')).status).toBe(404)
    for (const strange of ['x', '../etc', "'; drop table shop_order; --"])
      expect((await me.detail(encodeURIComponent(strange))).status).toBe(400)
  })
})
