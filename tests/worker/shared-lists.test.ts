import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GroceryChange, ItemSet } from '#contract/grocery/grocery-merge.ts'
import { maxGroceryChanges } from '#contract/grocery/list-limits.ts'
import type { ShownItem } from '#contract/grocery/shown-lists.ts'
import { moveSharedDrafts } from '#offline/later/migration/move-shared-drafts.ts'
import { forgetOutbox } from '#offline/outbox/outbox.ts'
import { replay } from '#offline/outbox/replay.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { changeSharedItem, productChange, readSharedChanges, textChange } from '#offline/shared-lists.ts'
import { openStore } from '#offline/stores.ts'
import { sampleCard } from '../support/sample-card.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const listId = '11111111-1111-4111-8111-111111111111'
const link = { token: 'a-link', listId, listName: 'Picnic', person: 'Kamal', lastTapAt: 0 }
type Sent = { readonly path: string; readonly name?: string; readonly changes: GroceryChange[] }
const network = vi.fn<typeof fetch>()
const sent: Sent[] = []
const accept = async (path: unknown, init?: RequestInit) => {
  sent.push({ path: String(path), ...JSON.parse(String(init?.body)) })
  return Response.json({ listId })
}
const refuse = (status: number, code: string, headers = {}) =>
  network.mockImplementationOnce(async () => Response.json({ desc: '', code }, { status, headers }))
let now = 1_800_000_000_000
const tap = (shopper = '') => {
  now += 1_000
  return { shopper, regionId: 7, at: now }
}
const change = (itemId: string, set: ItemSet, shopper = '', more: Partial<typeof link> = {}) =>
  changeSharedItem(tap(shopper), { ...link, ...more }, itemId, set)
const tick = (itemId: string, shopper = '', more: Partial<typeof link> = {}) =>
  change(itemId, { tick: { isTicked: true } }, shopper, more)
const states = async (shopper = '', of = link.token) =>
  (await readSharedChanges(shopper, of)).map(({ itemId, state }) => [itemId, state])
const send = () => replay({ base: '/api' })

beforeEach(async () => {
  vi.stubGlobal('fetch', network)
  sent.length = 0
  network.mockReset()
  network.mockImplementation(accept)
  await openStore('outbox').clear()
  await openStore('drafts').clear()
  await clearSession()
})
afterEach(() => vi.unstubAllGlobals())

test('product#grocery-links: changes by a link are sent without an account in one call, with the name of the person', async () => {
  await tick('t-milk')
  await change('t-cake', { count: 2 })
  await tick('t-cake', '', { token: 'another-link' })
  expect(await send()).toMatchObject({ sent: 3, isLeft: false, changed: new Set(['shared-lists']) })
  expect(sent.map(({ path, name, changes }) => [path, name, changes.map(({ itemId }) => itemId)])).toEqual([
    ['/api/groceryList/shared/a-link/changes?lang=en&regionId=7', 'Kamal', ['t-milk', 't-cake']],
    ['/api/groceryList/shared/another-link/changes?lang=en&regionId=7', 'Kamal', ['t-cake']],
  ])
  expect(sent[0]?.changes[0]).toMatchObject({ listId, set: { tick: { isTicked: true } } })
})

test('product#grocery-links: after 429, 500, 503 and no answer the changes wait, and are sent unchanged', async () => {
  await tick('t-milk')
  refuse(429, 'TOO_MANY', { 'Retry-After': '30' })
  expect(await send()).toMatchObject({ isLeft: true, retryAfter: 30_000, refused: [] })
  for (const [status, code] of [
    [500, 'SERVER'],
    [503, 'BUSY'],
  ] as const) {
    refuse(status, code)
    expect(await send()).toMatchObject({ sent: 0, isLeft: true, refused: [] })
  }
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await send()).toMatchObject({ isLeft: true })
  expect(await states()).toEqual([['t-milk', 'pending']])
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })
  const bodies = new Set(network.mock.calls.map(([, init]) => init?.body))
  expect([network.mock.calls.length, bodies.size]).toEqual([5, 1])
})

test('product#grocery-links: of three changes the server refuses the faulty one alone, which stays until it is dismissed', async () => {
  network.mockImplementation(async (path, init) => {
    const { changes } = JSON.parse(String(init?.body)) as Sent
    const isFull = changes.some(({ itemId }) => itemId === 't-bad')
    return isFull ? Response.json({ desc: '', code: 'LIST_FULL' }, { status: 400 }) : accept(path, init)
  })
  for (const itemId of ['t-milk', 't-bad', 't-cake']) await tick(itemId)
  expect(await send()).toMatchObject({ sent: 2, isLeft: false })
  expect((await readSharedChanges('', link.token)).filter(({ state }) => state === 'refused')).toMatchObject([
    { itemId: 't-bad', code: 'LIST_FULL' },
  ])
})

test('product#grocery-links: a revoked link refuses all its changes with one call', async () => {
  for (const itemId of ['t-milk', 't-cake', 't-tea']) await tick(itemId)
  refuse(404, 'NOT_FOUND')
  expect(await send()).toMatchObject({ sent: 0, isLeft: false })
  expect(network).toHaveBeenCalledOnce()
  expect(new Set((await states()).map(([, state]) => state))).toEqual(new Set(['refused']))
})

