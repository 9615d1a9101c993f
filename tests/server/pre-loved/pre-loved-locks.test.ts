import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '#server/account/delete-expired.ts'
import { query } from '#server/database/database.ts'
import { inLine } from '../support/in-line.ts'
import { openPreLovedMall } from '../support/malls/pre-loved-mall.ts'
import { postgresUrl } from '../support/test-database.ts'

let world: Awaited<ReturnType<typeof openPreLovedMall>>
let seller: Awaited<ReturnType<typeof world.member>>
let buyer: Awaited<ReturnType<typeof world.member>>
beforeAll(async () => {
  world = await openPreLovedMall()
  seller = await world.member()
  buyer = await world.member()
})
afterAll(() => world?.mall.close())

type Item = { readonly key: string; readonly itemId: number }
const stateOf = async (itemId: number) =>
  (await query<{ state: string }>(world.mall.db, sql`select state from pre_loved_item where item_id = ${itemId}`))[0]
    ?.state

test.skipIf(!postgresUrl).each<[string, (item: Item) => Promise<unknown>]>([
  ['a withdrawal', ({ key }) => seller.withdraw(key)],
  ['another version', ({ key }) => seller.offer({ key, price: 20_000 })],
  ['a payout', ({ itemId }) => world.operate({ kind: 'preloved paid', itemId })],
])('quality#trust: the receipt of an item and %s at once never deadlock', async (_title, change) => {
  const item = await seller.listed()
  const { orderNumber } = await buyer.shipped(item.prodId)
  const [received] = await inLine<unknown>(
    world.mall.db,
    sql`select 1 from pre_loved_item where item_id = ${item.itemId} for update`,
    [() => buyer.ask('PUT', `/p/myOrder/receipt/${orderNumber}`), () => change(item)],
  )
  expect(received).toMatchObject({ status: 204 })
  expect(await stateOf(item.itemId)).toBe('received')
  expect(world.mall.log.filter(({ event }) => event === 'failure')).toEqual([])
})

test.skipIf(!postgresUrl)(
  'quality#trust: an order of an item and the erasure of its seller at once never deadlock',
  async () => {
    const { mall } = world
    const leaving = await world.member()
    const { itemId, prodId } = await leaving.listed()
    const { checkoutId } = (await buyer.buyNow(prodId)).body
    await query(mall.db, sql`update account set leaves_at = ${new Date(mall.time.now)} where mail = ${leaving.mail}`)
    const [ordered] = await inLine<unknown>(mall.db, sql`select 1 from sku_offer where sku_id = ${prodId} for update`, [
      () => buyer.submit(checkoutId),
      () => deleteExpired({ db: mall.db, uploads: mall.uploads, clock: () => mall.time.now }),
    ])
    expect(ordered).toMatchObject({ status: 200 })
    expect(await stateOf(itemId)).toBe('reserved')
  },
)
