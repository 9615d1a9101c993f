import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CheckoutVoucher } from '#contract/order/checkout.ts'
import type { Refund } from '#contract/order/refund.ts'
import { approveRefund } from '#server/refund/move-refund.ts'
import { openVoucherMall } from '../support/malls/voucher-mall.ts'
import { payOrder } from '../support/paid-order.ts'

const day = 86_400_000
let world: Awaited<ReturnType<typeof openVoucherMall>>
let me: Awaited<ReturnType<typeof world.shopper>>
beforeAll(async () => {
  world = await openVoucherMall()
})
beforeEach(async () => {
  await world.fill()
  me = await world.shopper()
})
afterAll(() => world?.mall.close())

const idsOf = (vouchers: readonly CheckoutVoucher[]) =>
  vouchers.filter(({ choose }) => choose).map(({ voucherId }) => voucherId)
/** The states of the shopper's vouchers, by id. */
const states = async () =>
  Object.fromEntries(
    [...(await world.mine(me)), ...(await world.mine(me, 'used'))].map(({ voucherId, state }) => [voucherId, state]),
  )
/** Collects a new voucher; answers its id. */
const own = async (terms: Parameters<typeof world.voucher>[0] = {}) => {
  const voucherId = await world.voucher(terms)
  expect((await world.collect(me, voucherId)).status).toBe(200)
  return voucherId
}

test('product#voucher-places: confirm proposes the best vouchers, applies the wanted ones, and explains the others', async () => {
  const { a, other } = world.skus
  const basketIds = await me.fillCart({ [a]: 1, [other]: 1 })
  const [shopId] = world.shops
  const ofShop = await own({ kind: 'shop', shopId: shopId ?? 0, percentOff: 10 })
  const mallWide = await own({ reduceAmount: 25_000 })
  const smaller = await own({ reduceAmount: 5000 })
  const delivery = await own({ isFreeShipping: true, cap: 40_000 })
  const tooHigh = await own({ reduceAmount: 90_000, minSpend: 290_000 })
  const { body } = await me.confirm({ basketIds })
  expect(idsOf(body.vouchers).sort()).toEqual([ofShop, mallWide, delivery].sort())
  // 125 of the shop, 250 of the mall and 400 of two deliveries of 350.
  expect(body).toMatchObject({ total: 2500, voucherReduce: 775, voucherDeliveryReduce: 400, deliveryFee: 700 })
  expect(body.actualTotal).toBe(2500 - 775 + 700 + body.handlingFee + body.smallCartFee)
  const byId = new Map(body.vouchers.map((one) => [one.voucherId, one]))
  expect(byId.get(smaller)).toMatchObject({ canUse: true, choose: false, reason: 'OTHER_CHOSEN', reduce: 50 })
  expect(byId.get(tooHigh)).toMatchObject({ canUse: false, reason: 'BELOW_MINIMUM', missing: 400 })
  expect(body.vouchers.reduce((sum, { choose, reduce }) => sum + (choose ? reduce : 0), 0)).toBe(body.voucherReduce)

  const wish = (voucherIds: number[]) => me.confirm({ basketIds, voucherIds, userChangeVoucher: 1 })
  expect(idsOf((await wish([mallWide, smaller])).body.vouchers)).toEqual([smaller])
  expect((await wish([])).body).toMatchObject({ voucherReduce: 0, actualTotal: body.actualTotal + 775 })
  expect(await wish([999_999])).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  const stranger = await world.shopper()
  const items = { orderItem: world.itemOf(a) }
  expect((await stranger.confirm({ ...items, voucherIds: [mallWide] })).status).toBe(404)
})

test('product#voucher-states: submit holds the vouchers, payment uses them, and the orders add up', async () => {
  const { a, other } = world.skus
  const mallWide = await own({ percentOff: 7 })
  const delivery = await own({ isFreeShipping: true })
  const { body } = await me.confirm({ basketIds: await me.fillCart({ [a]: 1, [other]: 2 }) })
  const { orderNumbers } = (await me.submit(body.checkoutId, { actualTotal: body.actualTotal })).body
  expect(await states()).toEqual({ [mallWide]: 'held', [delivery]: 'held' })
  const orders = await Promise.all(orderNumbers.map(async (number) => (await me.detail(number)).body))
  expect(orders.reduce((sum, { voucherReduce }) => sum + voucherReduce, 0)).toBe(body.voucherReduce)
  expect(orders.reduce((sum, { actualTotal }) => sum + actualTotal, 0)).toBe(body.actualTotal)
  for (const order of orders) {
    const goods = order.orderItemDtos.reduce((sum, { refundableAmount = 0 }) => sum + refundableAmount, 0)
    // The voucher for the delivery lowers no refund of goods.
    expect(goods).toBe(order.total - (order.voucherReduce - order.transfee))
  }
  for (const number of orderNumbers) await payOrder(world.mall, number)
  expect(await states()).toEqual({ [mallWide]: 'used', [delivery]: 'used' })
  const [used] = await world.mine(me, 'used')
  expect([...(used?.orderNumbers ?? [])].sort()).toEqual([...orderNumbers].sort())
  const again = await me.buyNow(a, 1, { voucherIds: [mallWide], userChangeVoucher: 1 })
  expect(again.body.vouchers).toMatchObject([{ voucherId: mallWide, canUse: false, reason: 'USED' }])
})

