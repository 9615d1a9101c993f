import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '#contract/account/preferences.ts'
import { type Token, tokenSeconds } from '#contract/account/token.ts'
import { readUserInfo } from '#contract/account/user.ts'
import { readPushDevice } from '#contract/push/push-subscription.ts'
import { call, watchCalls } from '#offline/call.ts'
import { logoutOf, logoutsDomain } from '#offline/domains/logouts.ts'
import { phoneOwner } from '#offline/outbox/command.ts'
import { append, readCommands } from '#offline/outbox/outbox.ts'
import { replay } from '#offline/outbox/replay.ts'
import { clearSession, freshSession, readSession, renameSession, saveSession } from '#offline/session.ts'

const token: Token = {
  access_token: 'old',
  token_type: 'bearer',
  refresh_token: 'spare',
  expires_in: tokenSeconds,
  pic: '',
  userId: 'u1',
  nickName: 'Ama',
  enabled: true,
}
const renewed: Token = { ...token, access_token: 'new', refresh_token: 'spare-2' }
const day = 86_400_000
const network = vi.fn<typeof fetch>()
const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status })
const requests = () =>
  network.mock.calls.map(([path, init]) => ({ path, init, headers: init?.headers as Record<string, string> }))
/** Sets the phone's clock to a time after sign-in. */
const after = (milliseconds: number) => vi.spyOn(Date, 'now').mockReturnValue(signedInAt + milliseconds)
let signedInAt = 0

beforeEach(async () => {
  vi.stubGlobal('fetch', network)
  network.mockReset()
  signedInAt = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(signedInAt)
  await saveSession(token)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('product#sessions: a session is stored, read, renamed and cleared', async () => {
  expect(await saveSession(token)).toBe(true)
  expect(await readSession()).toEqual({ token, endsAt: signedInAt + 7 * day })
  await renameSession({ nickName: 'Kofi', pic: '/a' })
  expect((await readSession())?.token).toMatchObject({ nickName: 'Kofi', pic: '/a', access_token: 'old' })
  await clearSession()
  expect(await readSession()).toBeNull()
})

test('product#sessions: a session that cannot be stored reports so, and lives until the tab closes', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await saveSession(renewed)).toBe(false)
  expect((await readSession())?.token).toEqual(renewed)
})

test('wire#refresh: a token is renewed on its last day, not before, once for all callers', async () => {
  network.mockImplementation(answer(renewed))
  after(5.9 * day)
  expect(await freshSession('/api', call)).toMatchObject({ token })
  expect(network).not.toHaveBeenCalled()
  after(6.1 * day)
  const sessions = await Promise.all([
    freshSession('/api', call),
    freshSession('/api', call),
    freshSession('/api', call),
  ])
  expect(sessions).toMatchObject([{ token: renewed }, { token: renewed }, { token: renewed }])
  expect(requests()).toHaveLength(1)
  expect(requests()[0]).toMatchObject({ path: '/api/token/refresh', init: { body: '{"refresh_token":"spare"}' } })
  expect(await readSession()).toMatchObject({ token: renewed, endsAt: signedInAt + 6.1 * day + 7 * day })
})

test.each([
  ['behind: a phone whose clock fell back to an earlier year', -30 * day],
  ['behind by two minutes', -120_000],
])('wire#refresh: a token with more than its lifetime left is renewed: the clock is %s', async (_clock, shift) => {
  network.mockImplementation(answer(renewed))
  after(shift)
  expect(await freshSession('/api', call)).toMatchObject({ token: renewed, endsAt: signedInAt + shift + 7 * day })
  expect(requests().map(({ path }) => path)).toEqual(['/api/token/refresh'])
})

test('wire#refresh: a token that the server refuses before its end is renewed once, and the call is repeated under its key', async () => {
  const refused = answer({ desc: 'Please log in.', code: 'NOT_SIGNED_IN' }, 401)
  // The clock stood still while the phone was off, so that the token seems valid.
  network.mockImplementationOnce(refused).mockImplementationOnce(answer(renewed))
  network.mockImplementationOnce(async () => new Response(null, { status: 204 }))
  expect(await call(setLanguage, {}, { base: '/api', body: { lang: 'tr' } })).toMatchObject({ ok: true })
  expect(requests().map(({ path, headers }) => [path, headers['Authorization']])).toEqual([
    ['/api/p/user/language', 'Bearer old'],
    ['/api/token/refresh', undefined],
    ['/api/p/user/language', 'Bearer new'],
  ])
  const keys = requests().map(({ headers }) => headers['Idempotency-Key'])
  expect(keys[2]).toBe(keys[0])
  // Without an answer to the renewal the session stays.
  network.mockReset()
  network.mockImplementationOnce(refused).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const setTurkish = () => call(setLanguage, {}, { base: '/api', body: { lang: 'tr' } })
  expect(await setTurkish()).toEqual({ ok: false, failure: { kind: 'network' } })
  expect((await readSession())?.token).toEqual(renewed)
  // A shop that refuses the renewed token, too, is not asked for ever.
  network.mockReset()
  network.mockImplementation(async (path) => (String(path).endsWith('/refresh') ? answer(token)() : refused()))
  expect(await setTurkish()).toMatchObject({ ok: false, failure: { status: 401 } })
})

