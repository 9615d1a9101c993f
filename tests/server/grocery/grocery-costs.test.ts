import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { groceryCards } from '#contract/grocery/grocery-cards.ts'
import type { groceryListToCart } from '#contract/grocery/grocery-list.ts'
import type { groceryListCosts } from '#contract/grocery/list-costs.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { countsOf } from '../support/malls/cart-mall.ts'
import { openGroceryMall } from '../support/malls/grocery-mall.ts'

let world: Awaited<ReturnType<typeof openGroceryMall>>
beforeAll(async () => {
  world = await openGroceryMall()
}, 180_000)
afterAll(() => world?.mall.close())

type Report = ReplyOf<typeof groceryListToCart>
const toCart = async (ama: Awaited<ReturnType<typeof world.shopper>>, listId: string, body = {}, key?: string) =>
  (await (await ama.write('POST', `/${listId}/toCart`, body, key)).json()) as Report
const cartOf = async (token: string) =>
  countsOf(await (await world.call.ask('POST', '/p/shopCart/info', { token, body: {} })).json())

test("product#grocery-lists: subtotal, delivery fee and total follow the checkout's rules, for what is not ticked", async () => {
  const { skus } = world
  const ama = await world.shopper()
  const listId = await ama.create('Shop')
  await ama.changes([
    world.product(listId, skus.a, 2),
    world.product(listId, skus.other, 1),
    world.product(listId, skus.b, 5),
    world.text(listId, 'candles'),
  ])
  world.mall.time.now += 1000
  await ama.changes([world.ofItem(listId, `s-${skus.b}`, { tick: { isTicked: true } })])
  const { subtotal, discountPrice, deliveryFee, handlingFee, smallCartFee, total, quantity } = await ama.detail(listId)
  const estimate = await world.mall.read<{
    shops: { goods: number; shopReduce: number; fee: number }[]
    handlingFee: number
    smallCartFee: number
    estimatedTotal: number
  }>(`/delivery/cart?lines=${skus.a}x2,${skus.other}x1&regionId=${defaultRegionId}`)
  const sum = (part: 'goods' | 'shopReduce' | 'fee') => estimate.shops.reduce((all, shop) => all + shop[part], 0)
  expect({ subtotal, discountPrice, deliveryFee, handlingFee, smallCartFee, total }).toEqual({
    subtotal: sum('goods'),
    discountPrice: sum('shopReduce'),
    deliveryFee: sum('fee'),
    handlingFee: estimate.handlingFee,
    smallCartFee: estimate.smallCartFee,
    total: estimate.estimatedTotal,
  })
  expect(subtotal).toBeGreaterThan(0)
  expect(quantity).toBe(3)
  expect(total).toBe(subtotal - discountPrice + deliveryFee + handlingFee + smallCartFee)
})

test('product#grocery-costs: a product without a chosen variant counts with the cheapest variant in stock, for guests as well', async () => {
  const { skus, prodOf } = world
  const prodId = prodOf.get(skus.a)
  // The product has the variants a, b and c; the cheapest one is out of stock.
  await world.shelve(skus.a, { price: 10_000, stocks: 0 })
  await world.shelve(skus.b, { price: 30_000 })
  await world.shelve(skus.c, { price: 20_000 })
  const ama = await world.shopper()
  const listId = await ama.create('Shop')
  await ama.changes([
    world.ofItem(listId, `p-${prodId}`, { what: { prodId, addedAt: 1 }, count: 2 }),
    world.product(listId, skus.other, 1),
  ])
  const { subtotal, deliveryFee, total } = await ama.detail(listId)
  const costs = await world.mall.read<ReplyOf<typeof groceryListCosts>>(
    `/groceryList/costs?items=p${prodId}x2,s${skus.other}x1&regionId=${defaultRegionId}`,
  )
  const sum = (part: 'goods' | 'fee') => costs.shops.reduce((all, shop) => all + shop[part], 0)
  expect([sum('goods'), sum('fee'), costs.estimatedTotal]).toEqual([subtotal, deliveryFee, total])
  const chosen = await world.mall.read<ReplyOf<typeof groceryListCosts>>(
    `/groceryList/costs?items=s${skus.c}x2,s${skus.other}x1&regionId=${defaultRegionId}`,
  )
  expect(costs).toEqual(chosen)
  const faulty = await world.mall.get(`/groceryList/costs?items=p${prodId}&regionId=${defaultRegionId}`)
  expect(faulty.status).toBe(400)
  await world.fill()
})

test('product#grocery-lists: an item shows its price when it was added, only in the region of that price', async () => {
  const { skus } = world
  const ama = await world.shopper()
  const listId = await ama.create('Shop')
  await ama.changes([world.product(listId, skus.a, 1, 1000, defaultRegionId)])
  await world.shelve(skus.a, { price: 120_000 })
  const [item] = (await ama.detail(listId)).items
  expect(item).toMatchObject({ priceThen: 1000, sku: { price: 1200 }, card: { prodId: world.prodOf.get(skus.a) } })
  const [elsewhere] = (await ama.detail(listId, `?regionId=${regionIds.TR}`)).items
  expect(elsewhere).not.toHaveProperty('priceThen')
  await world.fill()
})

