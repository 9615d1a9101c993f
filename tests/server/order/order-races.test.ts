import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AttemptState } from '#contract/payment/payment.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { submitOrder } from '#server/checkout/submit-order.ts'
import { query } from '#server/database/database.ts'
import { startChildMall } from '../support/malls/child-mall.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { numbers } from '../support/numbers.ts'
import { postgresUrl } from '../support/test-database.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
let buyers: Awaited<ReturnType<typeof world.shopper>>[]
beforeAll(async () => {
  world = await openOrderMall()
  buyers = []
  for (let nth = 0; nth < 50; nth += 1) buyers.push(await world.shopper())
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

/** The quantity of a variant in orders that are not closed. */
const soldOf = async (skuId: number) =>
  (
    await query<{ sold: number }>(
      world.mall.db,
      sql`select coalesce(sum(i.prod_count), 0)::int as sold from order_item i join shop_order o using (order_id) where o.status <> 6 and i.sku_id = ${skuId} and o.region_id = ${defaultRegionId}`,
    )
  )[0]?.sold ?? 0

test('quality#trust: 50 buyers of the last piece at once: one gets it, 49 are refused', async () => {
  const { a } = world.skus
  const checkouts = await Promise.all(buyers.map(async (buyer) => (await buyer.buyNow(a)).body.checkoutId))
  await world.shelve(a, { stocks: 1 })
  const before = await soldOf(a)
  const answers = await Promise.all(buyers.map((buyer, at) => buyer.submit(checkouts[at] ?? 0)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    answers.filter(({ status, body }) => status === 400 && body.code === 'OUT_OF_STOCK' && body.available === 0),
  ).toHaveLength(49)
  expect((await soldOf(a)) - before).toBe(1)
  expect(await world.stockOf(a)).toMatchObject({ sku: 0, product: 50 })
})

test('quality#trust: 50 buyers of several products in any order: no deadlock, no piece is sold twice', async () => {
  const { a, b, other, third } = world.skus
  const all = [a, b, other, third]
  const next = numbers(3)
  const baskets = await Promise.all(
    buyers.map((buyer) =>
      buyer.fillCart(Object.fromEntries([...all].sort(() => next(3) - 1).map((skuId) => [skuId, 1 + next(3)]))),
    ),
  )
  const checkouts = await Promise.all(
    buyers.map(
      async (buyer, at) =>
        (await buyer.confirm({ basketIds: [...(baskets[at] ?? [])].sort(() => next(3) - 1) })).body.checkoutId,
    ),
  )
  const before = await Promise.all(all.map(soldOf))
  for (const skuId of all) await world.shelve(skuId, { stocks: 20 })
  const answers = await Promise.all(buyers.map((buyer, at) => buyer.submit(checkouts[at] ?? 0)))
  expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
  for (const [at, skuId] of all.entries()) {
    const { sku } = await world.stockOf(skuId)
    expect(sku).toBeGreaterThanOrEqual(0)
    expect((await soldOf(skuId)) - (before[at] ?? 0) + sku).toBe(20)
  }
  expect(world.mall.log.filter(({ event }) => event === 'failure')).toEqual([])
})

test('quality#trust: concurrent submits, cancellations and closings: stock and unsold pieces are equal at the end', async () => {
  const { a } = world.skus
  const next = numbers(17)
  await world.shelve(a, { stocks: 12 })
  const start = (await soldOf(a)) + 12
  const crowd = buyers.slice(0, 16).map(async (buyer) => {
    for (let round = 0; round < 4; round += 1) {
      const confirmed = await buyer.buyNow(a, 1 + next(3))
      if (confirmed.status !== 200) continue
      const { status, body } = await buyer.submit(confirmed.body.checkoutId)
      if (status === 200 && next(4) > 0)
        await Promise.all([buyer.cancel(body.orderNumbers[0] ?? ''), buyer.cancel(body.orderNumbers[0] ?? '')])
      if (next(6) === 0) await world.moveEnded(world.mall.time.now + 31 * 60_000)
    }
  })
  await Promise.all(crowd)
  const stock = await world.stockOf(a)
  expect(stock.sku).toBeGreaterThanOrEqual(0)
  expect((await soldOf(a)) + stock.sku).toBe(start)
  expect(stock.product).toBe(stock.sum)
  expect(world.mall.log.filter(({ event }) => event === 'failure')).toEqual([])
})

test('quality#trust: a database constraint keeps the stock at zero or more', async () => {
  await expect(
    query(world.mall.db, sql`update sku_offer set stocks = -1 where sku_id = ${world.skus.a}`),
  ).rejects.toMatchObject({ code: '23514' })
})

// The embedded database has one connection, so nothing can interrupt a transaction.
test.skipIf(!postgresUrl)(
  'product#orders: the outcome of a checkout, requested while it is submitted, is its orders, never "none"',
  async () => {
    const { db } = world.mall
    const [buyer] = buyers
    const checkoutId = (await buyer?.buyNow(world.skus.a))?.body.checkoutId ?? 0
    const [owner] = await query<{ accountId: number }>(
      db,
      sql`select account_id as "accountId" from checkout where checkout_id = ${checkoutId}`,
    )
    let lookup: Promise<{ readonly body: AttemptState }> | undefined
    const submitted = await db.transaction().execute(async (tables) => {
      const made = await submitOrder(tables, {
        body: { checkoutId, orderShopParam: [] },
        accountId: owner?.accountId ?? 0,
        now: new Date(world.mall.time.now),
      })
      lookup = buyer?.ask<AttemptState>('GET', `/p/order/attempt?checkoutId=${checkoutId}`)
      // The other process waits for this transaction's lock; pg_locks shows the waiter.
      const [self] = await query<{ pid: number }>(tables, sql`select pg_backend_pid() as pid`)
      const blockedSessions = sql`select 1 from pg_stat_activity where ${self?.pid}::int = any(pg_blocking_pids(pid))`
      await expect.poll(() => query(db, blockedSessions), { timeout: 20_000 }).toHaveLength(1)
      return made
    })
    expect((await lookup)?.body).toEqual({ state: 'submitted', ...submitted })
  },
)

test.skipIf(!postgresUrl)(
  'quality#trust: two processes on one PostgreSQL: the last piece is sold once, a checkout is submitted once',
  { timeout: 240_000 },
  async () => {
    const { a, b } = world.skus
    const base = await mkdtemp(join(tmpdir(), 'two-malls-'))
    // The child processes use the real clock, so tokens and checkouts must be valid by it.
    const before = world.mall.time.now
    world.mall.time.now = Date.now()
    // The jobs would close other tests' unpaid orders.
    await query(world.mall.db, sql`update shop_order set ends_at = null`)
    const processes = ['one', 'two'].map((folder) =>
      startChildMall({ DATABASE_URL: world.mall.url ?? '', DATA_FOLDER: join(base, folder), PICTURES_AHEAD: '0' }),
    )
    try {
      const addresses = await Promise.all(processes.map(({ open }) => open))
      const people = await Promise.all(Array.from({ length: 20 }, () => world.shopper()))
      const submitAt = async (at: number, token: string, checkoutId: number) => {
        const response = await fetch(`${addresses[at % 2] ?? ''}/api/p/order/submit`, {
          method: 'POST',
          body: JSON.stringify({ checkoutId }),
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${token}`,
            'Idempotency-Key': randomUUID(),
            Region: String(defaultRegionId),
          },
        })
        return { status: response.status, body: (await response.json()) as { code?: string; orderNumbers?: string[] } }
      }
      const checkouts = await Promise.all(people.map(async (person) => (await person.buyNow(a)).body.checkoutId))
      await world.shelve(a, { stocks: 1 })
      const answers = await Promise.all(people.map(({ token }, at) => submitAt(at, token, checkouts[at] ?? 0)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
      expect(answers.filter(({ body }) => body.code === 'OUT_OF_STOCK')).toHaveLength(19)
      expect(await world.stockOf(a)).toMatchObject({ sku: 0 })
      const [person] = people
      const { checkoutId } = (await person?.buyNow(b))?.body ?? { checkoutId: 0 }
      const repeated = await Promise.all([0, 1, 2, 3].map((at) => submitAt(at, person?.token ?? '', checkoutId)))
      expect(new Set(repeated.map(({ body }) => String(body.orderNumbers))).size).toBe(1)
      expect(await world.stockOf(b)).toMatchObject({ sku: 49 })
    } finally {
      world.mall.time.now = before
      await Promise.all(processes.map((one) => one.kill()))
      await rm(base, { recursive: true, force: true })
    }
  },
)
