import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxGroceryCards } from '#contract/grocery/grocery-cards.ts'
import { readFavourites, setFavourite } from '#offline/favourites.ts'
import { addItems, createList, readLists } from '#offline/grocery-lists.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { refreshInBackground } from '#worker/refresh.ts'
import { sampleCard } from '../support/sample-card.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const network = vi.fn<typeof fetch>()
const asked = () => network.mock.calls.map(([path]) => String(path))
const saved = openStore<unknown>('queries')
const settings = openStore<unknown>('settings')
refreshInBackground()

/** Fires a `periodicsync` event; settles as the worker's promise does. */
function wake(): Promise<unknown> {
  const waited: Promise<unknown>[] = []
  self.dispatchEvent(
    Object.assign(new Event('periodicsync'), {
      tag: 'refresh',
      waitUntil: (work: Promise<unknown>) => void waited.push(work),
    }),
  )
  return Promise.all(waited)
}
/** Saves an answer as the page does; `pages` for a list. */
const save = (queryKey: readonly unknown[], data: unknown, dataUpdatedAt = 1) =>
  saved.write(`q-${JSON.stringify(queryKey)}`, { buster: '1', queryKey, state: { data, dataUpdatedAt } })
const dataOf = async (queryKey: readonly unknown[]) =>
  ((await saved.read(`q-${JSON.stringify(queryKey)}`)) as { state: { data: unknown } }).state.data

const market = { lang: 'en', regionId: 7 }
const home = ['/indexTag/list', market]
const other = ['/indexTag/list', { lang: 'tr', regionId: 9 }]
const favourites = ['/p/user/collection/prods', { ...market, size: 24 }, { regionId: 7, userId: 'u1' }]
const list = (names: readonly string[]) => names.map((name) => ({ name }))

const mall: typeof fetch = async (path) => {
  if (String(path).includes('/groceryList/states')) return Response.json([])
  if (String(path).includes('current=2')) return Response.json({ records: list(['second']) })
  return Response.json(String(path).includes('/p/') ? { records: list(['first']) } : list(['new']))
}

beforeEach(async () => {
  vi.stubGlobal('fetch', network)
  network.mockReset()
  network.mockImplementation(mall)
  for (const store of [saved, settings, openStore('outbox')]) await store.clear()
  await settings.write('savesData', false)
  await save(home, { value: list(['old']), at: 1 }, 5)
  await save(other, { value: list(['old']), at: 1 })
  await save(favourites, {
    pages: [
      { value: 1, at: 1 },
      { value: 2, at: 1 },
    ],
    pageParams: [1, 2],
  })
  await clearSession()
})
afterEach(() => vi.unstubAllGlobals())

test('product#background-refresh: home of the last region and language is fetched, for a guest alone', async () => {
  await (await caches.open('catalogue')).put('/api/indexTag/list?lang=en&regionId=7', new Response('[]'))
  await wake()
  expect(asked()).toEqual(['/api/indexTag/list?lang=en&regionId=7'])
  expect(await dataOf(home)).toMatchObject({ value: list(['new']) })
  expect(await dataOf(other)).toMatchObject({ value: list(['old']) })
  expect(await caches.match('/api/indexTag/list?lang=en&regionId=7')).toBeUndefined()
})

test("product#background-refresh: the shopper's lists and all saved pages of the favourites are fetched, once a day", async () => {
  await saveSession(token)
  await wake()
  expect(asked()).toContain('/api/p/groceryList/states')
  expect((await readLists('u1', { now: Date.now(), timeZone: 'UTC' })).lists).toEqual([])
  expect(await dataOf(favourites)).toMatchObject({
    pages: [{ value: { records: list(['first']) } }, { value: { records: list(['second']) } }],
    pageParams: [1, 2],
  })
  network.mockClear()
  await wake()
  expect(asked()).toEqual([])
})

