/**
 * Sees to it that a 401 of the call that comes now is noticed (docs/product.md#session-loss). The session's code is
 * fetched here: a guest has no use for it.
 */
export const watchForLoss = (): Promise<void> =>
  import('./session.ts').then(
    ({ watchSession }) => watchSession(),
    () => undefined,
  )