test('wire#refresh: a refused token is renewed for an open call in the name of the shopper, too; guests and other shoppers send none', async () => {
  network.mockImplementationOnce(answer({ desc: 'Please log in.', code: 'NOT_SIGNED_IN' }, 401))
  network
    .mockImplementationOnce(answer(renewed))
    .mockImplementation(answer({ settings: null, isSignedIn: true, watches: [] }))
  const readAs = (tokenOf: string | undefined) =>
    call(readPushDevice, {}, { base: '/api', body: { subscriptionId: undefined }, tokenOf })
  expect(await readAs('u1')).toMatchObject({ ok: true })
  await readAs('u2')
  await readAs(undefined)
  expect(requests().map(({ path, headers }) => [path, headers['Authorization']])).toEqual([
    ['/api/push/device', 'Bearer old'],
    ['/api/token/refresh', undefined],
    ['/api/push/device', 'Bearer new'],
    ['/api/push/device', undefined],
    ['/api/push/device', undefined],
  ])
})

test('product#session-loss: a session that was ended elsewhere is lost: the renewal is refused, too', async () => {
  network.mockImplementation(async (path) =>
    String(path).endsWith('/refresh')
      ? answer({ desc: 'Please log in again.', code: 'REFRESH_ENDED' }, 401)()
      : answer({ desc: 'Please log in.', code: 'NOT_SIGNED_IN' }, 401)(),
  )
  expect(await call(readUserInfo, {}, { base: '/api' })).toMatchObject({ ok: false, failure: { status: 401 } })
  expect(requests()).toHaveLength(2)
})

test('wire#refresh: a renewal waits for the renewal of another tab and takes its result', async () => {
  after(6.5 * day)
  let release = () => {}
  let other: Promise<void> | undefined
  // The lock is held before any request for it, because a busy machine grants it late.
  await new Promise<void>((resolveHeld) => {
    other = navigator.locks.request(
      'nelu-renewing',
      () =>
        new Promise<void>((resolve) => {
          release = resolve
          resolveHeld()
        }),
    )
  })
  const session = freshSession('/api', call)
  await saveSession(renewed)
  release()
  await other
  expect(await session).toMatchObject({ token: renewed })
  expect(network).not.toHaveBeenCalled()
})

test('wire#refresh: a lost answer is requested again with the same key; meanwhile the old token is used', async () => {
  after(6.5 * day)
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await freshSession('/api', call)).toMatchObject({ token })
  network.mockImplementation(answer(renewed))
  expect(await freshSession('/api', call)).toMatchObject({ token: renewed })
  const [first, second] = requests().map(({ headers }) => headers['Idempotency-Key'])
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
  expect(await readSession()).not.toHaveProperty('flight')
})

test('wire#refresh: a renewal that came too late (409) takes the session that another tab has stored, and signs nobody out', async () => {
  const late = answer({ desc: 'Try again.', code: 'REFRESH_USED' }, 409)
  after(6.5 * day)
  network.mockImplementationOnce(late)
  expect(await freshSession('/api', call)).toMatchObject({ token })
  // In a browser without Web Locks, another tab renews and uses the token at the same time.
  network.mockImplementationOnce(async () => {
    await saveSession(renewed)
    return late()
  })
  expect(await freshSession('/api', call)).toMatchObject({ token: renewed })
  expect(await readSession()).toMatchObject({ token: renewed })
})

test('wire#refresh: an expired token whose renewal came too late (409) is not sent, and the session stays', async () => {
  after(20 * day)
  network.mockImplementation(answer({ desc: 'Try again.', code: 'REFRESH_USED' }, 409))
  expect(await call(readUserInfo, {}, { base: '/api' })).toMatchObject({ ok: false, failure: { code: 'REFRESH_USED' } })
  expect(requests().map(({ path }) => path)).toEqual(['/api/token/refresh'])
  expect(await readSession()).toMatchObject({ token })
})

