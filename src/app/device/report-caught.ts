/** The window's event of an error that was caught and shown, but is a fault; shell/report-errors.ts listens. */
export const caughtErrorEvent = 'caught-error'

/** Reports an error that the code has caught, and so no `error` event tells of. */
export const reportCaught = (error: unknown): void =>
  void window.dispatchEvent(new CustomEvent(caughtErrorEvent, { detail: error }))
