import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { inLine } from '../support/in-line.ts'
import { openGroupMall } from '../support/malls/group-mall.ts'
import { withPayments } from '../support/malls/payment-mall.ts'
import { postgresUrl } from '../support/test-database.ts'

const hour = 3_600_000
const openWorld = async () => withPayments(await openGroupMall())
let world: Awaited<ReturnType<typeof openWorld>>
let amaya: Awaited<ReturnType<typeof world.payer>>
let groupBuyId: number
let teamId: number
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  await query(world.mall.db, sql`delete from group_buy`)
  await world.fill()
  amaya = await world.payer()
  groupBuyId = await world.groupBuy(world.skus.a)
  teamId = (await world.member(world.skus.a, groupBuyId)).teamId
})
afterAll(() => world?.mall.close())

/** Locks the stock of the product of the group buy. */
const stock = () =>
  sql`select 1 from sku_offer where region_id = ${defaultRegionId} and sku_id = ${world.skus.a} for update`

test.skipIf(!postgresUrl)(
  'quality#trust: a payment and a submit in one team wait for each other and never deadlock',
  async () => {
    const { a } = world.skus
    const orderNumber = await world.order(amaya, a, groupBuyId, teamId)
    const friend = await world.shopper()
    const { checkoutId } = (await world.join(friend, a, groupBuyId, teamId)).body
    // The submit holds the team and waits for the stock when the payment begins.
    const answers = await inLine<{ readonly status: number }>(world.mall.db, stock(), [
      () => friend.submit(checkoutId),
      () => amaya.byCard([orderNumber], 'paid'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await amaya.detail(orderNumber)).body).toMatchObject({ status: 7, isPaid: true })
  },
)

test.skipIf(!postgresUrl)(
  'quality#trust: a payment after the end of its team and another purchase of the product never deadlock',
  async () => {
    const { a } = world.skus
    const orderNumber = await world.order(amaya, a, groupBuyId, teamId)
    world.mall.time.now += 24 * hour
    const buyer = await world.shopper()
    const { checkoutId } = (await buyer.buyNow(a)).body
    const before = (await world.stockOf(a)).sku
    const [bought, paid] = await inLine<{ readonly status: number; readonly body: { readonly code?: string } }>(
      world.mall.db,
      stock(),
      [() => buyer.submit(checkoutId), () => amaya.byCard([orderNumber], 'paid')],
    )
    expect(bought?.status).toBe(200)
    expect(paid).toMatchObject({ status: 400, body: { code: 'PAID_TOO_LATE' } })
    expect((await world.stockOf(a)).sku).toBe(before)
  },
)
