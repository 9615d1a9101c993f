import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GroupBuyDetail, TeamInfo } from '#contract/group-buy/group-buy.ts'
import type { OrderNotice } from '#contract/notice/notice.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { regionIds } from '#contract/region/region-ids.ts'
import { bookCoins } from '#server/coin/coin-store.ts'
import { query } from '#server/database/database.ts'
import { isRefusal } from '#server/http/refusal.ts'
import { markPaid } from '#server/order/move-order.ts'
import { openGroupMall } from '../support/malls/group-mall.ts'
import { payOrder } from '../support/paid-order.ts'

const minute = 60_000
const hour = 60 * minute
let world: Awaited<ReturnType<typeof openGroupMall>>
let me: Awaited<ReturnType<typeof world.shopper>>
beforeAll(async () => {
  world = await openGroupMall()
})
beforeEach(async () => {
  await query(world.mall.db, sql`delete from group_buy`)
  await world.fill()
  me = await world.shopper()
})
afterAll(() => world?.mall.close())

const titles = async (person: typeof me) =>
  (await person.ask<{ records: OrderNotice[] }>('GET', '/p/order/notice/page?size=100')).body.records.map(
    ({ title }) => title,
  )
const statuses = (members: readonly { person: typeof me; orderNumber: string }[]) =>
  Promise.all(members.map(async ({ person, orderNumber }) => (await person.detail(orderNumber)).body.status))

test('product#group-buy: a checkout in a group has the group price, and is paid in advance', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a)
  const { body } = await world.join(me, a, groupBuyId)
  expect(body).toMatchObject({ total: 1000, isCashOnDelivery: false, groupBuy: { groupBuyId, size: 3, needed: 3 } })
  expect(body.groupBuy?.teamId).toBeUndefined()
  expect(body.shopCartOrders[0]?.shopCartItemDiscounts[0]?.shopCartItems[0]).toMatchObject({
    price: 1000,
    oriPrice: 1250,
  })
})

test('product#group-buy-states: a group buy is upcoming, in progress and over; only one in progress is joined', async () => {
  const { a, other } = world.skus
  const now = await world.groupBuy(a)
  const later = await world.groupBuy(other, { startsIn: hour })
  expect((await world.page('progress')).map(({ groupBuyId }) => groupBuyId)).toEqual([now])
  expect(await world.page('upcoming')).toMatchObject([{ groupBuyId: later, isReminded: 0 }])
  expect((await world.join(me, other, later)).body).toMatchObject({ code: 'GROUP_NOT_STARTED' })
  expect((await world.start(me, later)).body).toMatchObject({ code: 'GROUP_NOT_STARTED' })
  world.mall.time.now += 8 * 24 * hour
  me = await world.shopper()
  expect((await world.join(me, a, now)).body).toMatchObject({ code: 'GROUP_ENDED' })
  expect((await world.page('timedOut')).map(({ groupBuyId }) => groupBuyId).sort()).toEqual([now, later])
  expect((await world.join(me, a, 999_999)).status).toBe(404)
})

test('product#group-buy: an order of another product, in too many pieces or without a product is refused', async () => {
  const { a, other } = world.skus
  const groupBuyId = await world.groupBuy(a, { limitPerUser: 2 })
  expect((await world.join(me, other, groupBuyId)).body).toMatchObject({ code: 'MISMATCH' })
  const many = await me.confirm({ orderItem: world.itemOf(a, 3), groupBuy: { groupBuyId } })
  expect(many.body).toMatchObject({ code: 'BAD_REQUEST', fields: { 'orderItem.prodCount': 'INVALID' } })
  const basketIds = await me.fillCart({ [a]: 1 })
  expect((await me.confirm({ basketIds, groupBuy: { groupBuyId } })).body).toMatchObject({ code: 'MISMATCH' })
})

