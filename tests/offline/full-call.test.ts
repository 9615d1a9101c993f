import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Token } from '#contract/account/token.ts'
import { endpoint } from '#contract/endpoint.ts'
import { call } from '#offline/call.ts'
import { clearSession, saveSession } from '#offline/session.ts'

const reply = v.object({ id: v.number() })
const shoppers = { access: 'shopper', query: v.object({}), reply, failures: [] } as const
const list = endpoint({ ...shoppers, method: 'GET', path: '/p/things' })
const add = endpoint({
  ...shoppers,
  method: 'POST',
  path: '/p/things',
  body: v.object({
    name: v.pipe(
      v.string(),
      v.transform((text) => text.length),
    ),
  }),
})
const remove = endpoint({
  ...shoppers,
  method: 'DELETE',
  path: '/p/things/:id/of/:owner',
  query: v.object({ soft: v.optional(v.boolean()) }),
  params: v.object({ id: v.pipe(v.string(), v.transform(Number)), owner: v.string() }),
  reply: v.undefined(),
})
const open = endpoint({
  method: 'POST',
  path: '/enter',
  access: 'open',
  query: v.object({}),
  reply,
  failures: [],
  body: v.object({ code: v.string() }),
})
const token: Token = {
  access_token: 'word',
  token_type: 'bearer',
  refresh_token: 'next',
  expires_in: 604_800,
  pic: '',
  userId: 'u1',
  nickName: 'Ama',
  enabled: true,
}

const network = vi.fn<typeof fetch>()
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const sent = () => ({ path: network.mock.lastCall?.[0], ...network.mock.lastCall?.[1] })
const headers = () => sent().headers as Record<string, string>
const base = '/api'

beforeEach(async () => {
  vi.stubGlobal('fetch', network)
  network.mockReset()
  network.mockImplementation(async () => new Response(JSON.stringify({ id: 7 })))
  await clearSession()
})
afterEach(() => vi.unstubAllGlobals())

test("wire#conventions: a shopper's call carries the token and, below /p/, the region; a read carries no key", async () => {
  await saveSession(token)
  expect(await call(list, {}, { base, regionId: 5 })).toMatchObject({ ok: true, value: { id: 7 } })
  expect(sent().path).toBe('/api/p/things')
  expect(headers()).toMatchObject({ Authorization: 'Bearer word', Region: '5', 'Content-Type': 'application/json' })
  expect(headers()).not.toHaveProperty('Idempotency-Key')
})

test("wire#conventions: a guest's call carries no token; an open call of a shopper carries neither token nor region", async () => {
  await call(list, {}, { base })
  expect(headers()).not.toHaveProperty('Authorization')
  await saveSession(token)
  await call(open, {}, { base, body: { code: '123456' }, regionId: 5 })
  expect(headers()).not.toHaveProperty('Authorization')
  expect(headers()).not.toHaveProperty('Region')
  expect(sent().body).toBe('{"code":"123456"}')
})

test('wire#conventions: a write sends its body as JSON with a new key each time, or with the given key', async () => {
  await call(add, {}, { base, body: { name: 'shoe' } })
  const first = headers()['Idempotency-Key']
  expect(first).toMatch(uuid)
  expect(sent()).toMatchObject({ method: 'POST', body: '{"name":"shoe"}' })
  await call(add, {}, { base, body: { name: 'shoe' } })
  expect(headers()['Idempotency-Key']).not.toBe(first)
  await call(add, {}, { base, body: { name: 'shoe' }, key: 'as-before' })
  expect(headers()['Idempotency-Key']).toBe('as-before')
})

test('wire#conventions: parameters of the path are filled in, and a 204 counts as an answer', async () => {
  network.mockImplementation(async () => new Response(null, { status: 204 }))
  expect(await call(remove, { soft: true }, { base, params: { id: 7, owner: 'a/b' } })).toMatchObject({
    ok: true,
    value: undefined,
  })
  expect(sent()).toMatchObject({ path: '/api/p/things/7/of/a%2Fb?soft=1', method: 'DELETE' })
})

test('product#validation: a refusal says which field has which error', async () => {
  network.mockImplementation(
    async () =>
      new Response(
        JSON.stringify({ desc: 'Please enter valid code.', code: 'CODE_INVALID', fields: { code: 'CODE_INVALID' } }),
        { status: 400 },
      ),
  )
  const outcome = await call(open, {}, { base, body: { code: '1' } })
  expect(outcome).toEqual({
    ok: false,
    failure: {
      kind: 'refused',
      status: 400,
      code: 'CODE_INVALID',
      desc: 'Please enter valid code.',
      fields: { code: 'CODE_INVALID' },
    },
  })
})

test("product#sessions: a call of one shopper is never sent with another shopper's token", async () => {
  await saveSession({ ...token, userId: 'u2' })
  expect(await call(add, {}, { base, body: { name: 'shoe' }, userId: 'u1' })).toMatchObject({
    ok: false,
    failure: { code: 'NOT_SIGNED_IN', status: 0 },
  })
  expect(network).not.toHaveBeenCalled()
})

test('wire#access: an open call goes without the token; an endpoint with access "shopper" gets it, whatever its path', async () => {
  const openList = { ...list, path: '/items', access: 'open' } as const
  const foreign = { ...list, path: '/items' } as const
  await call(foreign, {}, { base })
  expect(headers()['Authorization']).toBeUndefined()
  await saveSession(token)
  await call(openList, {}, { base })
  expect(headers()['Authorization']).toBeUndefined()
  await call(open, {}, { base, body: { code: '1' } })
  expect(headers()['Authorization']).toBeUndefined()
  await call(foreign, {}, { base })
  expect(headers()).toMatchObject({ Authorization: 'Bearer word' })
})
