import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureBody } from '#contract/failure.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { withPage } from '../support/malls/page-mall.ts'
import { caller } from '../support/shopper.ts'

const header = 'X-Forwarded-For'
let mall: Mall
beforeAll(async () => {
  mall = await openMall(36, { ADDRESS_HEADER: header })
})
afterAll(() => mall?.close())

type App = Mall['app']
const mallWith = (environment: Record<string, string>): App =>
  withPage(mall, { ADDRESS_HEADER: header, ...environment })

const here = `regionId=${defaultRegionId}`
const expensive = [
  ['a search', `/api/search?${here}&key=tea`],
  ['the products suggested for a search', `/api/search/suggest/items?${here}&keyword=tea`],
  ['an estimate of a download', `/api/search/weight?${here}&key=tea&cardWidth=160&pageWidth=320&format=avif`],
  ['a page of a download', `/api/search/take?${here}&key=tea`],
  ['a document', '/'],
] as const

const ask = (app: App, path: string, address: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { Accept: '*/*', [header]: address, ...headers } })

const tokenOf = async (mail: string) => ({
  Authorization: `Bearer ${(await caller(mall).signIn(mail)).access_token}`,
})

/** Sends requests at the same time; answers their names in the order of their answers. */
async function orderOf(requests: readonly (readonly [name: string, answer: () => Response | Promise<Response>])[]) {
  const order: string[] = []
  await Promise.all(
    requests.map(async ([name, answer]) => {
      expect((await answer()).status).toBe(200)
      order.push(name)
    }),
  )
  return order
}

const many = (count: number, name: string, answer: () => Response | Promise<Response>) =>
  Array.from({ length: count }, () => [name, answer] as const)

test.each(expensive)(
  'quality#fair: five requests of one caller delay another caller by one or two: %s',
  async (_case, path) => {
    const app = mallWith({ QUEUE_RUNNING: '1' })
    const order = await orderOf([
      ...many(5, 'flood', () => ask(app, path, '10.0.0.1')),
      ...many(1, 'other', () => ask(app, path, '10.0.0.2')),
    ])
    expect(order.indexOf('other')).toBeLessThan(4)
  },
)

const bounded = { QUEUE_RUNNING: '1', QUEUE_WAITING: '2' }
const [, searching] = expensive[0]

test.each(expensive)('quality#fair: beyond the bound a caller gets 429 with Retry-After: %s', async (_case, path) => {
  const app = mallWith(bounded)
  const flood = Array.from({ length: 5 }, async () => ask(app, path, '10.0.0.1'))
  const other = await ask(app, path, '10.0.0.2')
  const answers = await Promise.all(flood)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(v.parse(failureBody, await refused?.json()).code).toBe('TOO_MANY')
  expect(other.status).toBe(200)
  expect((await ask(app, path, '10.0.0.1')).status).toBe(200)
})

test('quality#fair: beyond the bound a shopper gets 429 for an export of personal data, and another shopper gets an export', async () => {
  const app = mallWith(bounded)
  const [one, two] = [await tokenOf('exports@example.com'), await tokenOf('other-exports@example.com')]
  const flood = Array.from({ length: 5 }, async () => ask(app, '/api/p/user/export', '10.0.0.1', one))
  const other = await ask(app, '/api/p/user/export', '10.0.0.1', two)
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 200, 200, 429, 429])
  expect(other.status).toBe(200)
})

test('quality#fair: a visitor beyond the bound gets a page', async () => {
  const app = mallWith(bounded)
  const visits = Array.from({ length: 5 }, async () => ask(app, '/', '10.0.0.1', { Accept: 'text/html' }))
  const refused = (await Promise.all(visits)).find(({ status }) => status === 429)
  expect(refused?.headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(await refused?.text()).toContain('<a href="/">')
})

/** Whether requests with these headers from these addresses share the turns of one caller. */
async function isOneCaller(...callers: readonly (readonly [address: string, headers?: Record<string, string>])[]) {
  const app = mallWith({ QUEUE_RUNNING: '1', QUEUE_WAITING: '1' })
  const answers = await Promise.all(callers.map(([address, headers]) => ask(app, searching, address, headers)))
  return answers.some(({ status }) => status === 429)
}

test('quality#fair: an IPv6 network of 64 bits is one caller, and so is an IPv4 address', async () => {
  const first = ['2001:db8:0:7::1'] as const
  expect(await isOneCaller(first, ['2001:db8:0:7:ffff::2'], ['2001:0DB8:0000:0007:1:2:3:4'])).toBe(true)
  expect(await isOneCaller(first, ['2001:db8:0:8::1'], ['2001:db8::1'])).toBe(false)
  expect(await isOneCaller(['10.0.0.1'], ['::ffff:10.0.0.1'], ['10.0.0.1'])).toBe(true)
  expect(await isOneCaller(['10.0.0.1'], ['10.0.0.2'], ['::1'])).toBe(false)
})

test('quality#fair: an account is a caller of its own behind any address, an invalid token is not', async () => {
  const [one, two] = [await tokenOf('one@example.com'), await tokenOf('two@example.com')]
  const unknown = (letter: string) => ({ Authorization: `Bearer ${letter.repeat(40)}` })
  expect(await isOneCaller(['10.0.0.1'], ['10.0.0.1', one], ['10.0.0.1', two])).toBe(false)
  expect(await isOneCaller(['10.0.0.1', one], ['10.0.0.2', one], ['10.0.0.3', one])).toBe(true)
  expect(await isOneCaller(['10.0.0.1', unknown('a')], ['10.0.0.1', unknown('b')], ['10.0.0.1'])).toBe(true)
})

test('quality#fair: a caller whose connection ends makes room', async () => {
  const app = mallWith({ QUEUE_RUNNING: '1', QUEUE_WAITING: '1' })
  const connection = new AbortController()
  const [first, left] = [
    ask(app, searching, '10.0.0.1'),
    app.request(searching, { headers: { [header]: '10.0.0.1' }, signal: connection.signal }),
  ]
  connection.abort()
  const statuses = [await first, await left, await ask(app, searching, '10.0.0.1')].map(({ status }) => status)
  expect(statuses).toEqual([200, 503, 200])
})
