import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { countsOf, linesOf, openCartMall } from '../support/malls/cart-mall.ts'

let world: Awaited<ReturnType<typeof openCartMall>>
beforeAll(async () => {
  world = await openCartMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

const day = 86_400_000

describe('product#cart: queued changes', () => {
  test('product#cart: changes are applied in the given order, each with its own outcome', async () => {
    const { a, b, other } = world.skus
    const me = await world.shopper()
    await world.shelve(b, { stocks: 3 })
    const keys = Array.from({ length: 7 }, () => randomUUID())
    const { body, version } = await me.changes(
      [
        { op: 'change', skuId: other, count: 1 },
        { op: 'clear' },
        { op: 'change', skuId: a, count: 4 },
        { op: 'change', skuId: a, count: -1 },
        { op: 'change', skuId: b, count: 5 },
        { op: 'change', skuId: 999_999_999, count: 1 },
        { op: 'remove', skuId: other },
      ],
      keys,
    )
    expect(body.outcomes).toEqual([
      { key: keys[0], outcome: 'done', now: 1 },
      { key: keys[1], outcome: 'done', now: 0 },
      { key: keys[2], outcome: 'done', now: 4 },
      { key: keys[3], outcome: 'done', now: 3 },
      { key: keys[4], outcome: 'corrected', code: 'OUT_OF_STOCK', now: 3 },
      { key: keys[5], outcome: 'refused', code: 'WITHDRAWN', now: 0 },
      { key: keys[6], outcome: 'done', now: 0 },
    ])
    expect(countsOf(body.cart)).toEqual({ [a]: 3, [b]: 3 })
    expect(version).toBe(1)
  })

  test('product#cart: a change over the stock takes the stock; without stock it takes nothing', async () => {
    const { a, other } = world.skus
    const me = await world.shopper()
    await world.shelve(a, { stocks: 2 })
    expect(await me.change({ op: 'change', skuId: a, count: 5 })).toEqual({
      outcome: 'corrected',
      code: 'OUT_OF_STOCK',
      now: 2,
    })
    expect(await me.change({ op: 'change', skuId: a, count: 1 })).toEqual({
      outcome: 'corrected',
      code: 'OUT_OF_STOCK',
      now: 2,
    })
    await world.shelve(a, { stocks: 0 })
    expect(await me.change({ op: 'change', skuId: a, count: 1 })).toEqual({
      outcome: 'refused',
      code: 'OUT_OF_STOCK',
      now: 2,
    })
    await world.shelve(other, { isSold: false })
    expect(await me.change({ op: 'change', skuId: other, count: 1 })).toEqual({
      outcome: 'refused',
      code: 'NOT_IN_AREA',
      now: 0,
    })
  })

  test('product#cart: a line becomes another variant of its product, and joins the line of that variant', async () => {
    const { a, b, c, other } = world.skus
    const me = await world.shopper()
    const variant = (skuId: number, toSkuId: number) => me.change({ op: 'variant', skuId, toSkuId })
    const before = linesOf((await me.item(a, 2)).body)[0]
    expect(await variant(a, b)).toEqual({ outcome: 'done', now: 2 })
    expect(linesOf((await me.info()).body)).toMatchObject([{ skuId: b, prodCount: 2, basketId: before?.basketId }])
    await me.item(a, 3)
    expect(await variant(a, b)).toEqual({ outcome: 'done', now: 5 })
    await me.item(c, 2)
    await world.shelve(c, { stocks: 4 })
    expect(await variant(b, c)).toEqual({ outcome: 'corrected', code: 'OUT_OF_STOCK', now: 4 })
    expect(countsOf((await me.info()).body)).toEqual({ [c]: 4 })
    expect(await variant(c, c)).toEqual({ outcome: 'done', now: 4 })
    expect(await variant(c, other)).toEqual({ outcome: 'refused', code: 'WITHDRAWN', now: 4 })
    expect(await variant(c, 999_999_999)).toEqual({ outcome: 'refused', code: 'WITHDRAWN', now: 4 })
    await world.shelve(a, { stocks: 0 })
    expect(await variant(c, a)).toEqual({ outcome: 'refused', code: 'OUT_OF_STOCK', now: 4 })
    // Another device has removed the line meanwhile.
    expect(await variant(b, a)).toEqual({ outcome: 'done', now: 0 })
    expect(countsOf((await me.info()).body)).toEqual({ [c]: 4 })
  })

  test('product#cart: two lines can swap variants', async () => {
    const { a, b, c } = world.skus
    const me = await world.shopper()
    await me.changes([
      { op: 'change', skuId: a, count: 1 },
      { op: 'change', skuId: b, count: 2 },
    ])
    const moves = [
      [a, c],
      [b, a],
      [c, b],
    ].map(([skuId = 0, toSkuId = 0]) => ({ op: 'variant', skuId, toSkuId }) as const)
    expect(countsOf((await me.changes(moves)).body.cart)).toEqual({ [a]: 2, [b]: 1 })
  })

  test('product#cart: a key is executed once: its outcome is repeated, with the current cart', async () => {
    const { a } = world.skus
    const me = await world.shopper()
    const key = randomUUID()
    const madeAt = world.mall.time.now
    const send = (count: number, regionId: number = defaultRegionId) =>
      me.ask<{ outcomes: { outcome: string; code?: string; now?: number }[]; cart: Parameters<typeof countsOf>[0] }>(
        'POST',
        '/changes',
        [{ key, madeAt, op: 'change', skuId: a, count }],
        { regionId },
      )
    await send(2)
    await me.item(a, 5)
    const repeated = await send(2)
    expect(repeated.body.outcomes).toEqual([{ key, outcome: 'done', now: 2 }])
    expect(countsOf(repeated.body.cart)).toEqual({ [a]: 7 })
    expect(repeated.version).toBe(2)
    expect((await send(3)).body.outcomes).toEqual([{ key, outcome: 'refused', code: 'KEY_REUSED' }])
    expect((await send(2, regionIds.TR)).body.outcomes).toEqual([{ key, outcome: 'refused', code: 'KEY_REUSED' }])
    expect(countsOf((await me.info()).body)).toEqual({ [a]: 7 })
    // Also within one request, and for a refusal whose reason no longer holds.
    const twice = randomUUID()
    const { body } = await me.changes(
      [
        { op: 'change', skuId: a, count: 1 },
        { op: 'change', skuId: a, count: 1 },
      ],
      [twice, twice],
    )
    expect(body.outcomes.map(({ now }) => now)).toEqual([8, 8])
    await world.shelve(a, { stocks: 0 })
    const late = randomUUID()
    const refused = await me.changes([{ op: 'change', skuId: a, count: 1 }], [late])
    await world.shelve(a)
    expect((await me.changes([{ op: 'change', skuId: a, count: 1 }], [late])).body.outcomes).toEqual(
      refused.body.outcomes,
    )
  })

  test('wire#cart: a key is remembered for 90 days', async () => {
    const { a } = world.skus
    const me = await world.shopper()
    const key = randomUUID()
    const sendAfter = async (days: number) => {
      await query(
        world.mall.db,
        sql`update idempotency set made_at = ${new Date(world.mall.time.now - days * day)} where key like ${`%${key}`}`,
      )
      return countsOf((await me.changes([{ op: 'change', skuId: a, count: 1 }], [key])).body.cart)
    }
    expect(await sendAfter(0)).toEqual({ [a]: 1 })
    expect(await sendAfter(89)).toEqual({ [a]: 1 })
    expect(await sendAfter(91)).toEqual({ [a]: 2 })
  })

  test('product#cart: the key of a request may equal the key of a change', async () => {
    const me = await world.shopper()
    const key = randomUUID()
    expect((await me.changes([{ op: 'change', skuId: world.skus.a, count: 1 }], [key], { key })).body.outcomes).toEqual(
      [{ key, outcome: 'done', now: 1 }],
    )
  })

  test('product#cart: the key of a request repeats the outcome, in any language, with the current cart', async () => {
    const { a, b } = world.skus
    const me = await world.shopper()
    const key = randomUUID()
    const first = await me.item(a, 2, key)
    await me.item(b, 1)
    const repeated = await me.item(a, 2, key)
    expect(countsOf(repeated.body)).toEqual({ [a]: 2, [b]: 1 })
    expect([first.version, repeated.version]).toEqual([1, 2])
    expect(await me.item(a, 3, key)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } })
    const sent = { basketId: 0, count: 2, prodId: world.prodOf.get(a), shopId: 1, skuId: a }
    expect((await me.ask('POST', '/changeItem?lang=tr', sent, { key })).status).toBe(200)
    const refusal = randomUUID()
    await world.shelve(b, { stocks: 1 })
    const refused = await me.item(b, 1, refusal)
    await world.shelve(b)
    expect(await me.item(b, 1, refusal)).toEqual(refused)
    expect(refused.body.available).toBe(1)
    const clearKey = randomUUID()
    await me.ask('DELETE', '/deleteAll', undefined, { key: clearKey })
    await me.item(a, 1)
    expect(
      countsOf((await me.ask<typeof first.body>('DELETE', '/deleteAll', undefined, { key: clearKey })).body),
    ).toEqual({
      [a]: 1,
    })
  })

  test('wire#cart: reads store no key', async () => {
    const me = await world.shopper()
    const key = randomUUID()
    await me.ask('POST', '/info', {}, { key })
    await me.ask('POST', '/totalPay', [], { key })
    expect((await me.item(world.skus.a, 1, key)).status).toBe(200)
  })

  test('product#cart: the version grows with every change and only with a change', async () => {
    const { a } = world.skus
    const me = await world.shopper()
    expect((await me.info()).version).toBe(0)
    expect((await me.item(a, 1)).version).toBe(1)
    expect((await me.ask('GET', '/prodCount')).version).toBe(1)
    expect((await me.changes([{ op: 'remove', skuId: world.skus.b }])).version).toBe(1)
    expect((await me.ask('DELETE', '/deleteAll')).version).toBe(2)
    expect((await me.total([])).version).toBe(2)
    expect((await (await world.shopper()).info()).version).toBe(0)
  })

  test('product#cart: 100 changes at once add up, and each has its version', async () => {
    const { a } = world.skus
    const me = await world.shopper()
    await world.shelve(a, { stocks: 500 })
    const key = randomUUID()
    const repeatedChange = { op: 'change', skuId: a, count: 7 } as const
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, nth) => {
        if (nth % 10 === 0) return me.changes([repeatedChange], [key])
        return nth % 2 === 0
          ? me.item(a, 1)
          : me.changes([
              { op: 'change', skuId: a, count: 2 },
              { op: 'change', skuId: a, count: -1 },
            ])
      }),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { body, version } = await me.info()
    expect(countsOf(body)).toEqual({ [a]: 90 + 7 })
    expect(version).toBe(91)
  })

  test('quality#speed: one replay sends 100 changes in one call', async () => {
    const { a, b, other } = world.skus
    const me = await world.shopper()
    const { body } = await me.changes(
      Array.from(
        { length: 100 },
        (_, nth) => ({ op: 'change', skuId: [a, b, other][nth % 3] as number, count: 1 }) as const,
      ),
    )
    expect(body.outcomes).toHaveLength(100)
    expect(countsOf(body.cart)).toEqual({ [a]: 34, [b]: 33, [other]: 33 })
  })
})
