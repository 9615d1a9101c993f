import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cart as cartShape } from '#contract/cart/cart.ts'
import { regionIds } from '#contract/region/region.ts'
import { deleteExpiredRecords } from '#server/account/expired-records-store.ts'
import { query } from '#server/database/database.ts'
import { countsOf, linesOf, openCartMall } from '../support/malls/cart-mall.ts'

let world: Awaited<ReturnType<typeof openCartMall>>
beforeAll(async () => {
  world = await openCartMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

const sentence = 'Out of stock items failed to add to cart.'

describe('wire#cart: the cart', () => {
  test('wire#cart: count is a difference, not a target; zero or less removes the line', async () => {
    const { a } = world.skus
    const me = await world.shopper()
    expect((await me.info()).body).toEqual([])
    expect(countsOf((await me.item(a, 2)).body)).toEqual({ [a]: 2 })
    expect(countsOf((await me.item(a, 3)).body)).toEqual({ [a]: 5 })
    expect(countsOf((await me.item(a, -1)).body)).toEqual({ [a]: 4 })
    expect(await me.ask<number>('GET', '/prodCount')).toMatchObject({ body: 4 })
    expect((await me.item(a, -9)).body).toEqual([])
    expect((await me.item(a, -1)).body).toEqual([])
  })

  test('product#cart: a line is described in the requested language; the newest shop and line come first', async () => {
    const { a, b, other } = world.skus
    const me = await world.shopper()
    for (const sku of [a, other, b]) {
      world.mall.time.now += 1000
      await me.item(sku, 1)
    }
    const { body } = await me.info()
    expect(v.is(cartShape, body)).toBe(true)
    expect(linesOf(body)[0]).toMatchObject({
      skuId: b,
      price: 1250,
      priceThen: 1250,
      priceSymbol: 'Rs.',
      stocks: 50,
      isAvailable: true,
    })
    expect(
      linesOf(body)
        .map(({ skuId }) => skuId)
        .filter((sku) => sku !== other),
    ).toEqual([b, a])
    expect(linesOf(body)[0]?.basketDate).toMatch(/^2026-11-20 06:3/)
    const turkish = await me.ask<typeof body>('POST', '/info?lang=tr', {})
    const [row] = await query<{ name: string }>(
      world.mall.db,
      sql`select p.names[3] as name from sku join product p using (prod_id) where sku_id = ${b}`,
    )
    expect(linesOf(turkish.body)[0]?.prodName).toBe(row?.name)
  })

  test('product#cart: a line holds its price at the time it was added', async () => {
    const me = await world.shopper()
    await me.item(world.skus.a, 1)
    await world.shelve(world.skus.a, { price: 90_000 })
    expect(linesOf((await me.item(world.skus.a, 1)).body)[0]).toMatchObject({
      price: 900,
      priceThen: 1250,
      prodCount: 2,
    })
  })

  test('product#messages: unavailable products are refused, and the cart stays unchanged', async () => {
    const { a, other } = world.skus
    const me = await world.shopper()
    expect(await me.item(a, 0)).toMatchObject({ status: 400, body: { code: 'COUNT_ZERO' } })
    await world.shelve(a, { stocks: 3 })
    await me.item(a, 2)
    expect(await me.item(a, 2)).toMatchObject({
      status: 400,
      body: { code: 'OUT_OF_STOCK', available: 3, desc: sentence },
    })
    await world.shelve(other, { stocks: 0 })
    expect(await me.item(other, 1)).toMatchObject({ status: 400, body: { code: 'OUT_OF_STOCK', available: 0 } })
    await world.shelve(other, { isSold: false })
    expect(await me.item(other, 1)).toMatchObject({
      status: 400,
      body: { code: 'NOT_IN_AREA', desc: 'This product does not available in your area.' },
    })
    for (const regionId of Object.values(regionIds)) await world.shelve(other, { isSold: false, regionId })
    expect(await me.item(other, 1)).toMatchObject({ status: 400, body: { code: 'WITHDRAWN' } })
    expect(await me.item(999_999_999, 1)).toMatchObject({ status: 400, body: { code: 'WITHDRAWN' } })
    expect(countsOf((await me.info()).body)).toEqual({ [a]: 2 })
  })

  test('product#cart: reducing and removing a line are always possible', async () => {
    const { a, b, other } = world.skus
    const me = await world.shopper()
    for (const sku of [a, b, other]) await me.item(sku, 5)
    await world.shelve(a, { stocks: 0 })
    await world.shelve(other, { isSold: false })
    const seen = linesOf((await me.info()).body)
    expect(seen.find(({ skuId }) => skuId === a)).toMatchObject({ prodCount: 5, stocks: 0, isAvailable: true })
    expect(seen.find(({ skuId }) => skuId === other)).toMatchObject({ prodCount: 5, stocks: 0, isAvailable: false })
    expect(await me.item(a, -1)).toMatchObject({ status: 200 })
    for (const regionId of Object.values(regionIds)) await world.shelve(other, { isSold: false, regionId })
    expect(await me.item(other, -2)).toMatchObject({ status: 200 })
    expect(countsOf((await me.info()).body)).toEqual({ [a]: 4, [b]: 5, [other]: 3 })
    expect(await me.change({ op: 'remove', skuId: other })).toEqual({ outcome: 'done', now: 0 })
    expect(await me.change({ op: 'change', skuId: a, count: -9 })).toEqual({ outcome: 'done', now: 0 })
    // Also for a missing line and an unknown SKU.
    expect(await me.change({ op: 'remove', skuId: other })).toEqual({ outcome: 'done', now: 0 })
    expect(await me.change({ op: 'change', skuId: 999_999_999, count: -1 })).toEqual({ outcome: 'done', now: 0 })
    expect(countsOf((await me.info()).body)).toEqual({ [b]: 5 })
  })

  test('wire#cart: info accepts chosen discounts: there are none yet, and the cart is the same', async () => {
    const { a, other } = world.skus
    const me = await world.shopper()
    await me.item(a, 2)
    const { body } = await me.item(other, 1)
    const chosen = Object.fromEntries(
      linesOf(body).map(({ basketId, shopId }) => [basketId, { basketId, shopId, discountId: 7 }]),
    )
    const answer = await me.ask<typeof body>('POST', '/info', { basketIdShopCartParamMap: chosen })
    expect(answer).toMatchObject({ status: 200, body })
    expect(
      answer.body.flatMap(({ shopCartItemDiscounts }) =>
        shopCartItemDiscounts.map(({ chooseDiscountItemDto }) => chooseDiscountItemDto),
      ),
    ).toEqual(body.map(() => null))
    expect(await me.ask('POST', '/info', { basketIdShopCartParamMap: 'all' })).toMatchObject({ status: 400 })
  })

  test('wire#cart: each region has its own cart', async () => {
    const { a } = world.skus
    const me = await world.shopper()
    await me.item(a, 2)
    const change = [{ op: 'change', skuId: a, count: 3 }] as const
    const { body, version } = await me.changes(change, [], { regionId: regionIds.TR })
    expect(countsOf(body.cart)).toEqual({ [a]: 3 })
    expect(linesOf(body.cart)[0]?.priceSymbol).toBe('₺')
    await me.ask('DELETE', '/deleteAll')
    expect((await me.info()).body).toEqual([])
    const there = await me.info(regionIds.TR)
    expect(countsOf(there.body)).toEqual({ [a]: 3 })
    expect(there.version).toBeGreaterThan(version)
  })

  test("product#roles: another shopper's lines can be neither removed nor changed", async () => {
    const { a } = world.skus
    const [me, other] = [await world.shopper(), await world.shopper()]
    const ids = linesOf((await me.item(a, 2)).body).map(({ basketId }) => basketId)
    expect((await other.ask('DELETE', '/deleteItem', ids)).body).toEqual([])
    await other.ask('DELETE', '/deleteAll')
    expect((await other.total(ids)).body).toMatchObject({ totalMoney: 0, count: 0 })
    expect(countsOf((await me.info()).body)).toEqual({ [a]: 2 })
    expect((await me.ask('DELETE', '/deleteItem', [...ids, 999_999])).body).toEqual([])
    expect((await world.call.ask('POST', '/p/shopCart/info', { body: {} })).status).toBe(401)
  })

  test('wire#cart: totals of the purchasable lines are exact, and whole in LKR and LAK', async () => {
    const { a, b, c, other } = world.skus
    const me = await world.shopper()
    const prices = [
      [a, 1990],
      [b, 10],
      [c, 2995],
    ] as const
    for (const [sku, price] of prices) {
      await world.shelve(sku, { price, regionId: regionIds.TR })
      await world.shelve(sku, { price: 349_000, regionId: regionIds.LA })
    }
    const changes = [a, b, c, other].map((skuId) => ({ op: 'change', skuId, count: 7 }) as const)
    const idsIn = async (regionId: number) =>
      linesOf((await me.changes(changes, [], { regionId })).body.cart).map(({ basketId }) => basketId)
    const turkish = await idsIn(regionIds.TR)
    await world.shelve(other, { regionId: regionIds.TR, isSold: false })
    expect((await me.total([...turkish, ...turkish, 999_999], regionIds.TR)).body).toMatchObject({
      totalMoney: 349.65,
      finalMoney: 349.65,
      subtractMoney: 0,
      count: 21,
      priceSymbol: '₺',
    })
    await world.shelve(c, { regionId: regionIds.TR, price: 2995, stocks: 6 })
    expect((await me.total(turkish, regionIds.TR)).body).toMatchObject({ totalMoney: 140, count: 14 })
    const lao = await idsIn(regionIds.LA)
    expect((await me.total(lao, regionIds.LA)).body).toMatchObject({
      totalMoney: 7 * 3 * 3490 + 7 * 1250,
      count: 28,
      priceSymbol: '₭',
    })
    expect((await me.total([], regionIds.LA)).body).toMatchObject({ totalMoney: 0, count: 0 })
  })

  test('product#cart: a cart holds at most 200 lines', async () => {
    const me = await world.shopper()
    const [account] = await query<{ account_id: number }>(
      world.mall.db,
      sql`select max(account_id) as account_id from account`,
    )
    await query(
      world.mall.db,
      sql`
      insert into cart_line (account_id, region_id, sku_id, prod_count, added_at, price_then)
      select ${account?.account_id}::bigint, ${regionIds.LK}::bigint, nth, 1, now(), 100 from generate_series(1, 200) nth`,
    )
    expect(await me.item(world.skus.a, 1)).toMatchObject({ status: 400, body: { code: 'CART_FULL' } })
    expect(await me.change({ op: 'change', skuId: world.skus.a, count: 1 })).toEqual({
      outcome: 'refused',
      code: 'CART_FULL',
      now: 0,
    })
  })

  test('wire#cart: bad input is refused', async () => {
    const me = await world.shopper()
    const bad: readonly (readonly [method: string, path: string, body?: unknown])[] = [
      ['POST', '/info'],
      ['POST', '/totalPay', {}],
      ['POST', '/totalPay', [0]],
      ['POST', '/changeItem', { count: 1, prodId: 1 }],
      ['POST', '/changeItem', { count: 1.5, prodId: 1, skuId: 1 }],
      ['POST', '/changeItem', { count: 1000, prodId: 1, skuId: 1 }],
      ['POST', '/changes', []],
      ['POST', '/changes', [{ key: 'x', madeAt: 1, op: 'clear' }]],
      ['POST', '/changes', [{ key: randomUUID(), madeAt: 1, op: 'steal', skuId: 1 }]],
      ['POST', '/changes', [{ key: randomUUID(), madeAt: 1, op: 'change', skuId: 1, count: 0 }]],
      ['DELETE', '/deleteItem', []],
      ['POST', '/info?lang=xx', {}],
      ['POST', '/changes', Array.from({ length: 101 }, () => ({ key: randomUUID(), madeAt: 1, op: 'clear' }))],
    ]
    for (const [method, path, body] of bad)
      expect((await me.ask(method, path, body)).status, `${path} ${JSON.stringify(body)?.slice(0, 80)}`).toBe(400)
    expect((await me.info()).version).toBe(0)
  })

  test('product#cart: the cart is in the copy of all personal data, and is erased with the account', async () => {
    const { a } = world.skus
    const me = await world.shopper()
    await me.item(a, 2)
    const copy = await world.call.read<{ cart: unknown[]; user: { mail: string } }>('/p/user/export', me.token)
    expect(copy.cart).toMatchObject([{ regionId: regionIds.LK, skuId: a, prodCount: 2 }])
    world.mall.time.now += 60_000
    const code = await world.call.codeFor(copy.user.mail)
    await world.call.write('DELETE', '/p/user', me.token, { code })
    const left = () =>
      query<{ lines: number; carts: number }>(
        world.mall.db,
        sql`
      select (select count(*) from cart_line join account using (account_id) where mail = ${copy.user.mail}) as lines,
        (select count(*) from cart where not exists (select 1 from account where account.account_id = cart.account_id)) as carts`,
      )
    expect(await left()).toEqual([{ lines: 1, carts: 0 }])
    await deleteExpiredRecords(world.mall.db, new Date(world.mall.time.now + 15 * 86_400_000))
    expect(await left()).toEqual([{ lines: 0, carts: 0 }])
  })
})
