import { describe, expect, test } from 'vitest'
import { instantHere, instantOf, wireTimeOf } from '#contract/time.ts'

// The zones of the four regions, and zones with clock changes, including half-hour ones.
const zones = [
  'Asia/Colombo',
  'Asia/Shanghai',
  'Asia/Vientiane',
  'Europe/Istanbul',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'UTC',
]
const hour = 3_600_000

test.each([
  ['Asia/Colombo', '2026-11-21 15:30:00'],
  ['Asia/Shanghai', '2026-11-21 18:00:00'],
  ['Asia/Vientiane', '2026-11-21 17:00:00'],
  ['Europe/Istanbul', '2026-11-21 13:00:00'],
])('wire#times: 10:00 UTC in %s is %s, with fractions of a second truncated', (zone, time) => {
  expect(wireTimeOf(Date.UTC(2026, 10, 21, 10) + 999, zone)).toBe(time)
  expect(instantOf(time, zone)).toBe(Date.UTC(2026, 10, 21, 10))
})

test("wire#times: a wire time in the device's own zone is the same instant by the device's clock", () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  for (const time of ['2026-11-21 15:30:00', '2026-01-01 00:00:00', '2027-02-28 23:59:59', '2026-07-01 12:00:01'])
    expect(instantHere(time)).toBe(instantOf(time, zone))
})

test('midnight is written as 00, never 24', () =>
  expect(wireTimeOf(Date.UTC(2026, 0, 1), 'UTC')).toBe('2026-01-01 00:00:00'))

describe.each(zones)('wire#times: times in %s survive conversion in both directions', (zone) => {
  test.each([
    Date.UTC(2026, 2, 28),
    Date.UTC(2026, 9, 24),
    Date.UTC(2026, 2, 7),
    Date.UTC(2026, 9, 31),
    Date.UTC(2016, 10, 6),
  ])('conversion around %d is right at every change of clocks', (from) => {
    for (let instant = from; instant < from + 96 * hour; instant += hour / 2) {
      const time = wireTimeOf(instant, zone)
      const converted = instantOf(time, zone)
      // An hour that occurs twice reads the same twice; every other instant survives the round trip.
      expect(wireTimeOf(converted, zone)).toBe(time)
      const isTwice =
        wireTimeOf(instant - hour, zone) === time ||
        wireTimeOf(instant + hour, zone) === time ||
        wireTimeOf(instant - hour / 2, zone) === time ||
        wireTimeOf(instant + hour / 2, zone) === time
      if (!isTwice) expect(converted, time).toBe(instant)
    }
  })
})

test('a repeated hour means the earlier instant', () => {
  expect(instantOf('2026-10-25 02:30:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0, 30))
  expect(instantOf('2026-11-01 01:30:00', 'America/New_York')).toBe(Date.UTC(2026, 10, 1, 5, 30))
})
