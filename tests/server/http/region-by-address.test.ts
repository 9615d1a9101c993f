import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { createApp } from '#server/app.ts'
import { serveHttp } from '#server/http/serve-http.ts'
import { openCountries } from '#server/region/country-table.ts'
import { type LogLine, logInto, silentLog } from '../support/log-lines.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { builtPage, withPage } from '../support/malls/page-mall.ts'
import { readFirstView } from '../support/read-first-view.ts'
import { testDependencies } from '../support/test-dependencies.ts'

const addressHeader = 'X-Forwarded-For'
const geoHeader = 'CF-IPCountry'
const behindProxy = { ADDRESS_HEADER: addressHeader }

let mall: Mall
let app: Mall['app']
beforeAll(async () => {
  mall = await openMall(36)
  app = withPage(mall, { ...behindProxy, GEO_HEADER: geoHeader })
})
afterAll(() => mall?.close())

const from = (address: string) => ({ [addressHeader]: address })
const ask = (headers: Record<string, string>, of = app) => of.request('/api/geo', { headers })
async function regionOf(headers: Record<string, string>, of = app): Promise<number> {
  const html = await (await of.request('/', { headers })).text()
  return readFirstView(/<script type="application\/json" id="first-view">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '')
    .regionId
}

/** Addresses of large providers, which the registries have assigned to one country for many years. */
const known = [
  ['112.134.0.1', 'LK', regionIds.LK],
  ['114.114.114.114', 'CN', regionIds.CN],
  ['202.137.128.1', 'LA', regionIds.LA],
  ['195.175.39.39', 'TR', regionIds.TR],
  ['::ffff:195.175.39.39', 'TR', regionIds.TR],
  ['2402:d000::1', 'LK', regionIds.LK],
  ['8.8.8.8', 'US', defaultRegionId],
] as const

/** Addresses that are nobody's in particular, and texts that are no address. */
const placeless = [
  '127.0.0.1',
  '127.8.8.8',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.4',
  '::ffff:192.168.1.4',
  '169.254.1.1',
  '100.64.0.1',
  'fe80::1',
  'fd12:3456::1',
  '0.0.0.0',
  'unknown',
  '195.175.39',
]

describe('the country of an address', () => {
  test.each(known)(
    'product#regions: a caller from %s is in %s, and the first document has region %i',
    async (address, countryCode, regionId) => {
      const answer = await ask(from(address))
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ countryCode })
      expect(await regionOf(from(address))).toBe(regionId)
    },
  )

  test.each(placeless)(
    'product#regions: %s has no country, and the first document has the default region',
    async (address) => {
      const answer = await ask(from(address))
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' })
      expect(await regionOf(from(address))).toBe(defaultRegionId)
    },
  )

  test('product#regions: the header of a proxy wins over the address, which counts where the header is missing', async () => {
    const headers = { ...from('195.175.39.39'), [geoHeader]: 'cn' }
    expect(await (await ask(headers)).json()).toEqual({ countryCode: 'CN' })
    expect(await regionOf(headers)).toBe(regionIds.CN)
    expect(await (await ask(from('195.175.39.39'))).json()).toEqual({ countryCode: 'TR' })
    expect(await regionOf(from('195.175.39.39'))).toBe(regionIds.TR)
  })

  test('product#regions: a chosen region wins over the address', async () => {
    const headers = { ...from('195.175.39.39'), Cookie: `region=${regionIds.LA}` }
    expect(await regionOf(headers)).toBe(regionIds.LA)
  })

  test('product#regions: without its table the mall opens in the default region; the log has one line', async () => {
    const lines: LogLine[] = []
    const log = logInto(lines)
    const without = createApp({
      db: mall.db,
      ...testDependencies({ clock: () => mall.time.now, log }, { ...behindProxy, LOG: 'errors' }),
      countryOf: openCountries(log, '/nowhere/country.mmdb'),
      pageFolder: builtPage(),
    })
    for (const address of ['195.175.39.39', '114.114.114.114']) {
      expect((await ask(from(address), without)).status).toBe(404)
      expect(await regionOf(from(address), without)).toBe(defaultRegionId)
    }
    expect(lines.filter(({ event }) => event === 'country-table')).toHaveLength(1)
  })
})

test('product#regions: a mall that is reached on its own machine opens in the default region', async () => {
  const server = await new Promise<Server>((resolve) => {
    const started: Server = serveHttp(withPage(mall), { hostname: '127.0.0.1', port: 0, log: silentLog }, () =>
      resolve(started),
    )
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    expect((await fetch(`${address}/api/geo`)).status).toBe(404)
    // Without ADDRESS_HEADER nobody can name another address than the connection's.
    expect((await fetch(`${address}/api/geo`, { headers: from('195.175.39.39') })).status).toBe(404)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})
