import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { favouritesDomain, mostGuestFavourites } from '#offline/domains/favourites.ts'
import { type Favourite, type FavouriteChoice, isFavourite, readFavourites, setFavourite } from '#offline/favourites.ts'
import { appendAll, readCommands } from '#offline/outbox/outbox.ts'
import { replay } from '#offline/outbox/replay.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { sampleCard } from '../support/sample-card.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const network = vi.fn<typeof fetch>()
const now = Date.now()
const choose = (id: number, isKept = true, more: Partial<FavouriteChoice> = {}) =>
  setFavourite({
    userId: 'u1',
    kind: 'prod',
    id,
    isKept,
    at: now,
    regionId: 7,
    product: { ...sampleCard, prodId: id },
    ...more,
  })
const send = () => replay({ base: '/api' })
const requests = () =>
  network.mock.calls.map(([path, init]) => ({
    path: String(path),
    key: new Headers(init?.headers).get('Idempotency-Key'),
    body: JSON.parse(String(init?.body)) as unknown,
  }))
const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(body === undefined ? null : JSON.stringify(body), { status })
const pendingIds = async (userId = 'u1') =>
  (await readFavourites(userId)).filter(({ sentAt }) => sentAt === undefined).map(({ id }) => id)

beforeEach(async () => {
  vi.stubGlobal('fetch', network)
  network.mockReset()
  network.mockImplementation(answer({ isCollected: true }))
  await openStore<Favourite>('favourites').clear()
  await openStore('outbox').clear()
  await saveSession(token)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await clearSession()
})

test('product#favourites: a change is sent once, in its region, and stays as it was sent', async () => {
  await choose(1)
  await choose(2, true, { kind: 'shop', at: now + 1 })
  expect(await send()).toMatchObject({ sent: 2, refused: [], isLeft: false })
  expect(requests()).toMatchObject([
    { path: '/api/p/user/collection/addOrCancel', body: { prodId: 1, isCollected: true, at: now } },
    { path: '/api/p/shop/collection/addOrCancel', body: { shopId: 2, isCollected: true, at: now + 1 } },
  ])
  expect(network.mock.calls[0]?.[1]?.headers).toMatchObject({ Region: '7', Authorization: 'Bearer word' })
  expect(await pendingIds()).toEqual([])
  expect(await send()).toMatchObject({ sent: 0 })
  expect(network).toHaveBeenCalledTimes(2)
})

test('product#favourites: of many taps only the last is sent, later than the taps before, whatever the clock', async () => {
  await choose(1, true)
  await choose(1, false, { at: now - 60_000 })
  await send()
  expect(requests()).toMatchObject([{ body: { prodId: 1, isCollected: false, at: now + 1 } }])
})

test('product#favourites: a lost answer is requested again with the same key; a busy shop and no network keep every change', async () => {
  await choose(1)
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await send()).toMatchObject({ sent: 0, refused: [], isLeft: true })
  network.mockImplementationOnce(answer({ desc: '', code: 'BUSY' }, 503))
  expect(await send()).toMatchObject({ isLeft: true })
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })
  const keys = requests().map(({ key }) => key)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(keys).size).toBe(1)
})

test('product#favourites: a tap while the previous change is being sent is stored and sent after it, with its own key', async () => {
  await choose(1, true)
  network.mockImplementationOnce(async () => {
    await choose(1, false)
    return new Response('{"isCollected":true}')
  })
  await send()
  expect(await pendingIds()).toEqual([])
  expect(requests().map(({ body }) => (body as { isCollected: boolean }).isCollected)).toEqual([true, false])
  expect(new Set(requests().map(({ key }) => key)).size).toBe(2)
})

test('product#favourites: a change that the server refuses is reported and removed; the others continue', async () => {
  await choose(1)
  await choose(2, true, { at: now + 1 })
  network.mockImplementationOnce(
    answer({ desc: "We couldn't find this. It may have been removed.", code: 'NOT_FOUND' }, 404),
  )
  const { sent, refused, isLeft } = await send()
  expect({ sent, isLeft, refused: refused.map((one) => one.seen) }).toEqual({
    sent: 1,
    isLeft: false,
    refused: [{ product: { ...sampleCard, prodId: 1 } }],
  })
  // The refused change stays until a page has reported it, and is no longer shown as a favourite.
  expect((await readCommands(favouritesDomain, 'u1')).map(({ state }) => state)).toEqual(['refused'])
  expect((await readFavourites('u1')).map(({ id }) => id)).toEqual([2])
})

