import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Refund } from '#contract/order/refund.ts'
import { isRefusal } from '#server/http/refusal.ts'
import { approveRefund } from '#server/refund/move-refund.ts'
import { openPaymentMall } from '../support/malls/payment-mall.ts'

let world: Awaited<ReturnType<typeof openPaymentMall>>
beforeAll(async () => {
  world = await openPaymentMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

const approve = async (refundNumber: string) => {
  const approved = await world.mall.db
    .transaction()
    .execute((tables) => approveRefund(tables, { refundNumber }, new Date(world.mall.time.now)))
  expect(isRefusal(approved)).toBe(false)
}

describe('product#payments: the amount of a refund', () => {
  test('product#payments: is returned to the card that paid, once, product by product, and in full at the end', async () => {
    const me = await world.payer()
    const basketIds = await me.fillCart({ [world.skus.a]: 2, [world.skus.b]: 1 })
    const { orderNumbers } = (await me.submit((await me.confirm({ basketIds })).body.checkoutId)).body
    const orderNumber = orderNumbers[0] ?? ''
    expect((await me.byCard([orderNumber], 'paid')).body).toMatchObject({ state: 'paid' })
    const { orderItemDtos, actualTotal } = (await me.detail(orderNumber)).body
    const apply = async (at: number) =>
      (
        await me.ask<{ refundNumber: string }>('POST', '/p/refund/apply', {
          orderNumber,
          orderItemIds: [orderItemDtos[at]?.orderItemId],
          reason: 'CHANGED_MIND',
        })
      ).body.refundNumber
    const read = async (refundNumber: string) => (await me.ask<Refund>('GET', `/p/refund/${refundNumber}`)).body

    const first = await apply(0)
    await world.settle()
    expect(await world.moneyOf(orderNumber)).toMatchObject({ back: 0 })
    await approve(first)
    await world.settle()
    const given = await read(first)
    expect(given).toMatchObject({ state: 4 })
    expect(await world.moneyOf(orderNumber)).toMatchObject({
      begun: given.refundAmount * 100,
      back: given.refundAmount * 100,
    })
    expect((await me.detail(orderNumber)).body).toMatchObject({ status: 2, refundAmount: given.refundAmount })

    const second = await apply(1)
    await approve(second)
    await world.settle()
    expect((await read(second)).state).toBe(4)
    expect((await read(second)).refundAmount).toBeCloseTo(actualTotal - given.refundAmount, 2)
    expect((await me.detail(orderNumber)).body).toMatchObject({ status: 6, refundAmount: actualTotal })
    const money = await world.moneyOf(orderNumber)
    expect(money).toMatchObject({ paid: Math.round(actualTotal * 100), begun: money.paid, back: money.paid })
    expect(await world.noticesOf(orderNumber)).toEqual([
      'ORDER_PLACED',
      'ORDER_PAID',
      'REFUND_ASKED',
      'REFUND_AGREED',
      'REFUND_PAID',
      'REFUND_ASKED',
      'REFUND_AGREED',
      'REFUND_PAID',
    ])
  })
})
