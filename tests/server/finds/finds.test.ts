import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queryString } from '#contract/endpoint.ts'
import { type Find, type FindReason, findDays, lastPieces, maxFinds } from '#contract/product/finds.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { query, runScript } from '#server/database/database.ts'
import { runCommand } from '#server/operator/run-command.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { payOrder } from '../support/paid-order.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(async () => {
  await world.fill()
  await runScript(world.mall.db, 'truncate shop_order, price_change cascade')
})
afterAll(() => world?.mall.close())

const day = 86_400_000
const finds = (regionId: number = defaultRegionId) =>
  world.mall.read<Find[]>(`/prod/finds?${queryString({ regionId, lang: 'en' })}`)
/** The products that are finds for one reason, with the reason. */
const findsOf = async <Code extends FindReason['code']>(code: Code, regionId?: number) =>
  (await finds(regionId)).flatMap(({ prodId, find }) =>
    find.code === code ? [{ ...(find as Extract<FindReason, { code: Code }>), prodId }] : [],
  )
const prodIdOf = (skuId: number) => world.itemOf(skuId).prodId
const priceOf = async (skuId: number) =>
  (
    await query<{ price: number }>(
      world.mall.db,
      sql`select o.price from offer o join sku using (prod_id) where sku_id = ${skuId} and region_id = ${defaultRegionId}`,
    )
  )[0]?.price ?? 0
/** Prices every variant of the product, `days` ago. */
async function setPrice(skuId: number, rupees: number, days = 0): Promise<void> {
  const { db, time } = world.mall
  const [last] = await query<{ id: number | null }>(db, sql`select max(price_change_id) as id from price_change`)
  const skus = await query<{ sku_id: number }>(db, sql`select sku_id from sku where prod_id = ${prodIdOf(skuId)}`)
  for (const { sku_id: id } of skus) {
    const priced = { kind: 'price' as const, skuId: id, region: 'LK', amount: rupees }
    expect((await runCommand(priced, { db, clock: () => time.now })).isDone).toBe(true)
  }
  // The database's clock is not the clock of the test.
  await query(
    db,
    sql`update price_change set at = ${new Date(time.now - days * day)} where price_change_id > ${last?.id ?? 0}`,
  )
}

test('product#finds: a bought product is popular in its region, counted once for each shopper, for two weeks', async () => {
  expect(await findsOf('POPULAR')).toEqual([])
  const [one, two] = [await world.shopper(), await world.shopper()]
  for (const skuId of [world.skus.a, world.skus.a, world.skus.other])
    await payOrder(world.mall, await one.order(skuId, 1))
  await payOrder(world.mall, await two.order(world.skus.a, 3))
  // An unpaid order is no purchase.
  await two.order(world.skus.third, 1)
  expect(await findsOf('POPULAR')).toEqual([
    { code: 'POPULAR', buyers: 2, prodId: prodIdOf(world.skus.a) },
    { code: 'POPULAR', buyers: 1, prodId: prodIdOf(world.skus.other) },
  ])
  expect(await findsOf('POPULAR', regionIds.TR)).toEqual([])
  await query(
    world.mall.db,
    sql`update shop_order set created_at = ${new Date(world.mall.time.now - (findDays.bought + 1) * day)}`,
  )
  expect(await findsOf('POPULAR')).toEqual([])
})

test('product#finds: a lowered price is a drop against the lowest price of the 30 days before, and says the old price', async () => {
  await setPrice(world.skus.other, 1000)
  await runScript(world.mall.db, 'truncate price_change')
  expect(await findsOf('DROPPED')).toEqual([])
  await setPrice(world.skus.other, 900)
  const [found] = await findsOf('DROPPED')
  expect(found).toEqual({ code: 'DROPPED', was: 1000, prodId: prodIdOf(world.skus.other) })
  expect((await finds()).find(({ find }) => find.code === 'DROPPED')?.price).toBe(900)
  expect(await findsOf('DROPPED', regionIds.CN)).toEqual([])
})

