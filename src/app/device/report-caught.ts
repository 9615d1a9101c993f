/** The window event for an error that was caught and shown, but is a defect; shell/later/report-errors.ts listens. */
export const caughtErrorEvent = 'caught-error'

/** Reports an error that the code has caught, and that therefore fires no `error` event. */
export const reportCaught = (error: unknown): void =>
  void window.dispatchEvent(new CustomEvent(caughtErrorEvent, { detail: error }))
