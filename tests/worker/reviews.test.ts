import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { reviewsDomain } from '#offline/domains/reviews.ts'
import { dropCommand, readCommands, sendOnAnyConnection } from '#offline/outbox/outbox.ts'
import { replay } from '#offline/outbox/replay.ts'
import { type ReviewDraft, reviewDrafts } from '#offline/review/review-drafts.ts'
import { reviewPictures } from '#offline/review/review-pictures.ts'
import { dropReview, readPendingReviews, reportReview, submitReview } from '#offline/review/reviews.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { storeNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const lost = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}
/** A picture store and a shop. `trouble` answers in their place. */
const shop = {
  tickets: 0,
  /** The names of the uploaded pictures by the number of the ticket. */
  stored: new Map<number, string>(),
  uploads: [] as string[],
  written: [] as { body: Record<string, unknown>; key: string }[],
  trouble: (_path: string, _init: RequestInit): Promise<Response> | null => null,
}
const refusal = (status: number, code: string) => new Response(JSON.stringify({ desc: '', code }), { status })

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (path.endsWith('/p/oss/securityToken')) {
    shop.tickets += 1
    const nth = shop.tickets
    const fields = { ticket: String(nth) }
    const more = { expiration: '2026-01-01 00:00:00', maxBytes: 950_000 }
    return Response.json({ uploadUrl: '/uploads', fields, publicUrl: `/uploads/${nth}.webp`, ...more })
  }
  if (path === '/uploads') {
    const form = init.body as FormData
    const ticket = Number(form.get('ticket'))
    if (shop.stored.has(ticket)) return refusal(404, 'NOT_FOUND')
    const name = await (form.get('file') as File).text()
    shop.stored.set(ticket, name)
    shop.uploads.push(name)
    return new Response(null, { status: 204 })
  }
  if (init.method === 'HEAD') {
    const isThere = shop.stored.has(Number(/\d+/.exec(path)?.[0]))
    return new Response(null, {
      status: isThere ? 200 : 404,
      headers: { 'Content-Type': isThere ? 'image/webp' : 'application/json' },
    })
  }
  const key = new Headers(init.headers).get('Idempotency-Key') ?? ''
  shop.written.push({ body: JSON.parse(String(init.body)) as Record<string, unknown>, key })
  return path.endsWith('/report') ? new Response(null, { status: 204 }) : Response.json({ prodCommId: 7 })
}

const put = IDBObjectStore.prototype.put
/** Fails every write whose key matches, as a full phone does. */
const fill = (isFull: (key: string) => boolean) =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (isFull(String(key))) throw new DOMException('no room', 'QuotaExceededError')
    return put.call(this, value, key)
  })

const now = Date.now()
const product = { prodName: 'A cup', skuName: 'Red', pic: '/cup' }
const draft: ReviewDraft = {
  orderItemId: 5,
  prodId: 9,
  score: 4,
  content: 'Good.',
  isAnonymous: false,
  isEdit: false,
  pictures: [],
  at: now,
}
async function addPicture(name: string): Promise<{ id: string }> {
  const added = await reviewPictures.add('u1', 5, new Blob([name]))
  if (!added.ok) throw new Error('The phone is full')
  return { id: added.id }
}
function submit(more: Partial<ReviewDraft> = {}) {
  const { at, ...review } = { ...draft, ...more }
  return submitReview({ shopper: 'u1', regionId: 7, at, review, product })
}
const send = () => replay({ base: '/api', only: [reviewsDomain as never] })
/** The browser's report about the connection. */
const report = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
/** The number of stored drafts and pictures, without the addresses of uploaded pictures. */
const recordsLeft = async () => (await openStore('reviews').keys()).filter((key) => !key.endsWith(' upload')).length

beforeEach(async () => {
  Object.assign(shop, { tickets: 0, stored: new Map(), uploads: [], written: [], trouble: () => null })
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => shop.trouble(path, init) ?? answer(path, init))
  await openStore('outbox').clear()
  await openStore('reviews').clear()
  await openStore<unknown>('outbox').write('migrated', 0)
  await saveSession(token)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  report(undefined)
  await clearSession()
})