test('product#background-refresh: of the lists below on home the first saved page is fetched, of this region and owner', async () => {
  const pages = [
    { value: 'old', at: 1 },
    { value: 'kept', at: 1 },
  ]
  const saveList = (key: readonly unknown[]) => save(key, { pages, pageParams: [1, 2] })
  const owner = { regionId: 7, userId: 'u1' }
  const liked = ['/indexTag/moreGoodStuff', { ...market, size: 20 }]
  const shown = [
    liked,
    ['/voucher/page', { ...market, size: 50 }],
    ['/groupBuy/page', { ...market, size: 20, state: 'progress' }],
    ['/p/voucher/page', { lang: 'en', size: 50 }, owner],
    ['/p/groupBuy/page', { lang: 'en', size: 20, state: 'progress' }, owner],
  ]
  const others = [
    ['/indexTag/moreGoodStuff', { lang: 'tr', regionId: 9, size: 20 }],
    ['/voucher/page', { ...market, prodId: 5, size: 50 }],
    ['/voucher/page', { ...market, shopId: 5, size: 50 }],
    ['/groupBuy/page', { ...market, size: 20, state: 'upcoming' }],
    ['/p/voucher/page', { lang: 'en', size: 50 }, { ...owner, userId: 'u2' }],
    ['/p/voucher/page', { lang: 'en', size: 50 }, { ...owner, regionId: 9 }],
  ]
  for (const key of [...shown, ...others]) await saveList(key)
  await saveSession(token)
  await wake()
  const paths = asked().filter((path) => /moreGoodStuff|voucher|groupBuy/.test(path))
  expect(paths.map((path) => path.split('?')[0]).sort()).toEqual(shown.map(([path]) => `/api${String(path)}`).sort())
  expect(paths.every((path) => path.includes('current=1'))).toBe(true)
  expect(await dataOf(liked)).toEqual({
    pages: [
      { value: list(['new']), at: expect.any(Number) as number },
      { value: 'kept', at: 1 },
    ],
    pageParams: [1, 2],
  })
  for (const key of others) expect(await dataOf(key)).toEqual({ pages, pageParams: [1, 2] })
})

test("product#background-refresh: the cards of a guest's favourites are fetched in their region, not those of a shopper", async () => {
  const choice = { userId: '', kind: 'prod', isKept: true, at: 1, regionId: 7 } as const
  const cardOf = (prodId: number) => ({ ...sampleCard, prodId, price: 9 })
  await setFavourite({ ...choice, id: 21, product: cardOf(21) })
  await setFavourite({ ...choice, id: 22, product: cardOf(22) })
  await setFavourite({ ...choice, id: 23, product: cardOf(23), regionId: 9 })
  await setFavourite({ ...choice, id: 24, isKept: false })
  network.mockImplementation(async (path) =>
    String(path).includes('/groceryList/cards')
      ? Response.json([
          { prodId: 21, card: { ...cardOf(21), price: 5 } },
          { prodId: 22, notSold: 'WITHDRAWN' },
        ])
      : mall(path),
  )
  const asksForCards = () => asked().filter((path) => path.includes('/groceryList/cards'))
  const stored = async () =>
    (await readFavourites('')).flatMap(({ id, product }) => (product ? [[id, product.price, product.totalStocks]] : []))
  await saveSession(token)
  await wake()
  expect(asksForCards()).toEqual([])
  await clearSession()
  await settings.remove('refreshedOn')
  await wake()
  expect(asksForCards()).toHaveLength(1)
  expect(asksForCards()[0]).toMatch(/items=2[12]%2C2[12]&/)
  const { totalStocks } = sampleCard
  expect((await stored()).sort()).toEqual([
    [21, 5, totalStocks],
    [22, 9, 0],
    [23, 9, totalStocks],
  ])
})