test('product#group-team: the first payment opens a team, and the last one releases every order once', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a)
  const before = (await world.stockOf(a)).sku
  const orderNumber = await world.order(me, a, groupBuyId)
  expect((await me.detail(orderNumber)).body).toMatchObject({
    status: 1,
    group: { state: 'starting', size: 3, needed: 3 },
  })
  expect(await world.page('progress')).toMatchObject([{ groupBuyId }])
  expect((await world.page('progress'))[0]?.team).toBeUndefined()
  await payOrder(world.mall, orderNumber)
  const { group, status, isPaid } = (await me.detail(orderNumber)).body
  expect({ status, isPaid, group }).toMatchObject({ status: 7, isPaid: true, group: { state: 'open', needed: 2 } })
  const teamId = group?.teamId ?? 0
  expect(await titles(me)).toContain('You’re in the team')

  const guest = await world.call.ask('GET', `/groupBuy/team/${teamId}?regionId=${defaultRegionId}`)
  expect((await guest.json()) as TeamInfo).toMatchObject({
    needed: 2,
    isYours: 0,
    members: [{ isStarter: 1, isDemo: 0 }],
    groupBuy: { groupBuyId, skus: expect.arrayContaining([{ skuId: a, groupPrice: 1000 }]) },
  })
  const second = await world.member(a, groupBuyId, teamId)
  await world.runGroups()
  expect(await titles(me)).toContain('One more to go')
  await world.runGroups()
  expect((await titles(me)).filter((title) => title === 'One more to go')).toHaveLength(1)
  const third = await world.member(a, groupBuyId, teamId)
  expect(await statuses([{ person: me, orderNumber }, second, third])).toEqual([7, 7, 7])
  await world.runGroups()
  expect(await statuses([{ person: me, orderNumber }, second, third])).toEqual([2, 2, 2])
  expect(await world.runGroups()).toBe(0)
  expect((await titles(third.person)).filter((title) => title === 'Your team is full')).toHaveLength(1)
  expect((await world.stockOf(a)).sku).toBe(before - 3)
  expect((await world.page('completed', me)).map((one) => one.groupBuyId)).toEqual([groupBuyId])
  const late = await world.shopper()
  expect((await world.join(late, a, groupBuyId, teamId)).body).toMatchObject({ code: 'TEAM_FULL' })
})

test('product#group-team: a team that is not full in time returns money, stock, vouchers and coins', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a)
  const voucherId = await world.voucher({ reduceAmount: 10_000 })
  await world.collect(me, voucherId)
  const [row] = await query<{ accountId: number }>(
    world.mall.db,
    sql`select account_id as "accountId" from account where mail = ${me.mail}`,
  )
  const owner = { accountId: row?.accountId ?? 0, regionId: defaultRegionId }
  const gift = { reason: 'REVIEW_EARNED', reference: 'gift', orderNumber: null, amount: 60 } as const
  await world.mall.db.transaction().execute((tables) => bookCoins(tables, owner, gift, new Date(world.mall.time.now)))
  const balance = async () => (await me.ask<{ balance: number }>('GET', '/p/coin/balance')).body.balance
  const before = (await world.stockOf(a)).sku
  const orderNumber = await world.order(me, a, groupBuyId, undefined, { coins: 60 })
  await payOrder(world.mall, orderNumber)
  const paid = (await me.detail(orderNumber)).body
  expect(paid).toMatchObject({ status: 7, total: 1000, voucherReduce: 100, coinReduce: 60 })
  expect(await balance()).toBe(0)
  const teamId = paid.group?.teamId ?? 0
  const unpaid = await world.shopper()
  const waiting = await world.order(unpaid, a, groupBuyId, teamId)
  expect((await me.cancel(orderNumber)).body).toMatchObject({ code: 'ORDER_STATE' })
  world.mall.time.now += 24 * hour
  await world.runGroups()
  const closed = (await me.detail(orderNumber)).body
  expect(closed).toMatchObject({ status: 6, cancelReason: 'GROUP_FAILED', refundAmount: paid.actualTotal })
  expect((await unpaid.detail(waiting)).body).toMatchObject({ status: 6, cancelReason: 'GROUP_FAILED', isPaid: false })
  expect(await titles(unpaid)).toEqual(['Your team didn’t fill up'])
  expect((await world.stockOf(a)).sku).toBe(before)
  expect(await world.mine(me)).toMatchObject([{ voucherId, state: 'usable' }])
  expect(await balance()).toBe(60)
  expect((await titles(me)).filter((title) => title === 'Your team didn’t fill up')).toHaveLength(1)
  expect(await world.runGroups()).toBe(0)
  // The group buy goes on, and the shopper may join another team.
  expect((await world.join(me, a, groupBuyId)).status).toBe(200)
  expect((await world.join(await world.shopper(), a, groupBuyId, teamId)).body).toMatchObject({ code: 'TEAM_ENDED' })
})

