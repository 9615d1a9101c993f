import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { query, runScript } from '#server/database/database.ts'
import { groupJobs } from '#server/group-buy/group-jobs.ts'
import { insertGroupBuy } from '#server/group-buy/operator-group-store.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { deliver, recordLocation, ship } from '#server/order/move-order.ts'
import { addOrderNotice } from '#server/order/notice-store.ts'
import { readOrder } from '#server/order/order-store.ts'
import { approveRefund } from '#server/refund/move-refund.ts'
import { readSettings } from '#server/settings.ts'
import { silentLog } from '../support/log-lines.ts'
import { everyTopic, openPushMall } from '../support/malls/push-mall.ts'
import { payOrder } from '../support/paid-order.ts'

const minute = 60_000
let world: Awaited<ReturnType<typeof openPushMall>>
beforeAll(async () => {
  world = await openPushMall()
}, 180_000)
beforeEach(async () => {
  await world.fill()
  await runScript(world.mall.db, 'truncate push_message, push_watch, push_price, push_subscription cascade')
  await query(world.mall.db, sql`delete from group_buy`)
})
afterAll(() => world?.close())

const inTransaction = (
  work: (tables: Parameters<typeof deliver>[0], now: Date) => Promise<unknown>,
): Promise<unknown> => world.mall.db.transaction().execute((tables) => work(tables, new Date(world.mall.time.now)))
const titles = (pushes: Awaited<ReturnType<typeof world.pass>>) =>
  pushes.map(({ payload }) => payload.notification.title)

test('product#push: a parcel is announced when shipped, out for delivery and delivered, with its buttons', async () => {
  const me = await world.shopper()
  await world.device({}, me.token)
  const orderNumber = await me.order(world.skus.a)
  await payOrder(world.mall, orderNumber)
  expect(await world.pass()).toEqual([])
  await inTransaction((tables, now) => ship(tables, orderNumber, { courier: 'Post', trackingNumber: 'P1' }, now))
  const [shipped] = await world.pass()
  expect(shipped?.payload).toMatchObject({
    web_push: 8030,
    notification: {
      title: 'Your order has shipped',
      lang: 'en',
      tag: `order-${orderNumber}`,
      navigate: `http://127.0.0.1:4173/order-details?orderNumber=${orderNumber}`,
      actions: [
        {
          action: 'open',
          title: 'Track',
          navigate: `http://127.0.0.1:4173/ToReceive/logistics?orderNumber=${orderNumber}`,
        },
      ],
      app_badge: '2',
    },
    // Payment received, shipped.
    app_badge: 2,
  })
  await inTransaction((tables, now) => recordLocation(tables, orderNumber, { place: 'Kandy', text: 'Sorted' }, now))
  expect(await world.pass()).toEqual([])
  const door = { place: 'Galle', text: 'Out', isOutForDelivery: true }
  await inTransaction((tables, now) => recordLocation(tables, orderNumber, door, now))
  expect(titles(await world.pass())).toEqual(['Out for delivery'])
  await inTransaction((tables, now) => deliver(tables, orderNumber, now))
  const [delivered] = await world.pass()
  expect(delivered?.payload.notification.actions).toEqual([
    {
      action: 'open',
      title: 'Confirm receipt',
      navigate: `http://127.0.0.1:4173/order-details?orderNumber=${orderNumber}`,
    },
  ])
  expect(world.service.faults).toEqual([])
})

test('product#push: the reminder of an instalment plan is pushed, and opens the order', async () => {
  const me = await world.shopper()
  await world.device({}, me.token)
  await world.device({ topics: ['delivery'] }, me.token)
  const orderNumber = await me.order(world.skus.a)
  await inTransaction(async (tables, now) => {
    const order = await readOrder(tables, { orderNumber })
    if (!order) throw new Error('There is no order')
    await addOrderNotice(tables, order, 'INSTALLMENT_REMINDER', now, { bank: 'Serendib Bank', contactBy: '2026-03-05' })
  })
  const pushes = await world.pass()
  expect(pushes.map(({ payload }) => payload.notification)).toMatchObject([
    {
      title: 'Contact your bank',
      body: expect.stringContaining('Serendib Bank') as string,
      navigate: `http://127.0.0.1:4173/order-details?orderNumber=${orderNumber}`,
    },
  ])
})

