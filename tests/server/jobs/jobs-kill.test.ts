import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { type Database, query } from '#server/database/database.ts'
import { childEnvironments } from '../support/child-environments.ts'
import { postgresUrl } from '../support/test-database.ts'

const orders = 300

const { makePlace: makeEnvironment, end } = childEnvironments()
afterEach(end)

/** Creates expired unpaid orders of one item each; answers the SKU and the last order's number. */
async function leaveOrders(db: Database): Promise<{ skuId: number; last: string }> {
  const [row] = await query<{ sku_id: number }>(
    db,
    sql`select sku_id from sku_offer where region_id = ${defaultRegionId} order by sku_id limit 1`,
  )
  const skuId = row?.sku_id ?? 0
  await query(db, sql`update sku_offer set stocks = 0 where sku_id = ${skuId} and region_id = ${defaultRegionId}`)
  await query(
    db,
    sql`
    insert into shop_order (order_number, checkout_id, region_id, shop_id, shop_name, status, is_cash_allowed, total, transfee, handling_fee, small_cart_fee, delivery_insurance, actual_total,
      address, remarks, delivery_from, delivery_to, created_at, ends_at)
    select 'NL-TEST-' || n, n, ${defaultRegionId}, 1, 'A shop', 1, false, 100, 0, 0, 0, 0, 100, '{}', '', '2026-01-01', '2026-01-02', '2026-01-01', '2026-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1001, ${1000 + orders}::int) n`,
  )
  await query(
    db,
    sql`
    insert into order_item (order_id, prod_id, sku_id, prod_names, sku_names, pic, price, prod_count)
    select order_id, 1, ${skuId}, array['A thing'], array[''], '/a.webp', 100, 1 from shop_order`,
  )
  return { skuId, last: `NL-TEST-${1000 + orders}` }
}

/** The numbers of closed orders, of their tracking events, and of items returned to stock. */
async function countsOf(db: Database, skuId: number) {
  const [row] = await query<{ closed: number; notes: number; noted: number; stocks: number }>(
    db,
    sql`
    select (select count(*) from shop_order where status = 6) as closed, (select count(*) from order_event) as notes, (select count(distinct order_id) from order_event) as noted,
      (select stocks from sku_offer where sku_id = ${skuId} and region_id = ${defaultRegionId}) as stocks`,
  )
  return row
}

test('product#orders: a mall killed while it closes orders leaves none half closed, and the next start continues', {
  timeout: 180_000,
}, async () => {
  const { open, start } = await makeEnvironment()
  const first = await open()
  const { skuId, last } = await leaveOrders(first)
  await first.destroy()

  const killed = start()
  await killed.hasPrinted(/job-done/)
  await killed.kill()
  const between = await open()
  const half = await countsOf(between, skuId)
  await between.destroy()
  expect(half?.closed).toBeGreaterThan(0)
  expect(half?.closed).toBeLessThan(orders)
  expect(half).toMatchObject({ notes: half?.closed, noted: half?.closed, stocks: half?.closed })

  // Over PostgreSQL two processes share the work.
  const next = postgresUrl ? [start(), start()] : [start()]
  await Promise.all(next.map((mall) => mall.open))
  await Promise.race(next.map((mall) => mall.hasPrinted(new RegExp(last))))
  for (const mall of next) {
    mall.process.kill('SIGTERM')
    expect(await mall.ended).toEqual({ code: 0, signal: null })
  }
  const after = await open()
  expect(await countsOf(after, skuId)).toEqual({ closed: orders, notes: orders, noted: orders, stocks: orders })
  await after.destroy()
})
