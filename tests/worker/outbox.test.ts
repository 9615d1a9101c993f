import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CartChange, cartVersionHeader } from '#contract/cart/cart.ts'
import { cacheCart, readOutboxCart } from '#offline/domains/cart/cached-cart.ts'
import type { CartInput, NewCartCommand } from '#offline/domains/cart/command.ts'
import { foldCart } from '#offline/domains/cart/fold.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { append, dropCommand, forgetOutbox, readCommands, retryCommand } from '#offline/outbox/outbox.ts'
import { watchOutbox } from '#offline/outbox/outbox-watch.ts'
import { replay } from '#offline/outbox/replay.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const network = vi.fn<typeof fetch>()
const now = Date.now()
const tap = (input: CartInput, more: Partial<NewCartCommand> = {}) =>
  append(cartDomain, { shopper: 'u1', regionId: 7, input, at: now, ...more })
const add = (skuId: number, count = 1, more: Partial<NewCartCommand> = {}) => tap({ op: 'change', skuId, count }, more)
const send = () => replay({ base: '/api' })
const bodyOf = (init: RequestInit | undefined) => JSON.parse(String(init?.body)) as CartChange[]
const sentChanges = () => network.mock.calls.map(([, init]) => bodyOf(init))
/** The server's clock, requested before a replay. */
const clockOf = async (at: number) =>
  new Response('0', { headers: { Date: new Date(at).toUTCString(), [cartVersionHeader]: '1' } })
const clockAnswer = vi.fn(() => clockOf(Date.now()))
const done = (changes: readonly CartChange[], version = 1, more: object = {}) =>
  new Response(
    JSON.stringify({ outcomes: changes.map(({ key }) => ({ key, outcome: 'done', now: 1, ...more })), cart: [] }),
    { headers: { [cartVersionHeader]: String(version) } },
  )
const refuse =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  async () =>
    new Response(JSON.stringify({ desc: '', code }), { status, headers })
const states = async (shopper = 'u1') => (await readCommands(cartDomain, shopper)).map(({ state }) => state)

beforeEach(async () => {
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path.endsWith('/prodCount') ? clockAnswer() : network(path, init),
  )
  network.mockReset()
  network.mockImplementation(async (_, init) => done(bodyOf(init)))
  await openStore('outbox').clear()
  await openStore<unknown>('outbox').write('migrated', 0)
  await saveSession(token)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await clearSession()
})

test('product#cart: a change is sent once, in its region, with its own key and time, and is settled', async () => {
  const { command } = await add(1, 2)
  expect(await send()).toMatchObject({ sent: 1, corrected: [], refused: [], isLeft: false, isPaused: false })
  expect(sentChanges()).toEqual([[{ op: 'change', skuId: 1, count: 2, key: command.id, madeAt: now }]])
  expect(network.mock.calls[0]?.[1]?.headers).toMatchObject({ Region: '7', Authorization: 'Bearer word' })
  expect(await states()).toEqual([])
  await send()
  expect(network).toHaveBeenCalledTimes(1)
})

test('product#cart: a hundred changes are sent in one call, a hundred and one in two', async () => {
  for (let skuId = 1; skuId <= 101; skuId += 1) await add(skuId)
  expect(await send()).toMatchObject({ sent: 101, isLeft: false })
  expect(sentChanges().map((one) => one.length)).toEqual([100, 1])
})

test('product#cart: a command is marked as sent before the call; then it is repeated unchanged and never coalesced', async () => {
  await add(1)
  await add(1)
  network.mockImplementationOnce(async () => {
    expect(await states()).toEqual(['sent'])
    throw new TypeError('Failed to fetch')
  })
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  await add(1)
  await send()
  const [first, second] = sentChanges()
  expect(first).toHaveLength(1)
  expect(first?.[0]).toMatchObject({ count: 2 })
  expect(second).toEqual([...(first ?? []), expect.objectContaining({ count: 1 })])
})

test('product#cart: busy, rate limited and in progress are no answers: all commands wait as long as the server asks', async () => {
  await add(1)
  for (const [status, code] of [
    [409, 'IN_PROGRESS'],
    [500, 'SERVER'],
    [503, 'BUSY'],
  ] as const) {
    network.mockImplementationOnce(refuse(status, code))
    expect(await send()).toMatchObject({ isLeft: true, isPaused: false, refused: [] })
  }
  network.mockImplementationOnce(refuse(429, 'TOO_MANY', { 'Retry-After': '30' }))
  expect(await send()).toMatchObject({ isLeft: true, retryAfter: 30_000 })
  network.mockImplementationOnce(async () => new Response('<h1>Sign in to the WLAN</h1>', { status: 403 }))
  expect(await send()).toMatchObject({ isLeft: true, refused: [] })
  expect(await send()).toMatchObject({ sent: 1 })
  expect(new Set(sentChanges().map((one) => one[0]?.key)).size).toBe(1)
})

