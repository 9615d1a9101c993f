import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { receiptTime } from '#contract/order/order.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { deleteExpiredRecords } from '#server/account/expired-records-store.ts'
import { query } from '#server/database/database.ts'
import { markPaid, ship } from '#server/order/move-order.ts'
import { seedCatalogue } from '#server/seed/seed-catalogue.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

const now = () => new Date(world.mall.time.now)
const pay = (number: string) =>
  world.mall.db.transaction().execute((tables) => markPaid(tables, number, { payType: 21, now: now() }))
const send = (number: string) =>
  world.mall.db
    .transaction()
    .execute((tables) => ship(tables, number, { courier: 'Lanka Express', trackingNumber: 'LX 4820' }, now()))

describe('decision 0024 records that outlive others', () => {
  test('orders of an erased account stay without the name; until then they are in its copy', async () => {
    const me = await world.shopper()
    const [done, open] = [await me.order(world.skus.a), await me.order(world.skus.b)]
    for (const number of [done, open]) await pay(number)
    await me.cancel(done)
    const copy = await world.call.read<{ orders: unknown[] }>('/p/user/export', me.token)
    expect(copy.orders).toMatchObject([
      { orderNumber: open, status: 2 },
      { orderNumber: done, cancelDetail: 'No need.', userAddr: { receiver: 'Amaya Perera' }, isDeleted: false },
    ])
    world.mall.time.now += 60_000
    await world.call.write('DELETE', '/p/user', me.token, { code: await world.call.codeFor(me.mail) })
    const rows = () =>
      query(
        world.mall.db,
        sql`
      select account_id is null as is_ownerless, address->>'receiver' as receiver, address->>'addr' as line, address->>'mobile' as mobile, address->>'area' as town, cancel_detail, actual_total
      from shop_order where order_number = any(${[done, open]}::text[]) order by order_id`,
      )
    await deleteExpiredRecords(world.mall.db, new Date(world.mall.time.now + 15 * 86_400_000))
    const erased = {
      is_ownerless: true,
      receiver: '',
      line: '',
      mobile: '',
      town: 'Colombo 1 Fort',
      cancel_detail: null,
      actual_total: 170_000,
    }
    const named = { ...erased, receiver: 'Amaya Perera', line: '42/3 Galle Road', mobile: '+94 77 123 4567' }
    expect(await rows()).toEqual([erased, named])
    // Shipped orders are delivered, and then lose their name as well.
    await send(open)
    await world.moveEnded(world.mall.time.now + receiptTime)
    await deleteExpiredRecords(world.mall.db, new Date(world.mall.time.now + 15 * 86_400_000))
    expect(await rows()).toEqual([erased, erased])
    expect(await query(world.mall.db, sql`select id from order_notice where order_number = ${done}`)).toEqual([])
  })

  test('orders survive the catalogue, and what they took, shipped or not, is missing in the new one', async () => {
    const me = await world.shopper()
    const seedAgain = () =>
      seedCatalogue(world.mall.db, {
        products: 36,
        clock: () => world.mall.time.now,
        coloursOf: async () => [
          { hue: 0, colour: 'red' },
          { hue: 225, colour: 'blue' },
        ],
        again: true,
      })
    await seedAgain()
    const [orderItem] = await query<{ sku_id: number; stocks: number }>(
      world.mall.db,
      sql`
      select sku_id, so.stocks from sku_offer so join sku using (sku_id) join offer o using (region_id, prod_id)
      where region_id = ${defaultRegionId} and o.is_available and so.stocks > 10 and not exists (select 1 from order_item i where i.sku_id = so.sku_id) order by sku_id limit 1`,
    )
    const { sku_id: skuId = 0, stocks = 0 } = orderItem ?? {}
    const [open, closed, sent] = [await me.order(skuId, 3), await me.order(skuId, 2), await me.order(skuId, 1)]
    await me.cancel(closed)
    await pay(sent)
    await send(sent)
    const before = await me.detail(open)
    await seedAgain()
    const promised = await world.stockOf(skuId)
    expect(promised.sku).toBe(stocks - 3 - 1)
    expect(promised.product).toBe(promised.sum)
    expect(await me.detail(open)).toEqual(before)
    await me.cancel(open)
    expect(await world.stockOf(skuId)).toEqual({
      sku: stocks - 1,
      product: promised.product + 3,
      sum: promised.sum + 3,
    })
    const cancelled = await me.detail(open)
    await query(world.mall.db, sql`delete from sku_offer where sku_id = ${skuId}`)
    expect(await me.detail(open)).toEqual(cancelled)
  })
})