test('product#grocery-lists: the whole list goes to the cart at once, with a report of what could not be added', async () => {
  const { skus, prodOf } = world
  const ama = await world.shopper()
  const listId = await ama.create('Shop')
  await world.shelve(skus.b, { stocks: 0 })
  await world.shelve(skus.c, { stocks: 2 })
  const open = `p-${prodOf.get(skus.a)}`
  await ama.changes([
    world.product(listId, skus.other, 4),
    world.product(listId, skus.b, 1),
    world.product(listId, skus.c, 3),
    world.product(listId, 999_999_999, 1),
    world.text(listId, 'candles'),
    world.ofItem(listId, open, { what: { prodId: prodOf.get(skus.a), addedAt: 1 }, count: 1 }),
  ])
  const key = randomUUID()
  const report = await toCart(ama, listId, {}, key)
  expect(report.added).toEqual(
    [
      { itemId: `s-${skus.c}`, skuId: skus.c, count: 2 },
      { itemId: `s-${skus.other}`, skuId: skus.other, count: 4 },
    ].sort((a, b) => (a.itemId < b.itemId ? -1 : 1)),
  )
  expect(Object.fromEntries(report.missing.map(({ itemId, code }) => [itemId, code]))).toEqual({
    [`s-${skus.b}`]: 'OUT_OF_STOCK',
    [`s-${skus.c}`]: 'OUT_OF_STOCK',
    's-999999999': 'WITHDRAWN',
    't-candles': 'TEXT',
    [open]: 'NO_VARIANT',
  })
  expect(await cartOf(ama.token)).toEqual({ [skus.c]: 2, [skus.other]: 4 })
  expect(await toCart(ama, listId, {}, key)).toEqual(report)
  expect(await cartOf(ama.token)).toEqual({ [skus.c]: 2, [skus.other]: 4 })
  await world.fill()
})

test('product#grocery-lists: ticked items stay out of the cart, unless they are named', async () => {
  const { skus } = world
  const ama = await world.shopper()
  const listId = await ama.create('Shop')
  await ama.changes([world.product(listId, skus.a, 1), world.product(listId, skus.other, 1)])
  world.mall.time.now += 1000
  await ama.changes([world.ofItem(listId, `s-${skus.a}`, { tick: { isTicked: true } })])
  await toCart(ama, listId)
  expect(await cartOf(ama.token)).toEqual({ [skus.other]: 1 })
  await toCart(ama, listId, { itemIds: [`s-${skus.a}`] })
  expect(await cartOf(ama.token)).toEqual({ [skus.other]: 1, [skus.a]: 1 })
})

test('wire#grocery-lists: a variant of another product counts as withdrawn, and the item stays', async () => {
  const { skus, prodOf } = world
  const ama = await world.shopper()
  const listId = await ama.create('Shop')
  const prodId = prodOf.get(skus.other)
  const itemId = `s-${skus.a}`
  const { outcomes } = await ama.changes([
    world.ofItem(listId, itemId, { what: { prodId, skuId: skus.a, addedAt: 1 }, count: 2 }),
  ])
  expect(outcomes).toMatchObject([{ outcome: 'done' }])
  const { items, subtotal } = await ama.detail(listId)
  expect(items).toMatchObject([{ itemId, prodId, card: { prodId } }])
  expect([items[0]?.sku, subtotal]).toEqual([undefined, 0])
  expect(await toCart(ama, listId)).toEqual({ added: [], missing: [{ itemId, code: 'WITHDRAWN' }] })
  expect(await cartOf(ama.token)).toEqual({})
  const path = `/groceryList/cards?items=${prodId}x${skus.a}&regionId=${defaultRegionId}&lang=en`
  expect(await world.mall.read<ReplyOf<typeof groceryCards>>(path)).toMatchObject([{ prodId, notSold: 'WITHDRAWN' }])
})

test('product#grocery-lists: the ticks of a weekly list are off once the day begins', async () => {
  const ama = await world.shopper()
  const listId = await ama.create('Weekly')
  const { time } = world.mall
  const tomorrow = (new Date(time.now).getUTCDay() + 1) % 7
  await ama.write('PUT', `/${listId}`, { weekday: tomorrow })
  await ama.changes([world.text(listId, 'milk')])
  time.now += 1000
  await ama.changes([world.ofItem(listId, 't-milk', { tick: { isTicked: true } })])
  expect((await ama.detail(listId)).items).toMatchObject([{ isTicked: true }])
  time.now += 86_400_000
  expect((await ama.detail(listId)).items).toMatchObject([{ isTicked: false }])
})

test('wire#grocery-lists: cards of named products and variants are open to guests', async () => {
  await world.fill()
  const { skus, prodOf } = world
  await world.shelve(skus.other, { isSold: false })
  const elsewhere = prodOf.get(skus.other)
  const named = `${prodOf.get(skus.a)}x${skus.b},999999999,${elsewhere},${elsewhere}x${skus.other}`
  const path = `/groceryList/cards?items=${named}&regionId=${defaultRegionId}&lang=en`
  const cards = await world.mall.read<ReplyOf<typeof groceryCards>>(path)
  expect(cards).toMatchObject([
    {
      prodId: prodOf.get(skus.a),
      skuId: skus.b,
      card: { prodId: prodOf.get(skus.a) },
      sku: { stocks: 50, price: 1250 },
    },
    { prodId: 999_999_999, notSold: 'WITHDRAWN' },
    { prodId: elsewhere, notSold: 'NOT_IN_AREA' },
    { prodId: elsewhere, skuId: skus.other, notSold: 'NOT_IN_AREA' },
  ])
  expect(cards[0]).not.toHaveProperty('notSold')
  expect(cards[1]).not.toHaveProperty('card')
  await world.fill()
  expect((await world.mall.get('/groceryList/cards?items=x&regionId=1')).status).toBe(400)
})