test('product#group-team: a team that is nearly full, full or timed out is pushed under its topic', async () => {
  const me = await world.shopper()
  const own = await world.device({ topics: ['groupBuy'] }, me.token)
  await world.device({ topics: ['shipped', 'refund'] }, me.token)
  const orderNumber = await me.order(world.skus.a)
  for (const title of ['GROUP_NEARLY_FULL', 'GROUP_FULL', 'GROUP_FAILED'] as const) {
    await inTransaction(async (tables, now) => {
      const order = await readOrder(tables, { orderNumber })
      if (!order) throw new Error('There is no order')
      await addOrderNotice(tables, order, title, now, { teamId: 12 })
    })
    const pushes = await world.pass(minute)
    expect(pushes.map(({ device }) => device)).toEqual([own.name])
  }
})

test('product#push: a refund is announced in the language of each device', async () => {
  const me = await world.shopper()
  await world.device({}, me.token)
  await world.device({ language: 'ru' }, me.token)
  const orderNumber = await me.order(world.skus.a)
  await payOrder(world.mall, orderNumber)
  const item = (await me.detail(orderNumber)).body.orderItemDtos[0]
  const asked = await me.ask<{ refundNumber: string }>('POST', '/p/refund/apply', {
    orderNumber,
    orderItemIds: [item?.orderItemId],
    reason: 'CHANGED_MIND',
    detail: '',
    pics: [],
  })
  expect(asked.status).toBe(200)
  await world.pass()
  await inTransaction((tables, now) => approveRefund(tables, { refundNumber: asked.body.refundNumber }, now))
  const pushes = await world.pass()
  expect(titles(pushes).sort()).toEqual(['Refund approved', 'Возврат одобрен'])
  expect(pushes[0]?.payload.notification.navigate).toContain(`/Refund?refundNumber=${asked.body.refundNumber}`)
})

test('product#push: a guest and a shopper are told once that a variant is back in stock', async () => {
  const { a } = world.skus
  const me = await world.shopper()
  const [own, guest] = [await world.device({}, me.token), await world.device({ topics: [] })]
  await world.shelve(a, { stocks: 0 })
  const watch = { skuId: a, regionId: defaultRegionId, kind: 'stock' }
  const watched = async (body: object, token?: string) => (await world.ask('POST', '/push/watch', body, token)).status
  expect(await watched(watch, me.token)).toBe(204)
  expect(await watched(watch, me.token)).toBe(204)
  expect(await watched({ ...watch, subscriptionId: guest.subscriptionId })).toBe(204)
  expect((await world.ask('POST', '/push/watch', watch)).body).toMatchObject({
    fields: { subscriptionId: 'REQUIRED' },
  })
  expect(await world.pass()).toEqual([])
  await world.shelve(a, { stocks: 3, price: 99_000 })
  const pushes = await world.pass(minute)
  expect(pushes.map(({ device }) => device).sort()).toEqual([own.name, guest.name].sort())
  expect(pushes[0]?.payload.notification).toMatchObject({
    title: 'Back in stock',
    tag: `sku-${a}`,
    data: {
      sku: { skuId: a, regionId: defaultRegionId, added: 'Added to your cart', seen: { price: 990, stocks: 3 } },
    },
    actions: [{ action: 'add-to-cart' }, { action: 'remind' }],
  })
  const { body } = await me.ask<{ records: object[] }>('GET', '/p/order/notice/page')
  expect(body.records).toMatchObject([
    { title: 'Back in stock', prodId: pushes[0]?.payload.notification.data.sku?.seen.prodId },
  ])
  expect(await world.pass(minute)).toEqual([])
})

test('product#push: without any device a watch of a shopper still becomes a notice', async () => {
  const { b } = world.skus
  const me = await world.shopper()
  await world.shelve(b, { stocks: 0 })
  await world.ask('POST', '/push/watch', { skuId: b, regionId: defaultRegionId, kind: 'stock' }, me.token)
  await world.shelve(b)
  expect(await world.pass()).toEqual([])
  expect((await me.ask<{ total: number }>('GET', '/p/order/notice/page')).body.total).toBe(1)
})

