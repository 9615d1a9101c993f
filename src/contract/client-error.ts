import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** The maximum length of each part of a report, in characters; the page cuts longer text. */
export const errorLimits = { message: 300, stack: 2000, route: 120, build: 60 } as const

/** The maximum number of reports from one network address in an hour. */
export const maxErrorReports = 30

/**
 * One error on the page. `route` is the pattern of the route (`/products/$productId`), never the address. `build` is
 * the file name of the page's entry script. A report holds no personal data: see `withoutPersonalData`.
 */
const clientErrorReport = v.object({
  kind: v.picklist(['error', 'rejection', 'caught']),
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(errorLimits.message)),
  stack: v.optional(v.pipe(v.string(), v.maxLength(errorLimits.stack))),
  route: v.pipe(v.string(), v.maxLength(errorLimits.route), v.regex(/^\/[\w$/{}.-]*$/)),
  build: v.pipe(v.string(), v.maxLength(errorLimits.build), v.regex(/^[\w.-]*$/)),
  browser: v.picklist(['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other']),
})
export type ClientErrorReport = v.InferOutput<typeof clientErrorReport>

/** POST /clientErrors: writes an error of the page to the server's log. */
export const clientErrors = endpoint({
  method: 'POST',
  path: '/clientErrors',
  access: 'open',
  query: v.object({}),
  body: clientErrorReport,
  reply: v.undefined(),
  failures: ['TOO_MANY'],
})

const builtFile = /https?:\/\/[^\s/]+(\/assets\/[\w.-]+)/g
/** A web address, an email address, a long token, or a long number; the names of built files are not matched. */
const personal = /https?:\/\/[^\s"')]+|[^\s"'<>(]+@[^\s"'<>)]+\.[^\s"'<>)]+|\+?\d[\d -]{5,}\d|(?<![\w/.-])[\w-]{24,}/g
/** Quoted text that is not an identifier of the code. */
const quoted = /"(?![\w$.-]*")[^"]*"|'(?![\w$.-]*')[^']*'|`(?![\w$.-]*`)[^`]*`/g

/**
 * Removes text that may be personal from an error's message or stack: addresses with their queries, email addresses,
 * tokens, long numbers, quoted text, and JSON that could not be parsed. Returns at most `max` characters.
 */
export const withoutPersonalData = (text: string, max: number): string =>
  (/JSON/.test(text) ? text.replace(/["'`].*/g, '…') : text)
    .replace(builtFile, '$1')
    .replace(quoted, '"…"')
    .replace(personal, '…')
    .slice(0, max)
