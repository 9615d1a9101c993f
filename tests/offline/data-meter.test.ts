import { beforeAll, expect, test, vi } from 'vitest'
import { bytesOver, monthOf } from '#offline/data-meter.ts'

beforeAll(() => void vi.stubGlobal('self', { location: { protocol: 'https:' } }))

const over = (transferSize: number, encodedBodySize: number, nextHopProtocol = 'h2') =>
  bytesOver({ transferSize, encodedBodySize, nextHopProtocol })

test('product#data-meter: meter: answers from a cache count nothing', () => expect(over(0, 5_000)).toBe(0))

test('product#data-meter: meter: exact header sizes of a browser are used', () =>
  expect(over(5_112, 5_000)).toBe(5_112))

test('product#data-meter: meter: where a browser reports headers as 300 bytes, the size typical of the protocol replaces them', () => {
  const estimated = over(5_300, 5_000) - 5_000
  expect(estimated).toBeGreaterThan(20)
  expect(estimated).toBeLessThan(300)
  expect(over(5_300, 5_000, 'http/1.1') - 5_000).toBeGreaterThan(500)
  // A 304 without a body.
  expect(over(300, 5_000, '')).toBe(estimated)
})

test("product#data-meter: meter: months follow the phone's time zone", () => {
  expect(monthOf(new Date(2026, 10, 30, 23, 59))).toBe('2026-11')
  expect(monthOf(new Date(2026, 11, 1))).toBe('2026-12')
  expect(monthOf(new Date(2027, 0, 1))).toBe('2027-01')
})
