/**
 * Ensures that a 401 of the following call is noticed (docs/product.md#session-loss). The session's code is loaded
 * here, because guests do not need it.
 */
export const watchForLoss = (): Promise<void> =>
  import('./session.ts').then(
    ({ watchSession }) => watchSession(),
    () => undefined,
  )
