import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Logistics } from '#contract/order/my-orders.ts'
import { receiptTime, unpaidTime } from '#contract/order/order.ts'
import { query, runScript } from '#server/database/database.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import type { Job } from '#server/jobs/job.ts'
import { jobsOf } from '#server/jobs/jobs-of.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { deliver, ship } from '#server/order/move-order.ts'
import { readSettings } from '#server/settings.ts'
import { logInto } from '../support/log-lines.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { payOrder } from '../support/paid-order.ts'
import { postgresUrl } from '../support/test-database.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(async () => {
  await world.fill()
  await runScript(world.mall.db, 'truncate shop_order, job_trouble cascade')
})
afterAll(() => world?.mall.close())

const minute = 60_000
const withoutCourier = readSettings({ COURIER_PACE: '0' })
const outside = () => ({
  db: world.mall.db,
  clock: () => world.mall.time.now,
  log: logInto(world.mall.log),
})
/** One pass of the mall's jobs, `later` ms from now. */
const pass = (later = 0, settings = withoutCourier) => {
  world.mall.time.now += later
  return runJobs(jobsOf(settings), outside())
}
const notices = async (orderNumber: string) =>
  (
    await query<{ title: string }>(
      world.mall.db,
      sql`select title from order_notice where order_number = ${orderNumber} order by id`,
    )
  ).map(({ title }) => title)
const dueIn = async (status: number) =>
  query<{ order_number: string }>(
    world.mall.db,
    sql`select order_number from shop_order where status = ${status} and ends_at <= ${new Date(world.mall.time.now)}`,
  )