test('product#push: a watched price, and a favourite that costs 5 % less, are announced', async () => {
  const { other, third } = world.skus
  const me = await world.shopper()
  await world.device({}, me.token)
  await world.ask('POST', '/push/watch', { skuId: third, regionId: defaultRegionId, kind: 'price' }, me.token)
  const [favourite] = await query<{ prod_id: number }>(
    world.mall.db,
    sql`select prod_id from sku where sku_id = ${other}`,
  )
  const prodId = favourite?.prod_id ?? 0
  await me.ask('POST', '/p/user/collection/addOrCancel', { prodId, isCollected: true, at: world.mall.time.now })
  await world.setPrice(prodId, 100_000)
  expect(await world.pass()).toEqual([])
  await world.setPrice(prodId, 96_000)
  expect(await world.pass(15 * minute)).toEqual([])
  await world.setPrice(prodId, 90_000)
  await world.shelve(third, { price: 120_000 })
  const bodies = (await world.pass(15 * minute)).map(({ payload }) => payload.notification)
  expect(bodies.map(({ title }) => title)).toEqual(['Price drop', 'Price drop'])
  expect(bodies.map(({ body }) => body.replaceAll('\u00a0', ' ')).sort()).toEqual([
    expect.stringMatching(/^Now Rs. 1,200 instead of Rs. 1,250: /),
    expect.stringMatching(/^Now Rs. 900 instead of Rs. 1,000: /),
  ])
  await world.setPrice(prodId, 100_000)
  expect(await world.pass(15 * minute)).toEqual([])
  await world.setPrice(prodId, 91_000)
  expect(await world.pass(15 * minute)).toEqual([])
})

test('product#push: prices above 2^31 minor units, as LAK has, are watched and followed', async () => {
  const { other, third } = world.skus
  const { prodId } = world.itemOf(other)
  const me = await world.shopper()
  await world.device({}, me.token)
  await world.shelve(third, { price: 3_000_000_000 })
  await world.setPrice(prodId, 4_000_000_000)
  const watch = { skuId: third, regionId: defaultRegionId, kind: 'price' }
  expect((await world.ask('POST', '/push/watch', watch, me.token)).status).toBe(204)
  await me.ask('POST', '/p/user/collection/addOrCancel', { prodId, isCollected: true, at: world.mall.time.now })
  expect(await world.pass()).toEqual([])
  await world.shelve(third, { price: 2_900_000_000 })
  await world.setPrice(prodId, 3_500_000_000)
  expect(titles(await world.pass(15 * minute))).toEqual(['Price drop', 'Price drop'])
})

test('product#push: an item of a grocery list that costs less is announced until the item is ticked off', async () => {
  const { b } = world.skus
  const me = await world.shopper()
  await world.device({}, me.token)
  await world.shelve(b, { price: 100_000 })
  const { listId } = (await me.ask<{ listId: string }>('POST', '/p/groceryList', { name: 'Week' })).body
  const change = (set: object) =>
    me.ask('POST', '/p/groceryList/changes', [
      { key: randomUUID(), at: world.mall.time.now, listId, itemId: `s-${b}`, set },
    ])
  const { prodId } = world.itemOf(b)
  const what = { prodId, skuId: b, regionId: defaultRegionId, addedAt: world.mall.time.now }
  expect((await change({ what, count: 2 })).status).toBe(200)
  expect(await world.pass()).toEqual([])
  await world.shelve(b, { price: 80_000 })
  const [push] = await world.pass(15 * minute)
  expect(push?.payload.notification).toMatchObject({ title: 'Price drop', tag: `sku-${b}` })
  expect(push?.payload.notification.body.replaceAll('\u00a0', ' ')).toMatch(/^Now Rs. 800 instead of Rs. 1,000: /)
  expect((await change({ tick: { isTicked: true } })).status).toBe(200)
  await world.shelve(b, { price: 50_000 })
  expect(await world.pass(15 * minute)).toEqual([])
})

test('product#push: an item of a grocery list without a chosen variant follows the lowest price of its product', async () => {
  const { prodId } = world.itemOf(world.skus.other)
  const me = await world.shopper()
  await world.device({}, me.token)
  await world.setPrice(prodId, 100_000)
  const { listId } = (await me.ask<{ listId: string }>('POST', '/p/groceryList', { name: 'Week' })).body
  const at = world.mall.time.now
  const set = { what: { prodId, regionId: defaultRegionId, addedAt: at } }
  await me.ask('POST', '/p/groceryList/changes', [{ key: randomUUID(), at, listId, itemId: `p-${prodId}`, set }])
  expect(await world.pass()).toEqual([])
  await world.setPrice(prodId, 80_000)
  const [push] = await world.pass(15 * minute)
  expect(push?.payload.notification.navigate).toContain(`/products/${prodId}`)
  expect(push?.payload.notification.body.replaceAll('\u00a0', ' ')).toMatch(/^Now Rs. 800 instead of Rs. 1,000: /)
})

