import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLine } from '../support/in-line.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { caller } from '../support/shopper.ts'
import { postgresUrl } from '../support/test-database.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall(36)
})
afterAll(() => mall?.close())

test.skipIf(!postgresUrl)('quality#fair: an export of personal data takes one connection to the database', async () => {
  const call = caller(mall)
  const { access_token: token } = await call.signIn('one-connection@example.com')
  // While the tables are locked, one session waits for them.
  const [copy] = await inLine(
    mall.db,
    sql`lock table favourite, footprint, shop_order, chat, grocery_list, coin_entry in access exclusive mode`,
    [() => call.read<{ orders: unknown[] }>('/p/user/export', token)],
  )
  expect(copy?.orders).toEqual([])
})
