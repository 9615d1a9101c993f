import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { query, runScript } from '#server/database/database.ts'
import { deliver, recordLocation, ship } from '#server/order/move-order.ts'
import { openPushMall } from '../support/malls/push-mall.ts'
import { payOrder } from '../support/paid-order.ts'

const minute = 60_000
let world: Awaited<ReturnType<typeof openPushMall>>
beforeAll(async () => {
  world = await openPushMall({ PUSH_WEEKLY_LIMIT: '1' })
}, 180_000)
beforeEach(async () => {
  await world.fill()
  await runScript(world.mall.db, 'truncate push_message, push_watch, push_price, push_subscription cascade')
})
afterAll(() => world?.close())

const titles = (pushes: Awaited<ReturnType<typeof world.pass>>) =>
  pushes.map(({ payload }) => payload.notification.title)

const announce = (key: string, title: string) =>
  query(
    world.mall.db,
    sql`insert into announcement (key, regions, titles, contents, published_at)
      values (${key}, array[${defaultRegionId}::bigint], array[${title},'B','C','D','E'], array['a','b','c','d','e'], ${new Date(world.mall.time.now)})`,
  )

/** A shopper with a device whose one limited message of this week is spent on an announcement. */
async function spentShopper() {
  const me = await world.shopper()
  await world.device({}, me.token)
  await announce(`first ${me.mail}`, 'First news')
  expect(titles(await world.pass())).toEqual(['First news'])
  return me
}

test('product#push-limit: announcements and price drops of favourites count against the weekly limit', async () => {
  const me = await spentShopper()
  const { prodId } = world.itemOf(world.skus.other)
  await me.ask('POST', '/p/user/collection/addOrCancel', { prodId, isCollected: true, at: world.mall.time.now })
  await world.setPrice(prodId, 100_000)
  await world.pass()
  await world.setPrice(prodId, 50_000)
  await announce('second', 'Second news')
  expect(await world.pass(15 * minute)).toEqual([])
})

test("product#push-limit: price drops of a guest's products count against the weekly limit", async () => {
  const { prodId } = world.itemOf(world.skus.other)
  const { subscriptionId } = await world.device()
  await announce('for guests', 'First news')
  expect(titles(await world.pass())).toEqual(['First news'])
  await world.setPrice(prodId, 100_000)
  expect((await world.ask('PUT', '/push/prices', { subscriptionId, prodIds: [prodId], skuIds: [] })).status).toBe(204)
  await world.pass()
  await world.setPrice(prodId, 50_000)
  expect(await world.pass(15 * minute)).toEqual([])
})

test('product#push-limit: orders, watches and an ending checkout are exempt from the weekly limit', async () => {
  const { a, third, other } = world.skus
  const me = await spentShopper()
  const orderNumber = await me.order(a)
  await payOrder(world.mall, orderNumber)
  const move = (work: (tables: Parameters<typeof deliver>[0], now: Date) => Promise<unknown>) =>
    world.mall.db.transaction().execute((tables) => work(tables, new Date(world.mall.time.now)))
  await move((tables, now) => ship(tables, orderNumber, { courier: 'Post', trackingNumber: 'P1' }, now))
  expect(titles(await world.pass())).toEqual(['Your order has shipped'])
  const door = { place: 'Galle', text: 'Out', isOutForDelivery: true }
  await move((tables, now) => recordLocation(tables, orderNumber, door, now))
  expect(titles(await world.pass())).toEqual(['Out for delivery'])
  await move((tables, now) => deliver(tables, orderNumber, now))
  expect(titles(await world.pass())).toEqual(['Your order has been delivered'])

  await world.shelve(third, { stocks: 0 })
  for (const [skuId, kind] of [
    [third, 'stock'],
    [other, 'price'],
  ] as const)
    expect((await world.ask('POST', '/push/watch', { skuId, regionId: defaultRegionId, kind }, me.token)).status).toBe(
      204,
    )
  await world.pass()
  await world.shelve(third, { stocks: 3 })
  await world.shelve(other, { price: 50_000 })
  expect(titles(await world.pass(15 * minute)).sort()).toEqual(['Back in stock', 'Price drop'])

  expect((await me.buyNow(a)).status).toBe(200)
  expect(titles(await world.pass(11 * minute))).toEqual(['Your prices expire soon'])
})