test('product#push: favourites and list items of a guest are followed on the device, under its topic, until a login', async () => {
  const { b, other } = world.skus
  const prodId = world.itemOf(other).prodId
  await world.setPrice(prodId, 100_000)
  await world.shelve(b, { price: 100_000 })
  const guest = await world.device()
  const { subscriptionId } = guest
  const follow = async (body: object) => (await world.ask('PUT', '/push/prices', body)).status
  expect(await follow({ subscriptionId: 'nobody', prodIds: [], skuIds: [] })).toBe(404)
  expect(await follow({ subscriptionId, prodIds: [prodId, 999_999_999], skuIds: [b] })).toBe(204)
  expect(await world.pass()).toEqual([])
  await world.setPrice(prodId, 90_000)
  const [push, ...more] = await world.pass(15 * minute)
  expect(more).toEqual([])
  expect(push?.device).toBe(guest.name)
  expect(push?.payload.notification).toMatchObject({
    title: 'Price drop',
    navigate: expect.stringContaining(`/products/${prodId}`) as string,
  })
  // The same products, sent again, keep the prices last seen.
  await world.shelve(b, { price: 80_000 })
  expect(await follow({ subscriptionId, prodIds: [prodId], skuIds: [b] })).toBe(204)
  expect((await world.pass(15 * minute)).map(({ payload }) => payload.notification.tag)).toEqual([`sku-${b}`])
  await world.setPrice(prodId, 50_000)
  const chosen = { ...everyTopic, subscription: guest.subscription, subscriptionId }
  await world.ask('POST', '/push/subscription', { ...chosen, topics: ['announcements'] })
  expect(await world.pass(15 * minute)).toEqual([])
  const me = await world.shopper()
  expect((await world.ask('POST', '/push/subscription', chosen, me.token)).status).toBe(200)
  expect(await world.pass(15 * minute)).toEqual([])
})

test('product#notices: without any device a favourite that costs less becomes a notice', async () => {
  const me = await world.shopper()
  const { prodId } = world.itemOf(world.skus.other)
  await me.ask('POST', '/p/user/collection/addOrCancel', { prodId, isCollected: true, at: world.mall.time.now })
  await world.setPrice(prodId, 100_000)
  await world.pass()
  await world.setPrice(prodId, 90_000)
  expect(await world.pass(6 * 60 * minute)).toEqual([])
  const { body } = await me.ask<{ records: object[] }>('GET', '/p/order/notice/page')
  expect(body.records).toMatchObject([{ title: 'Price drop', prodId }])
  expect(await world.pass(6 * 60 * minute)).toEqual([])
  expect((await me.ask<{ total: number }>('GET', '/p/order/notice/page')).body.total).toBe(1)
})

test('product#push: the price last seen is kept while a product is sold out, for a favourite and for an item of a guest', async () => {
  const { b, other } = world.skus
  const { prodId } = world.itemOf(other)
  const me = await world.shopper()
  const [own, guest] = [await world.device({}, me.token), await world.device()]
  const sell = async (price: number, stocks = 50) => {
    await query(
      world.mall.db,
      sql`update offer set price = ${price}, stocks = ${stocks} where prod_id = ${prodId} and region_id = ${defaultRegionId}`,
    )
    await world.shelve(b, { price, stocks })
    return (await world.pass(15 * minute)).map(({ device }) => device).sort()
  }
  await me.ask('POST', '/p/user/collection/addOrCancel', { prodId, isCollected: true, at: world.mall.time.now })
  const { subscriptionId } = guest
  expect((await world.ask('PUT', '/push/prices', { subscriptionId, prodIds: [], skuIds: [b] })).status).toBe(204)
  expect(await sell(100_000)).toEqual([])
  expect(await sell(100_000, 0)).toEqual([])
  // The price rises while the product is sold out, and falls again: no drop.
  expect(await sell(110_000)).toEqual([])
  expect(await sell(100_000)).toEqual([])
  expect(await sell(100_000, 0)).toEqual([])
  expect(await sell(80_000)).toEqual([own.name, guest.name].sort())
})

test('product#push: a watched price is no longer announced once the watch is ended', async () => {
  const { third } = world.skus
  const me = await world.shopper()
  await world.device({}, me.token)
  const watch = { skuId: third, regionId: defaultRegionId, kind: 'price' }
  const watches = async () => (await world.ask('POST', '/push/device', {}, me.token)).body?.['watches']
  expect((await world.ask('POST', '/push/watch', watch, me.token)).status).toBe(204)
  expect(await watches()).toMatchObject([watch])
  expect((await world.ask('DELETE', '/push/watch', watch, me.token)).status).toBe(204)
  expect(await watches()).toEqual([])
  await world.shelve(third, { price: 60_000 })
  expect(await world.pass(15 * minute)).toEqual([])
})

