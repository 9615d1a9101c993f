import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { createApp } from '#server/app.ts'
import { logInto } from '../support/log-lines.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { caller } from '../support/shopper.ts'
import { testDependencies } from '../support/test-dependencies.ts'

let mall: Mall
/** A mall behind a proxy with a low limit of codes. */
let limited: ReturnType<typeof caller>
beforeAll(async () => {
  mall = await openMall(36)
  const dependencies = testDependencies(
    { clock: () => mall.time.now, log: logInto(mall.log) },
    { CODES_PER_ADDRESS: '3', ADDRESS_HEADER: 'X-Forwarded-For' },
  )
  limited = caller({ app: createApp({ db: mall.db, ...dependencies, pageFolder: null }) })
})
afterAll(() => mall?.close())

const minute = 60_000
const later = (milliseconds: number) => {
  mall.time.now += milliseconds
}

test("quality#trust: codes are limited per client address, which is the last entry of the proxy's header", async () => {
  let sent = 0
  const sendFrom = async (addresses: string) => {
    sent += 1
    return (
      await limited.ask('POST', '/mail/send', {
        body: { mail: `door-${sent}@example.com` },
        headers: { 'X-Forwarded-For': addresses },
      })
    ).status
  }
  // Addresses that a caller writes into the header precede the proxy's own.
  const statuses: number[] = []
  for (const spoofed of ['', '198.51.100.1, ', '198.51.100.2, ', '198.51.100.3, '])
    statuses.push(await sendFrom(`${spoofed}203.0.113.7`))
  expect(statuses).toEqual([204, 204, 204, 429])
  expect(await sendFrom('203.0.113.7, 203.0.113.8')).toBe(204)
  later(60 * minute)
  expect(await sendFrom('203.0.113.7')).toBe(204)
})

test('quality#trust: one address can sign in 300 times in 15 minutes, by any method; other addresses are unaffected', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const refresh = (address: string) =>
    limited.ask('POST', '/token/refresh', { body: { refresh_token: 'x'.repeat(43) }, headers: from(address) })
  for (let count = 0; count < 300; count += 1) expect((await refresh('203.0.113.20')).status).not.toBe(429)
  const mail = 'crowd@example.com'
  const methods = [
    ['POST', '/token/refresh', { refresh_token: 'x'.repeat(43) }],
    ['POST', '/web/login', { userMail: mail, loginPassword: 'Sunny-day7' }],
    ['POST', '/quick/login', { loginType: 1, loginId: mail, code: '123456', region: defaultRegionId }],
    [
      'POST',
      '/user/register',
      { userMail: mail, code: '123456', loginPassword: 'Sunny-day7', nickName: 'N', regionId: defaultRegionId },
    ],
    ['PUT', '/user/forgetPassword', { mail, code: '123456', password: 'Sunny-day7' }],
    ['POST', '/google/login', { regionId: defaultRegionId, idToken: 'a.b.c' }],
  ] as const
  const answers = await Promise.all(
    methods.map(([method, path, body]) => limited.ask(method, path, { body, headers: from('203.0.113.20') })),
  )
  expect(answers.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual(
    methods.map(() => [429, '900']),
  )
  expect((await refresh('203.0.113.21')).status).not.toBe(429)
  later(15 * minute)
  expect((await refresh('203.0.113.20')).status).not.toBe(429)
})
