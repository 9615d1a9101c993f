import { expect, test } from 'vitest'
import { networkLimit, slowStartStalls } from '#e2e/perf/network/network-limit.ts'
import { networkProfiles } from '#e2e/perf/network/network-profile.ts'

const { slow4g, slow3g, unshaped } = networkProfiles

test('a transfer within the first window has no extra round trip', () => {
  expect(slowStartStalls(14_600, slow4g)).toBe(0)
  expect(networkLimit({ connectionTrips: 2, levels: 1, bytes: 14_600 }, slow4g)).toBeCloseTo(
    3 * 150 + (8 * 14_600 * 1.06) / 1638,
    6,
  )
})

test('one byte more than the window waits for the rest of a round trip', () => {
  const sent = (8 * (14_600 - 1460) * 1.06) / 1638
  expect(slowStartStalls(14_601, slow4g)).toBeCloseTo(150 - sent, 6)
})

test('a window that fills the pipe never waits, whatever the size', () => {
  expect(slowStartStalls(10_000_000, slow4g)).toBe(slowStartStalls(50_000, slow4g))
  expect(slowStartStalls(10_000_000, { ...slow4g, rttMs: 60 })).toBe(0)
})

test('a document and its picture on Slow 4G take about the 0.82 s of docs/quality.md#speed', () => {
  const limit = networkLimit({ connectionTrips: 2, levels: 2, bytes: 27_000 }, slow4g)
  expect(limit).toBeGreaterThan(790)
  expect(limit).toBeLessThan(850)
})

test('more bytes, more levels or a slower connection never shorten the time', () => {
  const at = (bytes: number, levels: number, profile = slow4g as typeof slow4g | typeof slow3g) =>
    networkLimit({ connectionTrips: 2, levels, bytes }, profile) ?? 0
  for (const bytes of [0, 1000, 20_000, 200_000]) {
    expect(at(bytes + 1, 1)).toBeGreaterThan(at(bytes, 1))
    expect(at(bytes, 2)).toBeCloseTo(at(bytes, 1) + 150, 6)
    expect(at(bytes, 1, slow3g)).toBeGreaterThan(at(bytes, 1))
  }
})

test('an unshaped connection has no limit', () => {
  expect(networkLimit({ connectionTrips: 2, levels: 1, bytes: 1000 }, unshaped)).toBeNull()
})
