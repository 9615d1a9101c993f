import { beforeEach, expect, test, vi } from 'vitest'
import { clearFootprint, recordFootprint, removeFootprints } from '#offline/footprint.ts'
import { replay } from '#offline/outbox/replay.ts'
import { countFootprint, mostFootprints, readFootprint } from '#offline/product-views.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { sampleCard } from '../support/sample-card.ts'
import { sampleToken } from '../support/sample-token.ts'

const zone = 'Asia/Colombo'
const noon = Date.parse('2026-11-21T06:30:00Z')
const hour = 3_600_000
const open = (prodId: number, at: number, regionId = 1) =>
  recordFootprint({ card: { ...sampleCard, prodId }, regionId, at }, zone)
const ids = async () => (await readFootprint()).map(({ prodId }) => prodId)

beforeEach(async () => {
  await clearFootprint()
  await openStore('outbox').clear()
})

test('product#footprint: a product is listed once a day, at its last view, and again on the next day', async () => {
  await open(1, noon)
  await open(2, noon + hour)
  await open(1, noon + 2 * hour)
  expect(await ids()).toEqual([1, 2])
  await open(1, noon + 24 * hour)
  expect(await ids()).toEqual([1, 1, 2])
  expect(await countFootprint()).toBe(3)
})

test('product#footprint: one, some and all removed products can be restored', async () => {
  for (const id of [1, 2, 3]) await open(id, noon + id * hour)
  const all = await readFootprint()
  const back = await removeFootprints(all.slice(0, 2).map(({ key }) => key))
  expect(await ids()).toEqual([1])
  await back()
  expect(await readFootprint()).toEqual(all)
  const restore = await clearFootprint()
  expect(await countFootprint()).toBe(0)
  await restore()
  expect(await readFootprint()).toEqual(all)
})

test('product#footprint: the footprint is bounded, the oldest view is dropped first; an unreadable record is skipped', async () => {
  for (let id = 1; id <= mostFootprints + 3; id += 1) await open(id, noon - 24 * hour + id * 1000)
  expect(await countFootprint()).toBe(mostFootprints)
  const remaining = await ids()
  expect(remaining[0]).toBe(mostFootprints + 3)
  expect(remaining.at(-1)).toBe(4)
  await openStore<unknown>('footprint').write('2026-11-22 1 9', { prodId: 'nine' })
  expect((await ids()).length).toBe(mostFootprints)
})

test("product#footprint: a guest's footprint is merged at login, once; another shopper's is never read", async () => {
  const network = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', network)
  const send = () => replay({ base: '/api' })
  const sentBodies = () => network.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown)
  await saveSession(sampleToken)
  await open(1, noon)
  await recordFootprint({ card: { ...sampleCard, prodId: 2 }, regionId: 1, at: noon + hour, userId: 'u1' }, zone)
  await recordFootprint({ card: { ...sampleCard, prodId: 3 }, regionId: 1, at: noon + hour, userId: 'u2' }, zone)
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  expect(await send()).toMatchObject({ isLeft: false })
  expect(sentBodies().at(-1)).toEqual([
    { prodId: 1, at: noon },
    { prodId: 2, at: noon + hour },
  ])
  expect(await send()).toMatchObject({ sent: 0, isLeft: false })
  expect(network).toHaveBeenCalledTimes(2)
  expect(await ids()).toEqual([])
  expect((await readFootprint('u1')).map(({ prodId }) => prodId)).toEqual([2, 1])
  await recordFootprint({ card: { ...sampleCard, prodId: 1 }, regionId: 1, at: noon + 2 * hour, userId: 'u1' }, zone)
  expect(await send()).toMatchObject({ isLeft: false })
  expect(sentBodies().at(-1)).toEqual([{ prodId: 1, at: noon + 2 * hour }])
  for (const userId of ['u1', 'u2']) await clearFootprint(userId)
  await clearSession()
  vi.unstubAllGlobals()
})
