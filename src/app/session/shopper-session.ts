import { watchCalls } from '#offline/call.ts'
import { hasSession } from './shopper.ts'

/** Loads the session's code before a shopper's call, so that the session is followed; guests do not need the code. */
export const watchForLoss = (): Promise<void> =>
  import('./session.ts').then(
    ({ watchSession }) => watchSession(),
    () => undefined,
  )

/**
 * Follows all calls from the start of the page: a 401 while the session cookie exists is a lost session
 * (docs/product.md#session-loss). Returns the function that stops it.
 */
export const followLoss = (): (() => void) =>
  watchCalls((outcome) => {
    const isRefused = !outcome.ok && 'status' in outcome.failure && outcome.failure.status === 401
    if (!isRefused || !hasSession()) return
    import('./session.ts').then(
      ({ loseSession }) => loseSession(),
      () => undefined,
    )
  })