test('product#cart: a command that makes the whole call fail is found and set aside; the others are sent in order', async () => {
  for (let skuId = 1; skuId <= 9; skuId += 1) await add(skuId)
  const arrived: number[] = []
  network.mockImplementation(async (_, init) => {
    const changes = bodyOf(init)
    const skus = changes.map((one) => ('skuId' in one ? one.skuId : 0))
    if (skus.includes(4)) return refuse(400, 'BAD_REQUEST')()
    arrived.push(...skus)
    return done(changes)
  })
  expect(await send()).toMatchObject({
    sent: 8,
    isLeft: false,
    refused: [{ input: { skuId: 4 }, refusal: { code: 'BAD_REQUEST' } }],
  })
  expect(arrived).toEqual([1, 2, 3, 5, 6, 7, 8, 9])
  expect(await states()).toEqual(['refused'])
})

test.each([
  [403, 'BAD_REQUEST'],
  [404, 'NOT_FOUND'],
  [422, 'KEY_REUSED'],
])('product#cart: %i is an answer: the change is set aside with its code, and no other waits', async (status, code) => {
  await add(1)
  network.mockImplementationOnce(refuse(status, code))
  expect(await send()).toMatchObject({
    sent: 0,
    isLeft: false,
    isPaused: false,
    refused: [{ input: { skuId: 1 }, refusal: { code } }],
  })
  expect(await states()).toEqual(['refused'])
  await send()
  expect(network).toHaveBeenCalledTimes(1)
})

test('product#cart: a refused or corrected change stays until it was seen, and can be retried with a new key', async () => {
  const { command } = await add(1, 5)
  network.mockImplementationOnce(async (_, init) =>
    done(bodyOf(init), 1, { outcome: 'corrected', code: 'OUT_OF_STOCK', now: 3 }),
  )
  expect(await send()).toMatchObject({ sent: 1, corrected: [{ id: command.id }] })
  expect((await readCommands(cartDomain, 'u1'))[0]).toMatchObject({
    state: 'corrected',
    refusal: { code: 'OUT_OF_STOCK', now: 3 },
  })
  expect(await dropCommand(command.id)).toBe(true)
  const second = await add(2)
  network.mockImplementationOnce(async (_, init) =>
    done(bodyOf(init), 2, { outcome: 'refused', code: 'OUT_OF_STOCK', now: 0 }),
  )
  await send()
  expect(await states()).toEqual(['refused'])
  const retried = await retryCommand(second.command.id)
  expect(retried?.id).not.toBe(second.command.id)
  expect(await send()).toMatchObject({ sent: 1, refused: [] })
  expect(await states()).toEqual([])
})

test('product#session-loss: a 401 pauses and keeps commands; no other shopper sees or sends them', async () => {
  await add(1)
  network.mockImplementationOnce(refuse(401, 'NOT_SIGNED_IN')).mockImplementationOnce(refuse(401, 'REFRESH_ENDED'))
  expect(await send()).toMatchObject({ sent: 0, isLeft: true, isPaused: true })
  await saveSession({ ...token, userId: 'u2' })
  expect(await send()).toMatchObject({ sent: 0, isLeft: false })
  expect(await readCommands(cartDomain, 'u2')).toEqual([])
  await clearSession()
  expect(await send()).toMatchObject({ sent: 0 })
  expect(network).toHaveBeenCalledTimes(2)
  await saveSession(token)
  expect(await send()).toMatchObject({ sent: 1 })
})

test("product#cart: a guest's cart becomes the shopper's once, with its own keys", async () => {
  const { command } = await add(1, 2, { shopper: '' })
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await send()
  expect([await states(''), await states()]).toEqual([[], ['sent']])
  await send()
  expect(sentChanges().map((one) => one.map(({ key }) => key))).toEqual([[command.id], [command.id]])
})

