import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SharedGroceryList } from '#contract/grocery/grocery-list.ts'
import type { ItemSet } from '#contract/grocery/grocery-merge.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { openGroceryMall } from '../support/malls/grocery-mall.ts'
import { refusalOf } from '../support/shopper.ts'

let world: Awaited<ReturnType<typeof openGroceryMall>>
beforeAll(async () => {
  world = await openGroceryMall()
}, 180_000)
afterAll(() => world?.mall.close())

const market = `?regionId=${defaultRegionId}&lang=en`
type Shopper = Awaited<ReturnType<typeof world.shopper>>
const share = async (ama: Shopper, listId: string, mayWrite: boolean) =>
  (await (await ama.write('POST', `/${listId}/share`, { mayWrite })).json()) as { token: string; url: string }
const open = (token: string) => world.call.ask('GET', `/groceryList/shared/${token}${market}`)
const change = (token: string, changes: unknown, name?: string) =>
  world.call.ask('POST', `/groceryList/shared/${token}/changes${market}`, { body: { name, changes } })

/** A shopper with a shared list of one text. */
async function sharedList(mayWrite: boolean) {
  const ama = await world.shopper()
  const listId = await ama.create('Party')
  await ama.changes([world.text(listId, 'milk')])
  world.mall.time.now += 1000
  return { ama, listId, ...(await share(ama, listId, mayWrite)) }
}

test('product#grocery-lists: a list is read by its link without an account, and a reading link cannot write', async () => {
  const { ama, listId, token, url } = await sharedList(false)
  expect(url).toMatch(new RegExp(`/wish-list/shared/${token}$`))
  const shared = (await (await open(token)).json()) as SharedGroceryList
  expect(shared).toMatchObject({ name: 'Party', owner: ama.nickName, mayWrite: false, items: [{ text: 'milk' }] })
  const tick = world.ofItem(listId, 't-milk', { tick: { isTicked: true } })
  expect(await refusalOf(await change(token, [tick]))).toEqual([403, 'LIST_READ_ONLY', expect.any(String)])
  expect((await ama.detail(listId)).items[0]?.isTicked).toBe(false)
})

test('quality#trust: removals and ticks of unknown items by a link fill neither the list nor the database', async () => {
  const { ama, listId, token } = await sharedList(true)
  const unknown = (from: number, set: (index: number) => ItemSet) =>
    Array.from({ length: 200 }, (_, index) => world.ofItem(listId, `t-x${from + index}`, set(index)))
  for (let from = 0; from < 2_200; from += 200)
    expect(
      (
        await change(
          token,
          unknown(from, () => ({ isGone: true })),
        )
      ).status,
    ).toBe(200)
  for (let from = 3_000; from < 3_600; from += 200)
    expect(
      (
        await change(
          token,
          unknown(from, () => ({ tick: { isTicked: true } })),
        )
      ).status,
    ).toBe(200)
  expect((await ama.changes([world.text(listId, 'cake')])).outcomes).toMatchObject([{ outcome: 'done' }])
  expect((await ama.detail(listId)).items).toMatchObject([{ text: 'milk' }, { text: 'cake' }])
  const [rows] = await query<{ number: number }>(
    world.mall.db,
    sql`select count(*)::int as number from grocery_item where list_id = ${listId}`,
  )
  expect(rows?.number).toBeLessThanOrEqual(2_000)
})

test('product#grocery-lists: a writing link adds, ticks and removes items, and the owner sees who ticked', async () => {
  const { ama, listId, token } = await sharedList(true)
  const answer = await change(
    token,
    [world.ofItem(listId, 't-milk', { tick: { isTicked: true } }), world.text(listId, 'cake')],
    'Ben',
  )
  expect(answer.status).toBe(200)
  expect((await ama.detail(listId)).items).toMatchObject([
    { text: 'milk', isTicked: true, tickedBy: 'Ben' },
    { text: 'cake', isTicked: false },
  ])
  world.mall.time.now += 1000
  await ama.changes([world.ofItem(listId, 't-milk', { tick: { isTicked: false } })])
  world.mall.time.now += 1000
  await ama.changes([world.ofItem(listId, 't-milk', { tick: { isTicked: true } })])
  expect((await ama.detail(listId)).items[0]).not.toHaveProperty('tickedBy')
})

test('product#grocery-links: a tick without a name is told from a tick of the owner', async () => {
  const { ama, listId, token } = await sharedList(true)
  const answer = await change(token, [world.ofItem(listId, 't-milk', { tick: { isTicked: true } })])
  expect(await answer.json()).toMatchObject({ items: [{ isTicked: true, tickedBy: '' }] })
  expect((await ama.detail(listId)).items).toMatchObject([{ isTicked: true, tickedBy: '' }])
})

