import { beforeAll, expect, test, vi } from 'vitest'
import { bytesOver, monthOf } from '#offline/data-meter.ts'

beforeAll(() => void vi.stubGlobal('self', { location: { protocol: 'https:' } }))

const over = (transferSize: number, encodedBodySize: number, nextHopProtocol = 'h2') =>
  bytesOver({ transferSize, encodedBodySize, nextHopProtocol })

test('issue 3 the meter: what came from a cache costs nothing', () => expect(over(0, 5_000)).toBe(0))

test('issue 3 the meter: a browser that tells headers as they are is believed', () =>
  expect(over(5_112, 5_000)).toBe(5_112))

test('issue 3 the meter: where headers are told as 300 bytes, what they weigh by their protocol stands in for them', () => {
  const packed = over(5_300, 5_000) - 5_000
  expect(packed).toBeGreaterThan(20)
  expect(packed).toBeLessThan(300)
  expect(over(5_300, 5_000, 'http/1.1') - 5_000).toBeGreaterThan(500)
  // A 304 without a body.
  expect(over(300, 5_000, '')).toBe(packed)
})

test('issue 3 the meter: the month is this phone’s own', () => {
  expect(monthOf(new Date(2026, 10, 30, 23, 59))).toBe('2026-11')
  expect(monthOf(new Date(2026, 11, 1))).toBe('2026-12')
  expect(monthOf(new Date(2027, 0, 1))).toBe('2027-01')
})
