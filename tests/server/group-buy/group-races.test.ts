import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { bookCoins } from '#server/coin/coin-store.ts'
import { query } from '#server/database/database.ts'
import { randomOf } from '#server/seed/random.ts'
import { startChildMall } from '../support/malls/child-mall.ts'
import { openGroupMall } from '../support/malls/group-mall.ts'
import { payOrder } from '../support/paid-order.ts'
import { postgresUrl } from '../support/test-database.ts'

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openGroupMall>>['shopper']>>
const hour = 3_600_000
let world: Awaited<ReturnType<typeof openGroupMall>>
let crowd: Person[]
beforeAll(async () => {
  world = await openGroupMall()
  crowd = await Promise.all(Array.from({ length: 50 }, () => world.shopper()))
})
beforeEach(async () => {
  await query(world.mall.db, sql`delete from group_buy`)
  await world.fill()
})
afterAll(() => world?.mall.close())

/** Places that contradict the teams or the orders that hold them. */
const wrong = () =>
  query(
    world.mall.db,
    sql`select t.team_id, t.state, t.size, count(*) filter (where p.is_paid) as paid, count(*) as taken,
      array_agg(o.status) as statuses
    from group_team t join group_place p using (team_id) left join shop_order o using (order_id)
    group by t.team_id having count(*) > t.size
      or (t.state = 'full') <> (count(*) filter (where p.is_paid) = t.size)
      or bool_or(o.status = 7 and not p.is_paid) or bool_or(o.status = 1 and p.is_paid)
      or (t.state <> 'full' and bool_or(o.status = 2))
      or (t.state <> 'timedOut' and bool_or(o.status = 6))`,
  )
const accountOf = async ({ mail }: Person) =>
  (await query<{ id: number }>(world.mall.db, sql`select account_id as id from account where mail = ${mail}`))[0]?.id ??
  0
const balanceOf = async (person: Person) =>
  (await person.ask<{ balance: number }>('GET', '/p/coin/balance')).body.balance
type Stock = Awaited<ReturnType<typeof world.stockOf>>
/** The stock after a number of pieces was sold. */
const less = ({ sku, product, sum }: Stock, sold: number): Stock => ({
  sku: sku - sold,
  product: product - sold,
  sum: sum - sold,
})
const noticesOf = async (title: string) =>
  (
    await query<{ number: number }>(
      world.mall.db,
      sql`select count(*)::int as number from order_notice n join shop_order o on o.order_number = n.order_number
        join group_place p on p.order_id = o.order_id where n.title = ${title}`,
    )
  )[0]?.number

test('quality#trust: 50 shoppers take the last three places at once: three get one, the others are refused', async () => {
  const { a } = world.skus
  await world.shelve(a, { stocks: 100 })
  const groupBuyId = await world.groupBuy(a, { size: 4 })
  const { teamId } = await world.member(a, groupBuyId)
  const checkouts = await Promise.all(
    crowd.map(async (person) => (await world.join(person, a, groupBuyId, teamId)).body.checkoutId),
  )
  const submitted = await Promise.all(crowd.map((person, at) => person.submit(checkouts[at] ?? 0)))
  const placed = submitted.flatMap(({ status, body }) => (status === 200 ? body.orderNumbers : []))
  expect(placed).toHaveLength(3)
  expect(submitted.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]))).toEqual(
    Array.from({ length: 47 }, () => 'TEAM_FULL'),
  )
  await Promise.all(placed.map((orderNumber) => payOrder(world.mall, orderNumber)))
  await Promise.all(Array.from({ length: 4 }, () => world.runGroups()))
  expect(await wrong()).toEqual([])
  expect(await noticesOf('GROUP_FULL')).toBe(4)
  expect((await world.stockOf(a)).sku).toBe(96)
})

test('quality#trust: a shopper who submits twice at once has one place', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a)
  const [person] = crowd
  if (!person) throw new Error('There is no shopper')
  const two = [await world.join(person, a, groupBuyId), await world.join(person, a, groupBuyId)]
  const answers = await Promise.all(two.map(({ body }) => person.submit(body.checkoutId)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.body.code).toBe('GROUP_JOINED')
})