test('decision 0060: a shared list names its latest tap, so that a change by the link is later', async () => {
  const { ama, listId, token } = await sharedList(true)
  // The clock of the owner's device is ahead.
  const ahead = world.mall.time.now + 40_000
  await ama.changes([world.ofItem(listId, 't-milk', { tick: { isTicked: true } }, ahead)])
  const { lastTapAt = 0 } = (await (await open(token)).json()) as SharedGroceryList
  expect(lastTapAt).toBe(ahead)
  const off = world.ofItem(listId, 't-milk', { tick: { isTicked: false } }, lastTapAt + 1)
  const answer = await change(token, [off], 'Ben')
  expect(await answer.json()).toMatchObject({ items: [{ isTicked: false }], lastTapAt: lastTapAt + 1 })
})

test("quality#trust: a link changes neither the list's name nor another list", async () => {
  const { ama, listId, token } = await sharedList(true)
  const other = await ama.create('Private')
  const rename = { key: randomUUID(), at: world.mall.time.now, listId, set: { name: 'Stolen', isGone: true } }
  await change(token, [rename, world.text(other, 'spy')])
  expect((await ama.lists()).map(({ name, items }) => [name, items])).toEqual([
    ['Party', 2],
    ['Private', 0],
  ])
})

test('product#grocery-lists: a shared list has the number that its owner sees, also beside a list that an edit revived', async () => {
  const ama = await world.shopper()
  const [revived, listId] = [await ama.create('Party'), randomUUID()]
  const now = world.mall.time.now
  const set = (id: string, at: number, fields: object) => ({ key: randomUUID(), at, listId: id, set: fields })
  await ama.changes([
    world.text(revived, 'milk'),
    set(revived, now + 1, { isGone: true }),
    set(listId, now + 2, { name: 'Party' }),
  ])
  const { token } = await share(ama, listId, false)
  expect(await (await open(token)).json()).toMatchObject({ name: 'Party', items: [] })
  await ama.changes([world.ofItem(revived, 't-milk', { count: 2 }, now + 3), world.text(listId, 'cake')])
  expect(await (await open(token)).json()).toMatchObject({ name: 'Party (2)', items: [{ text: 'cake' }] })
  expect(await ama.detail(listId)).toMatchObject({ name: 'Party (2)', items: [{ text: 'cake' }] })
})

test('product#grocery-lists: a revoked link, and the link of a deleted list, is a 404', async () => {
  const { ama, listId, token } = await sharedList(true)
  const second = await share(ama, listId, false)
  expect(await ama.lists()).toMatchObject([{ links: 2 }])
  expect((await ama.write('DELETE', `/${listId}/share`)).status).toBe(204)
  expect([(await open(token)).status, (await open(second.token)).status]).toEqual([404, 404])
  expect((await change(token, [world.text(listId, 'late')])).status).toBe(404)
  const third = await share(ama, listId, true)
  await ama.changes([{ key: randomUUID(), at: world.mall.time.now, listId, set: { isGone: true } }])
  expect((await open(third.token)).status).toBe(404)
})

test('product#grocery-links: the links of an account are closed while it is being deleted, and open after a restore', async () => {
  const { ama, listId, token } = await sharedList(true)
  world.mall.time.now += 60_000
  const code = await world.call.codeFor(ama.mail)
  expect((await world.call.ask('DELETE', '/p/user', { token: ama.token, body: { code } })).status).toBe(204)
  expect((await open(token)).status).toBe(404)
  expect((await change(token, [world.text(listId, 'late')])).status).toBe(404)
  world.mall.time.now += 60_000
  await world.call.signIn(ama.mail)
  expect(await (await open(token)).json()).toMatchObject({ name: 'Party', items: [{ text: 'milk' }] })
})

test('quality#trust: the database has no token of a link, and an erased account leaves no list', async () => {
  const { ama, token } = await sharedList(true)
  const rows = await query<{ token_hash: string }>(world.mall.db, sql`select token_hash from grocery_link`)
  expect(rows.map((row) => row.token_hash)).not.toContain(token)
  await query(world.mall.db, sql`delete from account where nick_name = ${ama.nickName}`)
  expect((await open(token)).status).toBe(404)
  const left = await query<{ count: number }>(
    world.mall.db,
    sql`select count(*)::int as count from grocery_item where account_id not in (select account_id from account)`,
  )
  expect(left[0]?.count).toBe(0)
})
