import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PayType } from '#contract/order/order.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { query, type Tables } from '#server/database/database.ts'
import { isRefusal } from '#server/http/refusal.ts'
import { ship } from '#server/order/move-order.ts'
import { countEverySold } from '#server/order/sold-store.ts'
import { approveRefund } from '#server/refund/move-refund.ts'
import { seedCatalogue } from '#server/seed/seed-catalogue.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { payOrder } from '../support/paid-order.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

type Me = Awaited<ReturnType<typeof world.shopper>>
const now = () => new Date(world.mall.time.now)
const inside = async (work: (tables: Tables) => Promise<unknown>) => {
  const result = await world.mall.db.transaction().execute(work)
  if (isRefusal(result)) throw new Error(result.refused.desc)
}
const pay = (number: string, payType?: PayType) => payOrder(world.mall, number, payType)
const send = (number: string) =>
  inside((tables) => ship(tables, number, { courier: 'Post', trackingNumber: 'P1' }, now()))

const prodOf = async (skuId: number) =>
  (await query<{ prod_id: number }>(world.mall.db, sql`select prod_id from sku where sku_id = ${skuId}`))[0]?.prod_id ??
  0
/** The sold count of the variant's product on its page. */
const soldOf = async (skuId: number) =>
  (
    (await (
      await world.call.ask('GET', `/prod/prodInfo?prodId=${await prodOf(skuId)}&regionId=${defaultRegionId}`)
    ).json()) as ProductDetail
  ).soldNum
/** The increase of the sold count by an action. */
const addedBy = async (skuId: number, action: () => Promise<unknown>) => {
  const before = await soldOf(skuId)
  await action()
  return (await soldOf(skuId)) - before
}
const refundOf = async (me: Me, orderNumber: string, orderItemIds: readonly number[]) =>
  (
    await me.ask<{ refundNumber: string }>('POST', '/p/refund/apply', {
      orderNumber,
      orderItemIds,
      reason: 'CHANGED_MIND',
      detail: '',
    })
  ).body.refundNumber
const approve = (refundNumber: string) => inside((tables) => approveRefund(tables, { refundNumber }, now()))

test('product#sold: an order counts once paid or ordered as cash on delivery; a cancellation before dispatch is subtracted', async () => {
  const { a, b } = world.skus
  const me = await world.shopper()
  let [card, cash] = ['', '']
  expect(await addedBy(a, async () => ([card, cash] = [await me.order(a, 3), await me.order(b, 2)]))).toBe(0)
  expect(await addedBy(a, () => pay(card))).toBe(3)
  expect(await addedBy(a, () => pay(card))).toBe(0)
  // Another variant of the same product.
  expect(await addedBy(a, () => pay(cash, 23))).toBe(2)
  expect(await addedBy(a, () => me.cancel(cash))).toBe(-2)
  expect(await addedBy(a, async () => me.cancel(await me.order(a)))).toBe(0)
  expect(await addedBy(a, () => send(card))).toBe(0)
  expect(await addedBy(a, () => me.ask('PUT', `/p/myOrder/receipt/${card}`))).toBe(0)
  expect(await addedBy(a, () => me.ask('DELETE', `/p/myOrder/${card}`))).toBe(0)
})

test('product#sold: a refund before dispatch is subtracted once; a refund after dispatch is not', async () => {
  const { a, other } = world.skus
  const me = await world.shopper()
  await world.shelve(other, { shopId: world.shops[0] ?? 0 })
  const order = async () => {
    const number =
      (await me.submit((await me.confirm({ basketIds: await me.fillCart({ [a]: 2, [other]: 1 }) })).body.checkoutId))
        .body.orderNumbers[0] ?? ''
    await pay(number)
    const { orderItemDtos } = (await me.detail(number)).body
    return { number, itemOf: (skuId: number) => orderItemDtos.find((one) => one.skuId === skuId)?.orderItemId ?? 0 }
  }
  const before = await order()
  const refundNumber = await refundOf(me, before.number, [before.itemOf(a)])
  expect(await addedBy(a, () => approve(refundNumber))).toBe(-2)
  expect(await addedBy(a, () => me.cancel(before.number))).toBe(0)
  const after = await order()
  await send(after.number)
  const late = await refundOf(me, after.number, [after.itemOf(a)])
  expect(await addedBy(a, () => approve(late))).toBe(0)
})

test('wire#orders: a search sorted by sales includes the order that was just paid', async () => {
  const { third } = world.skus
  const prodId = await prodOf(third)
  const me = await world.shopper()
  await query(
    world.mall.db,
    sql`update offer set sold_num = (select max(sold_num) from offer where region_id = ${defaultRegionId}) where region_id = ${defaultRegionId} and prod_id = ${prodId}`,
  )
  await pay(await me.order(third))
  const found = (await (
    await world.call.ask(
      'GET',
      `/search?regionId=${defaultRegionId}&sortName=soldNum&sort=desc&pageSize=3&pageNumber=1`,
    )
  ).json()) as SearchResult
  expect(found.records[0]).toMatchObject({ prodId, soldNum: await soldOf(third) })
})

test('product#sold: a catalogue that is seeded again counts the existing orders', async () => {
  const { a, b } = world.skus
  const me = await world.shopper()
  const seeded = async () => {
    await seedCatalogue(world.mall.db, {
      products: 36,
      again: true,
      clock: () => world.mall.time.now,
      coloursOf: async () => [
        { hue: 0, colour: 'red' },
        { hue: 225, colour: 'blue' },
      ],
    })
    return soldOf(a)
  }
  await query(world.mall.db, sql`update shop_order set status = 6`)
  const none = await seeded()
  await world.fill()
  const [sent, paid, , refunded] = [
    await me.order(a, 4),
    await me.order(a, 3),
    await me.order(a, 7),
    await me.order(b, 2),
  ]
  for (const number of [sent, paid, refunded]) await pay(number)
  await send(sent)
  for (const number of [sent, refunded])
    await approve(
      await refundOf(
        me,
        number,
        (await me.detail(number)).body.orderItemDtos.map(({ orderItemId }) => orderItemId),
      ),
    )
  expect(await soldOf(a)).toBe(none + 7)
  expect(await seeded()).toBe(none + 7)
  await world.mall.db.transaction().execute((tables) => countEverySold(tables, -1))
  expect(await soldOf(a)).toBe(none)
})

test('quality#trust: concurrent orders, payments and cancellations across shops: no deadlock, and the count equals the paid orders', {
  timeout: 120_000,
}, async () => {
  const { a, other, third } = world.skus
  const before = await soldOf(a)
  const crowd = await Promise.all(Array.from({ length: 16 }, () => world.shopper()))
  const paidOrders = await Promise.all(
    crowd.map(async (me, at) => {
      for (const skuId of at % 2 === 0 ? [a, other, third] : [third, other, a]) await me.fillCart({ [skuId]: 1 })
      const { orderNumbers } = (
        await me.submit(
          (
            await me.confirm({ basketIds: (await me.cartLines()).map(({ basketId }) => basketId) })
          ).body.checkoutId,
        )
      ).body
      const paid = await me.ask('POST', '/p/order/pay', { payType: 23, orderNumbers })
      expect([orderNumbers.length, paid.status]).toEqual([3, 200])
      if (at % 4 > 0) return 1
      for (const number of orderNumbers) expect((await me.cancel(number)).status).toBe(204)
      return 0
    }),
  )
  expect((await soldOf(a)) - before).toBe(paidOrders.reduce((sum: number, one) => sum + one, 0))
  expect(world.mall.log.filter(({ event }) => event === 'failure')).toEqual([])
})