test('quality#trust: a shopper who submits in two teams at once has one place', async () => {
  const { a } = world.skus
  await world.shelve(a, { stocks: 100 })
  const groupBuyId = await world.groupBuy(a)
  const teams = await Promise.all([world.member(a, groupBuyId), world.member(a, groupBuyId)])
  for (const person of crowd.slice(0, 5)) {
    const two = [
      await world.join(person, a, groupBuyId, teams[0].teamId),
      await world.join(person, a, groupBuyId, teams[1].teamId),
    ]
    const answers = await Promise.all(two.map(({ body }) => person.submit(body.checkoutId)))
    const [placed] = answers.flatMap(({ status, body }) => (status === 200 ? body.orderNumbers : []))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('GROUP_JOINED')
    // The place is free for the next shopper.
    await person.cancel(placed ?? '')
  }
})

test.each([1, 2])(
  'quality#trust: random starts, joins, payments, cancellations and time-outs keep teams, orders and stock right (seed %s)',
  { timeout: 120_000 },
  async (seed) => {
    const { a } = world.skus
    await world.shelve(a, { stocks: 100 })
    const groupBuyId = await world.groupBuy(a, { size: 3, teamHours: 2 })
    const random = randomOf(`group ${seed}`)
    const people = await Promise.all(Array.from({ length: 12 }, () => world.shopper()))
    const open: { person: Person; orderNumber: string }[] = []
    for (let step = 0; step < 60; step += 1) {
      const person = random.pick(people)
      const chance = random.next()
      if (chance < 0.5) {
        const teams = (await world.page('progress'))[0]?.team
        const teamId = random.chance(0.7) ? teams?.team.teamId : undefined
        const { status, body } = await world.join(person, a, groupBuyId, teamId)
        const submitted = status === 200 ? await person.submit(body.checkoutId) : undefined
        if (submitted?.status === 200)
          open.push(...submitted.body.orderNumbers.map((orderNumber) => ({ person, orderNumber })))
      } else if (chance < 0.75) {
        const one = open.length > 0 ? random.pick(open) : undefined
        if (one && (await one.person.detail(one.orderNumber)).body.status === 1)
          await payOrder(world.mall, one.orderNumber).catch(() => undefined)
      } else if (chance < 0.82) {
        const one = open.length > 0 ? random.pick(open) : undefined
        if (one) await one.person.cancel(one.orderNumber)
      } else if (chance < 0.9) world.mall.time.now += hour / 2
      await world.runGroups()
      expect(await wrong(), `step ${step}`).toEqual([])
    }
    const orders = await Promise.all(open.map(({ person, orderNumber }) => person.detail(orderNumber)))
    const held = orders.filter(({ body }) => body.status !== 6).length
    expect((await world.stockOf(a)).sku).toBe(100 - held)
    for (const { body } of orders)
      if (body.status === 6 && body.isPaid) expect(body.refundAmount).toBe(body.actualTotal)
  },
)

/** Starts two processes on the database of the test, does the work with their addresses, and ends the processes. */
async function withTwoProcesses(work: (addresses: readonly string[]) => Promise<void>): Promise<void> {
  const base = await mkdtemp(join(tmpdir(), 'two-malls-'))
  const processes = ['one', 'two'].map((folder) =>
    startChildMall({ DATABASE_URL: world.mall.url ?? '', DATA_FOLDER: join(base, folder), PICTURES_AHEAD: '0' }),
  )
  try {
    await work(await Promise.all(processes.map(({ open }) => open)))
  } finally {
    await Promise.all(processes.map((one) => one.kill()))
    await rm(base, { recursive: true, force: true })
  }
}

test.skipIf(!postgresUrl)(
  'quality#trust: 50 shoppers submit to two processes on one PostgreSQL at once: the last three places are given once',
  { timeout: 240_000 },
  async () => {
    const { other } = world.skus
    await world.shelve(other, { stocks: 100 })
    // The processes use the real clock: tokens and checkouts must be valid by it, and unpaid orders of the tests above are
    // closed, which changes the stock of their variant.
    world.mall.time.now = Date.now()
    crowd = await Promise.all(Array.from({ length: 50 }, () => world.shopper()))
    const groupBuyId = await world.groupBuy(other, { size: 4 })
    const { teamId } = await world.member(other, groupBuyId)
    const checkouts = await Promise.all(
      crowd.map(async (person) => (await world.join(person, other, groupBuyId, teamId)).body.checkoutId),
    )
    await withTwoProcesses(async (addresses) => {
      const answers = await Promise.all(
        crowd.map(async ({ token }, at) => {
          const response = await fetch(`${addresses[at % 2] ?? ''}/api/p/order/submit`, {
            method: 'POST',
            body: JSON.stringify({ checkoutId: checkouts[at], orderShopParam: [] }),
            headers: {
              'Content-Type': 'application/json',
              Authorization: `Bearer ${token}`,
              'Idempotency-Key': randomUUID(),
              Region: String(defaultRegionId),
            },
          })
          return response.ok ? 'placed' : ((await response.json()) as { code: string }).code
        }),
      )
      expect(answers.filter((answer) => answer === 'placed')).toHaveLength(3)
      expect(answers.filter((answer) => answer === 'TEAM_FULL')).toHaveLength(47)
    })
    const places = await query<{ nth: number }>(
      world.mall.db,
      sql`select nth from group_place where team_id = ${teamId} order by nth`,
    )
    expect(places.map(({ nth }) => nth)).toEqual([1, 2, 3, 4])
    expect(await wrong()).toEqual([])
    expect((await world.stockOf(other)).sku).toBe(96)
  },
)

