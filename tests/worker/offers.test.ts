import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { offersDomain } from '#offline/domains/offers.ts'
import { type OfferDraft, offerDrafts } from '#offline/offer-drafts.ts'
import { offerPictures } from '#offline/offer-pictures.ts'
import {
  dropOffer,
  finishOffer,
  readPendingOffers,
  readPendingWithdrawals,
  submitOffer,
  withdrawOffer,
} from '#offline/offers.ts'
import { replay } from '#offline/outbox/replay.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const key = crypto.randomUUID()
const shop = {
  tickets: 0,
  uploads: [] as string[],
  /** The bodies and idempotency keys of offers and withdrawals. */
  written: [] as { path: string; body: Record<string, unknown>; key: string }[],
  trouble: (_path: string): Promise<Response> | null => null,
}
const lost = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (path.endsWith('/p/oss/securityToken')) {
    shop.tickets += 1
    const more = { expiration: '2026-01-01 00:00:00', maxBytes: 950_000 }
    return Response.json({ uploadUrl: '/uploads', fields: {}, publicUrl: `/uploads/${shop.tickets}.webp`, ...more })
  }
  if (path === '/uploads') {
    shop.uploads.push(await ((init.body as FormData).get('file') as File).text())
    return new Response(null, { status: 204 })
  }
  shop.written.push({
    path,
    body: JSON.parse(String(init.body)) as Record<string, unknown>,
    key: new Headers(init.headers).get('Idempotency-Key') ?? '',
  })
  return Response.json({ itemId: 4, state: path.endsWith('/withdraw') ? 'withdrawn' : 'waiting' })
}

const draft: OfferDraft = {
  key,
  regionId: 7,
  title: 'Desk',
  price: '5000',
  condition: 'GOOD',
  categoryId: 101,
  description: 'Two drawers.',
  defects: '',
  isEdit: false,
  pictures: [],
  at: Date.now(),
}
const made = { shopper: 'u1', regionId: 7, at: Date.now() }
const offer = (pictures: OfferDraft['pictures'], more: { title?: string } = {}) => ({
  key,
  title: 'Desk',
  price: 5000,
  condition: 'GOOD' as const,
  categoryId: 101,
  description: 'Two drawers.',
  defects: '',
  pictures,
  ...more,
})
async function addPicture(name: string): Promise<{ id: string }> {
  const added = await offerPictures.add('u1', key, new Blob([name]))
  if (!added.ok) throw new Error('The phone is full')
  return { id: added.id }
}
const send = () => replay({ base: '/api', only: [offersDomain as never] })
/** The number of stored drafts and pictures, without the addresses of uploaded pictures. */
const recordsLeft = async () => (await openStore('offers').keys()).filter((one) => !one.endsWith(' upload')).length

beforeEach(async () => {
  Object.assign(shop, { tickets: 0, uploads: [], written: [], trouble: () => null })
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => shop.trouble(path) ?? answer(path, init))
  await openStore('outbox').clear()
  await openStore('offers').clear()
  await openStore<unknown>('outbox').write('migrated', 0)
  await saveSession(token)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await clearSession()
})

test('product#pre-loved-offer: the answers that an offer changes are answers of the contract', () => {
  const paths = new Set<string>(Object.values(endpoints).map(({ path }) => path))
  expect(offersDomain.changedPaths.filter((path) => !paths.has(path))).toEqual([])
})