test('product#reviews: the answers that a review changes are answers of the contract', () => {
  const paths = new Set<string>(Object.values(endpoints).map(({ path }) => path))
  expect(reviewsDomain.changedPaths.filter((path) => !paths.has(path))).toEqual([])
})

test('product#reviews: a draft waits on the phone, is submitted once, and leaves nothing behind', async () => {
  const pictures = [await addPicture('one'), await addPicture('two'), { address: '/uploads/a/{width}.{format}' }]
  expect(await reviewDrafts.save('u1', { ...draft, pictures })).toBe(true)
  expect(await reviewDrafts.read('u1', 5)).toEqual({ ...draft, pictures })
  expect(await reviewDrafts.readAll('u1')).toHaveLength(1)
  await addPicture('removed by the shopper')
  expect(await submit({ pictures })).toMatchObject({ isStored: true })
  expect(await reviewDrafts.read('u1', 5)).toBeUndefined()
  expect(await readPendingReviews('u1')).toMatchObject([{ state: 'waiting', content: 'Good.', pictures, product }])
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })
  const { op: _op, ...fields } = {
    op: '',
    ...draft,
    pics: ['/uploads/1.webp', '/uploads/2.webp', pictures[2] as never],
  }
  const { at: _at, pictures: _pictures, ...body } = fields
  expect(shop.written.map((one) => one.body)).toEqual([
    { ...body, pics: ['/uploads/1.webp', '/uploads/2.webp', '/uploads/a/{width}.{format}'] },
  ])
  expect(shop.uploads).toEqual(['one', 'two'])
  expect(await recordsLeft()).toBe(0)
  await send()
  expect(shop.written).toHaveLength(1)
})

test('product#reviews: after a kill in the middle of an upload, the next picture follows, and none is sent twice', async () => {
  const pictures = [await addPicture('one'), await addPicture('two'), await addPicture('three')]
  await submit({ pictures })
  // The second picture arrives, but its answer does not.
  shop.trouble = (path, init) =>
    path === '/uploads' && shop.uploads.length === 1 ? answer(path, init).then(lost) : null
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  expect([shop.uploads, shop.written]).toEqual([['one', 'two'], []])
  shop.trouble = (path) => (path.endsWith('/p/prodComm') ? lost() : null)
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  expect([shop.uploads, shop.tickets]).toEqual([['one', 'two', 'three'], 3])
  shop.trouble = () => null
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })
  expect([shop.uploads, shop.tickets]).toEqual([['one', 'two', 'three'], 3])
  expect(shop.written[0]?.body['pics']).toEqual(['/uploads/1.webp', '/uploads/2.webp', '/uploads/3.webp'])
  expect(await recordsLeft()).toBe(0)
})

test('product#reviews: a ticket that ended without a picture is replaced; a portal is no picture store', async () => {
  await submit({ pictures: [await addPicture('one')] })
  shop.trouble = (path) => (path === '/uploads' ? Promise.resolve(new Response('<h1>Sign in to the WLAN</h1>')) : null)
  expect(await send()).toMatchObject({ sent: 0, refused: [], isLeft: true })
  // The ticket has ended meanwhile.
  shop.trouble = (path, init) =>
    path === '/uploads' && (init.body as FormData).get('ticket') === '1'
      ? Promise.resolve(refusal(404, 'NOT_FOUND'))
      : null
  expect(await send()).toMatchObject({ sent: 1 })
  expect(shop.written[0]?.body['pics']).toEqual(['/uploads/2.webp'])
})