test('product#push: the latest open checkout is announced five minutes before its prices expire', async () => {
  const me = await world.shopper()
  await world.device({}, me.token)
  await me.buyNow(world.skus.a)
  const { body } = await me.buyNow(world.skus.a, 2)
  expect(await world.pass(9 * minute)).toEqual([])
  const [push] = await world.pass(2 * minute)
  expect(push?.payload.notification).toMatchObject({
    title: 'Your prices expire soon',
    tag: `checkout-${body.checkoutId}`,
    navigate: expect.stringMatching(/\/Checkout\?prodId=\d+&skuId=\d+&count=2$/) as string,
    actions: [],
  })
  expect(await world.pass(minute)).toEqual([])
})

test('product#push: the message about an ending checkout opens the lines of the cart, or the group and its team', async () => {
  const { mall, skus, itemOf } = world
  const [me, other] = [await world.shopper(), await world.shopper()]
  await world.device({}, me.token)
  const pathOf = async (confirmed: { status: number }) => {
    expect(confirmed.status).toBe(200)
    const [push] = await world.pass(11 * minute)
    return push?.payload.notification.navigate.replace(/^https?:\/\/[^/]+/, '')
  }
  const basketIds = await me.fillCart({ [skus.a]: 1, [skus.third]: 2 })
  expect(await pathOf(await me.confirm({ basketIds }))).toBe(`/Checkout?basketIds=${basketIds.join(',')}`)

  const { prodId } = itemOf(skus.other)
  const startsAt = new Date(mall.time.now)
  const groupBuyId = await insertGroupBuy(mall.db, {
    regionId: defaultRegionId,
    prodId,
    percentOff: 20,
    size: 3,
    teamHours: 24,
    limitPerUser: 1,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 24 * 60 * minute),
  })
  const path = `/Checkout?prodId=${prodId}&skuId=${skus.other}&count=1&group=${groupBuyId}`
  expect(await pathOf(await me.buyNow(skus.other, 1, { groupBuy: { groupBuyId } }))).toBe(path)
  const orderNumber = await other.order(skus.other, 1, { groupBuy: { groupBuyId } })
  await payOrder(mall, orderNumber)
  const teamId = (await other.detail(orderNumber)).body.group?.teamId
  expect(await pathOf(await me.buyNow(skus.other, 1, { groupBuy: { groupBuyId, teamId } }))).toBe(
    `${path}&team=${teamId}`,
  )
})

test('product#push: an announcement goes once to the devices of its regions, and never when it is old', async () => {
  const here = await world.device()
  await world.device({ topics: ['shipped'] })
  await world.device({ regionId: 100000000000 })
  const announce = (key: string, age: number) =>
    query(
      world.mall.db,
      sql`insert into announcement (key, regions, titles, contents, published_at)
        values (${key}, array[${defaultRegionId}::bigint], array['A','B','C','D','E'], array['a','b','c','d','e'], ${new Date(world.mall.time.now - age)})`,
    )
  await announce('new', 0)
  await announce('old', 2 * 24 * 60 * minute)
  const pushes = await world.pass()
  expect(pushes.map(({ device, payload }) => [device, payload.notification.title, payload.app_badge])).toEqual([
    [here.name, 'A', undefined],
  ])
  expect(pushes[0]?.payload.notification.navigate).toMatch(/\/notification#news$/)
  expect(await world.pass(minute)).toEqual([])
})

test('product#group-reminder: a group buy that starts is pushed to the shopper who asked, also without the topic', async () => {
  const { mall, skus, itemOf } = world
  const me = await world.shopper()
  await world.device({ topics: [] }, me.token)
  const startsAt = new Date(mall.time.now + minute)
  const groupBuyId = await insertGroupBuy(mall.db, {
    regionId: defaultRegionId,
    prodId: itemOf(skus.third).prodId,
    percentOff: 20,
    size: 2,
    teamHours: 24,
    limitPerUser: 1,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 60 * minute),
  })
  await me.ask('POST', '/p/groupBuy/remind', { groupBuyId })
  mall.time.now += minute
  for (let pass = 0; pass < 2; pass += 1)
    await runJobs(groupJobs(readSettings({ GROUP_NEIGHBOURS: 'off' })), {
      db: mall.db,
      log: silentLog,
      clock: () => mall.time.now,
    })
  const pushes = await world.pass()
  expect(pushes.map(({ payload: { notification } }) => [notification.title, notification.navigate])).toEqual([
    ['The group buy has started', 'http://127.0.0.1:4173/group-buy'],
  ])
})