test('product#grocery-links: only the last tick of an item is sent, at most 200 changes in one call', async () => {
  await change('t-milk', { tick: { isTicked: true }, count: 2 })
  await change('t-milk', { tick: { isTicked: false } })
  for (let index = 0; index < maxGroceryChanges; index += 1) await tick(`t-${index}`)
  await send()
  expect(sent.map(({ changes }) => changes.length)).toEqual([maxGroceryChanges, 2])
  expect(sent[0]?.changes.slice(0, 2).map(({ set }) => set)).toEqual([{ count: 2 }, { tick: { isTicked: false } }])
})

test("product#grocery-links: a guest's changes stay visible and become the shopper's at login; a logout removes them", async () => {
  await tick('t-milk')
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await send()
  await saveSession(token)
  await tick('t-cake', 'u1')
  expect(await send()).toMatchObject({ sent: 2, isLeft: false })
  expect(await states('u1')).toEqual([
    ['t-milk', 'accepted'],
    ['t-cake', 'accepted'],
  ])
  expect(await states('')).toEqual([])
  await forgetOutbox('u1')
  expect(await states('u1')).toEqual([])
})

test('decision 0060: a tap is later than all taps that the device knows, whatever its clock says', async () => {
  await tick('t-milk', '', { lastTapAt: now + 50_000 })
  await send()
  await tick('t-milk', '', { lastTapAt: now - 50_000 })
  const [first, second] = await readSharedChanges('', link.token)
  expect(first).toMatchObject({ state: 'accepted', at: now + 48_001 })
  expect(second).toMatchObject({ state: 'pending', at: now + 48_002 })
})

test('product#grocery-links: changes that an older build stored are moved once, with their keys and times', async () => {
  const drafts = openStore<unknown>('drafts')
  const stored = (itemId: string, at: number, set: ItemSet) => ({ key: crypto.randomUUID(), at, listId, itemId, set })
  const [on, cake] = [stored('t-milk', 5, { tick: { isTicked: true } }), stored('t-cake', 6, { count: 2 })]
  const off = stored('t-milk', 7, { tick: { isTicked: false } })
  await drafts.write(' shared-list a-link', { name: 'Kamal', changes: [on, cake, off] })
  await drafts.write('u1 shared-list b-link', { name: '', changes: [on] })
  await drafts.write('u1 address', { name: 'Ama' })
  await Promise.all([moveSharedDrafts(7), moveSharedDrafts(7)])
  expect(await drafts.keys()).toEqual(['u1 address'])
  expect(await readSharedChanges('', 'a-link')).toMatchObject([
    { id: cake.key, at: 6, itemId: 't-cake', name: 'Kamal', state: 'pending' },
    { id: off.key, at: 7, itemId: 't-milk' },
  ])
  expect(await readSharedChanges('u1', 'b-link')).toMatchObject([{ id: on.key, at: 5 }])
  await send()
  expect(sent).toMatchObject([{ name: 'Kamal', changes: [cake, off] }])
})

test('product#grocery-merge: a product that is added by a link is the same item as on a device of the owner', () => {
  const product = { prodId: 3, skuId: 31, price: 120, card: { ...sampleCard, prodId: 3, prodName: 'Milk' } }
  expect(productChange(tap(), [], product)).toEqual({
    itemId: 's-31',
    set: {
      what: { text: 'Milk', prodId: 3, skuId: 31, regionId: 7, priceThen: 120, addedAt: now },
      count: 1,
      tick: { isTicked: false },
    },
  })
  const item = (itemId: string, skuId: number | undefined, count: number): ShownItem => ({
    itemId,
    prodId: 3,
    skuId,
    count,
    isTicked: true,
    addedAt: 0,
  })
  const added = (items: readonly ShownItem[], more = product as { prodId: number }) => {
    const { itemId, set } = productChange(tap(), items, more)
    return [itemId, set]
  }
  const one = (count: number) => ({ count, tick: { isTicked: false } })
  expect(added([item('p-3', undefined, 2), item('s-31', 31, 4)])).toEqual(['s-31', one(5)])
  expect(added([item('p-3', undefined, 2)])).toEqual(['p-3', one(3)])
  expect(added([item('t-milk', 31, 999)])).toEqual(['t-milk', one(999)])
  expect(added([item('s-32', 32, 2)])[0]).toBe('s-31')
  // Without the variants of the product, the phone takes the variant of the list.
  expect(added([item('s-32', 32, 2)], { prodId: 3 })).toEqual(['s-32', one(3)])
})

test('product#grocery-links: a text is stored without line breaks and without half of a character', () => {
  const { itemId, set } = textChange(`  Tea\nbags ${'x'.repeat(110)}😀`, 5)
  expect(itemId).toMatch(/^t-[0-9a-f]{32}$/)
  expect(set.what?.text).toBe(`Tea bags ${'x'.repeat(110)}`)
})