test('product#group-team: a payment after the end of the team closes the order and is refused', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a)
  const { teamId } = await world.member(a, groupBuyId)
  const orderNumber = await world.order(me, a, groupBuyId, teamId)
  world.mall.time.now += 24 * hour
  const now = new Date(world.mall.time.now)
  const paid = await world.mall.db
    .transaction()
    .execute((tables) => markPaid(tables, orderNumber, { payType: 21, now }))
  expect(isRefusal(paid) && paid.refused.code).toBe('ORDER_STATE')
  expect((await me.detail(orderNumber)).body).toMatchObject({
    status: 6,
    isPaid: false,
    cancelReason: 'GROUP_FAILED',
  })
})

test('product#group-team: one place for each shopper; an order that is closed unpaid gives its place back', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a, { size: 2 })
  const first = await world.member(a, groupBuyId)
  expect((await world.join(first.person, a, groupBuyId, first.teamId)).body).toMatchObject({ code: 'GROUP_JOINED' })
  const orderNumber = await world.order(me, a, groupBuyId, first.teamId)
  const other = await world.shopper()
  expect((await world.join(other, a, groupBuyId, first.teamId)).body).toMatchObject({ code: 'TEAM_FULL' })
  await me.cancel(orderNumber)
  expect((await world.join(other, a, groupBuyId, first.teamId)).status).toBe(200)
})

test('product#group-team: starting a team twice is one team, which only its starter sees until it is paid', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a)
  const { team } = (await world.start(me, groupBuyId)).body
  expect(team).toMatchObject({ groupBuyId, state: 'starting', size: 3 })
  expect((await world.start(me, groupBuyId)).body.team.teamId).toBe(team.teamId)
  const stranger = await world.shopper()
  expect((await world.team(stranger, team.teamId)).status).toBe(404)
  expect((await world.join(stranger, a, groupBuyId, team.teamId)).status).toBe(404)
  expect((await world.team(me, team.teamId)).body).toMatchObject({ isYours: 1, needed: 3 })
  const orderNumber = await world.order(me, a, groupBuyId, team.teamId)
  await payOrder(world.mall, orderNumber)
  expect((await world.team(stranger, team.teamId)).body).toMatchObject({ isYours: 0, needed: 2 })
  expect((await world.page('progress', me))[0]?.team).toMatchObject({ isYours: 1, orderNumber })
})

test('wire#group-buys: a team is read with the product and prices of its own region from every region', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a)
  const { teamId, person } = await world.member(a, groupBuyId)
  const china = regionIds.CN
  const ofGuest = await world.call.ask('GET', `/groupBuy/team/${teamId}?regionId=${china}`)
  const ofMember = await person.ask<TeamInfo>('GET', `/p/groupBuy/team/${teamId}`, undefined, { regionId: china })
  for (const team of [(await ofGuest.json()) as TeamInfo, ofMember.body])
    expect(team).toMatchObject({
      regionId: defaultRegionId,
      needed: 2,
      groupBuy: {
        groupBuyId,
        card: { priceSymbol: 'Rs.' },
        skus: expect.arrayContaining([{ skuId: a, groupPrice: 1000 }]),
      },
    })
})

test('wire#group-buys: no team is started while the product is out of stock; a team started before is answered', async () => {
  const { other } = world.skus
  const groupBuyId = await world.groupBuy(other)
  const early = await world.shopper()
  const { team } = (await world.start(early, groupBuyId)).body
  const sell = (stocks: number) =>
    query(
      world.mall.db,
      sql`update offer set stocks = ${stocks} where prod_id = ${world.itemOf(other).prodId} and region_id = ${defaultRegionId}`,
    )
  await sell(0)
  const refused = await world.start(me, groupBuyId)
  expect([refused.status, refused.body]).toMatchObject([400, { code: 'OUT_OF_STOCK' }])
  expect((await world.start(early, groupBuyId)).body.team.teamId).toBe(team.teamId)
  await sell(1)
  expect((await world.start(me, groupBuyId)).status).toBe(200)
})

