import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Left, sendWhenPossible } from '#sync/send-when-possible.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Makes the page visible or hidden. */
function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A sender, a function that requests a send, and the number of tries after more ms. */
function sender(left: Left) {
  const send = vi.fn(async () => left)
  const { start, ask } = sendWhenPossible(send)
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return send.mock.calls.length
  }
  return { send, start, ask, after }
}

test('product#offline: pending commands are sent at start, when the network is back and when the page is visible again', async () => {
  const { start, after } = sender({ isLeft: false })
  start()
  expect(await after(0)).toBe(1)
  show('hidden')
  expect(await after(0)).toBe(1)
  show('visible')
  expect(await after(0)).toBe(2)
  dispatchEvent(new Event('online'))
  expect(await after(0)).toBe(3)
  expect(await after(3_600_000), 'no command is pending').toBe(3)
})

test('product#offline: retries back off by doubling up to five minutes, with jitter', async () => {
  const { send, start, after } = sender({ isLeft: true })
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0)
  start()
  expect(await after(0)).toBe(1)
  for (const [tries, pause] of [5_000, 10_000, 20_000, 40_000, 80_000, 150_000].entries()) {
    expect(await after(pause - 1)).toBe(tries + 1)
    expect(await after(1)).toBe(tries + 2)
  }
  chance.mockReturnValue(1)
  expect(await after(150_000)).toBe(8)
  expect(await after(449_999)).toBe(8)
  expect(await after(1)).toBe(9)
  // A success resets the back-off.
  send.mockResolvedValueOnce({ isLeft: false })
  expect(await after(450_000)).toBe(10)
  show('visible')
  expect(await after(0)).toBe(11)
  expect(await after(15_000)).toBe(12)
})

test('product#offline: commands that wait for their shopper are not retried automatically', async () => {
  const { start, after } = sender({ isLeft: true, isPaused: true })
  start()
  expect(await after(3_600_000)).toBe(1)
})

test('product#offline: automatic retries respect Retry-After; a tap on the button sends at once', async () => {
  const { start, ask, after } = sender({ isLeft: true, retryAfter: 60_000 })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  start()
  expect(await after(0)).toBe(1)
  dispatchEvent(new Event('online'))
  show('visible')
  expect(await after(59_999)).toBe(1)
  expect(await after(1)).toBe(2)
  void ask()
  expect(await after(0)).toBe(3)
})
