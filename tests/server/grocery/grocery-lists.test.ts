import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GroceryChange } from '#contract/grocery/grocery-merge.ts'
import { maxGroceryItems, maxGroceryLists, type WireListState } from '#contract/grocery/grocery-wire.ts'
import { openGroceryMall } from '../support/malls/grocery-mall.ts'
import { refusalOf } from '../support/shopper.ts'

let world: Awaited<ReturnType<typeof openGroceryMall>>
beforeAll(async () => {
  world = await openGroceryMall()
}, 180_000)
afterAll(() => world?.mall.close())

test('product#grocery-lists: a list is created, renamed, repeated weekly and deleted', async () => {
  const ama = await world.shopper()
  const listId = await ama.create('  Weekly   shop ')
  expect(await ama.lists()).toEqual([{ listId, name: 'Weekly shop', weekday: null, items: 0, ticked: 0, links: 0 }])
  expect((await ama.write('PUT', `/${listId}`, { name: 'Party', weekday: 5 })).status).toBe(200)
  expect(await ama.lists()).toMatchObject([{ listId, name: 'Party', weekday: 5 }])
  expect((await ama.write('DELETE', `/${listId}`)).status).toBe(204)
  expect(await ama.lists()).toEqual([])
  expect((await ama.write('DELETE', `/${listId}`)).status).toBe(404)
})

test('product#grocery-lists: a name is required, has a limit, and is unique whatever its capital letters', async () => {
  const ama = await world.shopper()
  await ama.create('Party')
  const other = await ama.create('Other')
  expect(await refusalOf(await ama.write('POST', '', { name: 'PARTY ' }))).toEqual([
    400,
    'LIST_NAME_TAKEN',
    'Grocery list name already exists.',
  ])
  expect(await refusalOf(await ama.write('PUT', `/${other}`, { name: 'party' }))).toEqual([
    400,
    'LIST_NAME_TAKEN',
    expect.any(String),
  ])
  expect((await ama.write('PUT', `/${other}`, { name: 'OTHER' })).status).toBe(200)
  const empty = (await (await ama.write('POST', '', { name: ' ' })).json()) as { fields: Record<string, string> }
  expect(empty.fields).toEqual({ name: 'LIST_NAME_REQUIRED' })
  expect((await ama.write('POST', '', { name: 'x'.repeat(61) })).status).toBe(400)
})

test('product#grocery-lists: two devices that used one name offline keep both lists, and the person can see it', async () => {
  const ama = await world.shopper()
  const [first, second] = [randomUUID(), randomUUID()]
  const now = world.mall.time.now
  const name = (listId: string, at: number): GroceryChange => ({
    key: randomUUID(),
    at,
    listId,
    set: { name: 'Party' },
  })
  await ama.changes([name(second, now - 1000), world.text(second, 'candles')])
  await ama.changes([name(first, now - 2000), world.text(first, 'cake')])
  expect(await ama.lists()).toMatchObject([
    { listId: first, name: 'Party', items: 1 },
    { listId: second, name: 'Party (2)', askedName: 'Party', items: 1 },
  ])
  expect(await ama.detail(second)).toMatchObject({ name: 'Party (2)', askedName: 'Party' })
  expect((await ama.write('PUT', `/${second}`, { name: 'Party (2)' })).status).toBe(200)
  expect((await ama.lists())[1]).not.toHaveProperty('askedName')
})

