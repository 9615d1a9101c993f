import { afterEach, expect, test, vi } from 'vitest'
import { placeByIp } from '../../src/contract/region.ts'
import { connectionNow, watchConnection } from '../../src/app/data/connection.ts'
import { call } from '../../src/offline/call.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('architecture 5: an answer that was on its way when the network went does not say that the network is there', async () => {
  let isShopUp = false
  const probes: boolean[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.endsWith('/healthz')) return Response.json({ countryCode: 'LK' })
    probes.push(isShopUp)
    if (!isShopUp) throw new TypeError('Failed to fetch')
    return new Response('ok')
  })
  watchConnection(false)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  expect(connectionNow()).toBe('offline')

  expect((await call(placeByIp, {}, { base: '/api' })).ok).toBe(true)
  await vi.waitFor(() => expect(probes).toEqual([false]))
  expect(connectionNow()).toBe('offline')

  // A browser that is wrong about it is not believed for long, either.
  isShopUp = true
  await call(placeByIp, {}, { base: '/api' })
  await vi.waitFor(() => expect(connectionNow()).toBe('online'))
})
