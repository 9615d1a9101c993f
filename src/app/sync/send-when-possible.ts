import { connectionNow, onConnection } from './connection.ts'

/**
 * The result of a send: whether changes remain (to be retried after `retryAfter` ms where the server stated a time),
 * and whether only the shopper can end the pause.
 */
export type Left = { readonly isLeft: boolean; readonly isPaused?: boolean; readonly retryAfter?: number | undefined }

const firstPause = 5_000
const longestPause = 300_000

/**
 * Sends pending changes whenever the connection may allow it: at the start, when the network, the server's responses or
 * the page come back, and at growing intervals. A send that throws is repeated like one that left changes. `start`
 * begins this and sends now; `ask` sends now. Both resolve when the send is over; sends never overlap.
 */
export function sendWhenPossible(send: () => Promise<Left>): {
  readonly start: () => Promise<void>
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
      const { isLeft, isPaused = false, retryAfter = 0 } = await send().catch((): Left => ({ isLeft: true }))
      notBefore = Date.now() + retryAfter
      // The random factor keeps devices from retrying all at the same time.
      if (isLeft && !isPaused) timer = setTimeout(ask, Math.max(retryAfter, pause * (0.5 + Math.random())))
      pause = isLeft ? Math.min(pause * 2, longestPause) : firstPause
    }
    // At once, because a request that came after the last send needs a new run.
    sending = null
  }
  const ask = () => {
    isAskedAgain = true
    return (sending ??= run())
  }
  /** Automatic sends respect the server's `retryAfter`; a press of a button does not. */
  const mayAsk = () => void (Date.now() >= notBefore && ask())

  const start = () => {
    if (!isStarted) {
      addEventListener('online', mayAsk)
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && mayAsk())
      onConnection(() => ['online', 'slow'].includes(connectionNow()) && mayAsk())
    }
    isStarted = true
    return ask()
  }
  return { start, ask }
}
