import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { followServerClock, serverNow, useIsOver, useTimeLeft } from '#device/server-clock.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('wire#times: the clock counts the time that the script took to arrive after the document', () => {
  const renderedAt = Date.parse('2026-11-29T08:00:00Z')
  vi.useFakeTimers({ now: renderedAt + 3_600_000, toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockReturnValue(9_000)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 2_000 } as PerformanceNavigationTiming])
  followServerClock(renderedAt)
  expect(serverNow()).toBe(renderedAt + 7_000)
})

test('quality#speed: a countdown is rendered every second, a screen that waits for its end only once more', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: Date.parse('2026-11-29T08:00:00'), toFake: ['Date', 'setInterval', 'clearInterval'] })
  const seen: { left: number[]; isOver: boolean[] } = { left: [], isOver: [] }
  const endTime = '2026-11-29 08:00:03'
  function Countdown() {
    seen.left.push(useTimeLeft(endTime))
    return null
  }
  function Form() {
    seen.isOver.push(useIsOver(endTime))
    return null
  }
  followServerClock(Date.now())
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <>
        <Countdown />
        <Form />
      </>,
    ),
  )
  for (let second = 0; second < 5; second += 1) await act(async () => void vi.advanceTimersByTime(1_000))
  await act(async () => root.unmount())
  expect(seen.left.at(-1)).toBe(0)
  expect(new Set(seen.left).size, 'different times').toBeGreaterThanOrEqual(4)
  expect(seen.isOver).toEqual([false, true])
})