test('product#group-team: the team of a shopper is the joined one, not one started earlier without an order', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a)
  const joined = await world.member(a, groupBuyId)
  const { team } = (await world.start(me, groupBuyId)).body
  const orderNumber = await world.order(me, a, groupBuyId, joined.teamId)
  expect((await world.page('progress', me))[0]?.team).toMatchObject({ team: { teamId: joined.teamId }, orderNumber })
  expect((await world.team(me, team.teamId)).status).toBe(404)
})

test('product#group-reminder: a reminder is one notice when the group buy starts, and can be taken back', async () => {
  const { a, other } = world.skus
  const [first, second] = [await world.groupBuy(a, { startsIn: hour }), await world.groupBuy(other, { startsIn: hour })]
  for (const groupBuyId of [first, second, first]) await me.ask('POST', '/p/groupBuy/remind', { groupBuyId })
  await me.ask('DELETE', '/p/groupBuy/remind', { groupBuyId: second })
  expect((await world.page('upcoming', me)).map(({ isReminded }) => isReminded).sort()).toEqual([0, 1])
  await world.runGroups()
  expect(await titles(me)).not.toContain('The group buy has started')
  world.mall.time.now += hour
  await world.runGroups()
  await world.runGroups()
  expect((await titles(me)).filter((title) => title === 'The group buy has started')).toHaveLength(1)
})

test('product#group-neighbours: neighbours join at their pace, are labelled, and never fill a team without shoppers', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a, { size: 3 })
  const { person, orderNumber, teamId } = await world.member(a, groupBuyId)
  await world.runGroups('on')
  expect((await world.team(person, teamId)).body.needed).toBe(2)
  world.mall.time.now += 4 * minute
  await world.runGroups('on')
  expect((await world.team(person, teamId)).body).toMatchObject({
    needed: 1,
    members: [{ isDemo: 0 }, { isDemo: 1, isStarter: 0 }],
  })
  world.mall.time.now += 4 * minute
  await world.runGroups('on')
  await world.runGroups('on')
  expect((await person.detail(orderNumber)).body).toMatchObject({ status: 2, group: { state: 'full', needed: 0 } })
  await query(world.mall.db, sql`update group_buy set key = 'demo-test' where group_buy_id = ${groupBuyId}`)
  await world.runGroups('on')
  for (let pass = 0; pass < 5; pass += 1) {
    world.mall.time.now += 4 * minute
    await world.runGroups('on')
  }
  const [shown] = await world.page('progress')
  expect(shown?.team?.needed).toBeGreaterThan(0)
})

test('product#group-neighbours: neighbours join a team of neighbours in which a shopper has paid', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a, { size: 4 })
  await query(world.mall.db, sql`update group_buy set key = 'demo-test' where group_buy_id = ${groupBuyId}`)
  await world.runGroups('on')
  const teamId = (await world.page('progress'))[0]?.team?.team.teamId ?? 0
  await query(world.mall.db, sql`delete from group_place where team_id = ${teamId} and nth > 1`)
  const { person, orderNumber } = await world.member(a, groupBuyId, teamId)
  expect((await world.team(person, teamId)).body).toMatchObject({ needed: 2, members: [{ isDemo: 1 }, { isDemo: 0 }] })
  for (const needed of [1, 0]) {
    world.mall.time.now += 4 * minute
    await world.runGroups('on')
    expect((await world.team(person, teamId)).body.needed).toBe(needed)
  }
  await world.runGroups('on')
  expect((await person.detail(orderNumber)).body).toMatchObject({ status: 2, group: { state: 'full' } })
})

test('product#group-neighbours: a neighbour takes a place that an unpaid order gave back', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a, { size: 2 })
  const { person, orderNumber, teamId } = await world.member(a, groupBuyId)
  const held = await world.order(me, a, groupBuyId, teamId)
  world.mall.time.now += 4 * minute
  await world.runGroups('on')
  expect((await world.team(person, teamId)).body.needed).toBe(1)
  await me.cancel(held)
  world.mall.time.now += 4 * minute
  await world.runGroups('on')
  await world.runGroups('on')
  expect((await person.detail(orderNumber)).body).toMatchObject({ status: 2, group: { state: 'full' } })
})

