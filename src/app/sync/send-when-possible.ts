import { connectionNow, onConnection } from './connection.ts'

/** What a sending left behind: something for later (after `retryAfter` ms where the shop named a time), and whether only the shopper can end the wait. */
export type Left = { readonly isLeft: boolean; readonly isPaused?: boolean; readonly retryAfter?: number | undefined }

const firstPause = 5_000
const longestPause = 300_000

/**
 * Sends what waits whenever it may get through: at the start, when the network, the shop's answers or the page come back, and in
 * growing pauses. `ask` sends now, one time after the other.
 */
export function sendWhenPossible(send: () => Promise<Left>): {
  readonly start: () => void
  readonly ask: () => Promise<void>
} {
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  let notBefore = 0
  let isStarted = false
  let isAskedAgain = false
  let sending: Promise<void> | null = null

  const run = async () => {
    while (isAskedAgain) {
      isAskedAgain = false
      clearTimeout(timer)
      const { isLeft, isPaused = false, retryAfter = 0 } = await send()
      pause = isLeft ? Math.min(pause * 2, longestPause) : firstPause
      notBefore = Date.now() + retryAfter
      // Not all phones at the same moment.
      if (isLeft && !isPaused) timer = setTimeout(ask, Math.max(retryAfter, pause * (0.5 + Math.random())))
    }
  }
  const ask = () => {
    isAskedAgain = true
    return (sending ??= run().finally(() => (sending = null)))
  }
  /** A shop that asked for patience gets it, but from who presses a button. */
  const mayAsk = () => void (Date.now() >= notBefore && ask())

  const start = () => {
    if (isStarted) return
    isStarted = true
    addEventListener('online', mayAsk)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && mayAsk())
    onConnection(() => ['online', 'slow'].includes(connectionNow()) && mayAsk())
    void ask()
  }
  return { start, ask }
}
