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
  void start()
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
  void start()
  expect(await after(0)).toBe(1)
  for (const [tries, pause] of [2_500, 5_000, 10_000, 20_000, 40_000, 80_000, 150_000].entries()) {
    expect(await after(pause - 1)).toBe(tries + 1)
    expect(await after(1)).toBe(tries + 2)
  }
  chance.mockReturnValue(1)
  expect(await after(150_000)).toBe(9)
  expect(await after(449_999)).toBe(9)
  expect(await after(1)).toBe(10)
  // A success resets the back-off.
  send.mockResolvedValueOnce({ isLeft: false })
  expect(await after(450_000)).toBe(11)
  show('visible')
  expect(await after(0)).toBe(12)
  expect(await after(7_499)).toBe(12)
  expect(await after(1)).toBe(13)
})

test('product#offline: a send that throws is retried, and rejects no caller', async () => {
  const { send, start, ask, after } = sender({ isLeft: false })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  send.mockRejectedValueOnce(new Error('A faulty answer'))
  await start()
  expect(await after(2_499)).toBe(1)
  expect(await after(1)).toBe(2)
  expect(await after(3_600_000)).toBe(2)
  send.mockRejectedValueOnce(new Error('A faulty answer'))
  await expect(ask()).resolves.toBeUndefined()
})

test('product#offline: a request is sent whenever it comes, also just when a send ends', async () => {
  for (let turns = 0; turns < 10; turns += 1) {
    const { ask, after } = sender({ isLeft: false })
    void ask()
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    void ask()
    expect(await after(0), `${turns} turns after the first request`).toBe(2)
  }
})

test('product#offline: commands that wait for their shopper are not retried automatically', async () => {
  const { start, after } = sender({ isLeft: true, isPaused: true })
  void start()
  expect(await after(3_600_000)).toBe(1)
})

test('product#offline: automatic retries respect Retry-After; a tap on the button sends at once', async () => {
  const { start, ask, after } = sender({ isLeft: true, retryAfter: 60_000 })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  void start()
  expect(await after(0)).toBe(1)
  dispatchEvent(new Event('online'))
  show('visible')
  expect(await after(59_999)).toBe(1)
  expect(await after(1)).toBe(2)
  void ask()
  expect(await after(0)).toBe(3)
})