test('product#finds: a price that was raised before it was lowered is no drop; an old drop is no news', async () => {
  await setPrice(world.skus.other, 1000)
  await runScript(world.mall.db, 'truncate price_change')
  await setPrice(world.skus.other, 1400, 10)
  await setPrice(world.skus.other, 1000, 1)
  expect(await findsOf('DROPPED')).toEqual([])
  await setPrice(world.skus.other, 950, 0)
  expect(await findsOf('DROPPED')).toEqual([{ code: 'DROPPED', was: 1000, prodId: prodIdOf(world.skus.other) }])
  await query(world.mall.db, sql`update price_change set at = at - make_interval(days => ${findDays.dropped + 1}::int)`)
  expect(await findsOf('DROPPED')).toEqual([])
})

test('product#finds: a product is almost gone while few pieces are left, and says how many; a sold-out one is no find', async () => {
  const prodId = prodIdOf(world.skus.other)
  const has = async () => (await findsOf('LAST')).find((one) => one.prodId === prodId)
  await query(world.mall.db, sql`update offer set stocks = 50 where stocks between 1 and ${lastPieces}::int`)
  const leave = async (count: number) => {
    await query(
      world.mall.db,
      sql`update sku_offer set stocks = 0 from sku where sku.sku_id = sku_offer.sku_id and sku.prod_id = ${prodId} and region_id = ${defaultRegionId}`,
    )
    const { db, time } = world.mall
    await query(db, sql`update offer set stocks = 0 where prod_id = ${prodId} and region_id = ${defaultRegionId}`)
    const counted = { kind: 'stock' as const, skuId: world.skus.other, region: 'LK', count }
    expect((await runCommand(counted, { db, clock: () => time.now })).isDone).toBe(true)
  }
  await leave(lastPieces + 1)
  expect(await has()).toBeUndefined()
  const me = await world.shopper()
  await me.order(world.skus.other, 2)
  expect(await has()).toEqual({ code: 'LAST', left: lastPieces - 1, prodId })
  await me.order(world.skus.other, lastPieces - 1)
  expect((await finds()).some((one) => one.prodId === prodId)).toBe(false)
})

test('product#finds: the newest products come first and say their age; after a month they are not new', async () => {
  const prodId = prodIdOf(world.skus.other)
  const joined = (days: number) =>
    query(
      world.mall.db,
      sql`update offer set created_at = ${new Date(world.mall.time.now - days * day)} where prod_id = ${prodId}`,
    )
  await joined(2)
  await query(
    world.mall.db,
    sql`update offer set created_at = created_at - interval '90 days' where prod_id <> ${prodId} and created_at > ${new Date(world.mall.time.now - 60 * day)}`,
  )
  expect(await findsOf('NEW')).toEqual([{ code: 'NEW', days: 2, prodId }])
  await joined(findDays.added + 1)
  expect(await findsOf('NEW')).toEqual([])
})

test('product#finds: at most twelve of a kind, all for sale; a withdrawn product is no find', async () => {
  const { db, time } = world.mall
  await query(
    db,
    sql`update offer set created_at = ${new Date(time.now - day)}, is_available = true, stocks = 3 where region_id = ${defaultRegionId}`,
  )
  expect(await findsOf('NEW')).toHaveLength(maxFinds)
  const last = await findsOf('LAST')
  expect(last).toHaveLength(maxFinds)
  const prodId = last[0]?.prodId ?? 0
  const withdrawn = { kind: 'product withdraw' as const, prodId }
  expect((await runCommand(withdrawn, { db, clock: () => time.now })).isDone).toBe(true)
  expect((await finds()).some((one) => one.prodId === prodId)).toBe(false)
})

test('product#operator: a price is set in a region and moves the price of the product; wrong amounts are refused', async () => {
  const { db, time } = world.mall
  const run = (amount: number, region = 'LK', skuId = world.skus.other) =>
    runCommand({ kind: 'price', skuId, region, amount }, { db, clock: () => time.now })
  await setPrice(world.skus.other, 1000)
  expect(await run(800)).toEqual({ isDone: true, text: expect.stringContaining('the price was 1000.') as string })
  expect(await priceOf(world.skus.other)).toBe(80_000)
  expect((await run(800.5)).isDone).toBe(false)
  expect((await run(800, 'XX')).isDone).toBe(false)
  expect((await run(800, 'LK', 999_999_999)).isDone).toBe(false)
})
