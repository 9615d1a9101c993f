import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clientErrors, maxErrorReports } from '#contract/client-error.ts'
import { runScript } from '#server/database/database.ts'
import { type Mall, openMall } from '../support/mall.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall(36)
})
beforeEach(async () => {
  mall.log.length = 0
  await runScript(mall.db, 'truncate rate')
})
afterAll(() => mall?.close())

const report = {
  kind: 'error',
  message: "TypeError: Cannot read properties of undefined (reading 'price')",
  stack: 'at open (/assets/product-1a2b3c4.js:1:2345)',
  route: '/products/$productId',
  build: 'index-1a2b3c4.js',
  browser: 'Chrome',
}
const send = (body: unknown) =>
  mall.app.request(`/api${clientErrors.path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
const logged = () => mall.log.filter(({ event }) => event === 'client-error')

test('a report is one log entry', async () => {
  expect((await send(report)).status).toBe(204)
  const { message, ...rest } = report
  expect(logged()).toEqual([
    expect.objectContaining({ ...rest, error: message, level: 'warn', msg: 'Error on the page' }),
  ])
})

test.each([
  ['invalid JSON', '{'],
  ['an empty body', ''],
  ['an unknown kind', { ...report, kind: 'note' }],
  ['an empty message', { ...report, message: '' }],
  ['a message that is too long', { ...report, message: 'a'.repeat(301) }],
  ['a stack that is too long', { ...report, stack: 'a'.repeat(2001) }],
  ['an address with a query', { ...report, route: '/Register?mail=amaya@mail.example' }],
  ['a full user agent', { ...report, browser: 'Mozilla/5.0 (Linux; Android 14; SM-A155F)' }],
  ['an invalid build name', { ...report, build: 'a\n{"level":"error"}' }],
])('%s is refused and not logged', async (_case, body) => {
  expect((await send(body)).status).toBe(400)
  expect(logged()).toEqual([])
})

test('a body of more than 1 MB is refused', async () => {
  expect((await send({ ...report, stack: 'a'.repeat(1_100_000) })).status).toBe(413)
})

test('personal data and unknown fields in a report are not logged', async () => {
  const message = 'no account amaya@mail.example'
  expect((await send({ ...report, message, token: '3q2-7wAAAB_cdefghijklmnopqrst' })).status).toBe(204)
  expect(JSON.stringify(mall.log)).not.toMatch(/amaya|3q2-7w/)
})

test('reports are limited per client address and hour', async () => {
  for (let nth = 0; nth < maxErrorReports; nth += 1) expect((await send(report)).status).toBe(204)
  const refused = await send(report)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(logged()).toHaveLength(maxErrorReports)
  mall.time.now += 3_600_001
  expect((await send(report)).status).toBe(204)
})
