import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { startChildMall } from '../support/malls/child-mall.ts'
import { openCoinMall } from '../support/malls/coin-mall.ts'
import { numbers } from '../support/numbers.ts'
import { postgresUrl } from '../support/test-database.ts'

let world: Awaited<ReturnType<typeof openCoinMall>>
beforeAll(async () => {
  world = await openCoinMall()
})
beforeEach(async () => {
  await world.fill()
  await world.shelve(world.skus.a, { stocks: 500 })
})
afterAll(() => world?.mall.close())

type Shopper = Awaited<ReturnType<typeof world.shopper>>

/** Checks that the balance is the sum of the shopper's records, and that no record shows a negative balance. */
async function expectExact(me: Shopper) {
  const accountId = await world.accountOf(me)
  const [row] = await query<{ net: number; sum: number; least: number }>(
    world.mall.db,
    sql`
    select (a.balance - a.owed)::int as net, coalesce(sum(e.amount), 0)::int as sum, min(e.balance)::int as least
    from coin_account a left join coin_entry e using (account_id, region_id)
    where a.account_id = ${accountId} and a.region_id = ${defaultRegionId} group by a.balance, a.owed`,
  )
  expect(row?.net).toBe(row?.sum)
  expect(row?.least).toBeGreaterThanOrEqual(0)
}

test('quality#trust: 50 submits at once with coins for ten orders: ten are placed, no coin is spent twice', async () => {
  const me = await world.shopper()
  await world.give(me, 1000)
  const checkouts: number[] = []
  // A shopper has at most 20 open checkouts, so that each is confirmed by three requests at most.
  for (let nth = 0; nth < 20; nth += 1)
    checkouts.push((await me.buyNow(world.skus.a, 1, { coins: 100 })).body.checkoutId)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => me.submit(checkouts[at % 20] ?? 0)))
  const placed = new Set(answers.flatMap(({ body }) => body.orderNumbers ?? []))
  expect(placed.size).toBe(10)
  expect(answers.every(({ status, body }) => status === 200 || body.code === 'PRICE_CHANGED')).toBe(true)
  expect(await world.coinsOf(me)).toMatchObject({ balance: 0, owed: 0 })
  await expectExact(me)
})

test('quality#trust: submits, cancellations, receipts and refunds at once: coins stay exact and nothing deadlocks', async () => {
  const next = numbers(11)
  const me = await world.shopper()
  await world.give(me, 1000)
  const crowd = Array.from({ length: 8 }, async () => {
    for (let round = 0; round < 4; round += 1) {
      const { body } = await me.submit(
        (await me.buyNow(world.skus.a, 1 + next(3), { coins: next(200) })).body.checkoutId,
      )
      const [orderNumber] = body.orderNumbers ?? []
      if (!orderNumber) continue
      if (next(2) === 0) {
        await Promise.all([me.cancel(orderNumber), me.cancel(orderNumber)])
        continue
      }
      await world.pay(orderNumber)
      await world.ship(orderNumber)
      await Promise.all([0, 1].map(() => me.ask('PUT', `/p/myOrder/receipt/${orderNumber}`)))
      const items = (await me.detail(orderNumber)).body.orderItemDtos.map(({ orderItemId }) => orderItemId)
      if (next(2) === 0) await world.refund(me, orderNumber, items)
    }
  })
  await Promise.all(crowd)
  await expectExact(me)
  expect(world.mall.log.filter(({ event }) => event === 'failure')).toEqual([])
})

test('quality#trust: the database keeps a balance at zero or more', async () => {
  const me = await world.shopper()
  await world.give(me, 5)
  const accountId = await world.accountOf(me)
  await expect(
    query(world.mall.db, sql`update coin_account set balance = -1 where account_id = ${accountId}`),
  ).rejects.toMatchObject({ code: '23514' })
})

test.skipIf(!postgresUrl)(
  'quality#trust: 50 spenders on two processes and one PostgreSQL: the coins of one shopper are spent once',
  { timeout: 240_000 },
  async () => {
    const base = await mkdtemp(join(tmpdir(), 'coin-malls-'))
    // The child processes use the real clock, so tokens and checkouts must be valid by it.
    const before = world.mall.time.now
    world.mall.time.now = Date.now()
    await query(world.mall.db, sql`update shop_order set ends_at = null`)
    const processes = ['one', 'two'].map((folder) =>
      startChildMall({ DATABASE_URL: world.mall.url ?? '', DATA_FOLDER: join(base, folder), PICTURES_AHEAD: '0' }),
    )
    try {
      const addresses = await Promise.all(processes.map(({ open }) => open))
      const me = await world.shopper()
      await world.give(me, 500)
      const checkouts: number[] = []
      for (let nth = 0; nth < 20; nth += 1)
        checkouts.push((await me.buyNow(world.skus.a, 1, { coins: 100 })).body.checkoutId)
      const submitAt = async (at: number) => {
        const response = await fetch(`${addresses[at % 2] ?? ''}/api/p/order/submit`, {
          method: 'POST',
          body: JSON.stringify({ checkoutId: checkouts[Math.floor(at / 2) % 20] }),
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${me.token}`,
            'Idempotency-Key': randomUUID(),
            Region: String(defaultRegionId),
          },
        })
        return { status: response.status, body: (await response.json()) as { orderNumbers?: string[] } }
      }
      const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => submitAt(at)))
      expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
      expect(new Set(answers.flatMap(({ body }) => body.orderNumbers ?? [])).size).toBe(5)
      expect(await world.coinsOf(me)).toMatchObject({ balance: 0, owed: 0 })
      await expectExact(me)
    } finally {
      world.mall.time.now = before
      await Promise.all(processes.map((one) => one.kill()))
      await rm(base, { recursive: true, force: true })
    }
  },
)
