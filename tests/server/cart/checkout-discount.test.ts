import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Refund } from '#contract/order/refund.ts'
import { ship } from '#server/order/move-order.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { payOrder } from '../support/paid-order.ts'

let giving: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  giving = await openOrderMall({ FEES: '{"LK":{"discount":7.5,"discountFrom":2000}}' })
  await giving.fill()
})
afterAll(() => giving?.mall.close())

test('product#checkout: a configured discount applies to each shop above its amount: in checkout, order and refund', async () => {
  const { a, b, other } = giving.skus
  const me = await giving.shopper()
  const { body } = await me.confirm({ basketIds: await me.fillCart({ [a]: 1, [b]: 1, [other]: 1 }) })
  const byShop = new Map(body.shopCartOrders.map((shop) => [shop.shopId, shop]))
  const [big, small] = [byShop.get(giving.shops[0] ?? 0), byShop.get(giving.shops[1] ?? 0)]
  // 7.5 % of 2,500 is 187.50: rupees are whole, and the discount is rounded down.
  expect([big?.total, big?.shopReduce, small?.total, small?.shopReduce]).toEqual([2500, 187, 1250, 0])
  for (const shop of body.shopCartOrders) expect(shop.actualTotal).toBe(shop.total - shop.shopReduce + shop.transfee)
  expect(body.actualTotal).toBe(
    body.total - 187 + body.deliveryFee + body.handlingFee + body.smallCartFee + body.deliveryInsurance,
  )
  const { orderNumbers } = (await me.submit(body.checkoutId, { actualTotal: body.actualTotal })).body
  const orders = await Promise.all(orderNumbers.map(async (number) => (await me.detail(number)).body))
  expect(orders.reduce((sum, { actualTotal }) => sum + actualTotal, 0)).toBe(body.actualTotal)
  const order = orders.find(({ shopId }) => shopId === giving.shops[0])
  expect(order).toMatchObject({ total: 2500, shopReduce: 187 })
  expect(orders.find(({ shopId }) => shopId === giving.shops[1])).toMatchObject({ total: 1250, shopReduce: 0 })

  // After shipping, items are refunded one by one: the amount paid for the goods, in whole rupees.
  const orderNumber = order?.orderNumber ?? ''
  await payOrder(giving.mall, orderNumber)
  await giving.mall.db
    .transaction()
    .execute((tables) =>
      ship(tables, orderNumber, { courier: 'Post', trackingNumber: 'P1' }, new Date(giving.mall.time.now)),
    )
  const amounts: number[] = []
  for (const { orderItemId } of order?.orderItemDtos ?? []) {
    const { refundNumber } = (
      await me.ask<{ refundNumber: string }>('POST', '/p/refund/apply', {
        orderNumber,
        orderItemIds: [orderItemId],
        reason: 'DAMAGED',
        detail: 'It is broken.',
        pics: [],
      })
    ).body
    amounts.push((await me.ask<Refund>('GET', `/p/refund/${refundNumber}`)).body.refundAmount)
  }
  expect(amounts).toEqual([1156, 1157])
})
