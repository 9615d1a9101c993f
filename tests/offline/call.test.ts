import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { call, callTimeout, isShopAnswering, type Outcome, watchCalls } from '#offline/call.ts'
import { savedHeader } from '#offline/later/read-answer.ts'

const sampleEndpoint = endpoint({
  method: 'GET',
  path: '/thing',
  access: 'open',
  query: v.object({ id: v.number() }),
  reply: v.object({ name: v.string() }),
  failures: [],
})
const network = vi.fn<typeof fetch>()
const seen: Outcome<unknown>[] = []
let stop = () => {}
const request = (signal?: AbortSignal) =>
  call(sampleEndpoint, { id: 7 }, { base: '/api', ...(signal ? { signal } : {}) })
const respond = (body: unknown, init: ResponseInit = {}) =>
  network.mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), init))
/** A server that never answers; only the caller's abort ends the call. */
const neverRespond = () =>
  network.mockImplementation(
    (_path, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
  )

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  seen.length = 0
  stop = watchCalls((outcome) => seen.push(outcome))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("wire#conventions: an answer holds its value, the server's time and whether it came from the worker", async () => {
  respond({ name: 'shoe' }, { headers: { Date: 'Sat, 21 Nov 2026 10:00:00 GMT' } })
  const answer = { ok: true, value: { name: 'shoe' }, at: Date.UTC(2026, 10, 21, 10), isSaved: false }
  expect(await request()).toEqual(answer)
  expect(seen).toEqual([answer])
  const [path, init] = network.mock.lastCall ?? []
  expect(path).toBe('/api/thing?id=7')
  expect(init?.headers).toMatchObject({
    'Content-Type': 'application/json',
    'Accept-Language': 'en-US',
    'Time-Zone': expect.stringMatching(/\w/),
  })
  respond({ name: 'shoe' }, { headers: { [savedHeader]: '1', Date: 'nonsense' } })
  const before = Date.now()
  const saved = await request()
  expect(saved).toMatchObject({ ok: true, isSaved: true })
  expect(saved.ok && saved.at).toBeGreaterThanOrEqual(before)
})

test('product#limits: a call without network fails as offline', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await request()).toEqual({ ok: false, failure: { kind: 'network' } })
  expect(seen).toHaveLength(1)
})

test('product#limits: a call times out after 30 seconds, not before', async () => {
  vi.useFakeTimers()
  neverRespond()
  const outcome = request()
  await vi.advanceTimersByTimeAsync(callTimeout - 1)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual({ ok: false, failure: { kind: 'timeout' } })
  expect(callTimeout).toBe(30_000)
})

test('wire#conventions: a refusal carries its code and sentence; an error of another shape is broken', async () => {
  respond({ desc: 'There is no such thing.', code: 'NOT_FOUND' }, { status: 404 })
  expect(await request()).toEqual({
    ok: false,
    failure: { kind: 'refused', status: 404, code: 'NOT_FOUND', desc: 'There is no such thing.' },
  })
  respond('<h1>Bad gateway</h1>', { status: 502 })
  expect(await request()).toEqual({ ok: false, failure: { kind: 'broken', status: 502 } })
})

test.each([
  ['a captive portal', '<html>Log in</html>'],
  ['an older server', { title: 'shoe' }],
  ['nothing', ''],
])('an answer that breaks the contract is broken: %s', async (_who, body) => {
  respond(body)
  expect(await request()).toEqual({ ok: false, failure: { kind: 'broken', status: 200 } })
})

test('only a 204 has no value: the page of a captive portal is broken', async () => {
  const write = endpoint({ ...sampleEndpoint, method: 'POST', reply: v.undefined(), body: v.object({}) })
  const send = () => call(write, { id: 7 }, { base: '/api', body: {} })
  network.mockResolvedValue(new Response(null, { status: 204 }))
  expect(await send()).toMatchObject({ ok: true, value: undefined })
  for (const page of ['<html>Log in</html>', '']) {
    respond(page)
    expect(await send()).toEqual({ ok: false, failure: { kind: 'broken', status: 200 } })
  }
})

test('an aborted call throws for its caller only', async () => {
  neverRespond()
  const abort = new AbortController()
  const outcome = request(abort.signal)
  abort.abort(new Error('aborted'))
  await expect(outcome).rejects.toThrow('aborted')
  expect(seen).toEqual([])
})

test('product#calls: the probe is true only for a good answer of the server in time, bypassing every cache', async () => {
  respond('ok')
  expect(await isShopAnswering('https://mall.example', 50)).toBe(true)
  expect(network.mock.lastCall?.[0]).toBe('https://mall.example/healthz')
  expect(network.mock.lastCall?.[1]?.cache).toBe('no-store')
  respond('no', { status: 503 })
  expect(await isShopAnswering('https://mall.example', 50)).toBe(false)
  neverRespond()
  expect(await isShopAnswering('https://mall.example', 20)).toBe(false)
})