test('product#favourites: a disabled account keeps the changes of shopper and guest until it is enabled again', async () => {
  const disabled = answer({ desc: 'This account is disabled.', code: 'ACCOUNT_DISABLED' }, 400)
  await choose(1)
  network.mockImplementationOnce(disabled)
  expect(await send()).toMatchObject({ sent: 0, refused: [], isLeft: true })
  expect(await pendingIds()).toEqual([1])
  await choose(2, true, { userId: '' })
  network.mockImplementationOnce(disabled)
  expect(await send()).toMatchObject({ sent: 0, refused: [], isLeft: true })
  // The order is that of the taps.
  expect((await pendingIds()).sort()).toEqual([1, 2])
  network.mockImplementation(async (path) =>
    String(path).endsWith('/join') ? answer(undefined, 204)() : answer({ isCollected: true })(),
  )
  expect(await send()).toMatchObject({ sent: 2, refused: [], isLeft: false })
})

test('product#favourites: two tabs send a change once', async () => {
  await choose(1)
  const both = await Promise.all([send(), send()])
  expect(both.map(({ sent }) => sent).sort()).toEqual([0, 1])
  expect(network).toHaveBeenCalledTimes(1)
})

test("product#favourites: another shopper's changes are neither read nor sent, and a 401 keeps every change", async () => {
  await choose(1)
  await choose(2, true, { userId: 'u2' })
  await send()
  expect(requests().map(({ body }) => (body as { prodId: number }).prodId)).toEqual([1])
  expect(await pendingIds('u2')).toEqual([2])
  expect(network).toHaveBeenCalledTimes(1)
  await choose(3)
  network.mockImplementationOnce(answer({ desc: 'Please log in.', code: 'NOT_SIGNED_IN' }, 401))
  expect(await send()).toMatchObject({ isLeft: true })
  expect(await pendingIds()).toEqual([3])
})

test("product#favourites: a guest's favourites are merged at login, once; removed ones are not", async () => {
  await choose(1, true, { userId: '' })
  await choose(2, false, { userId: '' })
  await choose(3, true, { userId: '', kind: 'shop' })
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await send()).toMatchObject({ isLeft: true })
  expect((await pendingIds()).sort()).toEqual([1, 3])
  network.mockImplementation(answer(undefined, 204))
  expect(await send()).toMatchObject({ sent: 2, isLeft: false })
  expect(requests().at(-1)).toMatchObject({
    path: '/api/p/user/collection/join',
    body: { prods: [{ prodId: 1, at: now }], shops: [{ shopId: 3, at: now }] },
  })
  expect(await readFavourites('')).toEqual([])
  await send()
  expect(network).toHaveBeenCalledTimes(2)
})

test("product#favourites: the number of a guest's favourites is bounded; the oldest is dropped first", async () => {
  await appendAll(
    favouritesDomain,
    Array.from({ length: mostGuestFavourites + 2 }, (_, index) => ({
      shopper: '',
      regionId: 7,
      at: now + index + 1,
      input: { kind: 'prod', id: index + 1, isKept: true } as const,
    })),
  )
  await choose(9_999, true, { userId: '', at: now + 9_999 })
  const ids = (await readFavourites('')).map(({ id }) => id)
  expect(ids).toHaveLength(mostGuestFavourites)
  expect([ids[0], ids.at(-1)]).toEqual([9_999, 4])
})

test('product#favourites: a pending change is shown until the server has answered after it', () => {
  const made: Favourite = { userId: 'u1', kind: 'prod', id: 1, isKept: true, at: 10, key: 'a', regionId: 7 }
  expect(isFavourite(made, false, 99)).toBe(true)
  expect(isFavourite({ ...made, sentAt: 50 }, false, 40)).toBe(true)
  expect(isFavourite({ ...made, sentAt: 50 }, false, 60)).toBe(false)
  expect(isFavourite(undefined, true, 60)).toBe(true)
})

test('quality#offline: a full phone that cannot replace a stored choice has the new one until the tab closes, and says so', async () => {
  const own = async () => (await readFavourites('')).map(({ id, isKept }) => [id, isKept])
  expect(await choose(1, true, { userId: '' })).toBe('stored')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await choose(1, false, { userId: '', at: now + 1 })).toBe('full')
  expect(await own()).toEqual([[1, false]])
  put.mockRestore()
  // With room again, the next choice stores all of them.
  expect(await choose(2, true, { userId: '', at: now + 2 })).toBe('stored')
  expect(await own()).toEqual([
    [2, true],
    [1, false],
  ])
  expect((await readCommands(favouritesDomain, '')).map(({ input }) => input.isKept)).toEqual([false, true])
})
