import { afterEach, expect, test, vi } from 'vitest'
import { followServerClock, serverNow } from '#device/server-clock.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('wire#times: the clock counts the time that the script took to arrive after the document', () => {
  const renderedAt = Date.parse('2026-11-29T08:00:00Z')
  vi.useFakeTimers({ now: renderedAt + 3_600_000, toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockReturnValue(9_000)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 2_000 } as PerformanceNavigationTiming])
  followServerClock(renderedAt)
  expect(serverNow()).toBe(renderedAt + 7_000)
})