test('product#cart: a command sent more than 90 days ago by the server clock is not repeated: the shopper is asked', async () => {
  await add(1)
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await send()
  await saveSession({ ...token, expires_in: 200 * 86_400 })
  const later = (days: number) => now + days * 86_400_000
  vi.spyOn(Date, 'now').mockReturnValue(now + 100 * 86_400_000)
  // The phone's clock is wrong.
  clockAnswer.mockImplementationOnce(() => clockOf(later(2)))
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await send()
  expect(await states()).toEqual(['sent'])
  clockAnswer.mockImplementationOnce(() => clockOf(later(91)))
  // Only the server's cart can tell whether the change arrived.
  network.mockImplementationOnce(async () => new Response('[]', { headers: { [cartVersionHeader]: '8' } }))
  expect(await send()).toMatchObject({ sent: 0, isLeft: false })
  expect(await states()).toEqual(['asked'])
  expect((await readOutboxCart('u1', 7)).cached?.version).toBe(8)
  const [command] = await readCommands(cartDomain, 'u1')
  await retryCommand(command?.id ?? '')
  expect(await send()).toMatchObject({ sent: 1 })
})

test('product#cart: an older cart never replaces a newer one, and no cart is accepted while a sent command may be missing in it', async () => {
  const cart = (version: number) => ({ cart: [], version, at: now, lang: 'en' as const })
  expect(await cacheCart('u1', 7, cart(5))).toBe(true)
  expect(await cacheCart('u1', 7, cart(4))).toBe(false)
  expect(await cacheCart('u1', 8, cart(4))).toBe(true)
  await add(1)
  network.mockImplementationOnce(async (_, init) => done(bodyOf(init), 3))
  await send()
  expect((await readOutboxCart('u1', 7)).cached?.version).toBe(5)
  await add(1)
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await send()
  expect(await cacheCart('u1', 7, cart(9))).toBe(false)
  network.mockImplementationOnce(async (_, init) => done(bodyOf(init), 9))
  expect(await send()).toMatchObject({ sent: 1 })
  expect((await readOutboxCart('u1', 7)).cached?.version).toBe(9)
})

test('product#cart: two replays at once send a change once', async () => {
  await add(1)
  const reports = await Promise.all([send(), send()])
  expect(reports.map(({ sent }) => sent).sort()).toEqual([0, 1])
  expect(network).toHaveBeenCalledTimes(1)
})

test('product#cart: a command that was never sent can be withdrawn, a command in flight cannot', async () => {
  const first = await add(1)
  expect(await dropCommand(first.command.id)).toBe(true)
  expect(await dropCommand(first.command.id)).toBe(false)
  const { command } = await add(2)
  network.mockImplementationOnce(async () => {
    expect(await dropCommand(command.id)).toBe(false)
    throw new TypeError('Failed to fetch')
  })
  await send()
  expect(await states()).toEqual(['sent'])
})

test('quality#offline: without storage the cart lives in memory until the tab closes, and is stored as soon as possible', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await add(1)).toMatchObject({ isStored: false })
  expect(foldCart(null, await readCommands(cartDomain, 'u1')).pendingCount).toBe(1)
  expect(await send()).toMatchObject({ sent: 1 })
  expect(await add(2)).toMatchObject({ isStored: false })
  put.mockRestore()
  expect(await add(3)).toMatchObject({ isStored: true })
  expect((await readCommands(cartDomain, 'u1')).map(({ input }) => input)).toEqual([
    { op: 'change', skuId: 2, count: 1 },
    { op: 'change', skuId: 3, count: 1 },
  ])
  expect(await openStore('outbox').keys()).toContain('cart u1 7')
})

test('quality#offline: a command that cannot be marked as sent is not sent', async () => {
  await add(1)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  expect(network).not.toHaveBeenCalled()
  put.mockRestore()
  expect(await send()).toMatchObject({ sent: 1 })
})

test("product#cart: a chosen logout deletes the shopper's commands, and a later answer writes nothing", async () => {
  await add(1)
  await add(2, 1, { shopper: 'u2' })
  network.mockImplementationOnce(async (_, init) => {
    await forgetOutbox('u1')
    return done(bodyOf(init))
  })
  await send()
  expect(await readOutboxCart('u1', 7)).toEqual({ cached: null, commands: [] })
  expect(await states('u2')).toEqual(['waiting'])
})

test('product#cart: another tab is notified of a change', async () => {
  const listener = vi.fn()
  const stop = watchOutbox(listener)
  new BroadcastChannel('nelu-outbox').postMessage(null)
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
  await add(1)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})
