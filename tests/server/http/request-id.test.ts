import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Mall, openMall } from '../support/mall.ts'
import { withPage } from '../support/malls/page-mall.ts'

let mall: Mall
let app: ReturnType<typeof withPage>
beforeAll(async () => {
  mall = await openMall(36)
  app = withPage(mall)
})
beforeEach(() => {
  mall.log.length = 0
})
afterAll(() => mall?.close())

test.each([
  ['a reply', '/api/salesRegions/all', 200],
  ['a refusal', '/api/no/such/call', 404],
  ['a request that needs a token', '/api/p/user/userInfo', 401],
  ['a path with an invalid percent-encoding', '/api/search?key=%ff', 400],
  ['the health check', '/healthz', 200],
  ['a picture that does not exist', '/media/1/nothing.0.front/320.avif', 404],
  ['a static file', '/manifest.webmanifest', 200],
  ['the worker', '/worker.js', 200],
  ['a document', '/', 200],
  ['the 404 page', '/no-such-screen', 404],
])('%s has a request id, and its log entry has the same', async (_case, path, status) => {
  const responses = [await app.request(path), await app.request(path)]
  const ids = responses.map((response) => response.headers.get('X-Request-Id'))
  expect(responses.map((response) => response.status)).toEqual([status, status])
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(ids[0]).not.toBe(ids[1])
  expect(mall.log.filter(({ event }) => event === 'request').map(({ requestId }) => requestId)).toEqual(ids)
})

test.each(['/api/salesRegions/all', '/manifest.webmanifest'])(
  'a 304 of %s has a request id and the headers',
  async (path) => {
    const tag = (await app.request(path)).headers.get('ETag') ?? ''
    const response = await app.request(path, { headers: { 'If-None-Match': tag } })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect(response.headers.get('ETag')).toBe(tag)
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
  },
)

test('a proxy may set the request id, but cannot inject into the log', async () => {
  const named = await app.request('/healthz', { headers: { 'X-Request-Id': 'edge-7' } })
  expect(named.headers.get('X-Request-Id')).toBe('edge-7')
  for (const forged of ['x" "level":"error', 'a'.repeat(65)]) {
    const response = await app.request('/healthz', { headers: { 'X-Request-Id': forged } })
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('a reply that depends on the caller is never stored and has no ETag', async () => {
  const behindProxy = withPage(mall, { GEO_HEADER: 'CF-IPCountry' })
  const response = await behindProxy.request('/api/geo', { headers: { 'CF-IPCountry': 'LK' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.has('ETag')).toBe(false)
})