test('product#voucher-states: of two checkouts with one voucher the second is refused, and a new one is offered', async () => {
  const voucherId = await own()
  const { a } = world.skus
  const [first, second] = [(await me.buyNow(a)).body, (await me.buyNow(a)).body]
  expect([first, second].map(({ vouchers }) => idsOf(vouchers))).toEqual([[voucherId], [voucherId]])
  const before = (await world.stockOf(a)).sku
  const answers = await Promise.all([me.submit(first.checkoutId), me.submit(second.checkoutId)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const refused = answers.find(({ status }) => status === 400)
  expect(refused?.body).toMatchObject({ code: 'VOUCHER_UNUSABLE', fields: { voucherIds: String(voucherId) } })
  expect((await world.stockOf(a)).sku).toBe(before - 1)
  expect((await me.buyNow(a)).body).toMatchObject({ vouchers: [], voucherReduce: 0 })
})

test('product#voucher-states: a submit that fails for another reason keeps the voucher', async () => {
  const voucherId = await own()
  const { a } = world.skus
  const { checkoutId } = (await me.buyNow(a)).body
  await world.shelve(a, { stocks: 0 })
  expect((await me.submit(checkoutId)).body.code).toBe('OUT_OF_STOCK')
  expect(await states()).toEqual({ [voucherId]: 'usable' })
})

test('product#voucher-states: a voucher returns once every order that it reduces is closed', async () => {
  const { a, other, third } = world.skus
  const mallWide = await own()
  const { body } = await me.confirm({ basketIds: await me.fillCart({ [a]: 1, [other]: 1 }) })
  const [one = '', two = ''] = (await me.submit(body.checkoutId)).body.orderNumbers
  await me.cancel(one)
  expect(await states()).toEqual({ [mallWide]: 'held' })
  await payOrder(world.mall, two)
  expect(await states()).toEqual({ [mallWide]: 'used' })
  await me.cancel(two)
  expect(await states()).toEqual({ [mallWide]: 'usable' })
  // The next order takes the same voucher, and returns it when nobody pays in time.
  await me.order(third)
  expect(await states()).toEqual({ [mallWide]: 'held' })
  await world.moveEnded(world.mall.time.now + 31 * 60_000)
  expect(await states()).toEqual({ [mallWide]: 'usable' })
})

test('product#voucher-states: a refund of everything before dispatch returns the voucher, a part does not', async () => {
  const { a, b } = world.skus
  const voucherId = await own({ percentOff: 20 })
  const { body } = await me.confirm({ basketIds: await me.fillCart({ [a]: 1, [b]: 1 }) })
  const [orderNumber = ''] = (await me.submit(body.checkoutId)).body.orderNumbers
  await payOrder(world.mall, orderNumber)
  const order = (await me.detail(orderNumber)).body
  const amounts: number[] = []
  for (const [at, { orderItemId }] of order.orderItemDtos.entries()) {
    const asked = await me.ask<{ refundNumber: string }>('POST', '/p/refund/apply', {
      orderNumber,
      orderItemIds: [orderItemId],
      reason: 'DAMAGED',
      detail: 'It is broken.',
      pics: [],
    })
    const { refundNumber } = asked.body
    const now = new Date(world.mall.time.now)
    await world.mall.db.transaction().execute((tables) => approveRefund(tables, { refundNumber }, now))
    amounts.push((await me.ask<Refund>('GET', `/p/refund/${refundNumber}`)).body.refundAmount)
    expect(await states()).toEqual({ [voucherId]: at === 0 ? 'used' : 'usable' })
  }
  expect(amounts[0]).toBe(1000)
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(order.actualTotal)
})

test('product#voucher-states: a voucher that ended while an order held it returns as expired', async () => {
  const voucherId = await own({ validDays: 1 })
  const number = await me.order(world.skus.a)
  const before = world.mall.time.now
  await payOrder(world.mall, number)
  world.mall.time.now += 2 * day
  expect((await world.mine(me, 'used')).map(({ state }) => state)).toEqual(['used'])
  await me.cancel(number)
  expect(await world.mine(me, 'expired')).toMatchObject([{ voucherId, state: 'expired' }])
  world.mall.time.now = before
})

test('product#voucher-minimum: vouchers stop at the minimum amount, and free delivery by the goods stays', async () => {
  const { a } = world.skus
  await own({ reduceAmount: 900_000 })
  await own({ isFreeShipping: true })
  const { body } = await me.buyNow(a)
  // All goods of 1,250, and 250 of the delivery of 350: the handling fee of 100 and 100 of the delivery are left.
  expect(body).toMatchObject({ actualTotal: 200, minimumAmount: 200, voucherReduce: 1500, voucherDeliveryReduce: 250 })
  expect((await me.submit(body.checkoutId)).status).toBe(200)
  await own({ reduceAmount: 500_000 })
  const big = (await me.buyNow(a, 6)).body
  expect(big).toMatchObject({ total: 7500, voucherReduce: 5000, deliveryFee: 0 })
})

test('product#vouchers: the export of personal data lists the vouchers of a shopper', async () => {
  const voucherId = await own()
  const exported = await me.ask<{ vouchers: { voucherId: number }[] }>('GET', '/p/user/export')
  expect(exported.body.vouchers).toMatchObject([{ voucherId, state: 'usable' }])
})

test('product#account: the vouchers of a deleted account are gone; its orders keep their amounts', async () => {
  await own()
  const number = await me.order(world.skus.a)
  const { db } = world.mall
  const order = () =>
    db
      .selectFrom('shop_order')
      .select(['order_id', 'voucher_reduce'])
      .where('order_number', '=', number)
      .executeTakeFirst()
  const before = await order()
  expect(before?.voucher_reduce).toBe(10_000)
  await db.deleteFrom('account').where('mail', '=', me.mail).execute()
  expect(await order()).toEqual(before)
  const left = await db
    .selectFrom('order_voucher')
    .selectAll()
    .where('order_id', '=', before?.order_id ?? 0)
    .execute()
  expect(left).toEqual([])
})
