import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { startChildMall } from '../support/malls/child-mall.ts'
import { openVoucherMall } from '../support/malls/voucher-mall.ts'
import { numbers } from '../support/numbers.ts'
import { postgresUrl } from '../support/test-database.ts'

let world: Awaited<ReturnType<typeof openVoucherMall>>
let people: Awaited<ReturnType<typeof world.shopper>>[]
beforeAll(async () => {
  world = await openVoucherMall()
  people = []
  for (let nth = 0; nth < 50; nth += 1) people.push(await world.shopper())
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

/** The stock of a voucher, and the number of collected ones. */
const countsOf = async (voucherId: number) => {
  const [row] = await query<{ stock: number; collected: number }>(
    world.mall.db,
    sql`select v.stock, count(s.voucher_id)::int as collected from voucher v left join shopper_voucher s using (voucher_id) where v.voucher_id = ${voucherId} group by v.stock`,
  )
  return row
}
const failures = () => world.mall.log.filter(({ event }) => event === 'failure')

test('quality#trust: 50 shoppers collect the last ten vouchers at once: ten get one, forty are refused', async () => {
  const voucherId = await world.voucher({ stock: 10 })
  const answers = await Promise.all(people.map((one) => world.collect(one, voucherId)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ body }) => (body as { code?: string }).code === 'VOUCHER_GONE')).toHaveLength(40)
  expect(await countsOf(voucherId)).toEqual({ stock: 0, collected: 10 })
  expect(failures()).toEqual([])
})

test('quality#trust: 20 taps of one shopper collect as many as the limit allows', async () => {
  const voucherId = await world.voucher({ stock: 100, limitPerUser: 3 })
  const [me] = people
  if (!me) throw new Error('There is nobody.')
  const key = randomUUID()
  await Promise.all(Array.from({ length: 20 }, (_, nth) => world.collect(me, voucherId, nth < 5 ? key : undefined)))
  expect(await countsOf(voucherId)).toEqual({ stock: 97, collected: 3 })
})

test('quality#trust: concurrent submits, payments and cancellations: no voucher is in two live orders', async () => {
  const { a, other } = world.skus
  const next = numbers(5)
  const crowd = people.slice(0, 12)
  const voucherId = await world.voucher({ stock: 1000, limitPerUser: 2 })
  await Promise.all(crowd.flatMap((one) => [world.collect(one, voucherId), world.collect(one, voucherId)]))
  await Promise.all(
    crowd.map(async (one) => {
      for (let round = 0; round < 3; round += 1) {
        const basketIds = await one.fillCart({ [a]: 1, [other]: 1 })
        const checkouts = await Promise.all([
          one.confirm({ basketIds }),
          one.buyNow(next(2) === 0 ? a : other),
          one.buyNow(a),
        ])
        const submitted = await Promise.all(checkouts.map(({ body }) => one.submit(body.checkoutId)))
        const orders = submitted.flatMap(({ body }) => body.orderNumbers ?? [])
        await Promise.all(orders.map((number) => (next(3) > 0 ? one.cancel(number) : one.detail(number))))
      }
    }),
  )
  const twice = await query(
    world.mall.db,
    sql`select ov.shopper_voucher_id from order_voucher ov join shop_order o using (order_id) where o.status <> 6
      group by ov.shopper_voucher_id having count(distinct o.checkout_id) > 1`,
  )
  expect(twice).toEqual([])
  // A voucher is held exactly where an order that is not closed has it.
  const wrong = await query(
    world.mall.db,
    sql`select s.shopper_voucher_id, s.state from shopper_voucher s where s.voucher_id = ${voucherId}
      and (s.state = 'held') <> exists (select from order_voucher ov join shop_order o using (order_id)
        where ov.shopper_voucher_id = s.shopper_voucher_id and o.status <> 6)`,
  )
  expect(wrong).toEqual([])
  expect(failures()).toEqual([])
})

test.skipIf(!postgresUrl)(
  'quality#trust: 50 shoppers on two processes with one PostgreSQL: stock, limit and a single use hold',
  { timeout: 240_000 },
  async () => {
    const base = await mkdtemp(join(tmpdir(), 'two-malls-'))
    // The child processes use the real clock, so tokens, vouchers and checkouts must be valid by it.
    const before = world.mall.time.now
    world.mall.time.now = Date.now()
    const processes = ['one', 'two'].map((folder) =>
      startChildMall({ DATABASE_URL: world.mall.url ?? '', DATA_FOLDER: join(base, folder), PICTURES_AHEAD: '0' }),
    )
    try {
      const addresses = await Promise.all(processes.map(({ open }) => open))
      const crowd = await Promise.all(Array.from({ length: 50 }, () => world.shopper()))
      const post = async (at: number, token: string, path: string, body: object) => {
        const response = await fetch(`${addresses[at % 2] ?? ''}/api${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${token}`,
            'Idempotency-Key': randomUUID(),
            Region: String(defaultRegionId),
          },
        })
        return response.status
      }
      const voucherId = await world.voucher({ stock: 5 })
      const taken = await Promise.all(
        crowd.map(({ token }, at) => post(at, token, '/p/voucher/collect', { voucherId })),
      )
      const statusesOf = (of: number[]) => [200, 400].map((status) => of.filter((one) => one === status).length)
      // Every other one is refused, and no request fails.
      expect(statusesOf(taken)).toEqual([5, 45])
      expect(await countsOf(voucherId)).toEqual({ stock: 0, collected: 5 })
      const limited = await world.voucher({ stock: 100, limitPerUser: 3 })
      const taps = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          post(at, crowd[0]?.token ?? '', '/p/voucher/collect', { voucherId: limited }),
        ),
      )
      expect(statusesOf(taps)).toEqual([3, 17])
      expect(await countsOf(limited)).toEqual({ stock: 97, collected: 3 })
      const owner = crowd[taken.indexOf(200)]
      const checkouts = await Promise.all([0, 1, 2, 3].map(async () => (await owner?.buyNow(world.skus.a))?.body))
      const submitted = await Promise.all(
        checkouts.map((one, at) => post(at, owner?.token ?? '', '/p/order/submit', { checkoutId: one?.checkoutId })),
      )
      expect(submitted.sort()).toEqual([200, 400, 400, 400])
    } finally {
      world.mall.time.now = before
      await Promise.all(processes.map((one) => one.kill()))
      await rm(base, { recursive: true, force: true })
    }
  },
)
