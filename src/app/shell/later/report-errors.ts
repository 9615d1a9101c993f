import { apiBase, CallFailed } from '#cache/answer.ts'
import { type ClientErrorReport, clientErrors, errorLimits, withoutPersonalData } from '#contract/client-error.ts'
import { caughtErrorEvent } from '#device/report-caught.ts'
import { call } from '#offline/call.ts'
import { connectionNow } from '#sync/connection.ts'

/** The part of the router that provides the current route. */
type WithMatches = { readonly state: { readonly matches: readonly { readonly fullPath: unknown }[] } }

/** Maximum number of reports per page, so that an error in a loop does not flood the server. */
const maxReports = 5

/**
 * Starts reporting the page's errors to the server's log (decision 0039): uncaught errors, unhandled rejections, and
 * errors passed to `reportCaught`, each distinct error once. Nothing is reported while the server does not respond.
 */
export function reportErrors(router: WithMatches): void {
  const known = new Set<string>()
  const report = (kind: ClientErrorReport['kind'], error: unknown) => {
    try {
      if (isExpected(error) || known.size >= maxReports || connectionNow() === 'offline') return
      const body = reportOf(kind, error, router)
      const fingerprint = `${body.message} ${body.stack ?? ''}`
      if (known.has(fingerprint)) return
      known.add(fingerprint)
      void call(clientErrors, {}, { base: apiBase, body }).catch(() => undefined)
    } catch {
      // Reporting an error of the reporting would only repeat itself.
    }
  }
  addEventListener('error', ({ error, message }) => report('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
  addEventListener(caughtErrorEvent, (event) => report('caught', (event as CustomEvent<unknown>).detail))
}

/** Errors that are no defect of the page: no network, a cancelled request, a layout notice of the browser. */
function isExpected(error: unknown): boolean {
  if (error instanceof CallFailed) return error.failure.kind === 'network' || error.failure.kind === 'timeout'
  if (error instanceof DOMException && error.name === 'AbortError') return true
  return !navigator.onLine || /^ResizeObserver loop/.test(String(error))
}

function reportOf(kind: ClientErrorReport['kind'], error: unknown, router: WithMatches): ClientErrorReport {
  const { name, message, stack } =
    error instanceof Error ? error : { name: '', message: String(error), stack: undefined }
  const text = name ? `${name}: ${message}` : message
  // Chrome's stack begins with the message.
  const calls = stack?.replace(`${name}: ${message}`, '').trim()
  return {
    kind,
    message: withoutPersonalData(text, errorLimits.message) || 'Error without a message',
    ...(calls && { stack: withoutPersonalData(calls, errorLimits.stack) }),
    route: routePattern(router),
    build: buildName(),
    browser: browserFamily(navigator.userAgent),
  }
}

function routePattern(router: WithMatches): string {
  const pattern = router.state.matches.at(-1)?.fullPath
  return typeof pattern === 'string' && /^\/[\w$/{}.-]*$/.test(pattern) ? pattern.slice(0, errorLimits.route) : '/'
}

/** The file name of the entry script, whose hash identifies the build. */
function buildName(): string {
  const source = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  return source
    .replace(/[?#].*/, '')
    .replace(/.*\//, '')
    .replace(/[^\w.-]/g, '')
    .slice(0, errorLimits.build)
}

/** The browser's family alone: together with version and system it could identify a person. */
function browserFamily(agent: string): ClientErrorReport['browser'] {
  if (/Edg\//.test(agent)) return 'Edge'
  if (/OPR\//.test(agent)) return 'Opera'
  if (/SamsungBrowser\//.test(agent)) return 'Samsung Internet'
  if (/Firefox\/|FxiOS\//.test(agent)) return 'Firefox'
  if (/Chrome\/|CriOS\//.test(agent)) return 'Chrome'
  return /Safari\//.test(agent) ? 'Safari' : 'other'
}
