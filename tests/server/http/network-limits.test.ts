import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxErrorReports } from '#contract/client-error.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { createApp } from '#server/app.ts'
import { logInto } from '../support/log-lines.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { caller } from '../support/shopper.ts'
import { testDependencies } from '../support/test-dependencies.ts'

const codesPerAddress = 3
let mall: Mall
/** A mall behind a proxy, which names the caller's address. */
let proxied: ReturnType<typeof caller>
beforeAll(async () => {
  mall = await openMall(36)
  const dependencies = testDependencies(
    { clock: () => mall.time.now, log: logInto(mall.log) },
    { CODES_PER_ADDRESS: String(codesPerAddress), ADDRESS_HEADER: 'X-Forwarded-For' },
  )
  proxied = caller({ app: createApp({ db: mall.db, ...dependencies, pageFolder: null }) })
})
afterAll(() => mall?.close())

/** Calls that are limited by network, with the number that one network may make; `nth` makes the bodies differ. */
const limited: readonly (readonly [path: string, max: number, bodyOf: (nth: number) => object])[] = [
  ['/mail/send', codesPerAddress, (nth) => ({ mail: `network-${nth}@example.com` })],
  ['/token/refresh', 300, () => ({ refresh_token: 'x'.repeat(43) })],
  [
    '/contactUs',
    10,
    (nth) => ({
      messageId: randomUUID(),
      topic: 'other',
      name: 'Amaya',
      mail: `network-${nth}@example.com`,
      content: 'Hello',
      lang: 'en',
      regionId: defaultRegionId,
    }),
  ],
  [
    '/clientErrors',
    maxErrorReports,
    () => ({ kind: 'error', message: 'No price', route: '/', build: 'index-1a2b3c4.js', browser: 'Chrome' }),
  ],
]

test.each(limited)('quality#fair: the addresses of one IPv6 /64 share the limit of %s', async (path, max, bodyOf) => {
  let nth = 0
  const isRefusedFrom = async (address: string) => {
    nth += 1
    const headers = { 'X-Forwarded-For': address }
    return (await proxied.ask('POST', path, { body: bodyOf(nth), headers })).status === 429
  }
  for (let host = 1; host <= max; host += 1)
    expect(await isRefusedFrom(`2001:db8:0:7::${host.toString(16)}`)).toBe(false)
  expect(await isRefusedFrom('2001:0db8:0000:0007:aaaa:bbbb:cccc:dddd')).toBe(true)
  expect(await isRefusedFrom('2001:db8:0:8::1')).toBe(false)
})
