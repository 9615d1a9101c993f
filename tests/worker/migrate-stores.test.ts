import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CartChange } from '#contract/cart/cart.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { favouritesDomain } from '#offline/domains/favourites.ts'
import { footprintDomain } from '#offline/domains/footprint.ts'
import { logoutsDomain } from '#offline/domains/logouts.ts'
import { preferencesDomain } from '#offline/domains/preferences.ts'
import { readFavourites } from '#offline/favourites.ts'
import { readRemovedViews } from '#offline/footprint.ts'
import { migrateStores } from '#offline/later/migration/migrate-stores.ts'
import { phoneOwner } from '#offline/outbox/command.ts'
import { readOutbox } from '#offline/outbox/outbox.ts'
import { replay } from '#offline/outbox/replay.ts'
import { readFootprint } from '#offline/product-views.ts'
import { readSession, type Session } from '#offline/session.ts'
import { openDatabase } from '#offline/stores.ts'
// Records written by the last build with five queues.
import recorded from '../fixtures/profile-before-one-outbox.json'

const profile = v.parse(v.record(v.string(), v.array(v.tuple([v.string(), v.unknown()]))), recorded)
const network = vi.fn<typeof fetch>()
const requests = () =>
  network.mock.calls.map(([path, init]) => ({
    path: String(path),
    method: init?.method,
    key: new Headers(init?.headers).get('Idempotency-Key'),
    bearer: new Headers(init?.headers).get('Authorization'),
    body: JSON.parse(String(init?.body ?? 'null')) as unknown,
  }))

async function fill(names: readonly string[] = Object.keys(profile)): Promise<void> {
  for (const name of [...Object.keys(profile), 'nelu-removed-views']) await openDatabase(name).clear()
  for (const name of names) for (const [key, record] of profile[name] ?? []) await openDatabase(name).write(key, record)
  // The recorded session has expired by the date of this run.
  const session = openDatabase<Session>('nelu-session')
  await session.change('now', (now) => now && { ...now, endsAt: Date.now() + 6.9 * 86_400_000 })
}

/** The number of pending commands of each domain. */
async function counts(): Promise<Record<string, number>> {
  const commandsOf = await readOutbox(['u1', '', phoneOwner])
  return {
    cart: commandsOf(cartDomain).length,
    favourites: commandsOf(favouritesDomain).length,
    footprint: commandsOf(footprintDomain).length,
    preferences: commandsOf(preferencesDomain).length,
    logouts: commandsOf(logoutsDomain).length,
  }
}
const all = { cart: 1, favourites: 2, footprint: 2, preferences: 2, logouts: 1 }

beforeAll(() => vi.stubGlobal('fetch', network))
afterAll(() => vi.unstubAllGlobals())
beforeEach(async () => {
  network.mockReset()
  network.mockImplementation(async (path, init) => {
    if (String(path).includes('/shopCart/changes')) {
      const changes = JSON.parse(String(init?.body)) as CartChange[]
      const outcomes = changes.map(({ key }) => ({ key, outcome: 'done', now: 2 }))
      return new Response(JSON.stringify({ outcomes, cart: [] }), { headers: { 'Cart-Version': '1' } })
    }
    if (String(path).endsWith('/addOrCancel')) return new Response('{"isCollected":true}')
    return new Response(null, { status: 204 })
  })
  await fill()
})

test('docs/product.md#offline: a profile of the previous build opens, and every queued change arrives once', async () => {
  expect((await readSession())?.token.userId).toBe('u1')
  expect(await counts()).toEqual(all)
  // The phone shows the same as before the migration.
  expect((await readFavourites('u1')).map(({ id, isKept }) => [id, isKept])).toEqual([
    [8, true],
    [5, true],
  ])
  expect((await readFavourites('')).map(({ id }) => id)).toEqual([6])
  expect((await readFootprint('u1')).map(({ prodId }) => prodId).sort()).toEqual([5, 9])
  expect((await readRemovedViews('u1')).map(({ id }) => id).sort()).toEqual([41, 42])
  expect(await openDatabase('nelu-queries').keys()).toHaveLength(1)

  expect(await replay({ base: '/api' })).toMatchObject({ isLeft: false, isPaused: false, refused: [] })
  const sent = requests().map(({ method, path, body }) => [method, path.replace(/\?.*/, ''), body])
  const at = 1_790_000_000_000
  expect(sent).toContainEqual(['GET', '/api/app/logout', null])
  expect(requests().find(({ path }) => path === '/api/app/logout')?.bearer).toBe('Bearer access-2')
  expect(sent).toContainEqual(['POST', '/api/p/shopCart/changes', [expect.objectContaining({ skuId: 11, count: 2 })]])
  expect(sent).toContainEqual(['POST', '/api/p/user/collection/addOrCancel', { prodId: 5, isCollected: true, at }])
  expect(sent).toContainEqual(['POST', '/api/p/user/collection/join', { prods: [{ prodId: 6, at }], shops: [] }])
  expect(sent).toContainEqual(['PUT', '/api/p/user/language', { lang: 'tr' }])
  expect(requests().some(({ path }) => path === '/api/p/user/setRegion?regionId=7')).toBe(true)
  expect(sent).toContainEqual(['DELETE', '/api/p/footprint', [41]])
  expect(sent).toContainEqual(['POST', '/api/p/footprint', [{ prodId: 5, at }]])
  expect(sent).toHaveLength(8)

  await migrateStores()
  expect(await counts()).toEqual({ cart: 0, favourites: 0, footprint: 0, preferences: 0, logouts: 0 })
  await replay({ base: '/api' })
  expect(requests()).toHaveLength(8)
})

test('docs/product.md#offline: two tabs that migrate at once move every record once', async () => {
  await Promise.all([migrateStores(), migrateStores()])
  expect(await counts()).toEqual(all)
})

test('docs/product.md#offline: an interrupted migration is repeated and duplicates no record', async () => {
  await migrateStores()
  const migrated = await openDatabase('nelu-outbox').all()
  await fill()
  await openDatabase('nelu-outbox').clear()
  await openDatabase('nelu-outbox').writeMany([...migrated])
  await migrateStores()
  expect(await counts()).toEqual(all)
  for (const name of ['nelu-untold', 'nelu-removed-looks', 'nelu-endings'])
    expect(await openDatabase(name).keys(), name).toEqual([])
})

test('docs/product.md#offline: a full phone keeps the old records until there is room', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await migrateStores()).toBe(false)
  put.mockRestore()
  expect(await openDatabase('nelu-untold').keys()).toEqual(['u1'])
  expect(await openDatabase('nelu-endings').keys()).toHaveLength(1)
  expect(await migrateStores()).toBe(true)
  expect(await counts()).toEqual(all)
})
