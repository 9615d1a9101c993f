import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { failureBody } from '#contract/failure.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { type Mall, openMall } from '../support/mall.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall(720)
})
afterAll(() => mall?.close())

const here = `regionId=${defaultRegionId}`
const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Requests with their expected refusals. */
const refused: readonly (readonly [path: string, status: number, code: string])[] = [
  [`/prod/prodInfo?${here}&prodId=abc`, 400, 'BAD_REQUEST'],
  [`/prod/prodInfo?${here}&prodId=-1`, 400, 'BAD_REQUEST'],
  [`/prod/prodInfo?${here}&prodId=0`, 400, 'BAD_REQUEST'],
  [`/prod/prodInfo?${here}&prodId=1.5`, 400, 'BAD_REQUEST'],
  [`/prod/prodInfo?${here}&prodId=1e3`, 400, 'BAD_REQUEST'],
  [`/prod/prodInfo?${here}&prodId=99999999999999999999`, 400, 'BAD_REQUEST'],
  [`/prod/prodInfo?${here}&prodId=${encodeURIComponent("1' or 1=1")}`, 400, 'BAD_REQUEST'],
  [`/prod/prodInfo?${here}`, 400, 'BAD_REQUEST'],
  ['/prod/prodInfo?prodId=1', 400, 'BAD_REQUEST'],
  [`/prod/prodInfo?${here}&prodId=999999999999999`, 404, 'NOT_FOUND'],
  [`/prod/similar?${here}&prodId=999999999999999`, 404, 'NOT_FOUND'],
  [`/shopDetail/info?${here}&shopId=999999999999999`, 404, 'NOT_FOUND'],
  [`/indexTag/tagdetaillist?${here}&tagId=999999999999999`, 404, 'NOT_FOUND'],
  [`/brand/list?${here}&categoryId=999999999999999`, 404, 'NOT_FOUND'],
  [`/category/rows?${here}&categoryId=999999999999999`, 404, 'NOT_FOUND'],
  [`/category/rows?${here}`, 400, 'BAD_REQUEST'],
  [`/prod/deals?${here}&size=101`, 400, 'BAD_REQUEST'],
  ['/prod/deals?regionId=5', 400, 'UNKNOWN_REGION'],
  ['/prodComm/page?prodId=999999999999999', 404, 'NOT_FOUND'],
  ['/prodComm/summary?prodId=999999999999999', 404, 'NOT_FOUND'],
  ['/prodComm/page?prodId=1001&stars=6', 400, 'BAD_REQUEST'],
  ['/prodComm/page?prodId=1001&stars=0', 400, 'BAD_REQUEST'],
  ['/prodComm/page?prodId=1001&withPics=maybe', 400, 'BAD_REQUEST'],
  [`/indexTag/moreGoodStuff?${here}&current=-1`, 400, 'BAD_REQUEST'],
  [`/indexTag/moreGoodStuff?${here}&current=0`, 400, 'BAD_REQUEST'],
  [`/indexTag/moreGoodStuff?${here}&size=100000`, 400, 'BAD_REQUEST'],
  [`/indexTag/moreGoodStuff?${here}&size=0`, 400, 'BAD_REQUEST'],
  [`/indexTag/moreGoodStuff?${here}&lang=xx`, 400, 'BAD_REQUEST'],
  ['/indexTag/moreGoodStuff?regionId=5', 400, 'UNKNOWN_REGION'],
  ['/indexImgs?regionId=1', 400, 'UNKNOWN_REGION'],
  ['/search/hotSearch?regionId=1', 400, 'UNKNOWN_REGION'],
  ['/indexImgs?regionId=', 400, 'BAD_REQUEST'],
  [`/search?${here}&sortName=colour`, 400, 'BAD_REQUEST'],
  [`/search?${here}&sort=sideways`, 400, 'BAD_REQUEST'],
  [`/search?${here}&pageSize=100000`, 400, 'BAD_REQUEST'],
  [`/search?${here}&pageNumber=-1`, 400, 'BAD_REQUEST'],
  [`/search?${here}&minPrice=cheap`, 400, 'BAD_REQUEST'],
  [`/search?${here}&placeOfOrigin=XX`, 400, 'BAD_REQUEST'],
  [`/search?${here}&categoryTypeAttrIds=1,a`, 400, 'BAD_REQUEST'],
  [`/search?${here}&key=${'a'.repeat(121)}`, 400, 'BAD_REQUEST'],
  [`/search?${here}&key=%01`, 400, 'BAD_REQUEST'],
  [`/search?${here}&key=%00`, 400, 'BAD_REQUEST'],
  [`/search?${here}&key=%ff`, 400, 'BAD_REQUEST'],
  [`/search?${here}&scrollId=nonsense`, 400, 'BAD_REQUEST'],
  [`/search?${here}&scrollId=${cursor(null)}`, 400, 'BAD_REQUEST'],
  [`/search?${here}&scrollId=${cursor({ q: 1, o: 'rank asc', p: 2, k: ['1', '2'] })}`, 400, 'BAD_REQUEST'],
  [`/search?${here}&scrollId=${cursor({ q: 'x', o: 'rank asc', p: -2, k: ['1', '2'] })}`, 400, 'BAD_REQUEST'],
  [`/search?${here}&key=${'a'.repeat(10_000)}`, 413, 'TOO_LARGE'],
  ['/search/suggest/keyword', 400, 'BAD_REQUEST'],
  ['/search/suggest/keyword?keyword=a&size=21', 400, 'BAD_REQUEST'],
  ['/search/suggest/items', 400, 'BAD_REQUEST'],
  ['/search/hotSearch?number=0', 400, 'BAD_REQUEST'],
  ['/shopDetail/byShopName', 400, 'BAD_REQUEST'],
  ['/no/such/call', 404, 'NOT_FOUND'],
]