test('product#grocery-lists: changes of two devices merge in any order, and a repeated call changes nothing', async () => {
  const ama = await world.shopper()
  const listId = await ama.create('Shop')
  world.mall.time.now += 60_000
  const now = world.mall.time.now
  const tick = world.ofItem(listId, 't-milk', { tick: { isTicked: true } }, now - 100)
  const rename = world.ofItem(listId, 't-milk', { what: { text: 'oat milk', addedAt: now - 500 } }, now - 200)
  const older = world.ofItem(listId, 't-milk', { count: 2 }, now - 300)
  const newer = world.ofItem(listId, 't-milk', { count: 3 }, now - 250)
  await ama.changes([tick])
  const key = randomUUID()
  const answer = await ama.changes([newer, rename], key)
  expect(answer.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
  await ama.changes([older])
  const { version } = (await ama.states())[0] as WireListState
  expect((await ama.changes([newer, rename], key)).lists[0]).toMatchObject({ listId, version })
  expect((await ama.detail(listId)).items).toMatchObject([
    { itemId: 't-milk', text: 'oat milk', count: 3, isTicked: true },
  ])
})

test('wire#grocery-lists: a removed item stays removed against an older change, and a later edit brings the item back', async () => {
  const ama = await world.shopper()
  const listId = await ama.create('Shop')
  world.mall.time.now += 60_000
  const now = world.mall.time.now
  await ama.changes([world.text(listId, 'milk')])
  await ama.changes([world.ofItem(listId, 't-milk', { isGone: true }, now + 10)])
  await ama.changes([world.ofItem(listId, 't-milk', { count: 7 }, now + 5)])
  expect((await ama.detail(listId)).items).toEqual([])
  await ama.changes([world.ofItem(listId, 't-milk', { tick: { isTicked: true } }, now + 20)])
  expect((await ama.detail(listId)).items).toMatchObject([{ itemId: 't-milk', count: 7, isTicked: true }])
})

test('wire#grocery-lists: a change with a faulty field is refused, and changes nothing', async () => {
  const ama = await world.shopper()
  const listId = await ama.create('Shop')
  const faulty: unknown[] = [
    { count: 0 },
    { count: 1000 },
    { what: { addedAt: 1 } },
    { what: { text: '', addedAt: 1 } },
  ]
  for (const set of faulty) {
    const change = { key: randomUUID(), at: world.mall.time.now, listId, itemId: 't-x', set }
    expect((await ama.write('POST', '/changes', [change])).status, JSON.stringify(set)).toBe(400)
  }
  const badId = { key: randomUUID(), at: world.mall.time.now, listId, itemId: '__proto__', set: { count: 1 } }
  expect((await ama.write('POST', '/changes', [badId])).status).toBe(400)
  expect(await ama.lists()).toMatchObject([{ items: 0 }])
})

test("quality#trust: another shopper's list is a 404 for every call", async () => {
  const [ama, other] = [await world.shopper(), await world.shopper()]
  const listId = await ama.create('Private')
  const calls = [
    await other.write('PUT', `/${listId}`, { name: 'Mine' }),
    await other.write('DELETE', `/${listId}`),
    await other.write('POST', `/${listId}/toCart`, {}),
    await other.write('POST', `/${listId}/share`, { mayWrite: true }),
    await other.write('DELETE', `/${listId}/share`),
    await world.call.ask('GET', `/p/groceryList/${listId}`, { token: other.token }),
  ]
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404))
  // A change by the same id makes a list of the other shopper's own.
  await other.changes([{ key: randomUUID(), at: world.mall.time.now, listId, set: { name: 'Copy' } }])
  expect(await ama.lists()).toMatchObject([{ name: 'Private' }])
  expect(await other.lists()).toMatchObject([{ name: 'Copy' }])
})

test('wire#grocery-lists: an account has a limited number of lists, and a list of items; removing makes room', async () => {
  const ama = await world.shopper()
  const listIds = Array.from({ length: maxGroceryLists + 1 }, () => randomUUID())
  const named = (listId: string, index: number): GroceryChange => ({
    key: randomUUID(),
    at: world.mall.time.now,
    listId,
    set: { name: `List ${index}` },
  })
  const { outcomes } = await ama.changes(listIds.map(named))
  expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(maxGroceryLists)
  expect(outcomes.at(-1)).toMatchObject({ outcome: 'refused', code: 'LISTS_FULL' })
  expect(await refusalOf(await ama.write('POST', '', { name: 'More' }))).toEqual([
    400,
    'LISTS_FULL',
    expect.any(String),
  ])

  const listId = listIds[0] ?? ''
  const names = Array.from({ length: maxGroceryItems + 1 }, (_, index) => `n${index}`)
  const all = names.map((name) => world.text(listId, name))
  await ama.changes(all.slice(0, 200))
  await ama.changes(all.slice(200, 400))
  const last = await ama.changes(all.slice(400))
  expect(last.outcomes).toMatchObject([{ outcome: 'refused', code: 'LIST_FULL' }])
  await ama.changes([world.ofItem(listId, 't-n0', { isGone: true }, world.mall.time.now + 1)])
  expect((await ama.changes(all.slice(400))).outcomes).toMatchObject([{ outcome: 'done' }])
})

test('wire#grocery-lists: lists deleted before never fill the account: those deleted first are forgotten', async () => {
  const ama = await world.shopper()
  const deleted = Array.from({ length: 501 }, () => randomUUID())
  for (let start = 0; start < deleted.length; start += 100)
    await ama.changes(
      deleted.slice(start, start + 100).flatMap((listId, index): GroceryChange[] => {
        const at = world.mall.time.now + start + index
        return [
          { key: randomUUID(), at, listId, set: { name: `Week ${start + index}` } },
          { key: randomUUID(), at: at + 1, listId, set: { isGone: true } },
        ]
      }),
    )
  const last = await ama.create('One more')
  const stored = (await ama.states()).map(({ listId }) => listId)
  expect(stored).toHaveLength(500)
  expect(stored).toEqual(expect.arrayContaining([last, deleted.at(-1)]))
  expect(stored).not.toContain(deleted[0])
})

test('quality#trust: lists and who ticked are in the export of personal data', async () => {
  const ama = await world.shopper()
  const listId = await ama.create('Shop')
  await ama.changes([world.text(listId, 'milk')])
  await ama.write('POST', `/${listId}/share`, { mayWrite: false })
  const { groceryLists } = await world.call.read<{ groceryLists: unknown[] }>('/p/user/export', ama.token)
  expect(groceryLists).toMatchObject([
    { name: 'Shop', items: [{ text: 'milk', count: 1, isTicked: false }], links: [{ mayWrite: false }] },
  ])
})
