import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { failureBody } from '#contract/failure.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { caller } from '../support/shopper.ts'

let mall: Mall
let call: ReturnType<typeof caller>
beforeAll(async () => {
  mall = await openMall(36, { CODES_PER_ADDRESS: '100000' })
  call = caller(mall)
})
afterAll(() => mall?.close())

/** A deterministic generator of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
const next = numbers(20_261_121)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item

const texts = [
  '',
  ' ',
  'a',
  'sam@example.com',
  'own@example.com',
  '0094771234567',
  '008613812345678',
  '123456',
  '000000',
  'Sunny-day7',
  'en',
  'tr',
  '1990-02-28',
  '2026-13-45',
  '0',
  '1',
  '5',
  '101001001',
  '-1',
  '1e9',
  'NaN',
  '999999999999999',
  String(defaultRegionId),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '🙂',
  'İIıi',
  "'; drop table account; --",
  '%',
  '../../etc/passwd',
  '__proto__',
  'x'.repeat(600),
  'aaaa.bbbb.cccc',
  `/uploads/${'0'.repeat(32)}.webp`,
  'true',
  '1001',
  'x'.repeat(43),
]
const pathTexts = [
  '1001',
  '1002',
  '1',
  'abc',
  'x'.repeat(30),
  '0',
  '%',
  '99999999999',
  '999999999999999',
  'support',
  'shop-1',
  'shop-999999999999999',
]
const invalidValues: readonly unknown[] = [
  ...texts,
  0,
  1,
  -1,
  1.5,
  1e300,
  2 ** 53,
  -0,
  true,
  false,
  null,
  [],
  {},
  [[]],
  { a: { b: 1 } },
  1,
  101,
  101001,
  101001001,
  1001,
  1002,
  defaultRegionId,
  659006000409,
  100000000000,
  8_640_000_000_000,
  3_000_000_000,
  999_999_999_999_999,
  Array.from({ length: 600 }, () => 1),
]

/** Chooses one of these texts: mostly a text that the schema accepts, sometimes any text. */
function textFor(schema: v.ObjectEntries[string] | undefined, from: readonly string[]): string {
  const valid = schema ? from.filter((text) => v.safeParse(schema, text).success) : []
  return pick(valid.length > 0 && next() < 0.8 ? valid : from)
}

/** A value generated from a schema: mostly valid, sometimes not. */
function valueFor(schema: v.GenericSchema): unknown {
  const inner = schema as {
    type: string
    entries?: Record<string, v.GenericSchema>
    options?: readonly unknown[]
    wrapped?: v.GenericSchema
    item?: v.GenericSchema
    literal?: unknown
  }
  if (next() < 0.08) return pick(invalidValues)
  if (inner.wrapped) return next() < 0.3 ? undefined : valueFor(inner.wrapped)
  if (inner.entries)
    return Object.fromEntries(
      Object.entries(inner.entries).flatMap(([key, one]) => (next() < 0.05 ? [] : [[key, valueFor(one)]])),
    )
  if (inner.item) return Array.from({ length: Math.floor(next() * 4) }, () => valueFor(inner.item ?? schema))
  if (inner.type === 'literal') return inner.literal
  if (inner.type === 'picklist') return pick(inner.options ?? [])
  if (inner.options) return valueFor(pick(inner.options) as v.GenericSchema)
  const fitting = invalidValues.filter((one) => v.safeParse(schema, one).success)
  return fitting.length > 0 && next() < 0.85 ? pick(fitting) : pick(invalidValues)
}

const times = process.env.TEST_FULL ? 10_000 : 1500

test(`wire#errors: ${times} requests generated from the contract, with bodies and tokens: 2xx or a 4xx with a sentence, never a 5xx`, async () => {
  const all = Object.values(endpoints)
  const tokens = { own: '', other: '' }
  const renew = async (tokenOwner: keyof typeof tokens) => {
    // A day later, because the fuzzed requests send codes to these addresses, and codes are limited per day.
    mall.time.now += 86_400_000
    tokens[tokenOwner] = (await call.signIn(`${tokenOwner}@example.com`)).access_token
  }
  await renew('own')
  await renew('other')
  const keys = Array.from({ length: 30 }, () => randomUUID())
  const statuses = new Map<number, number>()
  for (let count = 0; count < times; count += 1) {
    mall.time.now += 20_000
    const endpoint = pick(all)
    const query = new URLSearchParams()
    for (const [name, schema] of Object.entries(endpoint.query.entries)) {
      if (next() < 0.8) query.set(name, name === 'regionId' ? String(defaultRegionId) : textFor(schema, texts))
    }
    const params: v.ObjectEntries = endpoint.params?.entries ?? {}
    const named = endpoint.path.replace(/:(\w+)/g, (_all, name: string) =>
      encodeURIComponent(textFor(params[name], pathTexts)),
    )
    const path = `${named}?${query.toString()}`
    const tokenOwner = pick(['own', 'own', 'own', 'other'] as const)
    const token = next() < 0.9 ? tokens[tokenOwner] : pick(['', 'x'.repeat(43), 'nonsense'])
    const body = !endpoint.body
      ? undefined
      : next() < 0.03
        ? pick(['{', '', 'null', '[]', '[[[[', '{"a":', '\u0000'])
        : valueFor(endpoint.body)
    const headers: Record<string, string> = next() < 0.6 ? { 'Idempotency-Key': next() < 0.9 ? pick(keys) : 'abc' } : {}
    if (next() < 0.1) headers.Region = pick(['5', 'x', String(defaultRegionId), '659006000409'])
    const response = await call.ask(endpoint.method, path, {
      token,
      body: endpoint.method === 'GET' ? undefined : body,
      headers,
    })
    const text = await response.text()
    const summary = `${endpoint.method} ${path} ${JSON.stringify(body)?.slice(0, 300)} → ${text.slice(0, 300)}`
    expect(response.status, summary).toBeLessThan(500)
    const answer: unknown = text === '' ? undefined : JSON.parse(text)
    if (response.status >= 400) expect(v.is(failureBody, answer), summary).toBe(true)
    else expect(v.is(endpoint.reply, answer), summary).toBe(true)
    if (response.status === 401 && token === tokens[tokenOwner]) await renew(tokenOwner)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
  expect((statuses.get(200) ?? 0) + (statuses.get(204) ?? 0)).toBeGreaterThan(times / 4)
  expect(mall.log.filter(({ event }) => event === 'failure')).toEqual([])
}, 600_000)