test.skipIf(!postgresUrl)(
  'quality#trust: two processes on one PostgreSQL release each order of a full team once, and return money, stock, vouchers and coins of a late team once',
  { timeout: 240_000 },
  async () => {
    // Orders of the tests above took only other variants: the processes close their unpaid orders, which changes the stock.
    const { third, other } = world.skus
    // The jobs of the processes use the real clock.
    world.mall.time.now = Date.now()
    crowd = await Promise.all(Array.from({ length: 18 }, () => world.shopper()))
    const [saver] = crowd.slice(9)
    if (!saver) throw new Error('There is no shopper')
    const voucherId = await world.voucher({ reduceAmount: 10_000 })
    await world.collect(saver, voucherId)
    const gift = { reason: 'REVIEW_EARNED', reference: 'gift', orderNumber: null, amount: 60 } as const
    const owner = { accountId: await accountOf(saver), regionId: defaultRegionId }
    await world.mall.db.transaction().execute((tables) => bookCoins(tables, owner, gift, new Date(world.mall.time.now)))
    const [full, late] = [await world.groupBuy(third, { size: 10 }), await world.groupBuy(other, { size: 11 })]
    const inTeam = async (skuId: number, groupBuyId: number, people: readonly Person[]) => {
      const first = await world.member(skuId, groupBuyId)
      const orderNumbers = await Promise.all(
        people.map((person) =>
          world.order(person, skuId, groupBuyId, first.teamId, person === saver ? { coins: 60 } : {}),
        ),
      )
      await Promise.all(orderNumbers.map((orderNumber) => payOrder(world.mall, orderNumber)))
      const others = people.map((person, at) => ({ person, orderNumber: orderNumbers[at] ?? '' }))
      return { teamId: first.teamId, members: [first, ...others] }
    }
    const before = await Promise.all([world.stockOf(third), world.stockOf(other)])
    const released = await inTeam(third, full, crowd.slice(0, 9))
    const returned = await inTeam(other, late, crowd.slice(9))
    const saved = returned.members.find(({ person }) => person === saver)?.orderNumber ?? ''
    expect((await saver.detail(saved)).body).toMatchObject({
      status: 7,
      total: 1000,
      voucherReduce: 100,
      coinReduce: 60,
    })
    expect([await balanceOf(saver), await world.mine(saver)]).toEqual([0, []])
    await query(world.mall.db, sql`update group_team set ends_at = now() where team_id = ${returned.teamId}`)
    await withTwoProcesses(async () => {
      await expect.poll(() => noticesOf('GROUP_FULL'), { timeout: 60_000 }).toBe(10)
      await expect.poll(() => noticesOf('GROUP_FAILED'), { timeout: 60_000 }).toBe(10)
      expect(await wrong()).toEqual([])
    })
    expect([await noticesOf('GROUP_FULL'), await noticesOf('GROUP_FAILED')]).toEqual([10, 10])
    for (const { person, orderNumber } of released.members)
      expect((await person.detail(orderNumber)).body).toMatchObject({ status: 2, isPaid: true })
    for (const { person, orderNumber } of returned.members) {
      const { body } = await person.detail(orderNumber)
      expect(body).toMatchObject({ status: 6, cancelReason: 'GROUP_FAILED', refundAmount: body.actualTotal })
    }
    expect(await world.stockOf(third)).toEqual(less(before[0], 10))
    expect(await world.stockOf(other)).toEqual(before[1])
    expect(await world.mine(saver)).toMatchObject([{ voucherId, state: 'usable' }])
    expect(await balanceOf(saver)).toBe(60)
    expect(
      await query(
        world.mall.db,
        sql`select amount from coin_entry where account_id = ${owner.accountId} order by coin_entry_id`,
      ),
    ).toEqual([{ amount: 60 }, { amount: -60 }, { amount: 60 }])
  },
)
