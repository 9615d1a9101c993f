import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultRegionId, regionIds } from '#contract/region-ids.ts'
import { fetchRegionOfCaller } from '#device/region-by-ip.ts'

const network = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', network))
afterEach(() => void vi.unstubAllGlobals())

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
