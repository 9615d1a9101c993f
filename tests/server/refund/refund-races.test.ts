import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { query, type Tables } from '#server/database/database.ts'
import { deliver, ship } from '#server/order/move-order.ts'
import { approveRefund, declineRefund } from '#server/refund/move-refund.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { numbers } from '../support/numbers.ts'
import { payOrder } from '../support/paid-order.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

test('quality#trust: shopper, shop and courier at once: refunds never exceed the payment, each piece is sold or in stock, once', {
  timeout: 120_000,
}, async () => {
  const { a, b } = world.skus
  const pick = numbers(29)
  const now = () => new Date(world.mall.time.now)
  const shop = (work: (tables: Tables) => Promise<unknown>) => world.mall.db.transaction().execute(work)
  const me = await world.shopper()
  for (let round = 0; round < 12; round += 1) {
    await world.fill()
    const { body } = await me.submit(
      (await me.confirm({ basketIds: await me.fillCart({ [a]: 2, [b]: 3 }) })).body.checkoutId,
    )
    const orderNumber = body.orderNumbers[0] ?? ''
    await payOrder(world.mall, orderNumber)
    const ids = (await me.detail(orderNumber)).body.orderItemDtos.map(({ orderItemId }) => orderItemId)
    const refunds: string[] = []
    for (const id of ids) {
      refunds.push(
        (
          await me.ask<{ refundNumber: string }>('POST', '/p/refund/apply', {
            orderNumber,
            orderItemIds: [id],
            reason: 'OTHER',
          })
        ).body.refundNumber,
      )
    }
    const actions = [
      ...refunds.flatMap((refundNumber) => [
        () => shop((tables) => approveRefund(tables, { refundNumber }, now())),
        () => shop((tables) => declineRefund(tables, { refundNumber }, 'No.', now())),
        () => me.ask('PUT', `/p/refund/cancel/${refundNumber}`),
      ]),
      () => me.cancel(orderNumber),
      () => shop((tables) => ship(tables, orderNumber, { courier: 'Post', trackingNumber: 'P1' }, now())),
      () => shop((tables) => deliver(tables, orderNumber, now())),
      () => me.ask('PUT', `/p/myOrder/receipt/${orderNumber}`),
    ]
    await Promise.all(
      actions
        .map((action) => ({ action, at: pick(1000) }))
        .sort((one, other) => one.at - other.at)
        .map(({ action }) => action()),
    )

    const [row] = await query<{
      status: number
      refund_amount: number
      actual_total: number
      approved: number
    }>(
      world.mall.db,
      sql`
      select status, refund_amount, actual_total, (select coalesce(sum(amount), 0) from refund r where r.order_id = o.order_id and r.state in (2, 4)) as approved
      from shop_order o where order_number = ${orderNumber}`,
    )
    if (row?.status === 6) expect(row.refund_amount).toBe(row.actual_total)
    else expect(row?.refund_amount).toBe(row?.approved)
    expect(row?.refund_amount).toBeLessThanOrEqual(row?.actual_total ?? 0)
    // Stock is returned for refunds approved before shipping and for closed orders, and not for an order that was shipped
    // whole.
    const states = (await me.detail(orderNumber)).body.orderItemDtos
    for (const [skuId, count] of [
      [a, 2],
      [b, 3],
    ] as const) {
      const isBack =
        row?.status === 6 ||
        (row?.status === 2 && [2, 4].includes(states.find((item) => item.skuId === skuId)?.refundState ?? 0))
      const { sku } = await world.stockOf(skuId)
      if (row?.status === 2 || row?.status === 6) expect(sku, `round ${round}`).toBe(isBack ? 50 : 50 - count)
      else expect([50, 50 - count]).toContain(sku)
    }
  }
})
