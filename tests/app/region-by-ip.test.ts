import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultRegionId, regionIds } from '#contract/region/region-ids.ts'
import { regionAtStart } from '#device/region-at-start.ts'
import { fetchRegionOfCaller } from '#device/region-by-ip.ts'

const network = vi.fn<typeof fetch>()
beforeEach(() => {
  network.mockReset()
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test.each([
  ['TR', regionIds.TR],
  ['cn', regionIds.CN],
  ['LA', regionIds.LA],
  ['DE', defaultRegionId],
  ['', defaultRegionId],
])('product#regions: a caller in %j gets region %i', async (countryCode, regionId) => {
  network.mockResolvedValue(Response.json({ countryCode }))
  expect(await fetchRegionOfCaller()).toBe(regionId)
  expect(network.mock.lastCall?.[0]).toBe('/api/geo')
})

test.each([
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a refusal', async () => Response.json({ code: 'NOT_FOUND', desc: 'Unknown.' }, { status: 404 })],
  ['an answer that is not JSON', async () => new Response('<html>')],
  ['an answer of another shape', async () => Response.json({ country: 'TR' })],
] as const)('product#regions: %s leads to the default region', async (_case, answer) => {
  network.mockImplementation(answer)
  expect(await fetchRegionOfCaller()).toBe(defaultRegionId)
})

test('product#regions: the start takes the region of the device, else of the document, without a lookup', async () => {
  expect(await regionAtStart(regionIds.TR, regionIds.CN)).toBe(regionIds.TR)
  expect(await regionAtStart(null, regionIds.CN)).toBe(regionIds.CN)
  expect(network).not.toHaveBeenCalled()
})

test("product#regions: without a document the start asks the mall for the caller's country", async () => {
  network.mockResolvedValue(Response.json({ countryCode: 'LA' }))
  expect(await regionAtStart(null, undefined)).toBe(regionIds.LA)
  expect(network.mock.lastCall?.[0]).toBe('/api/geo')
})

test('product#regions: a build with a country lookup of its own asks it where nothing was chosen', async () => {
  vi.stubEnv('VITE_GEO_URL', 'https://geo.example/v1')
  network.mockResolvedValue(Response.json({ countryCode: 'TR' }))
  expect(await regionAtStart(regionIds.LA, regionIds.CN)).toBe(regionIds.LA)
  expect(network).not.toHaveBeenCalled()
  expect(await regionAtStart(null, regionIds.CN)).toBe(regionIds.TR)
  expect(network.mock.lastCall?.[0]).toBe('https://geo.example/v1/geo')
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await regionAtStart(null, regionIds.CN)).toBe(defaultRegionId)
})
