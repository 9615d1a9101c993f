import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOrderMall } from '../support/malls/order-mall.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

test('product#checkout: ordered lines leave the cart, lines added meanwhile stay, and the version grows', async () => {
  const { a, b } = world.skus
  const me = await world.shopper()
  const { body } = await me.confirm({ basketIds: await me.fillCart({ [a]: 2 }) })
  await me.fillCart({ [a]: 1, [b]: 4 })
  const version = async () =>
    Number((await world.call.ask('GET', '/p/shopCart/prodCount', { token: me.token })).headers.get('Cart-Version'))
  const before = await version()
  await me.submit(body.checkoutId)
  expect(Object.fromEntries((await me.cartLines()).map(({ skuId, prodCount }) => [skuId, prodCount]))).toEqual({
    [a]: 1,
    [b]: 4,
  })
  expect(await version()).toBe(before + 1)
})

test('product#checkout: lines that another device has ordered or removed meanwhile are not ordered again', async () => {
  const { a, b } = world.skus
  const me = await world.shopper()
  const basketIds = await me.fillCart({ [a]: 2, [b]: 1 })
  const [stale, other] = [(await me.confirm({ basketIds })).body, (await me.confirm({ basketIds })).body]
  await me.fillCart({ [b]: -1 })
  const notFound = { status: 404, body: { code: 'NOT_FOUND', fields: { basketIds: 'NOT_FOUND' } } }
  expect(await me.submit(stale.checkoutId)).toMatchObject(notFound)
  await me.fillCart({ [b]: 1 })
  const renewed = (await me.confirm({ basketIds: (await me.cartLines()).map(({ basketId }) => basketId) })).body
  // Of two concurrent submits one becomes an order.
  const less = (await me.confirm({ basketIds: (await me.cartLines()).map(({ basketId }) => basketId) })).body
  const both = await Promise.all([me.submit(renewed.checkoutId), me.submit(less.checkoutId)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await me.submit(other.checkoutId)).toMatchObject(notFound)
  expect((await me.list()).body.total).toBe(1)
  expect((await world.stockOf(a)).sku).toBe(48)
})
