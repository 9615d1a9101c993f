import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyChanges, type GroceryChange, type ListState } from '#contract/grocery/grocery-merge.ts'
import { groceryListsDomain } from '#offline/domains/grocery-lists.ts'
import {
  addItems,
  createList,
  deleteList,
  fetchLists,
  type GroceryTap,
  matchItem,
  readLists,
  removeItems,
  renameList,
  restoreItems,
  restoreList,
  setItemCount,
  setTick,
  setWeekday,
  storeCards,
  untickAll,
} from '#offline/grocery-lists.ts'
import { readOutbox } from '#offline/outbox/outbox.ts'
import { replay } from '#offline/outbox/replay.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { sampleCard } from '../support/sample-card.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const network = vi.fn<typeof fetch>()
/** The server's lists: each call merges its changes, as the server does. */
let shop: Map<string, ListState>
let versions: number
const bodies = () => network.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as GroceryChange[])
const answerCall = async (_path: unknown, init?: RequestInit) => {
  const changes = JSON.parse(String(init?.body)) as GroceryChange[]
  shop = applyChanges(shop, changes)
  versions += 1
  const lists = [...shop.values()].map((list) => ({ ...list, version: versions }))
  return new Response(JSON.stringify({ outcomes: changes.map(({ key }) => ({ key, outcome: 'done' })), lists }))
}
let now = 1_800_000_000_000
const tap = (shopper = 'u1'): GroceryTap => {
  now += 1000
  return { shopper, regionId: 7, at: now }
}
const viewing = () => ({ now, timeZone: 'UTC' })
const lists = async (shopper = 'u1') => (await readLists(shopper, viewing())).lists
const items = async (shopper = 'u1') => (await lists(shopper))[0]?.items ?? []
const make = async (name: string, shopper = 'u1') => {
  const made = await createList(tap(shopper), name)
  if (!made.ok) throw new Error(made.code)
  return made.listId
}
const milk = { product: { prodId: 3, skuId: 31, price: 120, card: { ...sampleCard, prodId: 3 } } }
const send = () => replay({ base: '/api' })

beforeEach(async () => {
  vi.stubGlobal('fetch', network)
  network.mockReset()
  network.mockImplementation(answerCall)
  shop = new Map()
  versions = 0
  await openStore('outbox').clear()
  await saveSession(token)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await clearSession()
})

test('product#grocery-lists: lists and items are made, changed and undone without a network', async () => {
  const listId = await make('Shop')
  await addItems(tap(), listId, [milk, { text: ' red   candles ', count: 2 }])
  expect(await items()).toMatchObject([
    { itemId: 's-31', prodId: 3, skuId: 31, count: 1, priceThen: 120, regionId: 7, isTicked: false },
    { text: 'red candles', count: 2, isTicked: false },
  ])
  await setTick(tap(), listId, 's-31', true)
  await setItemCount(tap(), listId, 's-31', 5)
  await setWeekday(tap(), listId, 2)
  expect(await lists()).toMatchObject([{ name: 'Shop', weekday: 2, items: [{ count: 5, isTicked: true }, {}] }])
  await removeItems(tap(), listId, ['s-31'])
  expect((await items()).map(({ text }) => text)).toEqual(['red candles'])
  await restoreItems(tap(), listId, ['s-31'])
  expect(await items()).toMatchObject([{ itemId: 's-31', count: 5, isTicked: true }, {}])
  await untickAll(tap(), listId)
  expect((await items()).some(({ isTicked }) => isTicked)).toBe(false)
  await deleteList(tap(), listId)
  expect(await lists()).toEqual([])
  await restoreList(tap(), listId)
  expect(await lists()).toMatchObject([{ name: 'Shop', items: [{}, {}] }])
  expect(network).not.toHaveBeenCalled()
})

test('product#grocery-lists: a name is refused if it is empty, too long or taken', async () => {
  const listId = await make('Shop')
  const other = await make('Other')
  expect(await createList(tap(), '  ')).toEqual({ ok: false, code: 'LIST_NAME_REQUIRED' })
  expect(await createList(tap(), 'x'.repeat(61))).toEqual({ ok: false, code: 'INVALID' })
  expect(await createList(tap(), ' SHOP ')).toEqual({ ok: false, code: 'LIST_NAME_TAKEN' })
  expect(await renameList(tap(), other, 'shop')).toEqual({ ok: false, code: 'LIST_NAME_TAKEN' })
  expect(await renameList(tap(), listId, 'SHOP')).toEqual({ ok: true, isStored: true })
})

test('product#grocery-lists: a product that is added again adds up, and is to buy again', async () => {
  const listId = await make('Shop')
  await addItems(tap(), listId, [milk])
  await setTick(tap(), listId, 's-31', true)
  await addItems(tap(), listId, [{ ...milk, count: 2 }, milk])
  expect(await items()).toMatchObject([{ itemId: 's-31', count: 4, isTicked: false }])
})

