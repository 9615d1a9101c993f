import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { startChildMall } from '../support/malls/child-mall.ts'
import { openPreLovedMall } from '../support/malls/pre-loved-mall.ts'
import { postgresUrl } from '../support/test-database.ts'

let world: Awaited<ReturnType<typeof openPreLovedMall>>
beforeAll(async () => {
  world = await openPreLovedMall()
})
afterAll(() => world?.mall.close())

test.skipIf(!postgresUrl)(
  'quality#trust: two processes on one PostgreSQL: of many buyers and the seller who withdraws, exactly one succeeds',
  { timeout: 240_000 },
  async () => {
    const base = await mkdtemp(join(tmpdir(), 'two-malls-'))
    // The child processes use the real clock, so tokens and checkouts must be valid by it.
    world.mall.time.now = Date.now()
    const processes = ['one', 'two'].map((folder) =>
      startChildMall({ DATABASE_URL: world.mall.url ?? '', DATA_FOLDER: join(base, folder), PICTURES_AHEAD: '0' }),
    )
    try {
      const addresses = await Promise.all(processes.map(({ open }) => open))
      const ask = (at: number, method: string, path: string, token: string, body: unknown) =>
        fetch(`${addresses[at % 2] ?? ''}/api${path}`, {
          method,
          body: JSON.stringify(body),
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${token}`,
            'Idempotency-Key': randomUUID(),
            Region: String(defaultRegionId),
          },
        })
      const seller = await world.member()
      const people = await Promise.all(Array.from({ length: 50 }, () => world.shopper()))
      for (let round = 0; round < 3; round += 1) {
        const { key, itemId, prodId } = await seller.listed({ title: `Bowl ${round}` })
        const checkouts = await Promise.all(people.map(async (one) => (await one.buyNow(prodId)).body.checkoutId))
        const answers = await Promise.all([
          ...people.map(({ token }, at) =>
            ask(at, 'POST', '/p/order/submit', token, { checkoutId: checkouts[at], orderShopParam: [] }),
          ),
          ask(round, 'PUT', '/p/preLoved/withdraw', seller.token, { key }),
        ])
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(answers.filter(({ status }) => status === 400)).toHaveLength(50)
        const orders = await query(
          world.mall.db,
          sql`select o.order_number from order_item i join shop_order o using (order_id) where i.prod_id = ${prodId}`,
        )
        const isWithdrawn = answers.at(-1)?.status === 200
        expect(orders).toHaveLength(isWithdrawn ? 0 : 1)
        const [item] = await query<{ state: string }>(
          world.mall.db,
          sql`select state from pre_loved_item where item_id = ${itemId}`,
        )
        expect(item?.state).toBe(isWithdrawn ? 'withdrawn' : 'reserved')
      }
    } finally {
      await Promise.all(processes.map((one) => one.kill()))
      await rm(base, { recursive: true, force: true })
    }
  },
)