test('product#sessions: an expired token is never sent: without a network the call fails as offline, and the session stays', async () => {
  after(20 * day)
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await call(readUserInfo, {}, { base: '/api' })).toEqual({ ok: false, failure: { kind: 'network' } })
  expect(requests().map(({ path }) => path)).toEqual(['/api/token/refresh'])
  expect(await readSession()).not.toBeNull()
})

test('product#session-loss: a refresh token that the server refuses is a 401 that every listener sees', async () => {
  after(20 * day)
  network.mockImplementation(answer({ desc: 'Please log in again.', code: 'REFRESH_ENDED' }, 401))
  const statuses: number[] = []
  const stop = watchCalls(
    (outcome) => !outcome.ok && 'status' in outcome.failure && statuses.push(outcome.failure.status),
  )
  expect(await freshSession('/api', call)).toMatchObject({ kind: 'refused', code: 'REFRESH_ENDED' })
  stop()
  expect(statuses).toEqual([401])
})

test('product#sessions: a refused token does not log out if a newer one is stored: the call is repeated with it, under its own key', async () => {
  const statuses: number[] = []
  const stop = watchCalls((outcome) =>
    statuses.push(outcome.ok ? 200 : 'status' in outcome.failure ? outcome.failure.status : 0),
  )
  network.mockImplementationOnce(async () => {
    await saveSession(renewed)
    return answer({ desc: 'Please log in.', code: 'NOT_SIGNED_IN' }, 401)()
  })
  network.mockImplementationOnce(async () => new Response(null, { status: 204 }))
  await call(setLanguage, {}, { base: '/api', body: { lang: 'tr' } })
  expect(requests().map(({ headers }) => headers['Authorization'])).toEqual(['Bearer old', 'Bearer new'])
  expect(new Set(requests().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1)
  // Another person's token is never used for the call.
  network.mockImplementationOnce(async () => {
    await saveSession({ ...renewed, access_token: 'theirs', userId: 'u2' })
    return answer({ desc: 'Please log in.', code: 'NOT_SIGNED_IN' }, 401)()
  })
  expect(await call(readUserInfo, {}, { base: '/api' })).toMatchObject({
    ok: false,
    failure: { code: 'NOT_SIGNED_IN' },
  })
  stop()
  expect(requests()).toHaveLength(3)
  expect(statuses).toEqual([200, 0])
  expect(await readSession()).toMatchObject({ token: { userId: 'u2' } })
})

test('product#sessions: a logout with an expired access token renews the sign-in in order to revoke it, once the server is reachable', async () => {
  const ended = answer({ desc: 'Please log in.', code: 'NOT_SIGNED_IN' }, 401)
  network.mockImplementationOnce(ended).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await append(logoutsDomain, logoutOf(token, Date.now()))
  expect(await replay({ base: '/api' })).toMatchObject({ isLeft: true })
  network.mockReset()
  network
    .mockImplementationOnce(ended)
    .mockImplementationOnce(answer(renewed))
    .mockImplementationOnce(async () => new Response(null, { status: 204 }))
  expect(await replay({ base: '/api' })).toMatchObject({ sent: 1, isLeft: false })
  expect(requests().map(({ path, init, headers }) => [path, init?.body ?? headers['Authorization']])).toEqual([
    ['/api/app/logout', 'Bearer old'],
    ['/api/token/refresh', '{"refresh_token":"spare"}'],
    ['/api/app/logout', 'Bearer new'],
  ])
  expect(await readCommands(logoutsDomain, phoneOwner)).toEqual([])
  // The current session is not affected.
  expect((await readSession())?.token).toEqual(token)
})

test.each([
  ["a captive portal's page", async () => new Response('<h1>Log in</h1>')],
  ['a busy shop', answer({ desc: 'Try again.', code: 'BUSY' }, 503)],
])('product#sessions: %s does not end the sign-in: the logout is sent again', async (_answer, answers) => {
  network.mockImplementationOnce(answers)
  await append(logoutsDomain, logoutOf(token, Date.now()))
  expect(await replay({ base: '/api' })).toMatchObject({ sent: 0, isLeft: true, isPaused: false })
  network.mockImplementationOnce(async () => new Response(null, { status: 204 }))
  expect(await replay({ base: '/api' })).toMatchObject({ sent: 1, isLeft: false })
  expect(await readCommands(logoutsDomain, phoneOwner)).toEqual([])
})
