import { caughtErrorEvent } from '#device/report-caught.ts'
import type { ErrorKind, WithMatches } from '../errors/send-error-report.ts'

/**
 * Starts reporting the page's errors to the server's log (decision 0039): uncaught errors, unhandled rejections, and
 * errors passed to `reportCaught`. Nothing is reported without a network. The code that sends a report
 * is loaded at the first error, and not ahead, because a report needs the network.
 */
export function reportErrors(router: WithMatches): void {
  const report = (kind: ErrorKind, error: unknown) => {
    if (!navigator.onLine) return
    void import('../errors/send-error-report.ts').then(
      ({ sendErrorReport }) => sendErrorReport(kind, error, router),
      () => undefined,
    )
  }
  addEventListener('error', ({ error, message }) => report('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
  addEventListener(caughtErrorEvent, (event) => report('caught', (event as CustomEvent<unknown>).detail))
}
