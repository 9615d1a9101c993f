import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { query } from '#server/database/database.ts'
import { operatorCommand } from '#server/operator/operator-command.ts'
import { readCommand } from '#server/operator/read-command.ts'
import { runCommand } from '#server/operator/run-command.ts'
import { openGroupMall } from '../support/malls/group-mall.ts'

let world: Awaited<ReturnType<typeof openGroupMall>>
beforeAll(async () => {
  world = await openGroupMall()
})
beforeEach(async () => {
  await query(world.mall.db, sql`delete from group_buy`)
  await world.fill()
})
afterAll(() => world?.mall.close())

function operate(...words: string[]) {
  const command = readCommand(words)
  if (!command) throw new Error('That asks for help.')
  return runCommand(v.parse(operatorCommand, command), { db: world.mall.db, clock: () => world.mall.time.now })
}

test('product#operator: makes a group buy with its terms, once for each product', async () => {
  const { prodId } = world.itemOf(world.skus.a)
  const create = (...words: string[]) => operate('groups', 'create', 'LK', String(prodId), '--off', '20%', ...words)
  const made = await create('--size', '4', '--hours', '6', '--days', '3', '--limit', '1')
  expect(made).toMatchObject({ isDone: true })
  const shown = await world.page('progress')
  expect(shown).toMatchObject([{ size: 4, teamHours: 6, limitPerUser: 1, card: { prodId } }])
  expect(shown[0]?.card.groupPrice).toBe((shown[0]?.card.price ?? 0) * 0.8)
  expect(await create()).toMatchObject({ isDone: false, text: expect.stringContaining('has a group buy already') })
  const { other } = world.skus
  const later = await operate('groups', 'create', 'LK', String(world.itemOf(other).prodId), '--off', '5%', '--in', '2')
  expect(later).toMatchObject({ isDone: true })
  expect(await world.page('upcoming')).toHaveLength(1)
  expect(await operate('groups', 'create', 'XX', String(prodId), '--off', '20%')).toMatchObject({ isDone: false })
  expect(await operate('groups', 'create', 'LK', '999999999', '--off', '20%')).toMatchObject({ isDone: false })
})

test('product#operator: lists open teams; a neighbour joins by hand, up to the last place', async () => {
  const { a } = world.skus
  expect(await operate('groups')).toEqual({ isDone: true, text: 'There are no open teams.' })
  const { orderNumber, person, teamId } = await world.member(a, await world.groupBuy(a))
  expect((await operate('groups')).text).toMatch(new RegExp(`\\b${teamId}\\b.*LK.*1 of 3`))
  const join = () => operate('groups', 'join', String(teamId))
  expect(await join()).toMatchObject({ isDone: true, text: expect.stringContaining('needs 1 more') })
  expect(await join()).toMatchObject({ isDone: true, text: expect.stringContaining('is full') })
  expect(await join()).toEqual({ isDone: false, text: `There is no open team ${teamId}.` })
  await world.runGroups()
  expect((await person.detail(orderNumber)).body).toMatchObject({ status: 2, group: { state: 'full', needed: 0 } })
  expect((await operate('groups')).text).toBe('There are no open teams.')
})

test('product#operator: a neighbour takes no place that an unpaid order holds', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a, { size: 2 })
  const { teamId } = await world.member(a, groupBuyId)
  await world.order(await world.shopper(), a, groupBuyId, teamId)
  expect(await operate('groups', 'join', String(teamId))).toMatchObject({
    isDone: false,
    text: expect.stringContaining('not paid yet'),
  })
})

test('product#operator: ends the time of a team, whose money and stock return', async () => {
  const { a } = world.skus
  const groupBuyId = await world.groupBuy(a)
  const before = (await world.stockOf(a)).sku
  const { orderNumber, person, teamId } = await world.member(a, groupBuyId)
  expect(await operate('groups', 'timeout', String(teamId))).toMatchObject({ isDone: true })
  await world.runGroups()
  const { body } = await person.detail(orderNumber)
  expect(body).toMatchObject({ status: 6, cancelReason: 'GROUP_FAILED', refundAmount: body.actualTotal })
  expect((await world.stockOf(a)).sku).toBe(before)
  expect(await operate('groups', 'timeout', String(teamId))).toMatchObject({ isDone: false })
})