test('product#pre-loved-offer: a draft waits on the phone, is sent once after its pictures, and leaves nothing behind', async () => {
  const pictures = [await addPicture('one'), await addPicture('two')]
  expect(await offerDrafts.save('u1', { ...draft, pictures })).toBe(true)
  expect(await offerDrafts.read('u1', key)).toEqual({ ...draft, pictures })
  expect(await offerDrafts.readAll('u2')).toEqual([])
  await addPicture('removed by the seller')
  expect(await submitOffer({ ...made, offer: offer(pictures) })).toMatchObject({ isStored: true })
  expect(await offerDrafts.readAll('u1')).toEqual([])
  expect(await readPendingOffers('u1')).toMatchObject([{ key, state: 'waiting', title: 'Desk', regionId: 7 }])
  // The answer of the offer is lost once.
  let isLost = false
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const answered = await answer(path, init)
    if (!path.endsWith('/p/preLoved/offer') || isLost) return answered
    isLost = true
    return lost()
  })
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })
  expect(shop.uploads).toEqual(['one', 'two'])
  expect(shop.written.map(({ body }) => body['pics'])).toEqual([
    ['/uploads/1.webp', '/uploads/2.webp'],
    ['/uploads/1.webp', '/uploads/2.webp'],
  ])
  expect(new Set(shop.written.map((one) => one.key)).size).toBe(1)
  expect(shop.written[0]?.body).toMatchObject({ key, title: 'Desk', price: 5000, categoryId: 101 })
  expect(await recordsLeft()).toBe(0)
})

test('product#pre-loved-offer: a full phone keeps the draft, and sends an offer from memory once there is room for its pictures', async () => {
  const pictures = [await addPicture('one')]
  await offerDrafts.save('u1', { ...draft, pictures })
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await submitOffer({ ...made, offer: offer(pictures) })).toMatchObject({ isStored: false })
  expect(await offerDrafts.read('u1', key)).toBeDefined()
  expect(await offerPictures.read('u1', key, pictures[0]?.id ?? '')).toBeDefined()
  // The address of an uploaded picture has to be stored before the offer leaves.
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  expect(shop.written).toEqual([])
  spy.mockRestore()
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })
  expect(shop.written).toMatchObject([{ body: { key, pics: ['/uploads/1.webp'] } }])
  await finishOffer('u1', key)
  expect(await recordsLeft()).toBe(0)
})

test('product#pre-loved-offer: of several versions only the last is sent; a withdrawal follows on its own', async () => {
  const pictures = [await addPicture('one')]
  await submitOffer({ ...made, offer: offer(pictures) })
  await submitOffer({ ...made, offer: offer(pictures, { title: 'Oak desk' }) })
  await send()
  await withdrawOffer({ ...made, key, title: 'Oak desk' })
  expect(await readPendingWithdrawals('u1')).toEqual(new Set([key]))
  await send()
  expect(shop.written.map(({ path, body }) => [path, body['title'] ?? body['key']])).toEqual([
    ['/api/p/preLoved/offer', 'Oak desk'],
    ['/api/p/preLoved/withdraw', key],
  ])
})

test('product#pre-loved-offer: a refused offer stays with its reason until it is corrected or removed', async () => {
  const pictures = [await addPicture('one')]
  await submitOffer({ ...made, offer: offer(pictures) })
  const refused = { desc: '', code: 'OFFER_UNFIT', fields: { title: 'CONTACT_IN_TEXT' } }
  shop.trouble = (path) =>
    path.endsWith('/p/preLoved/offer') ? Promise.resolve(Response.json(refused, { status: 400 })) : null
  await send()
  const [pending] = await readPendingOffers('u1')
  expect(pending).toMatchObject({ state: 'refused', refusal: 'OFFER_UNFIT', fields: refused.fields, pictures })
  shop.trouble = () => null
  await submitOffer({ ...made, offer: offer(pictures, { title: 'Corrected' }) })
  expect(await readPendingOffers('u1')).toMatchObject([{ state: 'waiting', title: 'Corrected' }])
  const [corrected] = await readPendingOffers('u1')
  expect(await dropOffer('u1', corrected?.id ?? '', key)).toBe(true)
  expect(await readPendingOffers('u1')).toEqual([])
  expect(await recordsLeft()).toBe(0)
})

test('product#logout: drafts and pictures of the shopper are removed, those of another stay', async () => {
  const { id } = await addPicture('one')
  await offerDrafts.save('u1', draft)
  await offerDrafts.save('u2', draft)
  await offerDrafts.forget('u1')
  expect(await offerPictures.read('u1', key, id)).toBeUndefined()
  expect(await offerDrafts.readAll('u1')).toEqual([])
  expect(await offerDrafts.readAll('u2')).toHaveLength(1)
})