describe('product#orders: jobs that advance orders', () => {
  test('product#orders: an unpaid order closes after 30 minutes, and its stock is returned', async () => {
    const { a } = world.skus
    const me = await world.shopper()
    const [left, paid] = [await me.order(a, 2), await me.order(a, 1)]
    await payOrder(world.mall, paid)
    await pass(unpaidTime - 1)
    expect((await me.detail(left)).body.status).toBe(1)
    await pass(1)
    expect((await me.detail(left)).body).toMatchObject({
      status: 6,
      cancelReason: 'UNPAID',
      cancelledAmount: (await me.detail(left)).body.actualTotal,
    })
    expect((await me.detail(paid)).body.status).toBe(2)
    expect(await world.stockOf(a)).toMatchObject({ sku: 49 })
    expect(await notices(left)).toEqual(['ORDER_PLACED', 'ORDER_UNPAID'])
    await pass(unpaidTime)
    expect(await notices(left)).toHaveLength(2)
  })

  test('product#orders: a shipped order is completed after 15 days', async () => {
    const me = await world.shopper()
    const orderNumber = await me.order(world.skus.a)
    await payOrder(world.mall, orderNumber)
    await world.mall.db
      .transaction()
      .execute((tables) =>
        ship(tables, orderNumber, { courier: 'Post', trackingNumber: 'P1' }, new Date(world.mall.time.now)),
      )
    // Fifteen days outlast a sign-in.
    const status = async () =>
      (
        await query<{ status: number }>(
          world.mall.db,
          sql`select status from shop_order where order_number = ${orderNumber}`,
        )
      )[0]?.status
    await pass(receiptTime - 1)
    expect(await status()).toBe(3)
    await pass(1)
    expect(await status()).toBe(5)
    expect(await notices(orderNumber)).toEqual(['ORDER_PLACED', 'ORDER_PAID', 'ORDER_SHIPPED', 'ORDER_DONE'])
  })

  test('product#orders: a failed job is rolled back, logged, retried with growing delays, and blocks no other', async () => {
    const me = await world.shopper()
    const [broken, unaffected] = [await me.order(world.skus.a), await me.order(world.skus.b)]
    const tries: string[] = []
    let isRepaired = false
    const jobs = jobsOf(withoutCourier).map(
      (job): Job => ({
        ...job,
        work: async (tables, subject, now) => {
          await job.work(tables, subject, now)
          if (subject !== broken) return
          tries.push(subject)
          if (!isRepaired) throw new Error('the printer is on fire')
        },
      }),
    )
    world.mall.time.now += unpaidTime
    expect(await runJobs(jobs, outside())).toBe(1)
    expect((await me.detail(unaffected)).body.status).toBe(6)
    expect((await me.detail(broken)).body.status).toBe(1)
    expect(await notices(broken)).toEqual(['ORDER_PLACED'])
    expect(world.mall.log).toContainEqual(
      expect.objectContaining({
        level: 'error',
        event: 'job-failed',
        kind: 'close-unpaid',
        subject: broken,
        error: 'the printer is on fire',
      }),
    )
    // Not at once; again after ten seconds, then after twenty.
    for (const [seconds, so_far] of [
      [9, 1],
      [1, 2],
      [10, 2],
      [10, 3],
    ] as const) {
      world.mall.time.now += seconds * 1000
      await runJobs(jobs, outside())
      expect(tries).toHaveLength(so_far)
    }
    isRepaired = true
    world.mall.time.now += 3600_000
    expect(await runJobs(jobs, outside())).toBe(1)
    expect((await me.detail(broken)).body.status).toBe(6)
    expect(await query(world.mall.db, sql`select 1 from job_trouble`)).toEqual([])
  })

  test('product#orders: a kind whose work cannot be claimed is logged, and blocks no other kind', async () => {
    const me = await world.shopper()
    const orderNumber = await me.order(world.skus.a)
    const faulty: Job = {
      kind: 'faulty',
      claim: (tables) => query<never>(tables, sql`select 1 / 0`).then(() => undefined),
      work: async () => {},
    }
    world.mall.time.now += unpaidTime
    expect(await runJobs([faulty, ...jobsOf(withoutCourier)], outside())).toBe(1)
    expect((await me.detail(orderNumber)).body.status).toBe(6)
    expect(world.mall.log).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'job-not-claimed', kind: 'faulty' }),
    )
  })

  test.skipIf(!postgresUrl)(
    'product#orders: two servers on one PostgreSQL share the jobs and repeat none',
    { timeout: 120_000 },
    async () => {
      const me = await world.shopper()
      const numbers: string[] = []
      for (let nth = 0; nth < 40; nth += 1) numbers.push(await me.order(world.skus.a))
      world.mall.time.now += unpaidTime
      const second = await openPostgres(world.mall.url ?? '')
      try {
        const shares = await Promise.all(
          [world.mall.db, second, world.mall.db, second].map((db) =>
            runJobs(jobsOf(withoutCourier), { ...outside(), db }),
          ),
        )
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(40)
        expect(shares.filter((share) => share > 0).length).toBeGreaterThan(1)
        for (const orderNumber of numbers) expect(await notices(orderNumber)).toEqual(['ORDER_PLACED', 'ORDER_UNPAID'])
        expect(await world.stockOf(world.skus.a)).toMatchObject({ sku: 50 })
        expect(await dueIn(1)).toEqual([])
      } finally {
        await second.destroy()
      }
    },
  )
})