test('product#grocery-lists: a text is matched to a product later and stays recognizable', async () => {
  const listId = await make('Shop')
  await addItems(tap(), listId, [{ text: 'milk' }])
  const [{ itemId } = { itemId: '' }] = await items()
  await matchItem(tap(), listId, itemId, milk.product)
  expect(await items()).toMatchObject([{ itemId, text: 'milk', prodId: 3, skuId: 31, priceThen: 120 }])
  expect((await readLists('u1', viewing(), 7)).cards.get(itemId)).toMatchObject({ prodId: 3 })
})

test('product#grocery-merge: a product that is added without a variant and later with the variant is one item', async () => {
  const listId = await make('Shop')
  await addItems(tap(), listId, [
    { product: { prodId: 3, card: { ...sampleCard, prodId: 3 } }, text: 'Milk', count: 2 },
  ])
  await setTick(tap(), listId, 'p-3', true)
  // The server's answer about the product comes now: the item gets the variant.
  await addItems(tap(), listId, [milk])
  expect(await items()).toMatchObject([{ itemId: 's-31', prodId: 3, text: 'Milk', count: 3, isTicked: false }])
  await addItems(tap(), listId, [{ product: { prodId: 3 } }, milk])
  expect(await items()).toMatchObject([{ itemId: 's-31', count: 5 }])
  // Another variant is another item; without a variant, the product could be either.
  await addItems(tap(), listId, [{ product: { prodId: 3, skuId: 32 } }, { product: { prodId: 3 } }])
  expect((await items()).map(({ skuId, count }) => [skuId, count])).toEqual([
    [31, 5],
    [32, 1],
    [undefined, 1],
  ])
})

test('product#grocery-merge: a text that is matched to a product of the list joins the item of the product', async () => {
  const listId = await make('Shop')
  await addItems(tap(), listId, [
    { ...milk, count: 2 },
    { text: 'milk', count: 3 },
  ])
  await setTick(tap(), listId, 's-31', true)
  const text = (await items()).find(({ prodId }) => prodId === undefined)
  expect(await matchItem(tap(), listId, text?.itemId ?? '', milk.product)).toEqual({ ok: true, isStored: true })
  expect(await items()).toMatchObject([{ itemId: 's-31', count: 5, isTicked: false }])
  expect(await matchItem(tap(), listId, text?.itemId ?? '', milk.product)).toEqual({ ok: false, code: 'NOT_FOUND' })
})

test('product#grocery-lists: a list knows its last purchase, also when all ticks are off and the item is removed', async () => {
  const listId = await make('Shop')
  await addItems(tap(), listId, [milk, { text: 'cake' }])
  const boughtAt = async () => (await lists())[0]?.boughtAt
  expect(await boughtAt()).toBeUndefined()
  await setTick(tap(), listId, 's-31', true)
  const bought = now
  expect(await boughtAt()).toBe(bought)
  await untickAll(tap(), listId)
  expect(await boughtAt()).toBe(bought)
  await addItems(tap(), listId, [milk])
  await removeItems(tap(), listId, ['s-31'])
  expect(await boughtAt()).toBe(bought)
  // A tick that is taken off at once was a mistake.
  const [cake] = await items()
  await setTick(tap(), listId, cake?.itemId ?? '', true)
  await setTick(tap(), listId, cake?.itemId ?? '', false)
  expect(await boughtAt()).toBe(bought)
})

test('product#grocery-lists: changes are sent together, the last value of each field, and the lists stay as they were', async () => {
  const listId = await make('Shop')
  await addItems(tap(), listId, [milk])
  for (const count of [2, 3, 4]) await setItemCount(tap(), listId, 's-31', count)
  await setTick(tap(), listId, 's-31', true)
  await setTick(tap(), listId, 's-31', false)
  const before = await lists()
  expect(await send()).toMatchObject({ sent: 4, isLeft: false })
  expect(bodies()).toHaveLength(1)
  expect(bodies()[0]?.map(({ set }) => set)).toMatchObject([
    { name: 'Shop' },
    { what: { prodId: 3 } },
    { count: 4 },
    { tick: { isTicked: false } },
  ])
  expect(await lists()).toEqual(before)
  expect((await readLists('u1', viewing())).pendingCount).toBe(0)
  // The card of the item outlives the command.
  expect((await readLists('u1', viewing(), 7)).cards.get('s-31')).toMatchObject({ prodId: 3 })
  await storeCards({ shopper: 'u1', regionId: 7 }, listId, [
    ['s-31', { ...sampleCard, prodId: 3, prodName: 'Fresh milk' }],
  ])
  expect((await readLists('u1', viewing(), 7)).cards.get('s-31')?.prodName).toBe('Fresh milk')
})