/** The whole log entry of one request. */
const entry = (level: string, method: string, path: string, status: number) => ({
  level,
  time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  event: 'request',
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  method,
  path,
  status,
  milliseconds: 0,
  msg: 'Request answered',
})

describe('wire#errors: invalid input', () => {
  test.each(refused)('wire#errors: %s is refused with %i', async (path, status, code) => {
    mall.log.length = 0
    const response = await mall.get(path)
    const body = v.parse(failureBody, await response.json())
    expect([response.status, body.code]).toEqual([status, code])
    expect(body.desc).toMatch(/^[A-Z].+\.$/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    // One log line, without any of the typed text.
    expect(mall.log).toEqual([entry('warn', 'GET', `/api${path.split('?')[0]}`, status)])
  })

  test('quality#trust: every request is one structured log line with its outcome; a long path is truncated', async () => {
    mall.log.length = 0
    for (const path of [
      '/api/salesRegions/all',
      '/healthz',
      '/media/1/nothing.0.front/320.avif',
      `/${'a'.repeat(300)}`,
    ])
      await mall.app.request(path, { headers: { Authorization: 'Bearer secret' } })
    await mall.app.request('/api/search', { method: 'POST', body: 'typed words' })
    expect(mall.log).toEqual([
      entry('info', 'GET', '/api/salesRegions/all', 200),
      entry('info', 'GET', '/healthz', 200),
      entry('warn', 'GET', '/media/1/nothing.0.front/320.avif', 404),
      entry('warn', 'GET', `/${'a'.repeat(199)}`, 404),
      entry('warn', 'POST', '/api/search', 405),
    ])
  })

  test('wire#errors: a forged cursor cannot reach the database with a wrong value', async () => {
    const first = (await (await mall.get(`/search?${here}&sortName=createTime`)).json()) as { scrollId: string }
    const good = JSON.parse(Buffer.from(first.scrollId, 'base64url').toString()) as Record<string, unknown>
    const keys = [
      ['2026-13-45', '1'],
      ['1'],
      ['1', '2', '3'],
      ['99999999999999999', '1'],
      ['1', 'x'],
      ['-1', '1'],
      ['1.5', '1'],
      [],
      ["'", "'"],
    ]
    for (const k of keys) {
      const response = await mall.get(`/search?${here}&sortName=createTime&scrollId=${cursor({ ...good, k })}`)
      expect(response.status, k.join()).toBe(400)
    }
    expect(
      (
        await mall.get(
          `/search?${here}&sortName=createTime&scrollId=${cursor({ ...good, k: ['9999999999999999', '9999999999999999'] })}`,
        )
      ).status,
    ).toBe(200)
  })

  test('wire#errors: syntax of a query language in search words is plain text', async () => {
    for (const key of [
      "'",
      '"',
      "a' | 'b",
      '!a & b',
      'a:*',
      '\\',
      '<->',
      '(',
      '%',
      '_',
      'ﷺ'.repeat(20),
      '\u{1f45f}',
      'ı'.repeat(120),
      '鞋'.repeat(120),
      'a b '.repeat(30),
    ]) {
      expect((await mall.get(`/search?${here}&key=${encodeURIComponent(key)}`)).status, key).toBe(200)
      expect((await mall.get(`/search/suggest/keyword?keyword=${encodeURIComponent(key)}`)).status, key).toBe(200)
      expect((await mall.get(`/shopDetail/byShopName?name=${encodeURIComponent(key)}`)).status, key).toBe(200)
    }
  })

  test('wire#errors: an unknown time zone falls back to UTC', async () => {
    for (const zone of ['Mars/Olympus', 'x'.repeat(5000), '']) {
      expect((await mall.get(`/prodComm/page?prodId=1001`, { 'Time-Zone': zone })).status).toBe(200)
    }
  })
})

/** A deterministic generator of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('wire#errors: 300 requests generated from the contract: 2xx or a 4xx with a sentence, never a 5xx', async () => {
  const pool = [
    '1',
    '0',
    '2',
    '5',
    '10',
    '100',
    '101',
    '300',
    '1001',
    '1100',
    '99999',
    '999999999999999',
    '10000000000000000',
    '-1',
    '1.5',
    '0.01',
    '1e9',
    'NaN',
    String(defaultRegionId),
    '100000000000',
    '659006000408',
    '659006000409',
    'en',
    'zh',
    'tr',
    'ru',
    'pt',
    'asc',
    'desc',
    'price',
    'soldNum',
    'createTime',
    'score',
    'LK',
    'CN',
    'true',
    'false',
    '1,2,3',
    '',
    ' ',
    'shoes',
    'sneekers',
    'кроссовки',
    '跑步鞋',
    'a',
    'İIıi',
    '%',
    "'",
    '"; drop table offer; --',
    '\u0001',
    '\ud800',
    '🙂',
    cursor({ q: 'x', o: 'price asc', p: 2, k: ['1', '2'] }),
    'x'.repeat(130),
    '../../etc/passwd',
    '__proto__',
    'constructor',
  ]
  const next = numbers(20_261_121)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  const all = Object.values(endpoints).filter(({ method, access }) => method === 'GET' && access === 'open')
  const statuses = new Map<number, number>()
  for (let count = 0; count < 300; count += 1) {
    const endpoint = pick(all)
    const query = new URLSearchParams()
    for (const [name, schema] of Object.entries(endpoint.query.entries)) {
      const valid = pool.filter((text) => v.safeParse(schema, text).success)
      const chance = next()
      if (name === 'regionId' && chance < 0.85) query.set(name, pick(['659006000343', '100000000000']))
      else if (chance < 0.6 && valid.length > 0) query.set(name, pick(valid))
      else if (chance < 0.7) query.set(name, pick(pool))
      if (next() < 0.03) query.append(name, pick(pool))
    }
    if (next() < 0.05) query.set(pick(pool), pick(pool))
    const path = `${endpoint.path}?${query.toString()}`
    const response = await mall.get(path)
    const body: unknown = await response.json()
    expect(response.status, path).toBeLessThan(500)
    if (response.status >= 400) expect(v.is(failureBody, body), path).toBe(true)
    else expect(v.is(endpoint.reply, body), path).toBe(true)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
  expect(statuses.get(200)).toBeGreaterThan(60)
  expect(mall.log.filter(({ event }) => event === 'failure')).toEqual([])
})
