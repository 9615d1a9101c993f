import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { query, runScript } from '#server/database/database.ts'
import { duplicatePayments } from '#server/database/migrations/0012-duplicate-payments.ts'
import { isRefusal } from '#server/http/refusal.ts'
import { deliver, ship } from '#server/order/move-order.ts'
import { approveRefund, payRefundByHand } from '#server/refund/move-refund.ts'
import { openPaymentMall } from '../support/malls/payment-mall.ts'

let world: Awaited<ReturnType<typeof openPaymentMall>>
let amaya: Awaited<ReturnType<typeof world.payer>>
beforeAll(async () => {
  world = await openPaymentMall()
})
afterAll(() => world?.mall.close())
beforeEach(async () => {
  await world.fill()
  amaya = await world.payer()
})

const now = () => new Date(world.mall.time.now)
/** An order whose first card was refused and whose second payment was accepted. */
const orderPaidBy = async (payType: 21 | 23, count = 1) => {
  const order = await amaya.order(world.skus.a, count)
  await amaya.byCard([order], 'declined')
  if (payType === 21) await amaya.byCard([order], 'paid')
  else await amaya.pay({ orderNumbers: [order], payType })
  const { actualTotal } = (await amaya.detail(order)).body
  return { order, total: Math.round(actualTotal * 100) }
}
/** Requests a refund of all items of an order; the shop approves. */
const refundAll = async (orderNumber: string) => {
  const { body } = await amaya.ask<{ refundNumber: string }>('POST', '/p/refund/apply', {
    orderNumber,
    orderItemIds: (await amaya.detail(orderNumber)).body.orderItemDtos.map(({ orderItemId }) => orderItemId),
    reason: 'CHANGED_MIND',
  })
  const approved = await world.mall.db
    .transaction()
    .execute((tables) => approveRefund(tables, { refundNumber: body.refundNumber }, now()))
  expect(isRefusal(approved)).toBe(false)
  return body.refundNumber
}
const stateOf = async (refundNumber: string) =>
  (await amaya.ask<{ state: number }>('GET', `/p/refund/${refundNumber}`)).body.state
const handOver = (orderNumber: string) =>
  world.mall.db.transaction().execute(async (tables) => {
    await ship(tables, orderNumber, { courier: 'Post', trackingNumber: 'P1' }, now())
    await deliver(tables, orderNumber, now())
  })

describe('product#payments: a payment that the bank takes twice', () => {
  test('product#payments: a duplicate payment goes back in full, and the order keeps its own', async () => {
    const { order, total } = await orderPaidBy(21)
    expect(await world.chargeAnyway(order)).toBe(204)
    await world.settle()
    expect(await world.moneyOf(order)).toEqual({ times: 2, paid: 2 * total, begun: total, back: total })
    const { status, refundAmount } = (await amaya.detail(order)).body
    expect([status, refundAmount]).toEqual([2, undefined])
    expect((await world.noticesOf(order)).slice(-2)).toEqual(['CHARGED_TWICE', 'MONEY_BACK'])
  })

  test.each(['before the cancellation', 'after the cancellation'])(
    'product#payments: both payments of a cancelled order go back: charged twice %s',
    async (when) => {
      const { order, total } = await orderPaidBy(21)
      if (when === 'before the cancellation') await world.chargeAnyway(order)
      await world.settle()
      expect((await amaya.cancel(order)).status).toBe(204)
      await world.settle()
      if (when === 'after the cancellation') expect(await world.chargeAnyway(order)).toBe(204)
      await world.settle()
      expect(await world.moneyOf(order)).toEqual({ times: 2, paid: 2 * total, begun: 2 * total, back: 2 * total })
      expect((await amaya.detail(order)).body).toMatchObject({ status: 6, refundAmount: total / 100 })
    },
  )

  test('product#payments: a full refund of an order that was charged twice returns both payments', async () => {
    const { order, total } = await orderPaidBy(21, 2)
    await world.chargeAnyway(order)
    const refundNumber = await refundAll(order)
    await world.settle()
    expect(await stateOf(refundNumber)).toBe(4)
    expect(await world.moneyOf(order)).toMatchObject({ begun: 2 * total, back: 2 * total })
    expect((await amaya.detail(order)).body).toMatchObject({ status: 6, refundAmount: total / 100 })
  })

  test('product#payments: a cancelled order with cash on delivery returns the card that was charged nevertheless', async () => {
    const { order, total } = await orderPaidBy(23)
    expect(await world.chargeAnyway(order)).toBe(204)
    await amaya.cancel(order)
    await world.settle()
    expect(await world.moneyOf(order)).toEqual({ times: 1, paid: total, begun: total, back: total })
    expect((await amaya.detail(order)).body).toMatchObject({ status: 6, isPaid: false })
  })

  test('product#payments: a duplicate card payment goes back while cash is still owed, and the cash stays owed', async () => {
    const { order, total } = await orderPaidBy(23)
    await handOver(order)
    const refundNumber = await refundAll(order)
    expect(await world.chargeAnyway(order)).toBe(204)
    await world.settle()
    expect(await world.moneyOf(order)).toEqual({ times: 1, paid: total, begun: total, back: total })
    expect(await stateOf(refundNumber)).toBe(2)
    await world.mall.db.transaction().execute((tables) => payRefundByHand(tables, { refundNumber }, now()))
    expect(await stateOf(refundNumber)).toBe(4)
    await world.settle()
    expect(await world.moneyOf(order)).toMatchObject({ begun: total, back: total })
  })

  test('product#payments: an unpaid order closes, and the card that was charged nevertheless is returned', async () => {
    const order = await amaya.order(world.skus.a)
    await amaya.byCard([order], 'declined')
    await world.closeUnpaid()
    expect(await world.chargeAnyway(order)).toBe(204)
    await world.settle()
    const { paid } = await world.moneyOf(order)
    expect(await world.moneyOf(order)).toEqual({ times: 1, paid, begun: paid, back: paid })
    expect((await world.noticesOf(order)).slice(-2)).toEqual(['PAID_TOO_LATE', 'MONEY_BACK'])
  })

  test('product#payments: a mall of an older version returns the payment that a cancellation had kept', async () => {
    const { order, total } = await orderPaidBy(21)
    await world.chargeAnyway(order)
    await world.settle()
    await amaya.cancel(order)
    // The older version counted the returned duplicate as the refund of the cancelled order.
    await query(
      world.mall.db,
      sql`update shop_order set refund_amount = ${total}, refunded_at = ${now()} where order_number = ${order}`,
    )
    await runScript(world.mall.db, duplicatePayments)
    await world.settle()
    expect(await world.moneyOf(order)).toMatchObject({ begun: 2 * total, back: 2 * total })
  })

  test('product#payments: a mall of an older version does not return a duplicate payment again', async () => {
    const { order, total } = await orderPaidBy(21)
    await world.chargeAnyway(order)
    await world.settle()
    await query(
      world.mall.db,
      sql`update shop_order set refund_amount = ${total}, refunded_at = ${now()} where order_number = ${order}`,
    )
    await runScript(world.mall.db, duplicatePayments)
    await world.settle()
    expect(await world.moneyOf(order)).toMatchObject({ begun: total, back: total })
    expect((await amaya.detail(order)).body.refundAmount).toBeUndefined()
  })
})
