import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { query } from '#server/database/database.ts'
import { openGroupMall } from '../support/malls/group-mall.ts'
import { withPayments } from '../support/malls/payment-mall.ts'

const hour = 3_600_000
const openWorld = async () => withPayments(await openGroupMall())
let world: Awaited<ReturnType<typeof openWorld>>
let amaya: Awaited<ReturnType<typeof world.payer>>
let groupBuyId: number
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  await query(world.mall.db, sql`delete from group_buy`)
  await world.fill()
  amaya = await world.payer()
  groupBuyId = await world.groupBuy(world.skus.a)
})
afterAll(() => world?.mall.close())

/** An order in a team; the bank has the card's charge, and its answer is late. */
const chargedLate = async (teamId: number) => {
  const orderNumber = await world.order(amaya, world.skus.a, groupBuyId, teamId)
  expect(await amaya.byCard([orderNumber], 'late')).toMatchObject({ body: { state: 'paying' } })
  const [row] = await query<{ attemptId: string }>(
    world.mall.db,
    sql`select attempt_id as "attemptId" from payment_order where order_number = ${orderNumber}`,
  )
  return { orderNumber, attemptId: row?.attemptId ?? '' }
}
const refunds = () => world.provider.calls.filter((call) => call === 'refunds').length

/** The bank charges the card: the webhooks, of which several are repeated, return the money once. */
async function expectReturnedOnce({ orderNumber, attemptId }: Awaited<ReturnType<typeof chargedLate>>) {
  const before = refunds()
  await world.webhooks()
  expect(await world.sendWebhook(attemptId)).toBe(204)
  await world.runPaymentJobs()
  expect(await world.sendWebhook(attemptId)).toBe(204)
  await world.runPaymentJobs()
  await world.runGroups()
  const { paid } = await world.moneyOf(orderNumber)
  expect(paid).toBeGreaterThan(100_000)
  expect(await world.moneyOf(orderNumber)).toEqual({ times: 1, paid, begun: paid, back: paid })
  expect(refunds()).toBe(before + 1)
  const { body } = await amaya.detail(orderNumber)
  expect(body).toMatchObject({ status: 6, isPaid: false, refundAmount: (paid ?? 0) / 100 })
  expect(body.group).toBeUndefined()
  const about = (await world.noticesOf(orderNumber)).filter((title) => ['PAID_TOO_LATE', 'MONEY_BACK'].includes(title))
  expect(about).toEqual(['PAID_TOO_LATE', 'MONEY_BACK'])
  expect(await amaya.attempt(orderNumber)).toMatchObject({ state: 'refused', code: 'PAID_TOO_LATE' })
}

test.each([
  ['before', false],
  ['after', true],
])(
  "product#group-team: a payment reported after the team's time, %s its orders were closed, is returned once",
  async (_when, isClosed) => {
    const { a } = world.skus
    const before = (await world.stockOf(a)).sku
    const { teamId } = await world.member(a, groupBuyId)
    const order = await chargedLate(teamId)
    expect((await world.stockOf(a)).sku).toBe(before - 2)
    world.mall.time.now += 24 * hour
    if (isClosed) await world.runGroups()
    expect((await amaya.detail(order.orderNumber)).body).toMatchObject({ status: isClosed ? 6 : 1 })
    await expectReturnedOnce(order)
    expect((await world.stockOf(a)).sku).toBe(before)
  },
)

test('product#group-team: a payment whose place was given to another member of a full team is returned once', async () => {
  const { a } = world.skus
  const before = (await world.stockOf(a)).sku
  const { teamId } = await world.member(a, groupBuyId)
  const order = await chargedLate(teamId)
  await world.closeUnpaid()
  const members = [await world.member(a, groupBuyId, teamId), await world.member(a, groupBuyId, teamId)]
  await world.runGroups()
  await expectReturnedOnce(order)
  expect((await world.stockOf(a)).sku).toBe(before - 3)
  for (const { person, orderNumber } of members)
    expect((await person.detail(orderNumber)).body).toMatchObject({ status: 2, group: { state: 'full' } })
})