test("product#background-refresh: the products of a guest's lists are fetched, in parts; an unknown product has no stock", async () => {
  const tap = { shopper: '', regionId: 7, at: 1 }
  const made = await createList(tap, 'Week')
  const listId = made.ok ? made.listId : ''
  const before = { ...sampleCard, prodId: 12, prodName: 'Gone since yesterday' }
  await addItems(tap, listId, [
    ...Array.from({ length: maxGroceryCards }, (_, index) => ({ product: { prodId: 1_000 + index } })),
    { product: { prodId: 11, card: { ...sampleCard, prodId: 11 } } },
    { product: { prodId: 12, skuId: 121, card: before } },
    { text: 'Milk' },
  ])
  const asked11 = '/api/groceryList/cards?items=11%2C12x121&lang=en&regionId=7'
  network.mockImplementation(async (path) => {
    if (!String(path).includes('/groceryList/cards')) return mall(path)
    return Response.json(
      String(path) === asked11 ? [{ prodId: 11, card: { ...sampleCard, prodId: 11, price: 5 } }] : [],
    )
  })
  await wake()
  expect(asked().filter((path) => path.includes('/groceryList/cards'))).toEqual([
    expect.stringContaining('items=1000%2C1001%2C'),
    asked11,
  ])
  const { cards } = await readLists('', { now: Date.now(), timeZone: 'UTC' }, 7)
  expect([...cards.values()]).toEqual([
    expect.objectContaining({ prodId: 11, price: 5 }),
    expect.objectContaining({ prodId: 12, prodName: 'Gone since yesterday', totalStocks: 0 }),
  ])
})

test("product#background-refresh: nothing is fetched with the browser's own data saver", async () => {
  vi.stubGlobal('navigator', { locks: navigator.locks, connection: { saveData: true } })
  await wake()
  expect(asked()).toEqual([])
})

test('product#background-refresh: nothing is fetched with data saver, or before a page has stored the choice', async () => {
  await settings.write('savesData', true)
  await wake()
  await settings.remove('savesData')
  await wake()
  expect(asked()).toEqual([])
})

test('product#background-refresh: an answer that the mall refuses stays as it was, and the others are fetched', async () => {
  await saveSession(token)
  const refused = { code: 'BAD_REQUEST', desc: '', fields: {} }
  const refuse = (status: number) =>
    network.mockImplementation(async (path) =>
      String(path).includes('/indexTag/list') ? Response.json(refused, { status }) : mall(path),
    )
  refuse(503)
  await expect(wake()).rejects.toThrow()
  refuse(400)
  await wake()
  expect(await dataOf(home)).toMatchObject({ value: list(['old']) })
  expect(asked()).toContain('/api/p/groceryList/states')
  expect(await dataOf(favourites)).toMatchObject({ pages: [{ value: { records: list(['first']) } }, {}] })
  network.mockClear()
  await wake()
  expect(asked()).toEqual([])
})

test('product#background-refresh: without grocery lists the browser tries again', async () => {
  await saveSession(token)
  await saved.remove(`q-${JSON.stringify(favourites)}`)
  network.mockImplementation(async (path) => {
    if (String(path).includes('/groceryList/states')) throw new TypeError('Failed to fetch')
    return mall(path)
  })
  await expect(wake()).rejects.toThrow()
})

test('product#background-refresh: without an answer the saved one stays, and the browser tries again', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(wake()).rejects.toThrow()
  expect(await dataOf(home)).toMatchObject({ value: list(['old']) })
  await wake()
  expect(await dataOf(home)).toMatchObject({ value: list(['new']) })
})

test('product#background-refresh: cards that arrive after the logout are not stored', async () => {
  await saveSession(token)
  const tap = { shopper: 'u1', regionId: 7, at: 1 }
  const made = await createList(tap, 'Week')
  await addItems(tap, made.ok ? made.listId : '', [{ product: { prodId: 11 } }])
  network.mockImplementation(async (path) => {
    if (!String(path).includes('/groceryList/cards')) return mall(path)
    await clearSession()
    return Response.json([{ prodId: 11, card: { ...sampleCard, prodId: 11 } }])
  })
  await wake()
  expect(asked().some((path) => path.includes('/groceryList/cards'))).toBe(true)
  expect((await readLists('u1', { now: Date.now(), timeZone: 'UTC' }, 7)).cards.size).toBe(0)
})

test('product#background-refresh: an answer that arrives after the logout is not stored', async () => {
  await saveSession(token)
  network.mockImplementation(async (path) => {
    if (String(path).includes('current=2')) await clearSession()
    return Response.json(String(path).includes('/groceryList/states') ? [] : { records: list(['first']) })
  })
  await wake()
  expect(asked().some((path) => path.includes('current=2'))).toBe(true)
  expect(await dataOf(favourites)).toMatchObject({ pages: [{ value: 1 }, { value: 2 }] })
})
