import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { operatorCommand } from '#server/operator/operator-command.ts'
import { readCommand } from '#server/operator/read-command.ts'
import { runCommand } from '#server/operator/run-command.ts'
import { openCoinMall } from '../support/malls/coin-mall.ts'

let world: Awaited<ReturnType<typeof openCoinMall>>
beforeAll(async () => {
  world = await openCoinMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

function operate(words: readonly string[]) {
  const command = readCommand(words)
  if (!command) throw new Error('That asks for help.')
  return runCommand(v.parse(operatorCommand, command), { db: world.mall.db, clock: () => world.mall.time.now })
}
const shownPrice = async (prodId: number) =>
  (
    (await (await world.call.ask('GET', `/prod/prodInfo?prodId=${prodId}&regionId=${defaultRegionId}`)).json()) as {
      skuList: { coinPrice?: number }[]
    }
  ).skuList[0]?.coinPrice

test('product#operator: gives a product a coin price, lists it, and takes the price away again', async () => {
  const { prodId } = world.itemOf(world.skus.a)
  await operate(['price', String(world.skus.a), 'LK', '1250'])
  await operate(['coins', 'off', String(prodId)])
  expect(await shownPrice(prodId)).toBeUndefined()
  const given = await operate(['coins', 'on', String(prodId)])
  expect(given).toMatchObject({ isDone: true, text: expect.stringContaining('has a coin price now') as string })
  const coinPrice = await shownPrice(prodId)
  expect(coinPrice).toBeGreaterThan(0)
  const { text } = await operate(['coins', '--most', '10000'])
  const line = text.split('\n').find((one) => one.startsWith(`${prodId} `) && one.includes(' LK '))
  expect(line?.split(/ {2,}/)[3]).toBe(String(coinPrice))
  expect(await operate(['coins', 'on', String(prodId)])).toMatchObject({ isDone: false })
  expect(await operate(['coins', 'off', String(prodId)])).toMatchObject({ isDone: true })
  expect(await shownPrice(prodId)).toBeUndefined()
})

test('product#operator: coins pay a product in full once the operator has given the coin price', async () => {
  const me = await world.shopper()
  await world.give(me, 1_000_000)
  const { prodId } = world.itemOf(world.skus.a)
  await operate(['coins', 'off', String(prodId)])
  const usable = async () => (await me.buyNow(world.skus.a)).body.coins?.usable ?? 0
  const share = await usable()
  await operate(['coins', 'on', String(prodId)])
  expect(await usable()).toBeGreaterThan(share)
})

test('product#operator: an unknown product, a wrong number and a missing argument are refused with a sentence', async () => {
  expect(await operate(['coins', 'on', '999999999'])).toEqual({
    isDone: false,
    text: 'There is no product 999999999 that can have a coin price.',
  })
  expect(() => readCommand(['coins', 'on', 'pen'])).toThrow('PRODUCT cannot be "pen". Use: npm run mall -- coins on')
  expect(() => readCommand(['coins', 'off'])).toThrow('PRODUCT is missing.')
})