test('product#reviews: a full phone keeps no picture and says so; nothing is written under an address it cannot keep', async () => {
  const spy = fill((key) => key.startsWith('u1 5 '))
  expect(await reviewPictures.add('u1', 5, new Blob(['x']))).toEqual({ ok: false, reason: 'full' })
  spy.mockRestore()
  expect(await recordsLeft()).toBe(0)
  const pictures = [await addPicture('one')]
  fill((key) => !key.startsWith('u1 5 '))
  expect(await reviewDrafts.save('u1', { ...draft, pictures })).toBe(false)
  expect(await reviewDrafts.read('u1', 5)).toMatchObject({ content: 'Good.' })
  const submitted = await submit({ pictures })
  expect(submitted).toMatchObject({ isStored: false })
  expect(await reviewPictures.read('u1', 5, pictures[0]?.id ?? '')).toBeDefined()
  // The review is in memory, and the form takes it back where it does not leave.
  expect(await dropCommand(submitted?.command.id ?? '')).toBe(true)
  expect(await readPendingReviews('u1')).toEqual([])
  vi.restoreAllMocks()
  await submit({ pictures })
  fill((key) => key.endsWith(' upload'))
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  expect(shop.written).toEqual([])
  vi.restoreAllMocks()
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })
  expect([shop.uploads, shop.written.length]).toEqual([['one'], 1])
})

test('product#reviews: a phone that cannot read its outbox deletes no picture of a review', async () => {
  const pictures = [await addPicture('one')]
  const getAll = IDBObjectStore.prototype.getAll
  const spy = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    const { db, mode } = this.transaction
    if (db.name === storeNames.outbox && mode === 'readonly') throw new DOMException('closed', 'InvalidStateError')
    return getAll.apply(this, given)
  })
  expect(await submit({ pictures })).toMatchObject({ isStored: true })
  spy.mockRestore()
  expect(await send()).toMatchObject({ sent: 1 })
  expect(shop.uploads).toEqual(['one'])
})

test('product#reviews: of versions that never left the phone the last is sent; a later one changes the review', async () => {
  await submit({ content: 'First.' })
  await submit({ content: 'Second.', isEdit: true, at: now + 1 })
  shop.trouble = (path) => (path.endsWith('/p/prodComm') ? lost() : null)
  await send()
  await submit({ content: 'Third.', at: now + 2 })
  shop.trouble = () => null
  await send()
  expect(shop.written.map(({ body }) => [body['content'], body['isEdit']])).toEqual([
    ['Second.', false],
    ['Third.', true],
  ])
  expect(new Set(shop.written.map(({ key }) => key)).size).toBe(2)
})

test('product#reviews: a version that is begun before the first one is accepted keeps its pictures', async () => {
  const pictures = [await addPicture('one'), await addPicture('two')]
  await submit({ pictures })
  // The shopper opened the pending review, which the server accepts meanwhile.
  await send()
  expect(await submit({ pictures: pictures.slice(1), isEdit: true, at: now + 1 })).toMatchObject({ isStored: true })
  await send()
  expect(shop.written.map(({ body }) => body['pics'])).toEqual([
    ['/uploads/1.webp', '/uploads/2.webp'],
    ['/uploads/2.webp'],
  ])
  expect(await recordsLeft()).toBe(0)
})

test('product#reviews: a refused review stays with its pictures until the shopper corrects or drops it', async () => {
  const pictures = [await addPicture('one')]
  await submit({ pictures })
  const refuseAll = (path: string) =>
    path.endsWith('/p/prodComm') ? Promise.resolve(refusal(400, 'REVIEW_EXISTS')) : null
  shop.trouble = refuseAll
  await send()
  expect(await readPendingReviews('u1')).toMatchObject([{ state: 'refused', refusal: 'REVIEW_EXISTS' }])
  expect(await reviewPictures.readUpload('u1', 5, pictures[0]?.id ?? '')).toEqual({ address: '/uploads/1.webp' })
  // The corrected review takes the refused one's place; the picture is not uploaded again.
  await submit({ pictures, isEdit: true, at: now + 1 })
  await send()
  const [refused, ...others] = await readPendingReviews('u1')
  expect([others, shop.uploads]).toEqual([[], ['one']])
  expect(await dropReview('u1', refused?.id ?? '', 5)).toBe(true)
  expect([await readPendingReviews('u1'), await recordsLeft()]).toEqual([[], 0])
})