test('product#regions: the cards of a list belong to the region whose prices they show', async () => {
  const listId = await make('Shop', '')
  await addItems(tap(''), listId, [milk])
  const cards = async (regionId: number) => (await readLists('', viewing(), regionId)).cards.get('s-31')
  expect(await cards(7)).toMatchObject({ price: sampleCard.price })
  expect(await cards(8)).toBeUndefined()
  await storeCards({ shopper: '', regionId: 8 }, listId, [['s-31', { ...sampleCard, price: 9 }]])
  expect([await cards(7), await cards(8)]).toMatchObject([{ price: sampleCard.price }, { price: 9 }])
  // A guest's command stays until the login: the newer card counts.
  await storeCards({ shopper: '', regionId: 7 }, listId, [['s-31', { ...sampleCard, price: 8 }]])
  expect(await cards(7)).toMatchObject({ price: 8 })
  await saveSession(token)
  await send()
  await storeCards({ shopper: 'u1', regionId: 8 }, listId, [['s-31', { ...sampleCard, price: 9 }]])
  expect((await readLists('u1', viewing(), 7)).cards.get('s-31')).toMatchObject({ price: sampleCard.price })
})

test('product#grocery-lists: cards of an earlier version, which name no region, are still read, until newer ones are stored', async () => {
  const listId = await make('Shop')
  await addItems(tap(), listId, [{ product: { prodId: 3, skuId: 31 } }])
  await openStore('outbox').write(`grocery-cards u1 ${listId}`, { 's-31': sampleCard })
  const card = async () => (await readLists('u1', viewing(), 7)).cards.get('s-31')
  expect(await card()).toEqual(sampleCard)
  await storeCards({ shopper: 'u1', regionId: 7 }, listId, [['s-31', { ...sampleCard, price: 9 }]])
  expect(await card()).toMatchObject({ price: 9 })
})

test("product#grocery-lists: a guest's lists become the shopper's at login, without what the guest removed", async () => {
  await clearSession()
  await make('Shop')
  const party = await make('Party', '')
  const gone = await make('Gone', '')
  await addItems(tap(''), party, [milk, { text: 'cake' }, { product: { prodId: 4 } }])
  await setTick(tap(''), party, 's-31', true)
  await removeItems(tap(''), party, ['p-4'])
  await deleteList(tap(''), gone)
  expect(await send()).toMatchObject({ sent: 0 })
  await saveSession(token)
  await send()
  expect(
    (await lists()).map(({ name, items: own }) => [name, own.map(({ prodId, isTicked }) => [prodId, isTicked])]),
  ).toEqual([
    [
      'Party',
      [
        [3, true],
        [undefined, false],
      ],
    ],
    ['Shop', []],
  ])
  expect(shop.has(gone)).toBe(false)
  expect(shop.get(party)?.items).not.toHaveProperty('p-4')
  expect((await readOutbox(['u1', '']))(groceryListsDomain)).toEqual([])
})

test('product#grocery-lists: a tap is later than everything that the phone knows of the list, whatever its clock says', async () => {
  const listId = await make('Shop')
  await addItems(tap(), listId, [milk])
  await setTick({ ...tap(), at: now - 86_400_000 }, listId, 's-31', true)
  expect(await items()).toMatchObject([{ isTicked: true }])
})

test('product#grocery-lists: a new item stands last, although the clock was set back after the item before', async () => {
  const listId = await make('Shop')
  const late = tap()
  await addItems(late, listId, [{ text: 'Lemonade' }])
  await addItems({ ...late, at: late.at - 300 }, listId, [{ text: 'Blanket' }, { text: 'Napkins' }])
  expect((await items()).map(({ text }) => text)).toEqual(['Lemonade', 'Blanket', 'Napkins'])
})

test('product#grocery-lists: an older answer of the server does not replace a newer one', async () => {
  const listId = await make('Shop')
  await send()
  const older = [...shop.values()].map((list) => ({ ...list, version: versions }))
  await addItems(tap(), listId, [milk])
  await send()
  network.mockImplementationOnce(async () => new Response(JSON.stringify(older)))
  expect((await fetchLists('u1', { base: '/api' })).ok).toBe(true)
  expect(await items()).toMatchObject([{ itemId: 's-31' }])
  const newer = [...applyChanges(shop, [{ key: crypto.randomUUID(), at: now, listId, set: { name: 'Week' } }]).values()]
  network.mockImplementationOnce(
    async () => new Response(JSON.stringify(newer.map((list) => ({ ...list, version: 9 })))),
  )
  await fetchLists('u1', { base: '/api' })
  expect(await lists()).toMatchObject([{ name: 'Week', items: [{ itemId: 's-31' }] }])
})
