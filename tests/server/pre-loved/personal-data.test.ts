import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '#server/account/delete-expired.ts'
import { query } from '#server/database/database.ts'
import { seedCatalogue } from '#server/seed/seed-catalogue.ts'
import { openPreLovedMall } from '../support/malls/pre-loved-mall.ts'
import { payOrder } from '../support/paid-order.ts'

let world: Awaited<ReturnType<typeof openPreLovedMall>>
let folder: string
beforeAll(async () => {
  world = await openPreLovedMall()
  folder = await mkdtemp(join(tmpdir(), 'pre-loved-'))
})
afterAll(async () => {
  await world?.mall.close()
  await rm(folder, { recursive: true, force: true })
})

test('wire#account: the export of personal data holds the offers with their texts and states', async () => {
  const seller = await world.member()
  const { key, itemId } = await seller.listed({ title: 'Exported lamp' })
  const { body } = await seller.ask<Record<string, unknown[]>>('GET', '/p/user/export')
  expect(body.offers).toMatchObject([{ itemId, key, title: 'Exported lamp', state: 'listed', price: 12_500 }])
})

test('wire#account: an erased seller leaves no offer, name or picture, except an item that an order holds', async () => {
  const { mall } = world
  const [seller, buyer] = [await world.member(), await world.member()]
  const [listed, held] = [await seller.listed({ title: 'Left lamp' }), await seller.listed({ title: 'Held lamp' })]
  const { shopId } = await seller.offers()
  const orderNumber = await buyer.order(held.prodId)
  await payOrder(mall, orderNumber)
  await query(mall.db, sql`update account set leaves_at = ${new Date(mall.time.now)} where mail = ${seller.mail}`)
  await deleteExpired({ db: mall.db, uploads: mall.uploads, clock: () => mall.time.now })
  expect((await world.item(listed.prodId)).status).toBe(404)
  expect((await world.list()).records.map(({ prodId }) => prodId)).not.toContain(listed.prodId)
  const { body } = await world.item(held.prodId)
  expect(body).toMatchObject({ state: 'sold', seller: { shopId, sellerName: '–' } })
  expect(body.seller.pic).toBeUndefined()
  const rows = await query<{ titles: string[] }>(
    mall.db,
    sql`select titles from pre_loved_item where shop_id = ${shopId ?? 0}`,
  )
  expect(rows.map(({ titles }) => titles[0])).toEqual(['Held lamp'])
  expect((await buyer.detail(orderNumber)).body).toMatchObject({ status: 2 })
})

test('product#pre-loved: a backup and a new catalogue keep the items, their states and their stock', async () => {
  const { mall } = world
  const [seller, buyer] = [await world.member(), await world.member()]
  const [listed, sold] = [await seller.listed({ title: 'Kept lamp' }), await seller.listed({ title: 'Sold lamp' })]
  await payOrder(mall, await buyer.order(sold.prodId))
  const shown = async () => [(await world.item(listed.prodId)).body, (await world.item(sold.prodId)).body]
  const before = await shown()
  const file = join(folder, 'mall.gz')
  expect((await world.operate({ kind: 'backup', file })).isDone).toBe(true)
  await seller.withdraw(listed.key)
  const after = await world.member()
  const late = await after.listed({ title: 'Later lamp' })
  expect((await world.operate({ kind: 'restore', file, replace: true })).text).toContain('accounts')
  expect(await shown()).toEqual(before)
  expect((await world.item(late.prodId)).status).toBe(404)

  await seedCatalogue(mall.db, {
    products: 36,
    again: true,
    clock: () => mall.time.now,
    coloursOf: async () => [{ hue: 0, colour: 'red' }],
  })
  expect((await shown()).map(({ prodName, totalStocks, state }) => [prodName, totalStocks, state])).toEqual([
    ['Kept lamp', 1, 'listed'],
    ['Sold lamp', 0, 'sold'],
  ])
  expect(await world.stockOf(listed.prodId)).toEqual({ sku: 1, product: 1, sum: 1 })
})