describe('product#orders: the courier', () => {
  const withCourier = readSettings({ COURIER_PACE: '3' })
  const logisticsOf = async (me: Awaited<ReturnType<typeof world.shopper>>, orderNumber: string) =>
    (await me.ask<Logistics>('GET', `/p/myOrder/logistics/${orderNumber}`)).body

  test('product#orders: ships paid orders and delivers them, step by step', async () => {
    const me = await world.shopper()
    const orderNumber = await me.order(world.skus.a)
    await pass(10 * minute, withCourier)
    expect((await me.detail(orderNumber)).body.status).toBe(1)
    await payOrder(world.mall, orderNumber)
    await pass(3 * minute - 1, withCourier)
    expect((await me.detail(orderNumber)).body.status).toBe(2)
    await pass(1, withCourier)
    const shipped = (await me.detail(orderNumber)).body
    expect(shipped).toMatchObject({
      status: 3,
      courier: 'Swift Parcel',
      trackingNumber: `SP${orderNumber.replace(/\D/g, '')}`,
    })
    // A step happens once, however often the job runs.
    expect(await pass(0, withCourier)).toBe(0)
    for (let stop = 0; stop < 3; stop += 1) {
      expect(await pass(3 * minute, withCourier)).toBe(1)
      expect(await logisticsOf(me, orderNumber)).toMatchObject({ state: 'moving' })
    }
    await pass(3 * minute, withCourier)
    const { state, traces } = await logisticsOf(me, orderNumber)
    expect(state).toBe('delivered')
    expect(traces.map(({ kind }) => kind)).toEqual([
      'DELIVERED',
      'MOVED',
      'MOVED',
      'MOVED',
      'SHIPPED',
      'PAID',
      'PLACED',
    ])
    expect(traces.filter(({ kind }) => kind === 'MOVED').map(({ place }) => place)).toEqual([
      shipped.userAddr.area,
      shipped.userAddr.city,
      shipped.userAddr.province,
    ])
    expect(await pass(3 * minute, withCourier)).toBe(0)
    expect(await notices(orderNumber)).toEqual([
      'ORDER_PLACED',
      'ORDER_PAID',
      'ORDER_SHIPPED',
      'ORDER_OUT_FOR_DELIVERY',
      'ORDER_DELIVERED',
    ])
  })

  test('product#orders: cash on delivery is paid when it is handed over', async () => {
    const me = await world.shopper()
    const orderNumber = await me.order(world.skus.a)
    await payOrder(world.mall, orderNumber, 23)
    for (let step = 0; step < 4; step += 1) await pass(3 * minute, withCourier)
    expect((await me.detail(orderNumber)).body.isPaid).toBe(false)
    await pass(3 * minute, withCourier)
    expect((await me.detail(orderNumber)).body).toMatchObject({ status: 3, isPaid: true })
  })

  test('product#cash: the courier records the delivery of cash whose receipt was confirmed before', async () => {
    const me = await world.shopper()
    const orderNumber = await me.order(world.skus.a)
    await payOrder(world.mall, orderNumber, 23)
    await pass(3 * minute, withCourier)
    await me.ask('PUT', `/p/myOrder/receipt/${orderNumber}`)
    expect((await me.detail(orderNumber)).body).toMatchObject({ status: 5, isPaid: false })
    await pass(3 * minute, withCourier)
    expect((await me.detail(orderNumber)).body).toMatchObject({ status: 5, isPaid: true })
    expect(await pass(3 * minute, withCourier)).toBe(0)
  })

  test('product#orders: leaves a parcel alone that the operator gave to another carrier', async () => {
    const me = await world.shopper()
    const orderNumber = await me.order(world.skus.a)
    await payOrder(world.mall, orderNumber)
    await world.mall.db
      .transaction()
      .execute((tables) =>
        ship(tables, orderNumber, { courier: 'Post', trackingNumber: 'P2' }, new Date(world.mall.time.now)),
      )
    expect(await pass(60 * minute, withCourier)).toBe(0)
    await world.mall.db.transaction().execute((tables) => deliver(tables, orderNumber, new Date(world.mall.time.now)))
    expect((await me.detail(orderNumber)).body.deliveredAt).toBeDefined()
  })

  test.each([
    [{}, true],
    [{ COURIER_PACE: '0' }, false],
    [{ COURIER_PACE: '0.5' }, true],
    [{ DATABASE_URL: 'postgres://db.example/nelu' }, false],
    [{ DATABASE_URL: 'postgres://db.example/nelu', COURIER_PACE: '1' }, true],
  ])('product#orders: with the settings %o a courier runs: %s', (environment, goes) => {
    expect(jobsOf(readSettings(environment)).some(({ kind }) => kind === 'courier')).toBe(goes)
  })

  test('product#production: in production no courier runs', () => {
    expect(
      jobsOf({ ...readSettings({ COURIER_PACE: '2' }), MALL_MODE: 'production' }).some(
        ({ kind }) => kind === 'courier',
      ),
    ).toBe(false)
  })
})
