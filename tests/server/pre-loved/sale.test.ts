import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplyOf } from '#contract/endpoint.ts'
import { confirmOrder, submitOrder } from '#contract/order/checkout.ts'
import type { applyRefund } from '#contract/order/refund.ts'
import { ship } from '#server/order/move-order.ts'
import { openPreLovedMall } from '../support/malls/pre-loved-mall.ts'
import { payOrder } from '../support/paid-order.ts'

let world: Awaited<ReturnType<typeof openPreLovedMall>>
let seller: Awaited<ReturnType<typeof world.member>>
let buyer: Awaited<ReturnType<typeof world.member>>
beforeAll(async () => {
  world = await openPreLovedMall()
  seller = await world.member()
  buyer = await world.member()
})
afterAll(() => world?.mall.close())

const day = 86_400_000
const stateOf = async (itemId: number) => (await seller.offers()).records.find((one) => one.itemId === itemId)?.state
const lastNotice = async () => (await seller.notices())[0]
const payOut = (itemId: number) => world.operate({ kind: 'preloved paid', itemId })
/** Runs an operator's command some days later, when the shoppers' tokens have expired. */
const operateLater = async (days: number, command: Parameters<typeof world.operate>[0]) => {
  const { time } = world.mall
  const before = time.now
  time.now += days * day + 1
  const outcome = await world.operate(command)
  time.now = before
  return outcome
}
const shipOrder = (orderNumber: string) =>
  world.mall.db
    .transaction()
    .execute((tables) =>
      ship(tables, orderNumber, { courier: 'Lanka Express', trackingNumber: 'LX 1' }, new Date(world.mall.time.now)),
    )
const refund = async (orderNumber: string) => {
  const { body } = await buyer.detail(orderNumber)
  const asked = await buyer.ask<ReplyOf<typeof applyRefund>>('POST', '/p/refund/apply', {
    orderNumber,
    orderItemIds: body.orderItemDtos.map(({ orderItemId }) => orderItemId),
    reason: 'DAMAGED',
    detail: 'A drawer is broken.',
    pics: [],
  })
  return asked.body.refundNumber
}

test('product#pre-loved-states: an item is reserved, sold, received and paid out, and the seller reads each step', async () => {
  const { key, itemId, prodId } = await seller.listed({ title: 'Brass lamp' })
  const orderNumber = await buyer.order(prodId)
  expect(await stateOf(itemId)).toBe('reserved')
  expect((await world.item(prodId)).body).toMatchObject({ state: 'reserved', totalStocks: 0 })
  expect((await world.list()).records.map((one) => one.prodId)).not.toContain(prodId)
  expect((await seller.withdraw(key)).body.code).toBe('ITEM_STATE')
  expect((await seller.offer({ key, price: 20_000 })).body.code).toBe('ITEM_STATE')

  await payOrder(world.mall, orderNumber)
  expect(await stateOf(itemId)).toBe('sold')
  expect(await lastNotice()).toMatchObject({ title: 'Your item is sold', itemId })
  expect((await seller.withdraw(key)).body.code).toBe('ITEM_STATE')
  expect((await payOut(itemId)).isDone).toBe(false)

  await shipOrder(orderNumber)
  await buyer.ask('PUT', `/p/myOrder/receipt/${orderNumber}`)
  expect(await stateOf(itemId)).toBe('received')
  expect(await lastNotice()).toMatchObject({ title: 'The buyer has your item' })
  expect((await payOut(itemId)).text).toContain('may ask for a refund until')

  expect((await operateLater(7, { kind: 'preloved paid', itemId })).isDone).toBe(true)
  expect((await operateLater(7, { kind: 'preloved paid', itemId })).isDone).toBe(false)
  expect(await stateOf(itemId)).toBe('paidOut')
  expect(await lastNotice()).toMatchObject({ title: 'You were paid' })
  expect((await world.item(prodId)).body).toMatchObject({ state: 'sold', seller: { soldNumber: 1 } })
  expect((await buyer.detail(orderNumber)).body).toMatchObject({ orderItemDtos: [{ prodId, prodName: 'Brass lamp' }] })
})

