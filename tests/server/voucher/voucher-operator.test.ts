import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import type { Voucher } from '#contract/voucher/voucher.ts'
import { operatorCommand } from '#server/operator/operator-command.ts'
import { readCommand } from '#server/operator/read-command.ts'
import { runCommand } from '#server/operator/run-command.ts'
import { openVoucherMall } from '../support/malls/voucher-mall.ts'

let world: Awaited<ReturnType<typeof openVoucherMall>>
beforeAll(async () => {
  world = await openVoucherMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

function operate(words: readonly string[]) {
  const command = readCommand(words)
  if (!command) throw new Error('That asks for help.')
  return runCommand(v.parse(operatorCommand, command), { db: world.mall.db, clock: () => world.mall.time.now })
}
const create = async (...words: string[]) => {
  const { isDone, text } = await operate(['voucher', 'create', 'LK', ...words])
  expect(isDone, text).toBe(true)
  return Number(/^Voucher (\d+) of Sri Lanka/.exec(text)?.[1])
}
const open = async (lang = 'en') =>
  (
    (await (await world.call.ask('GET', `/voucher/page?regionId=${defaultRegionId}&size=100&lang=${lang}`)).json()) as {
      records: Voucher[]
    }
  ).records

test('product#operator: makes vouchers of the mall, a shop and products, and shoppers see them', async () => {
  const { prodId } = world.itemOf(world.skus.a)
  const [shopId = 0] = world.shops
  const percent = await create(
    '--off',
    '20%',
    '--name',
    'Sale|促销|İndirim|Скидка|Promoção',
    '--cap',
    '900',
    '--from',
    '3000',
  )
  const amount = await create(
    '--off',
    '250',
    '--name',
    'Thanks',
    '--shop',
    String(shopId),
    '--days',
    '3',
    '--limit',
    '2',
  )
  const delivery = await create('--off', 'delivery', '--name', 'Ship', '--products', String(prodId), '--count', '7')
  const shown = new Map((await open('ru')).map((one) => [one.voucherId, one]))
  expect(shown.get(percent)).toMatchObject({ name: 'Скидка', kind: 'mall', percentOff: 20, cap: 900, minSpend: 3000 })
  expect(shown.get(amount)).toMatchObject({ name: 'Thanks', kind: 'shop', shopId, reduceAmount: 250, limitPerUser: 2 })
  expect(shown.get(delivery)).toMatchObject({ kind: 'product', prodIds: [prodId], shopId, isFreeShipping: 1, stock: 7 })
  expect((await operate(['voucher', '--most', '3'])).text).toMatch(
    new RegExp(
      `^VOUCHER +REGION +KIND .+\n${delivery} +LK +product .+ delivery .+\n${amount} .+\n${percent} .+20% up to 900`,
    ),
  )
})

test('product#operator: stops a voucher, and gives one to a shopper', async () => {
  const me = await world.shopper()
  const voucherId = await create('--off', '100', '--name', 'Gift', '--gift')
  expect((await open()).some((one) => one.voucherId === voucherId)).toBe(false)
  expect(await operate(['voucher', 'give', String(voucherId), '--to', me.mail])).toMatchObject({ isDone: true })
  expect(await world.mine(me)).toMatchObject([{ voucherId }])
  expect((await operate(['voucher', 'give', String(voucherId), '--to', me.mail])).text).toBe(
    `Voucher ${voucherId}: You already collected this voucher.`,
  )
  expect((await operate(['voucher', 'give', '1', '--to', me.mail])).isDone).toBe(false)
  expect((await operate(['voucher', 'give', String(voucherId), '--to', 'nobody@example.com'])).text).toMatch(
    /^Nobody has/,
  )
  const offered = await create('--off', '5%', '--name', 'Short')
  expect((await operate(['voucher', 'stop', String(offered)])).isDone).toBe(true)
  expect((await open()).some((one) => one.voucherId === offered)).toBe(false)
  expect((await world.mine(me)).length).toBe(1)
})

test.each([
  [['XX', '--off', '5', '--name', 'A'], /^There is no region XX\./],
  [['LK', '--off', '5', '--name', 'A', '--products', '999999'], /does not sell all of these products in one shop/],
  [['LK', '--off', '5', '--name', 'A|B'], /^Give one name, or 5 names/],
  [['LK', '--off', '5', '--name', 'A', '--code', 'FRESH15'], /^The code FRESH15 is taken/],
  [['LK', '--off', '5', '--name', 'A', '--code', 'ONE', '--gift'], /^A voucher has a code or is a gift/],
] as const)('product#operator: refuses %j', async (words, sentence) => {
  const { isDone, text } = await operate(['voucher', 'create', ...words])
  expect([isDone, text]).toEqual([false, expect.stringMatching(sentence)])
})

test('product#operator: an effect that is no percentage, amount or delivery is a wrong argument', () => {
  expect(() => readCommand(['voucher', 'create', 'LK', '--off', '120%', '--name', 'A'])).toThrow(
    /--off cannot be "120%"/,
  )
})