test('product#group-neighbours: a group buy of the demo data always has a team of neighbours with a place left', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a, { size: 2 })
  await query(world.mall.db, sql`update group_buy set key = 'demo-test' where group_buy_id = ${groupBuyId}`)
  /** The first open team of neighbours with a place left, after a pass of the jobs. */
  const teamOfNeighbours = async () => {
    await world.runGroups('on')
    const answer = await world.call.ask('GET', `/groupBuy/${groupBuyId}?regionId=${defaultRegionId}`)
    const { teams } = (await answer.json()) as GroupBuyDetail
    return teams.find(({ members }) => members[0]?.isDemo === 1)?.team.teamId
  }
  await world.member(a, groupBuyId)
  const first = await teamOfNeighbours()
  expect(first).toBeDefined()
  // An unpaid order holds the last place.
  await world.order(me, a, groupBuyId, first)
  const second = await teamOfNeighbours()
  expect(second).toBeDefined()
  expect(second).not.toBe(first)
  await world.member(a, groupBuyId, second)
  expect(await teamOfNeighbours()).not.toBe(second)
  expect(await teamOfNeighbours()).toBeDefined()
})

test('product#group-buy: the product names its group buy', async () => {
  const { a } = world.skus
  const { prodId } = world.itemOf(a)
  const read = async () =>
    (await (
      await world.call.ask('GET', `/prod/prodInfo?prodId=${prodId}&regionId=${defaultRegionId}`)
    ).json()) as ProductDetail
  expect((await read()).groupBuy).toBeUndefined()
  const groupBuyId = await world.groupBuy(a)
  expect((await read()).groupBuy).toMatchObject({ groupBuyId, state: 'progress', size: 3 })
})

test('wire#group-buys: the page shows the team that needs the fewest members, the detail the first twenty and the own team', async () => {
  const { a, other } = world.skus
  const [groupBuyId, another] = [await world.groupBuy(a, { size: 4 }), await world.groupBuy(other)]
  await world.member(other, another)
  const now = new Date(world.mall.time.now)
  await query(
    world.mall.db,
    sql`with teams as (insert into group_team (group_buy_id, state, size, made_at, ends_at)
        select ${groupBuyId}, 'open', 4, ${now}, ${new Date(now.getTime() + hour)} from generate_series(1, 24)
        returning team_id)
      insert into group_place (team_id, nth, neighbour, is_paid)
        select team_id, nth, 'Wei', true from teams, generate_series(1, 2) as nth`,
  )
  const { person, teamId: own } = await world.member(a, groupBuyId)
  const detail = async (reader?: typeof me) => {
    const path = `/groupBuy/${groupBuyId}`
    const answer = reader
      ? (await reader.ask<GroupBuyDetail>('GET', `/p${path}`)).body
      : await world.mall.read<GroupBuyDetail>(`${path}?regionId=${defaultRegionId}`)
    return answer.teams.map(({ team }) => team.teamId)
  }
  const last = (await detail()).at(-1) ?? 0
  await world.member(a, groupBuyId, last)

  const listed = await detail()
  expect(listed).toHaveLength(20)
  expect(listed[0]).toBe(last)
  expect(listed).not.toContain(own)
  expect(await detail(person)).toEqual([...listed, own])
  const teamsOf = async (reader?: typeof me) =>
    Object.fromEntries((await world.page('progress', reader)).map((one) => [one.groupBuyId, one.team?.team.teamId]))
  expect((await teamsOf())[groupBuyId]).toBe(last)
  expect((await teamsOf())[another]).toBeDefined()
  expect((await teamsOf(person))[groupBuyId]).toBe(own)
})

test('product#account: the export of personal data has the teams of the orders and the reminders', async () => {
  const { a, other } = world.skus
  const [running, later] = [await world.groupBuy(a), await world.groupBuy(other, { startsIn: hour })]
  const orderNumber = await world.order(me, a, running)
  await me.ask('POST', '/p/groupBuy/remind', { groupBuyId: later })
  const { body } = await me.ask<{ groupBuys: object }>('GET', '/p/user/export')
  expect(body.groupBuys).toMatchObject({
    teams: [{ orderNumber, groupBuyId: running, state: 'starting' }],
    reminders: [later],
  })
})