test('product#reviews: a picture that the phone lost, or the server cannot read, refuses the review', async () => {
  const pictures = [await addPicture('one')]
  await submit({ pictures })
  await openStore('reviews').clear()
  await send()
  expect(await readPendingReviews('u1')).toMatchObject([{ state: 'refused', refusal: 'PICTURE_INVALID' }])
  shop.trouble = (path) => (path === '/uploads' ? Promise.resolve(refusal(400, 'PICTURE_INVALID')) : null)
  await submit({ pictures: [await addPicture('text')], at: now + 1 })
  await send()
  expect(await readPendingReviews('u1')).toMatchObject([{ state: 'refused', refusal: 'PICTURE_INVALID' }])
  expect(shop.written).toEqual([])
})

test('product#reviews: a report waits on the phone; drafts and pictures are forgotten with their shopper alone', async () => {
  await reportReview({ shopper: 'u1', regionId: 7, at: now, prodCommId: 3, reason: 'SPAM', author: 'Kasun' })
  expect(await readCommands(reviewsDomain, 'u1')).toMatchObject([{ input: { op: 'report', prodCommId: 3 } }])
  await send()
  expect(shop.written.map(({ body }) => body)).toEqual([{ prodCommId: 3, reason: 'SPAM' }])
  expect(await readCommands(reviewsDomain, 'u1')).toEqual([])
  await reviewDrafts.save('u1', draft)
  await addPicture('one')
  await reviewDrafts.save('u2', draft)
  await reviewDrafts.forget('u1')
  expect(await reviewDrafts.read('u1', 5)).toBeUndefined()
  expect(await reviewDrafts.read('u2', 5)).toEqual(draft)
  expect(await recordsLeft()).toBe(1)
})

for (const poor of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g', saveData: false }])
  test(`product#own-reviews: pictures wait for a better connection than ${JSON.stringify(poor)}, and hold up nothing else`, async () => {
    report(poor)
    await submit({ pictures: [await addPicture('one')] })
    await submit({ orderItemId: 6, content: 'Without a picture.' })
    await reportReview({ shopper: 'u1', regionId: 7, at: now, prodCommId: 3, reason: 'SPAM', author: 'Kasun' })
    expect(await send()).toMatchObject({ sent: 2, isLeft: true })
    expect([shop.tickets, shop.written.map(({ body }) => body['content'] ?? body['reason'])]).toEqual([
      0,
      ['Without a picture.', 'SPAM'],
    ])
    expect(await readPendingReviews('u1')).toMatchObject([{ orderItemId: 5, state: 'waiting', isHeld: true }])
    report({ saveData: false, effectiveType: '3g' })
    expect(await send()).toMatchObject({ sent: 1, isLeft: false })
    expect(shop.uploads).toEqual(['one'])
  })

test('product#own-reviews: pictures go on any connection once the shopper says so, after a day, or when the server has them', async () => {
  const poor = { saveData: true }
  report(poor)
  await submit({ pictures: [await addPicture('one')] })
  await send()
  const [held] = await readPendingReviews('u1')
  await sendOnAnyConnection([held?.id ?? ''])
  expect(await readPendingReviews('u1')).toMatchObject([{ state: 'waiting', isHeld: false }])
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })

  await submit({ at: now - 86_000_000, isEdit: true, pictures: [await addPicture('two')] })
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  vi.useFakeTimers({ toFake: ['Date'], now: now + 500_000 })
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })

  const pictures = [await addPicture('three')]
  report(undefined)
  shop.trouble = (path) => (path.endsWith('/p/prodComm') ? lost() : null)
  await submit({ at: now + 1, pictures })
  await send()
  shop.trouble = () => null
  report(poor)
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })
  expect(shop.uploads).toEqual(['one', 'two', 'three'])
})
