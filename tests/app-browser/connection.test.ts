import { afterEach, expect, test, vi } from 'vitest'
import { placeByIp } from '#contract/region/region.ts'
import { call } from '#offline/call.ts'
import { connectionNow, probe, watchConnection } from '#sync/connection.ts'
import { sendWhenPossible } from '#sync/send-when-possible.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('product#connection: an answer that arrives after the network was lost does not mark the page as online', async () => {
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

  // A browser that wrongly reports offline is not believed for long either.
  isShopUp = true
  await call(placeByIp, {}, { base: '/api' })
  await vi.waitFor(() => expect(connectionNow()).toBe('online'))
})

test('product#connection: a slow answer counts as an answer, and pending commands are sent', async () => {
  let isShopUp = false
  vi.stubGlobal('fetch', async () => {
    if (!isShopUp) throw new TypeError('Failed to fetch')
    return new Response('ok')
  })
  const sent: string[] = []
  sendWhenPossible(async () => {
    sent.push(connectionNow())
    return { isLeft: false }
  }).start()
  await probe()
  expect(connectionNow()).toBe('unreachable')
  isShopUp = true
  let clock = 0
  // Each reading of the clock is 2.1 s after the previous one.
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 2_100))
  await probe()
  expect(connectionNow()).toBe('slow')
  await vi.waitFor(() => expect(sent.at(-1)).toBe('slow'))
})

test('product#connection: while the server is away, the probe backs off to once a minute, and stops in a hidden tab', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let probes = 0
  vi.stubGlobal('fetch', async () => {
    probes += 1
    throw new TypeError('Failed to fetch')
  })
  const probesWithin = async (seconds: number) => {
    const before = probes
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    return probes - before
  }
  watchConnection(false)
  await probe()
  expect(connectionNow()).toBe('unreachable')
  // After 8, 16, 32 and 60 seconds.
  expect(await probesWithin(120)).toBe(4)
  expect(await probesWithin(600)).toBe(10)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await probesWithin(600)).toBe(0)
  visibility.mockReturnValue('visible')
  const before = probes
  document.dispatchEvent(new Event('visibilitychange'))
  expect(probes - before).toBe(1)
})

test('product#connection: the failed calls of a screen that polls do not hasten the probe', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let probes = 0
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/healthz')) probes += 1
    throw new TypeError('Failed to fetch')
  })
  watchConnection(false)
  await probe()
  expect(connectionNow()).toBe('unreachable')
  const before = probes
  for (let seconds = 0; seconds < 600; seconds += 3) {
    await call(placeByIp, {}, { base: '/api' })
    await vi.advanceTimersByTimeAsync(3_000)
  }
  expect(probes - before).toBeLessThanOrEqual(13)
})
