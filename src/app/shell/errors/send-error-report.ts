import { apiBase, CallFailed } from '#cache/answer.ts'
import { type ClientErrorReport, clientErrors, errorLimits, withoutPersonalData } from '#contract/client-error.ts'
import { call } from '#offline/call.ts'
import { connectionNow } from '#sync/connection.ts'

export type ErrorKind = ClientErrorReport['kind']

/** The part of the router that provides the current route. */
export type WithMatches = { readonly state: { readonly matches: readonly { readonly fullPath: unknown }[] } }

/** Maximum number of reports per page, so that an error in a loop does not flood the server. */
const maxReports = 5

const known = new Set<string>()

/** Reports each distinct error once. Nothing is reported while the server does not respond. */
export function sendErrorReport(kind: ErrorKind, error: unknown, router: WithMatches): void {
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

/** Errors that are no defect of the page: a failed request, a cancelled request, a layout notice of the browser. */
function isExpected(error: unknown): boolean {
  if (error instanceof CallFailed) return error.failure.kind === 'network' || error.failure.kind === 'timeout'
  if (error instanceof DOMException && error.name === 'AbortError') return true
  return /^ResizeObserver loop/.test(String(error))
}

function reportOf(kind: ErrorKind, error: unknown, router: WithMatches): ClientErrorReport {
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