test('product#pre-loved-states: an unpaid or cancelled order lists the item again', async () => {
  const { itemId, prodId } = await seller.listed({ title: 'Oak chair' })
  const unpaid = await buyer.order(prodId)
  await world.moveEnded(world.mall.time.now + 31 * 60_000)
  expect((await buyer.detail(unpaid)).body.status).toBe(6)
  expect(await stateOf(itemId)).toBe('listed')
  expect((await lastNotice())?.title).toBe('Your item is listed')

  const paid = await buyer.order(prodId)
  await payOrder(world.mall, paid)
  await buyer.cancel(paid)
  expect(await stateOf(itemId)).toBe('listed')
  expect((await lastNotice())?.title).toBe('Your item is listed again')
  expect((await world.item(prodId)).body).toMatchObject({ state: 'listed', totalStocks: 1 })
})

test('product#pre-loved-states: a refund before the dispatch lists the item again, one after the dispatch returns it', async () => {
  const { key, itemId, prodId } = await seller.listed({ title: 'Copper pot' })
  const early = await buyer.order(prodId)
  await payOrder(world.mall, early)
  await world.operate({ kind: 'refund approve', refundNumber: await refund(early) })
  expect(await stateOf(itemId)).toBe('listed')
  expect((await world.item(prodId)).body.totalStocks).toBe(1)

  const late = await buyer.order(prodId)
  await payOrder(world.mall, late)
  await shipOrder(late)
  await buyer.ask('PUT', `/p/myOrder/receipt/${late}`)
  const refundNumber = await refund(late)
  expect((await operateLater(8, { kind: 'preloved paid', itemId })).text).toContain('asked for a refund')
  await world.operate({ kind: 'refund approve', refundNumber })
  expect(await stateOf(itemId)).toBe('returned')
  expect((await payOut(itemId)).isDone).toBe(false)
  expect((await world.item(prodId)).status).toBe(404)
  // The seller may offer the returned item again.
  expect((await seller.offer({ key, title: 'Copper pot' })).body.state).toBe('waiting')
  await world.approve(itemId)
  expect((await world.item(prodId)).body).toMatchObject({ state: 'listed', totalStocks: 1 })
})

test('product#pre-loved: a seller cannot buy their own item, and nobody can buy two pieces', async () => {
  const { prodId } = await seller.listed({ title: 'Silk scarf' })
  expect((await seller.buyNow(prodId)).body.code).toBe('OWN_ITEM')
  for (const { failures } of [confirmOrder, submitOrder]) expect(failures).toContain('OWN_ITEM')
  const lines = await seller.fillCart({ [prodId]: 1 })
  expect((await seller.confirm({ basketIds: lines })).body.code).toBe('OWN_ITEM')
  await buyer.fillCart({ [prodId]: 3 })
  expect((await buyer.cartLines()).find((line) => line.skuId === prodId)?.prodCount).toBe(1)
  expect((await buyer.confirm({ orderItem: { prodId, skuId: prodId, prodCount: 2 } })).body).toMatchObject({
    totalCount: 1,
    changed: [{ skuId: prodId, was: 2, now: 1, why: 'OUT_OF_STOCK' }],
  })
})

test('product#pre-loved: a withdrawal and an order at the same time: exactly one of them succeeds', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { key, itemId, prodId } = await seller.listed({ title: `Vase ${round}` })
    const { body } = await buyer.buyNow(prodId)
    const [withdrawn, submitted] = await Promise.all([seller.withdraw(key), buyer.submit(body.checkoutId)])
    expect([withdrawn.status, submitted.status].sort()).toEqual([200, 400])
    expect(await stateOf(itemId)).toBe(withdrawn.status === 200 ? 'withdrawn' : 'reserved')
  }
})

test('quality#trust: 50 buyers of an item at once: one order, 49 refusals', async () => {
  const { itemId, prodId } = await seller.listed({ title: 'The only one' })
  const people = await Promise.all(Array.from({ length: 50 }, () => world.shopper()))
  const checkouts = await Promise.all(people.map(async (one) => (await one.buyNow(prodId)).body.checkoutId))
  const answers = await Promise.all(people.map((one, at) => one.submit(checkouts[at] ?? 0)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'OUT_OF_STOCK')).toHaveLength(49)
  expect(await stateOf(itemId)).toBe('reserved')
  expect(world.mall.log.filter(({ event }) => event === 'failure')).toEqual([])
})
