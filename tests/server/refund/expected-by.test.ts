import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Refund } from '#contract/order/refund.ts'
import { query, runScript, type Tables } from '#server/database/database.ts'
import { expectedBy } from '#server/refund/expected-by.ts'
import { approveRefund } from '#server/refund/move-refund.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { payOrder } from '../support/paid-order.ts'

// The mall's clock stands at Friday 20 November 2026; the fifth working day after is Friday 27.

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(async () => {
  await world.fill()
  await runScript(world.mall.db, 'truncate shop_order, order_notice cascade')
})
afterAll(() => world?.mall.close())

type Shopper = Awaited<ReturnType<typeof world.shopper>>
const inTransaction = (work: (tables: Tables) => Promise<unknown>) => world.mall.db.transaction().execute(work)
const payBack = (orderNumber: string) =>
  query(
    world.mall.db,
    sql`update shop_order set refunded_at = ${new Date(world.mall.time.now)} where order_number = ${orderNumber}`,
  )
const requestRefund = async (me: Shopper, orderNumber: string) => {
  const { orderItemDtos } = (await me.detail(orderNumber)).body
  const orderItemIds = orderItemDtos.map(({ orderItemId }) => orderItemId)
  const { body } = await me.ask<{ refundNumber: string }>('POST', '/p/refund/apply', {
    orderNumber,
    orderItemIds,
    reason: 'DAMAGED',
    detail: '',
    pics: [],
  })
  return body.refundNumber
}
const readRefund = async (me: Shopper, refundNumber: string) =>
  (await me.ask<Refund>('GET', `/p/refund/${refundNumber}`)).body

test('product#refunds: a cancelled order names the working day by which the money is expected, until the money is back', async () => {
  const me = await world.shopper()
  const orderNumber = await me.order(world.skus.a, 2)
  expect((await me.detail(orderNumber)).body.expectedBy).toBeUndefined()
  await payOrder(world.mall, orderNumber)
  // The day if the shopper cancelled now.
  expect((await me.detail(orderNumber)).body.expectedBy).toBe('2026-11-27')
  await me.cancel(orderNumber)
  world.mall.time.now += 86_400_000
  expect((await me.detail(orderNumber)).body).toMatchObject({ status: 6, expectedBy: '2026-11-27' })
  expect((await me.list()).body.records[0]?.expectedBy).toBe('2026-11-27')
  await payBack(orderNumber)
  const after = (await me.detail(orderNumber)).body
  expect(after.expectedBy).toBeUndefined()
  expect(after.refundTime).toBeDefined()
  world.mall.time.now -= 86_400_000
})

test('product#refunds: cash that was never paid is not expected back', async () => {
  const me = await world.shopper()
  const orderNumber = await me.order(world.skus.a)
  await payOrder(world.mall, orderNumber, 23)
  expect((await me.detail(orderNumber)).body.expectedBy).toBeUndefined()
  await me.cancel(orderNumber)
  const { body } = await me.detail(orderNumber)
  expect(body.status).toBe(6)
  expect(body.expectedBy).toBeUndefined()
})

test("product#refunds: a refund names the day that counts from the shop's approval; the order's item names the refund", async () => {
  const me = await world.shopper()
  const orderNumber = await me.order(world.skus.a, 2)
  await payOrder(world.mall, orderNumber)
  const refundNumber = await requestRefund(me, orderNumber)
  expect(await readRefund(me, refundNumber)).toMatchObject({ state: 1, expectedBy: '2026-11-27' })
  expect((await me.detail(orderNumber)).body.orderItemDtos[0]).toMatchObject({ refundState: 1, refundNumber })
  world.mall.time.now += 3 * 86_400_000
  expect((await readRefund(me, refundNumber)).expectedBy).toBe('2026-11-30')
  await inTransaction((tables) => approveRefund(tables, { refundNumber }, new Date(world.mall.time.now)))
  world.mall.time.now += 86_400_000
  expect(await readRefund(me, refundNumber)).toMatchObject({ state: 2, expectedBy: '2026-11-30' })
  world.mall.time.now -= 4 * 86_400_000
})

test('product#refunds: each item of an order has the share of the paid amount that its refund returns', async () => {
  const me = await world.shopper()
  const { a, b } = world.skus
  const basketIds = await me.fillCart({ [a]: 2, [b]: 1 })
  const { body } = await me.submit((await me.confirm({ basketIds })).body.checkoutId)
  const order = (await me.detail(body.orderNumbers[0] ?? '')).body
  const shares = order.orderItemDtos.map(({ refundableAmount = 0 }) => refundableAmount)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(order.total - order.shopReduce - order.voucherReduce)
  expect(shares.every((share) => share > 0)).toBe(true)
})

test('product#refunds: working days are Monday to Friday of the region, whatever the number of days', () => {
  const friday = new Date('2026-11-20T06:30:00Z')
  expect(expectedBy(friday, 1, 'Asia/Colombo')).toBe('2026-11-23')
  expect(expectedBy(friday, 10, 'Asia/Colombo')).toBe('2026-12-04')
  // In Colombo the day is already Saturday.
  expect(expectedBy(new Date('2026-11-20T19:00:00Z'), 5, 'Asia/Colombo')).toBe('2026-11-27')
  expect(expectedBy(new Date('2026-11-22T19:00:00Z'), 1, 'Asia/Colombo')).toBe('2026-11-24')
})
